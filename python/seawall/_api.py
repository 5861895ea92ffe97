"""The functions on texts."""

from __future__ import annotations

import json
from typing import Optional

from . import _seawall, wave
from ._results import Findings, Placement, Waits


def check(
    text: str,
    *,
    name: str = "<text>",
    target: Optional[str] = None,
    logical: bool = False,
    warp_locality: bool = True,
) -> Findings:
    """Finds races, missing waits, misused barriers and needless ones in a module, a log of modules, or a model.

    Args:
        text: MLIR, a log with dumps of MLIR, or a model in its text or JSON form.
        name: what people call the text; the endings `.litmus` and `.json` say that it is a model.
        target: the GPU, such as ``"sm_90"`` or ``"gfx950"``, if the text does not say or says another one.
        logical: take every allocation as memory of its own, wherever the module puts it.
        warp_locality: use what layouts say about which warp touches which byte.

    Returns:
        The findings; an empty sequence means that nothing is wrong as far as `notes` reach.

    Raises:
        SeawallError: the text cannot be read.

    >>> [f.code for f in seawall.check(open("kernel.ttgir").read())]
    []
    """
    document, said, notes = _seawall.check(text, name=name, target=target, logical=logical, warp_locality=warp_locality)
    return Findings(json.loads(document), said, notes)


def place(
    text: str,
    *,
    strategy: str = "minimal",
    target: Optional[str] = None,
    explain: bool = False,
    name: str = "<text>",
    logical: bool = False,
    remove_redundant: bool = False,
    warp_locality: bool = True,
    barriers: str = "whole",
) -> Placement:
    """Places barriers in every module of a text, or in a Wave trace.

    Args:
        text: MLIR right after shared memory was allocated, or before; or a Wave trace in its JSON form.
        strategy: ``"minimal"`` for the fewest barriers, ``"triton"`` for those of Triton's released passes; for a trace ``"minimal"``, or
            ``"wave"`` and ``"split"`` as `seawall.wave.place` has them.
        target: the GPU, if the text does not say or says another one.
        explain: also say what each barrier is for.
        name: what people call the text.
        logical: take every allocation as memory of its own.
        remove_redundant: delete barriers of the input that order nothing; ``"minimal"`` only.
        warp_locality: use what layouts say about which warp touches which byte; ``"minimal"`` only.
        barriers: ``"whole"``, or ``"split"`` for signals and waits on GPUs that have them; ``"minimal"`` only.

    Returns:
        The text with its barriers and what was done.

    Raises:
        SeawallError: the text cannot be read, or the strategy does not exist.

    >>> placed = seawall.place(module, explain=True)
    >>> len(placed.barriers), placed.explanation.splitlines()[-1]
    """
    if barriers not in ("whole", "split"):
        raise ValueError(f"there are no `{barriers}` barriers; use `whole` or `split`")
    if _is_trace(text):
        return _place_in_trace(text, strategy, target, explain, barriers)
    out, document, explanation, warnings = _seawall.place(
        text,
        name=name,
        strategy=strategy,
        target=target,
        explain=explain,
        logical=logical,
        remove_redundant=remove_redundant,
        warp_locality=warp_locality,
        split=barriers == "split",
    )
    return Placement(out, json.loads(document), explanation, warnings)


def _is_trace(text: str) -> bool:
    head = text.lstrip()[:4096]
    return head.startswith("{") and '"seawall_wave_trace"' in head


def _place_in_trace(text: str, strategy: str, target: Optional[str], explain: bool, barriers: str) -> Placement:
    halves = {"barriers": barriers} if strategy == "minimal" else {}
    placed = wave.place(text, strategy=strategy, target=target, **halves)
    document = {"version": 1, "strategy": strategy, "barriers": placed.insertions, "removed": []}
    return Placement(placed.text, document, placed.explanation if explain else None, placed.warnings)


def waits(
    text: str,
    *,
    target: Optional[str] = None,
    name: str = "<text>",
    as_triton: bool = False,
    count_ordinary: bool = False,
) -> Waits:
    """Gives every wait of a text the largest count of operations that it may leave in flight.

    Args:
        text: MLIR, a log with dumps of MLIR, a Wave trace in its JSON form, or a model.
        target: the GPU, such as ``"gfx950"``, if the text does not say or says another one.
        name: what people call the text; the endings `.litmus` and `.json` say that it is a model or a trace.
        as_triton: count as Triton's released pass does, instead of the largest safe counts.
        count_ordinary: take reads and writes of global memory to be issued where they stand, where they count with copies to LDS.

    Returns:
        The text with its counts and how they come about. What cannot be counted stays as it is, and `warnings` says so.

    Raises:
        SeawallError: the text cannot be read, or nobody says which GPU it is for.

    >>> counted = seawall.waits(trace, target="gfx950")
    >>> [(wait["node"], wait["counter"], wait["new"]) for wait in counted.waits]
    [(3, 'vmcnt', 1)]
    """
    out, document, explanation, warnings = _seawall.waits(
        text, name=name, target=target, as_triton=as_triton, count_ordinary=count_ordinary
    )
    return Waits(out, json.loads(document), explanation, warnings)


def report(
    text: str,
    *,
    format: str = "markdown",
    target: Optional[str] = None,
    name: str = "<text>",
    logical: bool = False,
) -> str:
    """Says in one document what `check` finds in a text and what `place` with the strategy ``"minimal"`` would do to it.

    It is these two put together: it measures nothing and compares no strategies.

    Args:
        text: as for `check` and `place`.
        format: ``"markdown"`` or ``"json"``.
        target, name, logical: as for `check`.

    Raises:
        SeawallError: the text cannot be read.
        ValueError: there is no such format.
    """
    if format not in ("markdown", "json"):
        raise ValueError(f"`{format}` is no format of a report; use `markdown` or `json`")
    findings = check(text, name=name, target=target, logical=logical)
    placement = place(text, name=name, target=target, logical=logical, explain=True)
    if format == "json":
        return json.dumps({"version": 1, "findings": findings.document, "placement": placement.document}, indent=2) + "\n"
    return _markdown(name, findings, placement)


def _markdown(name: str, findings: Findings, placement: Placement) -> str:
    parts = [f"# Barriers of `{name}`", "", f"## Findings: {len(findings)}", ""]
    parts += ["```text", findings.text.rstrip(), "```"] if findings else ["Nothing is wrong as far as was looked."]
    if findings.notes:
        parts += ["", "What limits this:", "", "```text", findings.notes.rstrip(), "```"]
    parts += ["", f"## Placement: {len(placement.barriers)} barriers added", ""]
    parts += ["```text", (placement.explanation or "").rstrip(), "```"]
    return "\n".join(parts) + "\n"
