"""Small kernels that make released compilers emit faulty synchronization. See peers/trophies.py."""
import triton
import triton.language as tl


@triton.jit
def ping_pong(a, b, c, K, stride_a, stride_b, stride_c, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """Multiplies two matrices; with 8 warps on AMD, the compiler schedules the loop as ping-pong."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    inner = tl.arange(0, BLOCK_K)
    a_tile = a + rows[:, None] * stride_a + inner[None, :]
    b_tile = b + inner[:, None] * stride_b + columns[None, :]
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, tl.cdiv(K, BLOCK_K)):
        total = tl.dot(tl.load(a_tile), tl.load(b_tile), total)
        a_tile += BLOCK_K
        b_tile += BLOCK_K * stride_b
    tl.store(c + rows[:, None] * stride_c + columns[None, :], total)


@triton.jit
def loaded_index(order, x, y, flag, n, BLOCK: tl.constexpr):
    """Gathers rows by a loaded index, and stores them if a loaded flag is set."""
    column = tl.arange(0, BLOCK)
    for i in tl.range(0, n, num_stages=2):
        row = tl.load(order + i)
        value = tl.load(x + row * BLOCK + column)
        if tl.load(flag + i) != 0:
            tl.store(y + i * BLOCK + column, value)


@triton.jit
def shared_operand(a, b, c, d, K, stride, BLOCK: tl.constexpr):
    """Two dots of one loop use the same left operand, which the compiler copies through registers."""
    rows = tl.arange(0, BLOCK)
    a_tile = a + rows[:, None] * stride + rows[None, :]
    b_tile = b + rows[:, None] * stride + rows[None, :]
    first = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    second = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for _ in range(0, K, BLOCK):
        left = tl.load(a_tile)
        right = tl.load(b_tile)
        first = tl.dot(left, right, first)
        second = tl.dot(left, tl.trans(right), second)
        a_tile += BLOCK
        b_tile += BLOCK * stride
    tl.store(c + rows[:, None] * stride + rows[None, :], first)
    tl.store(d + rows[:, None] * stride + rows[None, :], second)
