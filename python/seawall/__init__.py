"""Places, checks and explains shared-memory barriers in GPU tile kernels.

>>> import seawall
>>> findings = seawall.check(open("kernel.ttgir").read())
>>> print(findings.text or "nothing found")
>>> placed = seawall.place(open("kernel.ttgir").read(), explain=True)
>>> open("kernel.placed.ttgir", "w").write(placed.text)

`seawall.wave` has Wave's barrier pass and the exporter of Wave traces. Nothing here needs torch.
"""

from __future__ import annotations

from . import wave
from ._api import check, place, report, waits
from ._results import Finding, Findings, Placement, Related, Waits
from ._seawall import SeawallError, __version__

__all__ = [
    "Finding",
    "Findings",
    "Placement",
    "Related",
    "SeawallError",
    "Waits",
    "__version__",
    "check",
    "place",
    "report",
    "waits",
    "wave",
]
