#!/usr/bin/env python3
"""Run named passes of the installed wheel on one module and print the result.

    passes.py FILE [PASS...]

A pass has its name in the wheel's bindings without `add_`. Its arguments follow `=` and are
separated by `:` (`nvidia.ttnvgpuir.proxy_fence_insertion=90`, `convert.scf_to_cf`). The script
works with Triton's wheel and with that of Meta's fork (`pip install --no-deps fbtriton==3.7.4`). A
pass that aborts ends the process.
"""
import sys

from triton._C.libtriton import amd, ir, nvidia, passes

BACKENDS = {"amd": amd.passes, "nvidia": nvidia.passes}
WORDS = {"true": True, "false": False}


def argument(text):
    return WORDS[text] if text in WORDS else int(text) if text.isdigit() else text


def add(pm, spec):
    """Adds the pass that `spec` names."""
    path, _, arguments = spec.partition("=")
    *groups, name = path.split(".")
    node = BACKENDS[groups.pop(0)] if groups[0] in BACKENDS else passes
    for group in groups:
        node = getattr(node, group)
    getattr(node, "add_" + name)(pm, *[argument(text) for text in arguments.split(":") if text])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    context = ir.context()
    for dialects in (ir, amd, nvidia):
        dialects.load_dialects(context)
    module = ir.parse_mlir_module(sys.argv[1], context)
    module.context = context
    for spec in sys.argv[2:]:
        pm = ir.pass_manager(context)
        add(pm, spec)
        pm.run(module, spec)
    print(module.str_nodebug())


if __name__ == "__main__":
    main()
