"""Writes Ogg Vorbis as small as it gets, and the same bytes for the same samples.

The library that reads and writes our other sounds knows no quality below its own lowest; the one
that SDL brings along does. It is asked for by name: `vorbisenc` of Xiph, in C.
"""

from __future__ import annotations

import ctypes
import struct
from ctypes import CDLL, POINTER, byref, c_char, c_float, c_int, c_long, c_ubyte
from functools import cache
from typing import Final

import numpy as np

from build.workshop.synth.tones import RATE, Samples

QUALITY: Final = -0.1  # the lowest there is; 1 is the highest
SERIAL: Final = 1
ROOM: Final = 4_096  # bytes: more than any of the structures takes
AT_ONCE: Final = 1_024  # samples


class _Page(ctypes.Structure):
    _fields_ = (
        ("header", POINTER(c_ubyte)),
        ("header_len", c_long),
        ("body", POINTER(c_ubyte)),
        ("body_len", c_long),
    )

    @property
    def told(self) -> bytes:
        return ctypes.string_at(self.header, self.header_len) + ctypes.string_at(
            self.body, self.body_len
        )


class _Encoder:
    """One stream: what goes in are samples, what comes out are pages."""

    def __init__(self, sides: int, quality: float) -> None:
        self._c = _library()
        self.info, self.comment, self.state, self.block, self.ogg = (
            (c_char * ROOM)() for _ in range(5)
        )
        self.pages: list[bytes] = []
        self._c.vorbis_info_init(self.info)
        if self._c.vorbis_encode_init_vbr(self.info, c_long(sides), c_long(RATE), c_float(quality)):
            raise ValueError(f"no such quality: {quality}")
        self._c.vorbis_comment_init(self.comment)
        self._c.vorbis_analysis_init(self.state, self.info)
        self._c.vorbis_block_init(self.state, self.block)
        self._c.ogg_stream_init(self.ogg, c_int(SERIAL))
        self._head()

    def _head(self) -> None:
        packets = [(c_char * ROOM)() for _ in range(3)]
        self._c.vorbis_analysis_headerout(self.state, self.comment, *packets)
        for packet in packets:
            self._c.ogg_stream_packetin(self.ogg, packet)
        self._take(self._c.ogg_stream_flush)

    def _take(self, out: ctypes._FuncPointer) -> None:
        page = _Page()
        while out(self.ogg, byref(page)):
            self.pages.append(page.told)

    def write(self, samples: Samples) -> None:
        """Some more; an empty array ends the stream."""
        size = len(samples)
        if size:
            room = self._c.vorbis_analysis_buffer(self.state, c_int(size))
            for side in range(samples.shape[1]):
                column = np.ascontiguousarray(samples[:, side], np.float32)
                ctypes.memmove(room[side], column.ctypes.data, 4 * size)
        self._c.vorbis_analysis_wrote(self.state, c_int(size))
        packet = (c_char * ROOM)()
        while self._c.vorbis_analysis_blockout(self.state, self.block) == 1:
            self._c.vorbis_analysis(self.block, None)
            self._c.vorbis_bitrate_addblock(self.block)
            while self._c.vorbis_bitrate_flushpacket(self.state, packet):
                self._c.ogg_stream_packetin(self.ogg, packet)
                self._take(self._c.ogg_stream_pageout)

    def close(self) -> bytes:
        """The whole file."""
        self.write(np.zeros((0, 1)))
        self._take(self._c.ogg_stream_flush)
        self._c.ogg_stream_clear(self.ogg)
        self._c.vorbis_block_clear(self.block)
        self._c.vorbis_dsp_clear(self.state)
        self._c.vorbis_comment_clear(self.comment)
        self._c.vorbis_info_clear(self.info)
        return b"".join(self.pages)


def encoded(samples: Samples, quality: float = QUALITY) -> bytes:
    """An Ogg Vorbis file of one column or two. Raises ValueError for a quality there is not."""
    sides = samples if samples.ndim == 2 else samples[:, None]
    encoder = _Encoder(sides.shape[1], quality)
    for first in range(0, len(sides), AT_ONCE):
        encoder.write(sides[first : first + AT_ONCE])
    return encoder.close()


@cache
def _library() -> CDLL:
    """What SDL's mixer was built with; its own libraries are found through it."""
    import pygame.mixer

    library = CDLL(pygame.mixer.__file__)
    library.vorbis_analysis_buffer.restype = POINTER(POINTER(c_float))
    return library


def pages(told: bytes) -> list[bytes]:
    """A file cut into its pages."""
    found, at = [], 0
    while at < len(told):
        pieces = told[at + 26]
        size = 27 + pieces + sum(told[at + 27 : at + 27 + pieces])
        found.append(told[at : at + size])
        at += size
    return found


def moment(page: bytes) -> int:
    """The sample that a page ends with; the headers come before everything, at 0."""
    return int(struct.unpack_from("<q", page, 6)[0])
