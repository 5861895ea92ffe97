// A stage waits for arrivals of the other group, which waits at a barrier: a deadlock.
// expect compat: then SW301
#shm = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %mb = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shm, #smem, mutable>
    amdg.init_barrier %mb, 256 : !ttg.memdesc<1xi64, #shm, #smem, mutable>
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1  : i32 {
      %old = amdg.arrive_barrier %mb, 1 : !ttg.memdesc<1xi64, #shm, #smem, mutable> -> i32
      %phase = arith.remsi %i, %c2 : i32
      amdg.wait_barrier %mb, %phase : !ttg.memdesc<1xi64, #shm, #smem, mutable> // expect pipeline: error pipeline::barrier-in-stage
      rocdl.sched.barrier none {triton.warp_pipeline.border = "meet"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "rest"}
    }
    tt.return
  }
}
