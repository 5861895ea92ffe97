#!/usr/bin/env python3
"""Compile kernels and keep the input of Triton's warp specializer:
corpus/ir/nvws/NAME-TARGET.{arefs,groups}.ttgir.

`arefs` is the module before stages and phases are assigned, with partitions in `ttg.partition`.
`groups` is the module after code partitioning, with `nvws.warp_group`. Of locations, only the names
of allocations are kept. Run it with a Python that has the pinned wheel (peers/setup.sh).
"""
import os
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "corpus")]

import compile as corpus  # noqa: E402
import dumps  # noqa: E402

CASES = (("corpus/kernels/matmul.py", "matmul_descriptors_ws", "sm_100", 3), ("corpus/kernels/attention.py", "attention_descriptors_ws", "sm_100", 2))
STEPS = {"arefs": "IR Dump Before NVWSAssignStagePhase", "groups": "IR Dump Before NVWSLowerWarpGroup"}


def log_of(case, target, stages):
    """Returns what the compiler prints to standard error."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        kept = os.dup(2)
        os.dup2(log.fileno(), 2)
        os.environ["MLIR_ENABLE_DUMP"] = "1"
        try:
            corpus.cached_module(case, target, stages)
        finally:
            os.dup2(kept, 2)
        log.seek(0)
        return log.read()


def main():
    os.makedirs("corpus/ir/nvws", exist_ok=True)
    for path, name, target, stages in CASES:
        pid = os.fork()
        if pid == 0:
            case = next(case for case in corpus.load(path) if case.name == name)
            log = log_of(case, target, stages)
            for word, step in STEPS.items():
                text = dumps.module_after(log, step)
                with open(f"corpus/ir/nvws/{name}-{target}.{word}.ttgir", "w", encoding="utf-8") as f:
                    f.write(text)
                print(name, target, word, text.count("\n"), "lines", flush=True)
            os._exit(0)
        if os.waitpid(pid, 0)[1]:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
