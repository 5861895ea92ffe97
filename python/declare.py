#!/usr/bin/env -S python3 -I
"""Writes `seawall/_api.pyi`, the declarations of the functions that come from the command line.

    declare.py [--check]

Needs the installed package. Run with `python -I`: the folder `python` holds the package without its native
module, and must not be on the path. `--check` writes nothing, and fails if the file is not current.
"""
import argparse
import inspect
import sys
from pathlib import Path

from seawall import _api
from seawall._command import Argument, Command, commands

DECLARED = Path(__file__).resolve().parent / "seawall" / "_api.pyi"
HEAD = '''"""The functions of the package. Written by `python/declare.py`."""

from os import PathLike
from typing import List, Literal, Optional, Sequence, Union

from . import _results

_Text = Union[str, PathLike[str], List[PathLike[str]]]
_Path = Union[str, PathLike[str]]
_Value = Union[str, int, PathLike[str]]
'''


def annotation(option: Argument) -> str:
    """Returns the type of an option."""
    if option.kind == "flag":
        return "bool"
    value = f"Literal[{', '.join(map(repr, option.choices))}]".replace("'", '"') if option.choices else "_Value"
    return f"Union[{value}, Sequence[{value}]]" if option.kind == "list" else f"Optional[{value}]"


def declaration(command: Command) -> str:
    """Returns the declaration of a command's function."""
    types = {option.name: annotation(option) for option in command.keywords}
    types.update({argument.name: "_Path" if argument.name == "after" else "Union[int, str]" for argument in command.positions})
    types.update(text="_Text", name="str", code="Optional[str]")
    lines, marked = [], False
    for parameter in _api.parameters(command):
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY and not marked:
            lines.append("*,")
            marked = True
        default = "" if parameter.default is inspect.Parameter.empty else f" = {parameter.default!r}".replace("'", '"')
        lines.append(f"{parameter.name}: {types[parameter.name]}{default},")
    body = "".join(f"    {line}\n" for line in lines)
    returns = _api.RESULTS[command.name].__name__
    documentation = _api.documentation(command).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    text = "\n".join(f"    {line}".rstrip() for line in f'"""{documentation}\n"""'.splitlines())
    return f"\ndef {command.name}(\n{body}) -> _results.{returns}:\n{text}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    own = sorted(name for name in commands() if name not in _api.SHELL_ONLY)
    text = HEAD + "".join(declaration(commands()[name]) for name in own)
    if not arguments.check:
        DECLARED.write_text(text, encoding="utf-8")
    elif DECLARED.read_text(encoding="utf-8") != text:
        print(f"{DECLARED} is not current; run {Path(__file__).name}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
