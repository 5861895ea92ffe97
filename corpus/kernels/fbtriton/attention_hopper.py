"""Persistent attention forward on Hopper for Meta's fork of Triton, with explicit tasks (TLX)."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import Case


@triton.jit
def tlx_attention_persistent_two_consumers(q, k, v, out, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr,
                                           SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Forward: two consumers share keys and values. TMA stores a tile during the next loads."""
    queries = tlx.local_alloc((M, HEAD), tl.float16, 2)
    keys = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    values = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    stage = tlx.local_alloc((M, HEAD), tl.float16, 2)
    full_q = tlx.alloc_barriers(num_barriers=2)
    empty_q = tlx.alloc_barriers(num_barriers=2)
    full_k = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_k = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    full_v = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_v = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    blocks = tl.cdiv(length, 2 * M)
    tiles = blocks * heads
    steps = tl.cdiv(length, N)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                row = base + tile % blocks * 2 * M
                for half in tl.static_range(2):
                    tlx.barrier_wait(empty_q[half], (count & 1) ^ 1)
                    tlx.barrier_expect_bytes(full_q[half], 2 * M * HEAD)
                    tlx.async_descriptor_load(q, queries[half], [row + half * M, 0], full_q[half])
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(empty_k[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_k[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(k, keys[slot], [base + i * N, 0], full_k[slot])
                    tlx.barrier_wait(empty_v[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_v[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(v, values[slot], [base + i * N, 0], full_v[slot])
                    done += 1
                count += 1
        with tlx.async_task(num_warps=4, num_regs=232, replicate=2):
            half = tlx.async_task_replica_id()
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                top = tl.full((M, ), float("-inf"), dtype=tl.float32)
                weight = tl.zeros((M, ), dtype=tl.float32)
                acc = tl.zeros((M, HEAD), dtype=tl.float32)
                tlx.barrier_wait(full_q[half], count & 1)
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(full_k[slot], parity)
                    score = tlx.async_dot(queries[half], tlx.local_trans(keys[slot]))
                    score = tlx.async_dot_wait(0, score) * scale
                    tlx.barrier_arrive(empty_k[slot])
                    high = tl.maximum(top, tl.max(score, 1))
                    p = tl.math.exp2(score - high[:, None])
                    shrink = tl.math.exp2(top - high)
                    weight = weight * shrink + tl.sum(p, 1)
                    acc = acc * shrink[:, None]
                    tlx.barrier_wait(full_v[slot], parity)
                    acc = tlx.async_dot(p.to(tl.float16), values[slot], acc)
                    acc = tlx.async_dot_wait(0, acc)
                    tlx.barrier_arrive(empty_v[slot])
                    top = high
                    done += 1
                tlx.barrier_arrive(empty_q[half])
                tlx.async_descriptor_store_wait(0)
                tlx.local_store(stage[half], (acc / weight[:, None]).to(tl.float16))
                tlx.fence("async_shared")
                tlx.async_descriptor_store(out, stage[half], [tile // blocks * length + (tile % blocks * 2 + half) * M, 0])
                count += 1
            tlx.async_descriptor_store_wait(0)


def tile(rows, cols, element="fp16"):
    return f"tensordesc<{element}[{rows},{cols}]>"


HEADS = {"scale": "fp32", "length": "i32:16", "heads": "i32"}
CASES = [
    Case("tlx_attention_persistent_two_consumers", tlx_attention_persistent_two_consumers,
         {**{name: tile(64, 64) for name in ("q", "k", "v", "out")}, **HEADS}, {"M": 64, "N": 64, "HEAD": 64, "SLOTS": 2, "PROGRAMS": 132}, ("sm_90", ), (1, )),
]
