"""Seawall for Wave: the exporter of traces, and Wave's barrier pass.

>>> import importlib, seawall.wave
>>> pipeline = importlib.import_module("wave_lang.kernel.wave.wave")
>>> pipeline.add_shared_memory_barriers = seawall.wave.add_shared_memory_barriers

The module imports torch or Wave only when it gets a live trace.
"""

from __future__ import annotations

from ._export import ExportError, dumps, export
from ._pass import WavePlacement, add_shared_memory_barriers, place

__all__ = ["ExportError", "WavePlacement", "add_shared_memory_barriers", "dumps", "export", "place"]
