"""What `check`, `place` and `waits` give."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional


@dataclass(frozen=True)
class Related:
    """Another place that a finding speaks of."""

    message: str
    line: int
    column: int
    op: str


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, or may be, in a text.

    `code` is stable (`seawall explain CODE` describes it), `severity` is `"error"` or `"warning"`, lines and columns count from 1, and
    `bound` says how far the statement reaches: `"all-paths"`, or `"iterations:N"`.
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
        """Whether the program is wrong, and not only wasteful."""
        return self.severity == "error"


class Findings(Sequence):
    """The findings of one text, in the order of the text.

    Attributes:
        text: all of them as `seawall check` prints them; empty if there are none.
        notes: what was not understood and treated conservatively, and what limits the answer, as text.
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
        """Those of severity `"error"`."""
        return [finding for finding in self._findings if finding.is_error]


def _finding(row: Dict[str, Any]) -> Finding:
    related = [_related(r) for r in row.get("related", [])]
    keys = ("code", "name", "kind", "severity", "message", "file", "line", "column", "op", "bound")
    return Finding(related=related, **{key: row[key] for key in keys})


def _related(row: Dict[str, Any]) -> Related:
    return Related(row["message"], row["line"], row["column"], row["op"])


@dataclass(frozen=True)
class Placement:
    """A text with barriers, and what was done to it.

    Attributes:
        text: the text with its barriers.
        document: the JSON document of `seawall place --format json`.
        explanation: what each barrier is for, if asked for.
        warnings: what was not understood, or cannot be ordered by a barrier, as text; empty if all is well.
    """

    text: str
    document: Dict[str, Any]
    explanation: Optional[str] = None
    warnings: str = ""

    @property
    def barriers(self) -> List[Dict[str, Any]]:
        """Each barrier that was placed: `op`, `position`, `line`, `column`, `insert`, `loop_depth`, `reason`."""
        return self.document["barriers"]

    @property
    def removed(self) -> List[Dict[str, Any]]:
        """Each barrier of the input that was deleted."""
        return self.document.get("removed", [])

    def to_json(self) -> str:
        """Gives the document as text."""
        return json.dumps(self.document, indent=2)


@dataclass(frozen=True)
class Waits:
    """A text with the counts of its waits, and how they come about.

    Attributes:
        text: the text with its counts.
        document: the JSON document of `seawall waits --format json`.
        explanation: a line for each wait, with what it waits for.
        warnings: what could not be counted, as text; empty if all is well.
    """

    text: str
    document: Dict[str, Any]
    explanation: str
    warnings: str = ""

    @property
    def waits(self) -> List[Dict[str, Any]]:
        """Each wait: `name`, where it stands, `counter`, `old` and `new` count, `rule`, `notes`, `dependences`."""
        return self.document["waits"]
