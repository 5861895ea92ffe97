// An array of mbarriers without a slot dimension, which a reinterpretation has.
// expect check: no notes

#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!flat = !ttg.memdesc<2xi64, #s1, #smem, mutable>
!ring = !ttg.memdesc<2x1xi64, #s1, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #s1, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  // Each mbarrier is initialised once, and its phase 0 completes.
  tt.func public @k() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %flat = ttg.local_alloc : () -> !flat
    %ring = ttg.memdesc_reinterpret %flat : !flat -> !ring
    %a = ttg.memdesc_index %ring[%c0] : !ring -> !bar
    ttng.init_barrier %a, 1 : !bar
    %b = ttg.memdesc_index %ring[%c1] : !ring -> !bar
    ttng.init_barrier %b, 1 : !bar
    ttg.barrier local // expect check: SW401
    ttng.arrive_barrier %a, 1 : !bar
    ttng.wait_barrier %a, %c0 : !bar
    ttng.arrive_barrier %b, 1 : !bar
    ttng.wait_barrier %b, %c0 : !bar
    tt.return
  }
  // Nothing arrives at the second one.
  tt.func public @other() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %flat = ttg.local_alloc : () -> !flat
    %ring = ttg.memdesc_reinterpret %flat : !flat -> !ring
    %a = ttg.memdesc_index %ring[%c0] : !ring -> !bar
    ttng.init_barrier %a, 1 : !bar
    %b = ttg.memdesc_index %ring[%c1] : !ring -> !bar
    ttng.init_barrier %b, 1 : !bar
    ttg.barrier local
    ttng.arrive_barrier %a, 1 : !bar
    ttng.wait_barrier %b, %c0 : !bar // expect check: SW301
    tt.return
  }
}
