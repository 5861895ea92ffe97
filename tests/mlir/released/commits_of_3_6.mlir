// Before 3.8, `ttng.tc_gen5_commit` accesses its mbarrier, and an MMA does not access the one that it
// completes on. The barriers are those of the released wheels of 3.5 to 3.7.
// options triton: producer=triton-3.6
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @commits() {
    %c0_i32 = arith.constant 0 : i32
    %bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %other = ttg.local_alloc {allocation.offset = 8 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %bar, 2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_commit %bar : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect triton: barrier
    ttng.tc_gen5_commit %bar : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect triton: barrier
    ttng.init_barrier %other, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
