#!/usr/bin/env python3
"""Run membar of the wheel on the hand-written modules: corpus/hand/NAME.mlir to
corpus/hand/NAME.after.mlir.

    hand.py [NAME...]

NAME.mlir begins with comment lines that describe its test. The wheel's own allocation passes assign
the shared-memory and tensor-memory offsets of the module, and the wheel prints it. NAME.mlir and
NAME.after.mlir therefore differ only in the inserted lines. If the comment has `offsets as
written`, the file keeps its offsets. If it has `also tmem barriers`, the pass for tensor memory
runs before membar, as in the back end.

corpus/hand/answers.json has one row for each file. If the wheel rejects a module, or the pass
aborts, the file is unchanged. Its row then has `error`, and there is no `.after.mlir`.
"""
import glob
import json
import os
import pickle
import re
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path.insert(0, os.path.join(ROOT, "peers"))

import wheel  # noqa: E402


def split_comment(text):
    """Returns the comment lines at the top, and the rest."""
    lines = text.splitlines(True)
    n = next((i for i, line in enumerate(lines) if not line.startswith("//")), len(lines))
    return "".join(lines[:n]), "".join(lines[n:])


def allocate(pm, backend, arch):
    """Adds the back end's allocation of shared memory, and of tensor memory if the target has it.
    """
    if backend == "cuda":
        wheel.nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, wheel.ptx_version(arch))
        if arch >= 100:
            wheel.nvidia.passes.ttnvgpuir.add_allocate_tensor_memory(pm)
    else:
        wheel.amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)


def ask(body, keep, tensor):
    """Returns the module before and after the pass, as the wheel prints it."""
    backend, arch = wheel.target_of(body)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", dir=".") as f:
        f.write(body)
        f.flush()
        module = wheel.parse(os.path.basename(f.name), wheel.new_context())
    if not keep:
        wheel.run(module, lambda pm: allocate(pm, backend, arch), "allocate")
    before = module.str_nodebug()
    if tensor:
        wheel.run(module, wheel.nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion, "tensor memory")
    wheel.run(module, lambda pm: wheel.add_membar(pm, backend, arch), "membar")
    return before, module.str_nodebug()


def in_child(body, keep, tensor):
    """Runs `ask` in a child process, because the pass may abort.

    Returns (result, None) or (None, error message).
    """
    reader, writer = os.pipe()
    with tempfile.TemporaryFile("w+", errors="replace") as log:
        pid = os.fork()
        if pid == 0:
            os.dup2(log.fileno(), 2)
            try:
                answer = (ask(body, keep, tensor), None)
            except RuntimeError as error:
                answer = (None, str(error))
            with os.fdopen(writer, "wb") as f:
                pickle.dump(answer, f)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as f:
            data = f.read()
        status = os.waitpid(pid, 0)[1]
        answer, why = pickle.loads(data) if data else (None, f"aborted with status {status}")
        if why:
            log.seek(0)
            said = [s for s in log.read().splitlines() if "error:" in s or "Assertion" in s or "LLVM ERROR" in s]
            said = [re.sub(r'loc\("[^"]*":', 'loc("":', re.sub(r"^.*?/(\w+\.cpp)", r"\1", s)) for s in said[:2]]
            why = ": ".join([why] + said)
        return answer, why


def main():
    names = sys.argv[1:] or sorted(os.path.basename(p)[:-5] for p in glob.glob("corpus/hand/*.mlir") if not p.endswith(".after.mlir"))
    rows = {}
    if sys.argv[1:] and os.path.exists("corpus/hand/answers.json"):
        rows = {r["name"]: r for r in json.load(open("corpus/hand/answers.json", encoding="utf-8"))}
    for name in names:
        path = f"corpus/hand/{name}"
        comment, body = split_comment(open(path + ".mlir", encoding="utf-8").read())
        probes = " ".join(s.strip("/ \n") for s in comment.splitlines())
        keep = "offsets as written" in probes
        tensor = "also tmem barriers" in probes
        answer, why = in_child(body, keep, tensor)
        row = {"name": name, "probes": probes}
        if keep:
            row["offsets_as_written"] = True
        if tensor:
            row["tmem_barriers"] = True
        if why:
            row["error"] = why
            print(name, why)
            if os.path.exists(path + ".after.mlir"):
                os.remove(path + ".after.mlir")
        else:
            row["barriers"] = [wheel.barriers(t) for t in answer]
            for suffix, text in zip((".mlir", ".after.mlir"), answer):
                with open(path + suffix, "w", encoding="utf-8") as f:
                    f.write(comment + text)
        rows[name] = row
    with open("corpus/hand/answers.json", "w", encoding="utf-8") as f:
        f.write(json.dumps([rows[k] for k in sorted(rows)], indent=1) + "\n")
    print(f"{len(names)} modules, {sum('error' in rows[n] for n in names)} rejected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
