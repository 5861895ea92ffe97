// Initialized mbarriers are published to the cluster before the loop that uses them. Triton does so
// at the first use, which may be in the loop.

#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
!B = !ttg.memdesc<2xi64, #sh, #smem, mutable>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @nested(%n: i32, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !B
    ttng.init_barrier %b, 2 : !B
    scf.for %j = %c0 to %m step %c1 : i32 { // expect minimal: init fence // expect minimal: cluster barrier
      scf.for %i = %c0 to %n step %c1 : i32 {
        %whole = arith.muli %j, %n : i32
        %k = arith.addi %whole, %i : i32
        %phase = arith.andi %k, %c1 : i32
        ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !B // expect triton: init fence // expect triton: cluster barrier
        ttng.wait_barrier %b, %phase : !B // expect triton: barrier
      }
    }
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
  tt.func public @blocks(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !B
    ttng.init_barrier %b, 2 : !B
    cf.br ^head(%c0 : i32) // expect minimal: init fence // expect minimal: cluster barrier
  ^head(%i: i32):
    %more = arith.cmpi slt, %i, %n : i32
    cf.cond_br %more, ^body, ^end
  ^body:
    %phase = arith.andi %i, %c1 : i32
    ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !B // expect triton: init fence // expect triton: cluster barrier
    ttng.wait_barrier %b, %phase : !B // expect triton: barrier
    %next = arith.addi %i, %c1 : i32
    cf.br ^head(%next : i32)
  ^end:
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
  // Each iteration has an mbarrier of its own.
  tt.func public @inside(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !B
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.init_barrier %b, 2 : !B
      ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !B // expect minimal: init fence // expect minimal: cluster barrier // expect triton: init fence // expect triton: cluster barrier
      ttng.wait_barrier %b, %c0 : !B // expect triton: barrier
      ttng.inval_barrier %b : !B // expect minimal: barrier // expect triton: barrier
    }
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
  // A full cluster barrier publishes them without a fence.
  tt.func public @met(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !B
    ttng.init_barrier %b, 2 : !B
    ttng.cluster_barrier
    scf.for %i = %c0 to %n step %c1 : i32 {
      %phase = arith.andi %i, %c1 : i32
      ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !B // expect triton: init fence
      ttng.wait_barrier %b, %phase : !B // expect triton: barrier
    }
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
}
