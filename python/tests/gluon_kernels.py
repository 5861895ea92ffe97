"""Gluon kernels for tests with Triton."""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.ampere import async_copy

# The name in Triton 3.9, and the one before.
async_load = getattr(async_copy, "async_load", None) or async_copy.async_copy_global_to_shared


@gluon.jit
def early(x, y, SIZE: gl.constexpr):
    """Reads what an asynchronous copy still writes, because the wait is missing."""
    registers: gl.constexpr = gl.BlockedLayout([4], [32], [4], [0])
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0])
    offsets = gl.arange(0, SIZE, registers)
    buffer = gl.allocate_shared_memory(gl.float32, [SIZE], shared)
    async_load(buffer, x + offsets)
    async_copy.commit_group()
    value = buffer.load(registers)
    gl.store(y + offsets, value)
    async_copy.wait_group(0)
