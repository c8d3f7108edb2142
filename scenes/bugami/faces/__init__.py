"""How the delegates take what happens at the desk."""
