"""Counts barriers in PTX and AMDGCN text, in loops and outside."""
import re
from collections import defaultdict

#: Waits of all warps of a CTA. Split barriers of gfx12 count once, at their wait. `bar.arrive` and warp
#: barriers do not count.
BARRIER = {
    "ptx": re.compile(r"^\s*(?:@!?%?\w+\s+)?(?:bar\.sync|barrier\.sync|barrier\.cta\.sync)\b"),
    "amdgcn": re.compile(r"^\s*(?:s_barrier|s_barrier_wait)(?![_\w])"),
}
LABEL = re.compile(r"^\s*(\$?[.\w$]+):")
TARGETS = re.compile(r"\$?[.\w$]+")
JUMP = {
    "ptx": re.compile(r"^\s*(@!?%?\w+\s+)?bra(?:\.uni)?\s+(\$?[\w$]+)"),
    "amdgcn": re.compile(r"^\s*s_(c)?branch\w*\s+(\.?[\w$]+)"),
}
END = {"ptx": re.compile(r"^\s*(?:ret|exit)\b"), "amdgcn": re.compile(r"^\s*s_endpgm\b")}


def blocks(text, language):
    """Returns the lines of each basic block, and the blocks that may follow it."""
    lines, labels, number = [[]], {}, 0
    jumps = defaultdict(set)
    falls = {}
    pending = False
    for line in text.splitlines():
        label = LABEL.match(line)
        if label or pending:
            falls.setdefault(number, True)
            number += 1
            lines.append([])
            pending = False
        if label:
            labels[label[1]] = number
        lines[number].append(line)
        jump = JUMP[language].match(line)
        if jump:
            jumps[number].add(jump[2])
            falls[number] = bool(jump[1])
            pending = True
        elif ".branchtargets" in line:
            # The list of an indexed branch stands before the branch itself.
            jumps[number].update(TARGETS.findall(line.split(".branchtargets")[1]))
        elif END[language].match(line):
            falls[number] = False
            pending = True
    follow = {}
    for block in range(len(lines)):
        after = {labels[name] for name in jumps[block] if name in labels}
        if falls.get(block, True) and block + 1 < len(lines):
            after.add(block + 1)
        follow[block] = sorted(after)
    return lines, follow


def in_cycles(follow):
    """Returns the nodes of a graph that are on a cycle (Tarjan's algorithm, without recursion)."""
    index, low, on_stack, stack, cyclic = {}, {}, set(), [], set()
    for root in follow:
        if root in index:
            continue
        work = [(root, iter(follow[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            step = next(rest, None)
            if step is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = []
                    while True:
                        other = stack.pop()
                        on_stack.discard(other)
                        component.append(other)
                        if other == node:
                            break
                    if len(component) > 1 or node in follow[node]:
                        cyclic.update(component)
            elif step not in index:
                index[step] = low[step] = len(index)
                stack.append(step)
                on_stack.add(step)
                work.append((step, iter(follow[step])))
            elif step in on_stack:
                low[node] = min(low[node], index[step])
    return cyclic


def barriers(text, language):
    """Returns the number of barriers in loops and outside. `language` is `ptx` or `amdgcn`."""
    lines, follow = blocks(text, language)
    cyclic = in_cycles(follow)
    counts = [0, 0]
    for block, inside in enumerate(lines):
        found = sum(bool(BARRIER[language].match(line)) for line in inside)
        counts[0 if block in cyclic else 1] += found
    return counts
