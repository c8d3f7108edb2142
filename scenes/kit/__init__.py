"""The kit of the scenes: display list, stack, focus, layout, parts. It knows no pygame."""
