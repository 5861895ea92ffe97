// The response comes before its expectation. The phase lacks the arrival of the expectation, so the
// wait is for both.
// expect check: clean
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel() {
    %true = arith.constant true
    %zero = arith.constant 0 : i32
    %response = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2xi64, #bar, #smem, mutable>
    %ready = ttg.local_alloc {allocation.offset = 16 : i32} : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.init_barrier %ready, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttg.barrier local
    ttng.clc_try_cancel %response, %ready : !ttg.memdesc<2xi64, #bar, #smem, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.barrier_expect %ready, 16, %true : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.wait_barrier %ready, %zero, %true : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    %clc = ttng.clc_load_result %response : !ttg.memdesc<2xi64, #bar, #smem, mutable> -> i128
    tt.return
  }
}
