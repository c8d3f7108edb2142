"""PLACEHOLDER"""
from game.bots.glass.gentle import GentleBot as SharpBot
