"""The results of `check`, `place` and `waits`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional


class SeawallWarning(UserWarning):
    """A warning: Seawall treated something conservatively, or a person should review the result."""


@dataclass(frozen=True)
class Related:
    """Another location of a finding."""

    message: str
    line: int
    column: int
    op: str


@dataclass(frozen=True)
class Finding:
    """One finding: an error, or a possible improvement.

    `code` is stable, and `seawall explain CODE` describes it. `severity` is `"error"` or
    `"warning"`. Lines and columns start at 1. `bound` is the scope of the check: `"all-paths"` or
    `"iterations:N"`.
    """

    code: str
    name: str
    kind: str
    severity: str
    message: str
    file: str
    line: int
    column: int
    op: str
    bound: str
    related: List[Related] = field(default_factory=list)

    @property
    def is_error(self) -> bool:
        """Whether the program is wrong, and not only inefficient."""
        return self.severity == "error"


class Findings(Sequence):
    """The findings of one text, in the order of the text.

    Attributes:
        text: all findings as `seawall check` prints them; empty if there are none.
        notes: caveats: what was treated conservatively, and what limits the result, as text.
        document: the JSON document of `seawall check --format json`.
    """

    def __init__(self, document: Dict[str, Any], text: str, notes: str) -> None:
        self.document = document
        self.text = text
        self.notes = notes
        self._findings = [_finding(row) for row in document["findings"]]

    def __len__(self) -> int:
        return len(self._findings)

    def __getitem__(self, index: Any) -> Any:
        return self._findings[index]

    def __iter__(self) -> Iterator[Finding]:
        return iter(self._findings)

    def __repr__(self) -> str:
        return f"Findings({[f'{f.code} line {f.line}' for f in self._findings]})"

    @property
    def errors(self) -> List[Finding]:
        """The findings of severity `"error"`."""
        return [finding for finding in self._findings if finding.is_error]


def _finding(row: Dict[str, Any]) -> Finding:
    related = [_related(r) for r in row.get("related", [])]
    keys = ("code", "name", "kind", "severity", "message", "file", "line", "column", "op", "bound")
    return Finding(related=related, **{key: row[key] for key in keys})


def _related(row: Dict[str, Any]) -> Related:
    return Related(row["message"], row["line"], row["column"], row["op"])


@dataclass(frozen=True)
class Placement:
    """A text with barriers, and the changes to it.

    Attributes:
        text: the text with its barriers.
        document: the JSON document of `seawall place --format json`. For MLIR it has `barriers`,
            `removed`, `certificates` and `warnings`. For a Wave trace it has `insertions`,
            `certified` (strategy ``"minimal"``), and `regions` and `guarded` (Wave's strategies).
        explanation: the reason for each barrier, if requested.
        warnings: what was treated conservatively, or cannot be ordered by a barrier, as text; empty
            if there is none.
    """

    text: str
    document: Dict[str, Any]
    explanation: Optional[str] = None
    warnings: str = ""

    @property
    def barriers(self) -> List[Dict[str, Any]]:
        """The placed barriers.

        For MLIR, each has `op`, `position`, `line`, `column`, `insert`, `loop_depth` and `reason`.
        For a trace, these are the inserted nodes. Each has `action`, `at`, `node`, `location_from`,
        `barrier`, `wait_async` and `tensor_wait`. A counter wait also has `counters`, and a node of
        Wave's strategies has its `reason`.
        """
        return self.document["insertions" if "insertions" in self.document else "barriers"]

    @property
    def removed(self) -> List[Dict[str, Any]]:
        """The barriers of the input that were deleted. Empty for traces."""
        return self.document.get("removed", [])

    def to_json(self) -> str:
        """Returns the document as text."""
        return json.dumps(self.document, indent=2)


@dataclass(frozen=True)
class Waits:
    """A text with the counts of its waits, and their derivation.

    Attributes:
        text: the text with its counts.
        document: the JSON document of `seawall waits --format json`.
        explanation: a line for each wait, with the operations that it waits for.
        warnings: the waits that could not be counted, as text; empty if there are none.
    """

    text: str
    document: Dict[str, Any]
    explanation: str
    warnings: str = ""

    @property
    def waits(self) -> List[Dict[str, Any]]:
        """The waits.

        Each has `name`, its location, `counter`, `old` and `new` count, `rule`, `notes` and
        `dependences`.
        """
        return self.document["waits"]
