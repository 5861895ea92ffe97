"""The functions that take text."""

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
    """Reports races, missing waits, misused barriers and redundant barriers of a module, a
    pass-dump log, a Wave trace or a model.

    Args:
        text: MLIR, a log with dumps of MLIR, a Wave trace, or a model in its text or JSON form.
        name: the display name of the text. The endings `.litmus` and `.json` mark a model or a
            trace.
        target: the GPU, such as ``"sm_90"`` or ``"gfx950"``. Overrides the target in the text.
        logical: treat every allocation as separate memory, wherever the module places it.
        warp_locality: use the layouts to find which warp accesses which bytes.

    Returns:
        The findings. An empty sequence means that there are no errors, within the limits in
        `notes`.

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
        text: MLIR right after the allocation of shared memory, or before it; or a Wave trace in its
            JSON form.
        strategy: ``"minimal"`` for the fewest barriers, ``"triton"`` for those of Triton's released
            passes. For a trace: ``"minimal"``, or ``"wave"`` and ``"split"`` as in
            `seawall.wave.place`.
        target: the GPU. Overrides the target in the text.
        explain: also return the reason for each barrier.
        name: the display name of the text.
        logical: treat every allocation as separate memory.
        remove_redundant: delete barriers of the input that order nothing; ``"minimal"`` only.
        warp_locality: use the layouts to find which warp accesses which bytes; ``"minimal"`` only.
        barriers: ``"whole"``, or ``"split"`` for signals and waits on GPUs with split barriers;
            ``"minimal"`` only.

    Returns:
        The text with its barriers, and the changes.

    Raises:
        SeawallError: the text cannot be read, or the strategy does not exist.
        ValueError: an option does not apply to this strategy, or to traces.

    >>> placed = seawall.place(module, explain=True)
    >>> len(placed.barriers), placed.explanation.splitlines()[-1]
    """
    if barriers not in ("whole", "split"):
        raise ValueError(f"unknown value `{barriers}` of `barriers`; use `whole` or `split`")
    if _seawall.is_trace(text):
        given = (("logical", logical), ("remove_redundant", remove_redundant), ("warp_locality", not warp_locality))
        for option, is_given in given:
            if is_given:
                raise ValueError(f"`{option}` is for MLIR, but this is a Wave trace; remove the option")
        return _place_in_trace(text, strategy, target, explain, barriers, name)
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


def _place_in_trace(
    text: str, strategy: str, target: Optional[str], explain: bool, barriers: str, name: str
) -> Placement:
    if barriers == "split" and strategy != "minimal":
        raise ValueError("`barriers` is an option of the strategy `minimal`; `wave` places whole barriers, and `split` places split barriers")
    halves = {"barriers": barriers} if strategy == "minimal" else {}
    placed = wave.place(text, strategy=strategy, target=target, name=name, **halves)
    return Placement(placed.text, placed.document, placed.explanation if explain else None, placed.warnings)


def waits(
    text: str,
    *,
    target: Optional[str] = None,
    name: str = "<text>",
    as_triton: bool = False,
    count_ordinary: bool = False,
) -> Waits:
    """Sets every wait of a text to the largest safe count of operations in flight.

    Args:
        text: MLIR, a log with dumps of MLIR, a Wave trace in its JSON form, or a model.
        target: the GPU, such as ``"gfx950"``. Overrides the target in the text.
        name: the display name of the text. The endings `.litmus` and `.json` mark a model or a
            trace.
        as_triton: use the counts of Triton's released pass instead of the largest safe counts.
        count_ordinary: count reads and writes of global memory and of LDS where they share a
            counter with copies or waits. Assumes that the compiler issues them where the text has
            them.

    Returns:
        The text with its counts, and their derivation. A wait that cannot be counted is unchanged,
        with a warning.

    Raises:
        SeawallError: the text cannot be read, or the target is unknown.

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
    """Returns one document with the findings of `check` and the placement of `place` with the
    strategy ``"minimal"``.

    It contains no measurements and no comparison of strategies.

    Args:
        text: as for `check` and `place`.
        format: ``"markdown"`` or ``"json"``.
        target, name, logical: as for `check`.

    Raises:
        SeawallError: the text cannot be read.
        ValueError: the format does not exist.
    """
    if format not in ("markdown", "json"):
        raise ValueError(f"unknown format `{format}`; use `markdown` or `json`")
    findings = check(text, name=name, target=target, logical=logical)
    placement = place(text, name=name, target=target, logical=logical, explain=True)
    if format == "json":
        return json.dumps({"version": 1, "findings": findings.document, "placement": placement.document}, indent=2) + "\n"
    return _markdown(name, findings, placement)


def _markdown(name: str, findings: Findings, placement: Placement) -> str:
    parts = [f"# Barriers of `{name}`", "", f"## Findings: {len(findings)}", ""]
    parts += ["```text", findings.text.rstrip(), "```"] if findings else ["No findings."]
    if findings.notes:
        parts += ["", "Caveats:", "", "```text", findings.notes.rstrip(), "```"]
    # A split barrier counts once. Waits for counters do not count.
    added = sum(row.get("action", "barrier") in ("barrier", "wait") for row in placement.barriers)
    parts += ["", f"## Placement: {added} barriers added", ""]
    parts += ["```text", (placement.explanation or "").rstrip(), "```"]
    return "\n".join(parts) + "\n"
