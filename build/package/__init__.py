"""Makes what strangers download: a program that needs no Python, its archives and their lists."""
