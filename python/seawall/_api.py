"""The functions of the package: one for each command, with the same options.

`_api.pyi` declares them for editors and type checkers. `python/declare.py` writes it.
"""

from __future__ import annotations

import inspect
from typing import Any, Callable, Dict, Optional, Tuple, Type

from . import _results
from ._command import Command, call, commands

#: What the function of each command returns.
RESULTS: Dict[str, Type[_results.Result]] = {
    "allocate": _results.Allocation,
    "check": _results.Findings,
    "deps": _results.Dependencies,
    "explain": _results.Explanation,
    "fmt": _results.Formatted,
    "model": _results.Model,
    "pipeline": _results.Pipelined,
    "place": _results.Placement,
    "report": _results.Report,
    "simulate": _results.Simulation,
    "timeline": _results.Timeline,
    "validate": _results.Validation,
    "waits": _results.Waits,
    "why": _results.Answers,
}
#: An example of each function.
EXAMPLES: Dict[str, str] = {
    "allocate": 'print(seawall.allocate(Path("kernel.ttgir")))',
    "check": '[f.code for f in seawall.check(Path("kernel.ttgir"), ignore="redundant")]',
    "deps": 'print(seawall.deps(Path("trace.json")).explanation)',
    "explain": 'print(seawall.explain("SW101"))',
    "fmt": 'seawall.fmt(Path("dumps"), check=True).status',
    "model": 'print(seawall.model(Path("kernel.mlir")).text)',
    "pipeline": 'Path("out.mlir").write_text(seawall.pipeline(Path("kernel.mlir")).text)',
    "place": 'print(seawall.place(Path("kernel.mlir")).explanation)',
    "report": 'Path("report.html").write_text(seawall.report(Path("kernel.ttgir")).html)',
    "simulate": '[fault["fault"] for fault in seawall.simulate(Path("kernel.mlir")).faults]',
    "timeline": 'print(seawall.timeline(Path("pipelined.mlir")))',
    "validate": 'seawall.validate(Path("kernel.ttgir"), "kernel.ptx").kernels[0]["verdict"]',
    "waits": '[(wait["counter"], wait["new"]) for wait in seawall.waits(Path("kernel.ttgir")).waits]',
    "why": 'print(seawall.why(Path("kernel.ttgir"), "kernel.py:42"))',
}
#: Commands for a shell, without a function.
SHELL_ONLY: Tuple[str, ...] = ("run", "schema", "completions", "man")


def parameters(command: Command) -> Tuple[inspect.Parameter, ...]:
    """Returns the parameters of a command's function."""
    by_position, by_name = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    if command.input.name == "code":
        first = [inspect.Parameter("code", by_position, default=None, annotation=Optional[str])]
    else:
        positions = [inspect.Parameter(argument.name, by_position) for argument in command.positions]
        first = [inspect.Parameter("text", by_position), *positions, inspect.Parameter("name", by_name, default="<text>")]
    defaults = {"flag": False, "value": None, "list": ()}
    rest = [inspect.Parameter(option.name, by_name, default=defaults[option.kind]) for option in command.keywords]
    return (*first, *rest)


def documentation(command: Command) -> str:
    """Returns the docstring of a command's function."""
    lines = [command.about + ".", "", *command.help.split("\n\n", 1)[1:], "", "Args:"]
    if command.input.name == "code":
        lines.append(f"    code: {command.input.help}.")
    else:
        lines.append("    text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.")
        for argument in command.positions:
            lines.append(f"    {argument.name}: {argument.help.rstrip('.')}.")
        lines.append("    name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.")
    for option in command.keywords:
        choices = f" One of {', '.join(option.choices)}." if option.choices else ""
        default = f" The default is {option.default}." if option.default else ""
        lines.append(f"    {option.name}: {option.help.rstrip('.')}.{choices}{default}")
    lines += ["", "Raises:", "    SeawallError: the input cannot be read, or an option has no meaning for it."]
    if command.name in EXAMPLES:
        lines += ["", f">>> {EXAMPLES[command.name]}"]
    return "\n".join(lines)


def function(command: Command) -> Callable[..., Any]:
    """Returns the function of a command."""
    signature = inspect.Signature(parameters(command))
    result = RESULTS.get(command.name, _results.Result)

    def run(*args: Any, **kwargs: Any) -> _results.Result:
        try:
            given = dict(signature.bind(*args, **kwargs).arguments)
        except TypeError as error:
            raise TypeError(f"{command.name}() {error}") from None
        text = given.pop("code" if command.input.name == "code" else "text", None)
        return result(call(command, text, given.pop("name", "<text>"), given), given.get("format"))

    run.__name__ = run.__qualname__ = command.name
    run.__module__ = "seawall"
    run.__doc__ = documentation(command)
    run.__signature__ = signature  # type: ignore[attr-defined]
    run.__annotations__ = {"return": result}
    return run


globals().update({name: function(command) for name, command in commands().items() if name not in SHELL_ONLY})
