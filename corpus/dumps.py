"""Extracts modules from the output of a compiler under MLIR_ENABLE_DUMP."""
import re

NAMED = re.compile(r"alloc|create_token|aref\.create")
LOCATION = re.compile(r' loc\((?:[^()"]|"[^"]*"|\([^()]*\))*\)')


def module_after(log, header):
    """Returns the first module after a line with `header`.

    It keeps the locations of allocations and no others.
    """
    text = log.split(header, 1)[1].split("\n", 1)[1].split("\n// -----//", 1)[0]
    lines = []
    for line in text.splitlines():
        if line.startswith("#loc") or not line.strip():
            continue
        name = re.search(r" loc\(#loc\d+\)$", line) if NAMED.search(line) else None
        lines.append(LOCATION.sub("", line) + (name.group(0) if name else ""))
    body = "\n".join(lines) + "\n"
    defined = dict(re.findall(r"^(#loc\d*) = (.*)$", text, re.M))
    kept, wanted = [], re.findall(r"#loc\d*", body)
    while wanted:
        name = wanted.pop()
        if name not in kept:
            kept.append(name)
            wanted += re.findall(r"#loc\d*", defined[name])
    table = "".join(f"{name} = {defined[name]}\n" for name in sorted(kept, key=lambda name: int(name[4:] or 0)))
    return re.sub(r'"[^"]*site-packages/', '"', body + table)
