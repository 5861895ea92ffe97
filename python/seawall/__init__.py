"""Places, checks and explains shared-memory barriers in GPU tile kernels.

>>> import seawall
>>> findings = seawall.check(open("kernel.ttgir").read())
>>> print(findings.text or "no findings")
>>> placed = seawall.place(open("kernel.ttgir").read())
>>> open("kernel.placed.ttgir", "w").write(placed.text)

There is a function for each command of `seawall`, with the options of the command.
`seawall.triton` checks and places in compiles of Triton, and `seawall.wave` in compiles of Wave. The
package needs no other package.
"""

from __future__ import annotations

from . import wave
from ._api import allocate, check, deps, explain, fmt, model, pipeline, place, report, simulate, timeline, validate, waits, why
from ._audit import Audit, audit
from ._results import (
    Allocation,
    Answers,
    Dependencies,
    Explanation,
    Finding,
    Findings,
    Formatted,
    Model,
    Note,
    Pipelined,
    Placement,
    Related,
    Report,
    Result,
    SeawallWarning,
    Simulation,
    SourcePlace,
    Timeline,
    Validation,
    Verdict,
    Waits,
    Witness,
    WitnessArgument,
    WitnessLoop,
)
from ._seawall import SeawallError, __version__

__all__ = [
    "Allocation",
    "Answers",
    "Audit",
    "Dependencies",
    "Explanation",
    "Finding",
    "Findings",
    "Formatted",
    "Model",
    "Note",
    "Pipelined",
    "Placement",
    "Related",
    "Report",
    "Result",
    "SeawallError",
    "SeawallWarning",
    "Simulation",
    "SourcePlace",
    "Timeline",
    "Validation",
    "Verdict",
    "Waits",
    "Witness",
    "WitnessArgument",
    "WitnessLoop",
    "__version__",
    "allocate",
    "audit",
    "check",
    "deps",
    "explain",
    "fmt",
    "model",
    "pipeline",
    "place",
    "report",
    "simulate",
    "timeline",
    "validate",
    "waits",
    "wave",
    "why",
]
