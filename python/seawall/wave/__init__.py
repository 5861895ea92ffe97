"""Seawall for Wave: traces written down, and Wave's barrier pass.

>>> import importlib, seawall.wave
>>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
>>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers

Nothing here needs torch or Wave until a live trace is handed over.
"""

from __future__ import annotations

from ._export import ExportError, dumps, export
from ._pass import WavePlacement, add_shared_memory_barriers, place

__all__ = ["ExportError", "WavePlacement", "add_shared_memory_barriers", "dumps", "export", "place"]
