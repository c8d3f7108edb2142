"""Dialogs that lie over anything: menu, curtain, keys, notices."""
