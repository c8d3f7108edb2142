"""Hands on phones at the shared table: whose they are, their codes, and the wait for a choice.

``hands`` and ``code`` need packages that are loaded only once somebody wants them.
"""
