"""Runs commands of Seawall in memory, and knows their options.

The names, choices and help texts come from the parser of the command line.
"""

from __future__ import annotations

import difflib
import linecache
import os
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

from . import _seawall

#: The name of the file in memory that receives the result of a command with `--explain`. The
#: explanation is then on standard output.
OUTPUT = "<output>"
#: The exit status of a command that rejects its input or its options.
UNUSABLE = 2


@dataclass(frozen=True)
class Argument:
    """An argument of a command.

    Attributes:
        name: the name of the keyword argument in Python.
        option: the name on the command line without dashes; None for an argument by position.
        kind: ``"flag"``, ``"value"`` or ``"list"``.
    """

    name: str
    option: Optional[str]
    kind: str
    choices: Tuple[str, ...]
    default: Optional[str]
    help: str

    def words(self, value: Any) -> List[str]:
        """Returns the words of the command line that give the option this value."""
        if value is None or value is False or (self.kind == "list" and not isinstance(value, str) and not value):
            return []
        if self.kind == "flag":
            if value is not True:
                raise TypeError(f"`{self.name}` is True or False, not {value!r}")
            return [f"--{self.option}"]
        if self.kind == "list" and not isinstance(value, (str, os.PathLike, list, tuple, set, frozenset)):
            raise TypeError(f"`{self.name}` is a text or a list of texts, not {value!r}")
        values = value if self.kind == "list" and not isinstance(value, (str, os.PathLike)) else [value]
        return [f"--{self.option}={os.fspath(one) if isinstance(one, os.PathLike) else one}" for one in values]


@dataclass(frozen=True)
class Command:
    """A command, with its arguments in the order of its help."""

    name: str
    about: str
    help: str
    arguments: Tuple[Argument, ...]

    @property
    def formats(self) -> Tuple[str, ...]:
        """The choices of `--format`."""
        return next((argument.choices for argument in self.arguments if argument.option == "format"), ())

    @property
    def input(self) -> Argument:
        """The first argument by position."""
        return next(argument for argument in self.arguments if argument.option is None)

    @property
    def positions(self) -> Tuple[Argument, ...]:
        """The arguments by position behind the input."""
        return tuple(argument for argument in self.arguments if argument.option is None)[1:]

    @property
    def keywords(self) -> Tuple[Argument, ...]:
        """The options of the Python function: all but the output, which the function returns."""
        return tuple(argument for argument in self.arguments if argument.option not in (None, "output"))


@lru_cache(maxsize=None)
def commands() -> Mapping[str, Command]:
    """Returns every command by its name."""
    return {row["name"]: _command(row) for row in _seawall.description()}


def _command(row: Dict[str, Any]) -> Command:
    arguments = tuple(_argument(argument) for argument in row["arguments"])
    return Command(row["name"], row["about"] or "", row["help"] or "", arguments)


def _argument(row: Dict[str, Any]) -> Argument:
    name = (row["option"] or row["name"]).replace("-", "_")
    # `pass` is a keyword of Python.
    name = "pass_" if name == "pass" else name
    return Argument(name, row["option"], row["kind"], tuple(row["choices"]), row["default"], row["help"] or "")


@dataclass(frozen=True)
class Output:
    """What a command wrote, and its exit status."""

    status: int
    stdout: str
    stderr: str
    diagnostics: List[Dict[str, Any]]


@dataclass(frozen=True)
class Call:
    """A command with its inputs and options, which can run several times in different forms.

    Attributes:
        command: the name of the command.
        options: the words of the options, without `--format` and `--output`.
        inputs: the arguments by position.
        texts: names and texts of the inputs and sources that are not files.
    """

    command: str
    options: Tuple[str, ...]
    inputs: Tuple[str, ...]
    texts: Tuple[Tuple[str, str], ...] = ()
    _done: Dict[Tuple[str, ...], Output] = field(default_factory=dict, compare=False, repr=False)

    def output(self, format: Optional[str] = None, extra: Sequence[str] = ()) -> Output:
        """Runs the command, or returns what an earlier run with the same form gave.

        Raises:
            SeawallError: the command rejects an input or an option.
        """
        form = (*([f"--format={format}"] if format else []), *extra)
        if form not in self._done:
            self._done[form] = self._run(form)
        return self._done[form]

    def _run(self, form: Tuple[str, ...]) -> Output:
        arguments = ["seawall", self.command, *self.options, *form, "--", *self.inputs]
        status, stdout, stderr, _, diagnostics = _seawall.run(arguments, [*self.texts, (OUTPUT, None)])
        done = Output(status, stdout, stderr, diagnostics)
        if status == UNUSABLE:
            raise _error(done)
        return done


#: What a message adds for users of a shell.
_SHELL_ONLY = re.compile(r"\n\n(Usage:|For more information, try '--help')", re.M)


def _error(output: Output) -> Exception:
    error = _seawall.SeawallError(_SHELL_ONLY.split(output.stderr)[0].rstrip())
    error.diagnostics = [row for row in output.diagnostics if row["severity"] == "error"]
    error.output = output
    return error


def reject(options: Mapping[str, Any], function: str, refused: Mapping[str, str]) -> None:
    """Raises an error for the first option that `check` does not have, or that `function` refuses for a reason."""
    known = [argument.name for argument in commands()["check"].keywords]
    for name, value in options.items():
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            help = f"did you mean `{close[0]}`?" if close else "`help(seawall.check)` lists the options"
            raise TypeError(f"{function}() has no option `{name}`; {help}")
        if name in refused and value not in (None, False):
            raise ValueError(f"`{name}` {refused[name]}")


def call(command: Command, input: Any, name: str, options: Mapping[str, Any], more_texts: Tuple[Tuple[str, str], ...] = ()) -> Call:
    """Returns the call of a command. A `str` is a text, and a path or a sequence of paths names files.
    `more_texts` are names and texts of files beside a text.
    """
    words: List[str] = []
    for argument in command.keywords:
        # Results have other formats and the explanation as attributes.
        if argument.option not in ("format", "explain"):
            words += argument.words(options.get(argument.name))
    more = tuple(str(options[argument.name]) for argument in command.positions)
    if isinstance(input, str) and command.input.name != "code":
        return Call(command.name, tuple(words), (name, *more), ((name, input), *more_texts, *_cells(input)))
    if input is None:
        return Call(command.name, tuple(words), ())
    paths = list(input) if isinstance(input, (list, tuple)) else [input]
    wrong = next((path for path in paths if not isinstance(path, (str, os.PathLike))), None)
    if wrong is not None:
        raise TypeError(f"the input is a text, a path or a list of paths, not {type(wrong).__name__}")
    cells = _cells(paths[0]) if len(paths) == 1 else ()
    return Call(command.name, tuple(words), (*(os.fspath(path) for path in paths), *more), cells)


def _cells(input: Any) -> Tuple[Tuple[str, str], ...]:
    """Returns names and texts of the sources that an IR names and that are not files, such as cells of a
    notebook. Python keeps them for tracebacks.
    """
    names = [name for name in list(linecache.cache) if not name.startswith("<frozen ") and not os.path.exists(name)]
    if not names:
        return ()
    if not isinstance(input, str):
        try:
            with open(input, encoding="utf-8") as file:
                input = file.read()
        except (OSError, UnicodeDecodeError):
            # A directory, or an input that the command rejects.
            return ()
    used = [name for name in names if f'"{name}":' in input]
    return tuple((name, "".join(linecache.getlines(name))) for name in used)
