"""Seawall for Wave: traces written down, and Wave's barrier pass.

Nothing here needs torch or Wave until a live trace is handed over.
"""

from __future__ import annotations

from ._export import ExportError, dumps, export

__all__ = ["ExportError", "dumps", "export"]
