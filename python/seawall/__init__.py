"""Places, checks and explains shared-memory barriers in GPU tile kernels.

>>> import seawall
>>> findings = seawall.check(open("kernel.ttgir").read())
>>> print(findings.text or "no findings")
>>> placed = seawall.place(open("kernel.ttgir").read(), explain=True)
>>> open("kernel.placed.ttgir", "w").write(placed.text)

`seawall.wave` has Wave's barrier pass and the exporter of Wave traces. The package does not need
torch.
"""

from __future__ import annotations

from . import wave
from ._api import check, place, report, waits
from ._results import Finding, Findings, Placement, Related, SeawallWarning, Waits
from ._seawall import SeawallError, __version__

__all__ = [
    "Finding",
    "Findings",
    "Placement",
    "Related",
    "SeawallError",
    "SeawallWarning",
    "Waits",
    "__version__",
    "check",
    "place",
    "report",
    "waits",
    "wave",
]
