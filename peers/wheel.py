"""Drives the released Triton wheel one pass at a time, without a GPU.

It uses only the wheel's public Python bindings. The pass order is that of the back ends'
`make_llir` in `triton/backends/{nvidia,amd}/compiler.py` of triton 3.9.0, up to and including
`add_membar`.
"""
import functools
import os
import re

from triton._C.libtriton import amd, ir, nvidia, passes
from triton.backends.nvidia.compiler import get_ptxas, ptx_get_version

TARGET = re.compile(r'ttg\.target = "(\w+):([\w-]+)"')
BARRIER = re.compile(r"^\s*(?:ttg\.barrier|gpu\.barrier|ttng\.cluster_barrier)\b", re.M)


class NoTarget(Exception):
    """The module has no `ttg.target` attribute, so no back end can be chosen."""


def new_context():
    """Returns a context with every dialect of the wheel."""
    context = ir.context()
    ir.load_dialects(context)
    nvidia.load_dialects(context)
    amd.load_dialects(context)
    return context


def parse(path, context):
    """Reads one module. Raises RuntimeError; the diagnostics go to standard error."""
    module = ir.parse_mlir_module(str(path), context)
    module.context = context
    return module


@functools.lru_cache(maxsize=None)
def ptx_version(capability):
    """Returns the PTX version that the NVIDIA back end chooses: that of the assembler in the wheel.
    """
    return ptx_get_version(get_ptxas(capability).version)


def target_of(text):
    """Returns (`cuda`, 90) or (`hip`, "gfx950") from the text of a module."""
    m = TARGET.search(text)
    if not m:
        raise NoTarget("no ttg.target attribute")
    return (m[1], int(m[2])) if m[1] == "cuda" else (m[1], m[2])


def add_before_membar(pm, backend, arch):
    """Adds the back end's passes between the cached TTGIR and membar."""
    add_before_allocation(pm, backend, arch)
    add_allocation(pm, backend, arch)


def add_before_allocation(pm, backend, arch):
    """Adds those of these passes that run before the allocation of memory."""
    if backend == "cuda":
        passes.ttgpuir.add_combine_tensor_select_and_if(pm)
        passes.ttgpuir.add_allocate_warp_groups(pm, False)
        passes.convert.add_scf_to_cf(pm)
        passes.gluon.add_inliner(pm)
        return
    amd.passes.ttgpuir.add_update_async_wait_count(pm, arch)
    amd.passes.ttgpuir.add_warp_pipeline_conversion(pm, arch)
    passes.convert.add_scf_to_cf(pm)
    passes.gluon.add_inliner(pm)
    passes.convert.add_index_to_llvmir(pm)


def add_allocation(pm, backend, arch):
    """Adds those of these passes that allocate memory, and those between them and membar."""
    if backend == "cuda":
        nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, ptx_version(arch))
        nvidia.passes.ttnvgpuir.add_allocate_tensor_memory(pm)
        nvidia.passes.ttnvgpuir.add_proxy_fence_insertion(pm, arch)
        nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion(pm)
        return
    amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)


def add_membar(pm, backend, arch):
    """Adds membar with the arguments of the back end."""
    if backend == "cuda":
        nvidia.passes.ttgpuir.add_membar(pm, arch, ptx_version(arch))
    else:
        amd.passes.ttgpuir.add_membar(pm, arch)


def run(module, add, name):
    """Runs the passes that `add` adds to a new pass manager."""
    pm = ir.pass_manager(module.context)
    add(pm)
    pm.run(module, name)


def text_of(module, locations):
    """Returns the printed module. With locations, paths in the wheel are relative to its package.
    """
    return relative(str(module)) if locations else module.str_nodebug()


@functools.lru_cache(maxsize=None)
def _prefixes():
    import triton
    package = os.path.dirname(os.path.dirname(os.path.abspath(triton.__file__)))
    return sorted({package + "/", os.path.realpath(package) + "/", os.getcwd() + "/", os.path.realpath(".") + "/"}, key=len, reverse=True)


def relative(text):
    """Removes the paths of this machine from location strings."""
    for prefix in _prefixes():
        text = text.replace('"' + prefix, '"')
    return text


def barriers(text):
    """Returns the number of barrier ops in the text."""
    return len(BARRIER.findall(text))


def count_ops(module):
    """Returns the number of operations, including the module."""
    n = 0

    def visit(_):
        nonlocal n
        n += 1

    module.walk(visit)
    return n
