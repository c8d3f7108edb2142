"""Hands on phones: what goes over the wire, who holds which seat, and the server that carries it.

A phone gets what its game describes for its seat and nothing else (``game.describe``), as JSON;
nothing here is written for any game. The window's thread alone knows a match. The server's thread
holds bytes: for each seat the latest table, never a queue of them.
"""
