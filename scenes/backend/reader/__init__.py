"""Screen readers: one is spoken to as soon as it is there, and costs nothing where there is none.

``Speaker`` is what the loop knows of it. What a platform has for it, PyPI's accesskit, is
imported by ``adapter`` alone, and only when somebody listens.
"""

from scenes.backend.reader.speaker import Speaker

__all__ = ["Speaker"]
