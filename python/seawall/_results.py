"""The results of the commands."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Dict, Iterator, List, Mapping, Optional, Type, TypeVar

from ._command import OUTPUT, Call

T = TypeVar("T")


class SeawallWarning(UserWarning):
    """A warning: Seawall treated something conservatively, or a person should review the result."""


def _row(kind: Type[T], row: Mapping[str, Any], **other: Any) -> T:
    """Returns a dataclass with the keys of `row` that it has. Other keys are ignored."""
    known = {f.name for f in fields(kind)}  # type: ignore[arg-type]
    return kind(**{**{key: value for key, value in row.items() if key in known}, **other})


class Result:
    """What a command returned. `str()` is the text that the command prints in the given format.

    Attributes:
        status: the exit status of the command: 0, or 1 if it found something.
        diagnostics: the warnings of the command, as dicts with the keys of `SeawallError.diagnostics`.
    """

    #: The format that the class reads. None is any.
    _primary: Optional[str] = None

    def __init__(self, call: Call, format: Optional[str] = None) -> None:
        self._call = call
        self._format = format
        output = call.output(self._primary or format)
        # Rejects an unknown format now.
        call.output(format or self._primary)
        self.status = output.status
        self.diagnostics: List[Dict[str, Any]] = output.diagnostics
        self._stderr = output.stderr

    def render(self, format: Optional[str] = None) -> str:
        """Returns the result in a format of the command, such as ``"json"``.

        The command runs again for a format other than the first. It reads files again.

        Raises:
            SeawallError: the command does not have the format.
        """
        return self._call.output(format).stdout

    def __str__(self) -> str:
        return self.render(self._format)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {', '.join(self._call.inputs) or 'seawall'}>"

    def _repr_html_(self) -> str:
        return _pre(str(self))


class Document(Result):
    """A result with a JSON document."""

    @property
    def document(self) -> Dict[str, Any]:
        """The document of `--format json`."""
        if not hasattr(self, "_document"):
            self._document: Dict[str, Any] = json.loads(self.render("json"))
        return self._document

    def to_json(self) -> str:
        """Returns the document as text."""
        return json.dumps(self.document, indent=2)


class Page(Document):
    """A result with an HTML page, which notebooks show."""

    @property
    def html(self) -> str:
        """The page of `--format html`."""
        return self.render("html")

    def _repr_html_(self) -> str:
        # A frame keeps the style and the scripts of the page apart from those of the notebook.
        page = html.escape(self.html, quote=True)
        return f'<iframe srcdoc="{page}" style="width:100%;height:640px;border:1px solid #8884"></iframe>'


def _pre(text: str) -> str:
    return f"<pre>{html.escape(text)}</pre>"


@dataclass(frozen=True)
class SourcePlace:
    """A place in the source of a kernel.

    Attributes:
        exact: whether it is the place of the op, and not that of the nearest op before it.
        frames: with inlined calls, the places from the innermost function to the outermost call.
    """

    file: str
    line: int
    column: int
    exact: bool = True
    frames: List[Dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Related:
    """Another location of a finding."""

    message: str
    line: int
    column: int
    op: str
    source: Optional[SourcePlace] = None


@dataclass(frozen=True)
class WitnessArgument:
    """The value of an argument in a run. `value_name` is its name in the IR, if `name` is that of the source."""

    name: str
    value: int
    value_name: Optional[str] = None


@dataclass(frozen=True)
class WitnessLoop:
    """The number of iterations of a loop that a run begins. `line` is the place in the IR, or 0."""

    line: int
    iterations: int
    partition: str
    source: Optional[SourcePlace] = None


@dataclass(frozen=True)
class Witness:
    """A run in which a fault occurs.

    Attributes:
        arguments: the arguments on which it depends.
        loops: the loops that it enters. Empty if they are not known.
        assumes: whether it takes branches on unknown values, which may exclude each other.
        steps: the number of its steps. `None` if `seawall.simulate` cannot repeat it.
        replay: the command that repeats it.
    """

    arguments: List[WitnessArgument] = field(default_factory=list)
    loops: List[WitnessLoop] = field(default_factory=list)
    assumes: bool = False
    steps: Optional[int] = None
    replay: Optional[str] = None


@dataclass(frozen=True)
class Finding:
    """One finding: an error, or a possible improvement.

    `code` is stable, and `seawall.explain(code)` describes it. `severity` is `"error"` or
    `"warning"`. `source` is the line of the kernel, if the IR has locations. `file`, `line` and
    `column` are the place in the IR, from 1. `reach` is `"run"` (it occurs in `witness`),
    `"path"` (it occurs on a path of which no run is known) or `"verdict"` (it holds wherever the verdict
    holds). `bound` is the scope of the verdict: `"all-paths"`, `"iterations:N"`, `"some-runs"` or `"unchecked"`. `follows_from` is the `id` of the finding that causes this
    one. `data` is the row of the JSON document.
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
    reach: str = "path"
    witness: Optional[Witness] = None
    function: Optional[str] = None
    source: Optional[SourcePlace] = None
    notes: List[str] = field(default_factory=list)
    help: Optional[str] = None
    id: str = ""
    follows_from: Optional[str] = None
    related: List[Related] = field(default_factory=list)
    data: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def is_error(self) -> bool:
        """Whether the program is wrong, and not only inefficient."""
        return self.severity == "error"


