"""Replaces the figure of the running command in docs/VERIFICATION.md (`--write`)."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs", "VERIFICATION.md")


def write(figure):
    """Replaces the last cell of the row whose command is this script with these arguments."""
    script = os.path.relpath(os.path.abspath(sys.argv[0]), ROOT)
    command = " ".join([script, *(word for word in sys.argv[1:] if word != "--write")])
    with open(PAGE, encoding="utf-8") as file:
        lines = file.read().splitlines()
    rows = [number for number, line in enumerate(lines) if is_row(line, command)]
    if not rows:
        sys.exit(f"{PAGE} has no row for `{command}`; its figure is: {figure}")
    for number in rows:
        claim, cell, _ = lines[number].removeprefix("| ").removesuffix(" |").split(" | ")
        lines[number] = f"| {claim} | {cell} | {figure} |"
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print(f"wrote the figure of `{command}`")


def is_row(line, command):
    """Returns whether the second of three cells is the command, after the name of an interpreter.
    """
    cells = line.removeprefix("| ").removesuffix(" |").split(" | ")
    return len(cells) == 3 and cells[1].strip("`").partition(" ")[2] == command
