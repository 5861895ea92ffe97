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


@triton.jit
def chained_dots(a, b, d, c, K, stride, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr):
    """The result of one dot is an operand of the next one."""
    rows = tl.arange(0, BLOCK)
    inner = tl.arange(0, BLOCK_K)
    last = tl.load(d + rows[:, None] * BLOCK + rows[None, :])
    total = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for k in range(0, K, BLOCK_K):
        left = tl.load(a + rows[:, None] * stride + (k + inner)[None, :])
        right = tl.load(b + (k + inner)[:, None] * BLOCK + rows[None, :])
        total = tl.dot(tl.dot(left, right).to(tl.float16), last, total)
    tl.store(c + rows[:, None] * BLOCK + rows[None, :], total)


@triton.jit
def loaded_tiles(a, b, c, n_rows, n_columns, K, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr):
    """Multiplies tiles that TMA loads one after the other."""
    left = tl.make_tensor_descriptor(a, [n_rows, K], [K, 1], [BLOCK, BLOCK_K])
    right = tl.make_tensor_descriptor(b, [n_columns, K], [K, 1], [BLOCK, BLOCK_K])
    rows = tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for k in range(0, K, BLOCK_K):
        total = tl.dot(left.load([0, k]), right.load([0, k]).T, total)
    tl.store(c + rows[:, None] * BLOCK + rows[None, :], total)


@triton.jit
def persistent(a, b, c, tiles, K, stride, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr, PROGRAMS: tl.constexpr):
    """Multiplies several tiles in one program. The pipelined loop over K starts again for each."""
    rows = tl.arange(0, BLOCK)
    inner = tl.arange(0, BLOCK_K)
    for tile in range(tl.program_id(0), tiles, PROGRAMS):
        total = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
        for k in range(0, K, BLOCK_K):
            left = tl.load(a + (tile * BLOCK + rows)[:, None] * stride + (k + inner)[None, :])
            right = tl.load(b + (k + inner)[:, None] * stride + rows[None, :])
            total = tl.dot(left, right, total)
        tl.store(c + (tile * BLOCK + rows)[:, None] * stride + rows[None, :], total)