@dataclass(frozen=True)
class Note:
    """Something that limits a verdict, or that was treated conservatively."""

    code: str
    message: str
    line: int
    column: int


@dataclass(frozen=True)
class Verdict:
    """The runs that the check of one module covers. `reach` is `bound` in words, and states why a module is not checked."""

    file: str
    line: int
    bound: str
    reach: str
    notes: List[Note] = field(default_factory=list)

    @property
    def is_bounded(self) -> bool:
        """Whether the check covers some runs only, or none."""
        return self.bound != "all-paths"

    @property
    def is_checked(self) -> bool:
        """Whether the check covers any run. Otherwise `reach` states why not."""
        return self.bound != "unchecked"


class Findings(Document, Sequence):
    """The findings of `seawall.check`, in the order of the text.

    An empty sequence means that there are no errors in the runs that `verdicts` name. A module that could
    not be checked has the bound `"unchecked"`.
    """

    _primary = "json"

    def __init__(self, call: Call, format: Optional[str] = None) -> None:
        super().__init__(call, format)
        self._findings = [_finding(row) for row in self.document["findings"]]

    def __len__(self) -> int:
        return len(self._findings)

    def __getitem__(self, index: Any) -> Any:
        return self._findings[index]

    def __iter__(self) -> Iterator[Finding]:
        return iter(self._findings)

    def __repr__(self) -> str:
        return f"Findings({[f'{f.code} line {f.line}' for f in self._findings]})"

    @property
    def text(self) -> str:
        """All findings as `seawall check` prints them; empty if there are none."""
        return self.render("text") if self._findings else ""

    @property
    def notes(self) -> str:
        """What was treated conservatively, and what limits the result, as text."""
        return self._stderr

    @property
    def errors(self) -> List[Finding]:
        """The findings of severity `"error"`."""
        return [finding for finding in self._findings if finding.is_error]

    @property
    def verdicts(self) -> List[Verdict]:
        """The verdict of each module."""
        return [_row(Verdict, row, notes=[_row(Note, note) for note in row["notes"]]) for row in self.document["verdicts"]]

    def _repr_html_(self) -> str:
        reach = "; ".join(sorted({verdict.reach for verdict in self.verdicts})) or "nothing was checked"
        if not self._findings:
            return f"<p><b>No findings</b> ({html.escape(reach)})</p>"
        rows = "".join(_finding_html(finding) for finding in self._findings)
        head = "<tr><th>finding</th><th>where</th><th style='text-align:left'>what</th></tr>"
        shown = f"<details><summary>{len(self)} findings as text</summary>{_pre(self.text)}</details>"
        return f"<table>{head}{rows}</table><p>{html.escape(reach)}</p>{shown}"


def _finding(row: Dict[str, Any]) -> Finding:
    related = [_row(Related, other, source=_source(other)) for other in row.get("related", [])]
    return _row(Finding, row, source=_source(row), related=related, witness=_witness(row), data=row)


def _witness(row: Dict[str, Any]) -> Optional[Witness]:
    run = row.get("witness")
    if not run:
        return None
    arguments = [_row(WitnessArgument, argument) for argument in run["arguments"]]
    loops = [_row(WitnessLoop, own, source=_source(own)) for own in run["loops"]]
    return _row(Witness, run, arguments=arguments, loops=loops)


def _source(row: Dict[str, Any]) -> Optional[SourcePlace]:
    return _row(SourcePlace, row["source"]) if row.get("source") else None


