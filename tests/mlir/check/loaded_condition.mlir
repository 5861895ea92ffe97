// An arrival that depends on a loaded value, and a wait in each iteration. The kernel stores to the
// memory, so that the value may depend on what it stored. A note says that such deadlocks are not
// reported.
// expect check: clean
// expect check: bound some-runs
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loaded_condition(%y: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %y, %i : !tt.ptr<i32>, i32
      %value = tt.load %at : !tt.ptr<i32>
      %is_set = arith.cmpi sgt, %value, %c0 : i32
      scf.if %is_set {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      tt.store %at, %c0 : !tt.ptr<i32>
      %phase = arith.andi %i, %c1 : i32
      ttng.wait_barrier %bar, %phase : !bar // expect check: note check::not-all-orders
    }
    tt.return
  }
}
