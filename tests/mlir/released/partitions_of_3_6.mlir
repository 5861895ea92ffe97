// Up to 3.6, the barriers around the captures of `ttg.warp_specialize` do not count, so the wait of the
// default partition gets one. The barriers with which the other partitions start count.
// The barriers are those of the released wheel of 3.6.
// options triton: producer=triton-3.6
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 36 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @ping(%n: i32) attributes {allocation.offset = 32 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %back = ttg.local_alloc {allocation.offset = 8 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %back, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.warp_specialize(%bar, %back) attributes {allocation.offset = 16 : i32, warpGroupStartIds = array<i32: 4>}
    default {
      ttng.wait_barrier %bar, %c0_i32 : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect triton: barrier
      ttg.warp_yield
    }
    partition0(%a: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared, #smem, mutable>) num_warps(4) {
      %c0_i32_0 = arith.constant 0 : i32
      ttng.wait_barrier %b, %c0_i32_0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %a, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect triton: barrier
      ttg.warp_return
    } : (!ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
