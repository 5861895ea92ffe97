"""Marks: barriers for the analysis of a lowering, which are deleted behind it.

Releases of Triton before 3.9 analyse memory accesses at the start of their lowering to LLVM, and insert
barriers there. A barrier in front of and behind each op leaves nothing to insert. The location of an op
survives the lowering, so it identifies what the lowering makes of a mark.
"""

from __future__ import annotations

import re
from typing import List, Optional

LOCATION = "seawall.mark"
#: The op of a barrier, where it is not `ttg.barrier local`.
SPELLED = {"triton-3.6": "ttg.local_barrier"}
BARRIER = "ttg.barrier local"
#: The name of the op of a line.
OP = re.compile(r'\s*(?:%[\w:$.#, -]+ = )?"?([a-z_]\w*\.[\w.]+)')
#: Dialects without accesses to memory that the analysis knows, and ops that only have to be first or last.
UNMARKED = ("arith.", "math.", "index.", "llvm.", "nvvm.", "rocdl.", "builtin.", "ub.")
ENDS = ("cf.", "tt.return", "ttg.warp_yield", "ttg.warp_return")
HINT = re.compile(r"\s*rocdl\.s(?:ched)?\.")
#: Ops that stand for a part of an op with regions.
PARTS = ("tt.func", "ttg.warp_specialize.partitions")
#: What lowerings make of a barrier.
LOWERED = re.compile(
    r'\s*"?(?:nvvm\.barrier0?|nvvm\.bar\.warp\.sync|gpu\.barrier|rocdl\.barrier|rocdl\.s\.barrier(?:\.signal|\.wait)?'
    r'|rocdl\.s\.wait(?:cnt|\.\w+)|rocdl\.wave\.barrier|amdgpu\.lds_barrier|llvm\.fence|llvm\.inline_asm)\b'
)


def inserted(text: str, producer: Optional[str]) -> str:
    """Returns the text of a module with marks, and with barriers in the spelling of the release."""
    barrier = SPELLED.get(producer or "", BARRIER)
    text = text.replace(BARRIER, barrier)
    mark = f'{barrier} loc("{LOCATION}")'
    lines: List[str] = []
    depth = 0
    behind = False
    for line in text.split("\n"):
        op = OP.match(line)
        name = op[1] if op and not depth else ""
        accesses = bool(name) and not name.startswith((*UNMARKED, *ENDS, *PARTS))
        if accesses or (name and (behind or name.startswith(ENDS)) and not name.startswith(PARTS)):
            at = len(lines)
            # AMD's lowering of a dot looks for a hint to the scheduler right in front of it.
            while at and HINT.match(lines[at - 1]):
                at -= 1
            if not at or lines[at - 1] != mark:
                lines.insert(at, mark)
        lines.append(line)
        # The region of a generic op, such as that of a reduction, is a function of scalars.
        depth += len(re.findall(r"\(\{$", line)) - (line.strip().startswith("})") and depth > 0)
        behind = accesses and not depth or (depth > 0 and behind) or line.strip().startswith("})")
    return "\n".join(lines)


def erased(text: str) -> str:
    """Returns the text of a lowered module without its marks.

    Raises:
        ValueError: the lowering made something else of a mark than a barrier.
    """
    names = set(re.findall(rf'^(#loc\d*) = loc\("{re.escape(LOCATION)}"(?:\(#?\w+\))?\)$', text, re.MULTILINE))
    at = re.compile(r" loc\((#loc\d*)\)$")
    lines = []
    for line in text.split("\n"):
        place = at.search(line)
        if place is None or place[1] not in names:
            lines.append(line)
        elif LOWERED.match(line) is None:
            raise ValueError(f"the lowering makes `{line.strip()[:80]}` of a barrier")
    return "\n".join(lines)
