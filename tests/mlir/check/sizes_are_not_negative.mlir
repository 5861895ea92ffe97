// The last wait is for the phase of the last iteration. Without iterations it passes on the fresh
// mbarrier if `%n` is 0. Only an odd negative `%n` would block it.
// expect check: bound all-paths
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @last_phase(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %done = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %done, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.arrive_barrier %done, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %phase = arith.andi %i, %c1 : i32
      ttng.wait_barrier %done, %phase : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttg.barrier local // expect check: SW401
    }
    %parity = arith.andi %n, %c1 : i32
    %last = arith.xori %parity, %c1 : i32
    ttng.wait_barrier %done, %last : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