def _finding_html(finding: Finding) -> str:
    colour = "#c62828" if finding.is_error else "#b26a00"
    code = f'<b style="color:{colour}" title="{html.escape(finding.name)}">{finding.severity} {finding.code}</b>'
    at = finding.source or finding
    where = f"{html.escape(at.file)}:{at.line}:{at.column}"
    return f'<tr><td>{code}</td><td>{where}</td><td style="text-align:left">{html.escape(finding.message)}</td></tr>'


class Edited(Result):
    """A text with changes. `str()` is the text, unless another format was given."""

    @property
    def text(self) -> str:
        """The text with the changes."""
        return self.render()

    @property
    def warnings(self) -> str:
        """What was treated conservatively or needs a review, as text; empty if there is nothing."""
        return self._stderr


class Placement(Edited, Document):
    """The result of `seawall.place`: a text with barriers, and the changes to it.

    For MLIR, `document` has `barriers`, `removed`, `certificates` and `warnings`. For a Wave trace
    it has `insertions`, `certified` (strategy ``"minimal"``), and `regions` and `guarded` (Wave's
    strategies).
    """

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

    @property
    def is_certified(self) -> bool:
        """Whether the independent checker certified every function (strategy ``"minimal"``)."""
        if "certified" in self.document:
            return bool(self.document["certified"])
        certificates = self.document.get("certificates", [])
        return bool(certificates) and all(row["certified"] for row in certificates)

    @property
    def explanation(self) -> str:
        """The reason for each barrier, and with ``"minimal"`` why no fewer are enough."""
        return self._call.output(None, ("--explain", f"--output={OUTPUT}")).stdout


class Waits(Edited, Document):
    """The result of `seawall.waits`: a text with the counts of its waits, and their derivation.

    A wait that cannot be counted is unchanged, with a warning.
    """

    @property
    def waits(self) -> List[Dict[str, Any]]:
        """The waits.

        Each has `name`, its location, `counter`, `old` and `new` count, `rule`, `notes` and
        `dependences`.
        """
        return self.document["waits"]

    @property
    def explanation(self) -> str:
        """A line for each wait, with the operations that it waits for."""
        return self._call.output(None, ("--explain", "--quiet")).stderr


class Pipelined(Edited):
    """The result of `seawall.pipeline`: a text with warp pipelines or ping-pong schedules."""


class Dependencies(Edited):
    """The result of `seawall.deps`: a Wave trace with the copies that each barrier waits for."""

    @property
    def explanation(self) -> str:
        """What each barrier waits for, and the added nodes."""
        return self.render("text")


class Formatted(Edited):
    """The result of `seawall.fmt`: a text as Seawall prints it, which is the input."""


class Allocation(Document):
    """The result of `seawall.allocate`: the address of every buffer."""

    @property
    def modules(self) -> List[Dict[str, Any]]:
        """The memory of each module: `shared` bytes, `functions` with their `memory`, and tensor memory."""
        return self.document["modules"]

    @property
    def text(self) -> str:
        """The input with the attributes of Triton's allocation pass."""
        return self.render("mlir")


class Model(Document):
    """The result of `seawall.model`: the synchronization program that the analyses see."""

    @property
    def text(self) -> str:
        """The program in the text form of litmus files."""
        return self.render("text")


class Report(Page):
    """The result of `seawall.report`: the report of the command, as a page, Markdown, text or JSON."""

    @property
    def markdown(self) -> str:
        """The report as Markdown."""
        return self.render("markdown")


class Simulation(Page):
    """The result of `seawall.simulate`: the faults that some order of execution shows."""

    @property
    def faults(self) -> List[Dict[str, Any]]:
        """The faults of all modules, each with `fault`, `event` and the `schedule` that leads to it."""
        return [verdict for model in self.document["models"] for verdict in model["verdicts"]]


class Answers(Document):
    """The result of `seawall.why`: what each operation of a line orders, or what orders it."""

    @property
    def ops(self) -> List[Dict[str, Any]]:
        """The answers, each with `message`, `without`, `neighbours` and `partners`."""
        return [op for module in self.document["modules"] for op in module["ops"]]


class Validation(Document):
    """The result of `seawall.validate`: synchronization of TTGIR that its PTX lacks."""

    @property
    def kernels(self) -> List[Dict[str, Any]]:
        """The kernels, each with `verdict`, `findings` and `coverage`."""
        return self.document["kernels"]


class Timeline(Page):
    """The result of `seawall.timeline`: how busy a schedule keeps the matrix units."""


class Explanation(Result):
    """The result of `seawall.explain`: the page of a finding, or the list of all findings."""
