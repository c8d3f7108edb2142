"""Runs in the environment of the program that we compare with, and sees nothing of ours."""
