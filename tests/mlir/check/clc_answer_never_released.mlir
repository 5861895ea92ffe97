// The default partition never releases the answer, so that the second one cannot be asked for.
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 160 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @kernel() {
    %true = arith.constant true
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %answer = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2xi64, #bar, #smem, mutable>
    %full = ttg.local_alloc {allocation.offset = 16 : i32} : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
    %empty = ttg.local_alloc {allocation.offset = 32 : i32} : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.init_barrier %full, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.init_barrier %empty, 2 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttg.barrier local
    ttg.warp_specialize(%answer, %full, %empty) attributes {allocation.offset = 64 : i32, allocation.size = 24 : i32, warpGroupStartIds = array<i32: 4>}
    default {
      cf.br ^bb1(%true, %zero : i1, i32)
    ^bb1(%more: i1, %phase: i32):
      cf.cond_br %more, ^bb2, ^bb3
    ^bb2:
      ttng.wait_barrier %full, %phase, %true : !ttg.memdesc<1xi64, #bar, #smem, mutable> // expect check: SW301
      %clc = ttng.clc_load_result %answer : !ttg.memdesc<2xi64, #bar, #smem, mutable> -> i128
      %next = ttng.clc_is_canceled %clc : i128 -> i1
      %flipped = arith.xori %phase, %one : i32
      cf.br ^bb1(%next, %flipped : i1, i32)
    ^bb3:
      ttg.warp_yield
    }
    partition0(%a: !ttg.memdesc<2xi64, #bar, #smem, mutable>, %f: !ttg.memdesc<1xi64, #bar, #smem, mutable>, %e: !ttg.memdesc<1xi64, #bar, #smem, mutable>) num_warps(1) {
      %true_0 = arith.constant true
      %zero_0 = arith.constant 0 : i32
      %one_0 = arith.constant 1 : i32
      cf.br ^bb1(%true_0, %zero_0 : i1, i32)
    ^bb1(%more: i1, %phase: i32):
      cf.cond_br %more, ^bb2, ^bb3
    ^bb2:
      %flipped = arith.xori %phase, %one_0 : i32
      ttng.wait_barrier %e, %flipped, %true_0 : !ttg.memdesc<1xi64, #bar, #smem, mutable> // expect check: SW301
      ttng.barrier_expect %f, 16, %true_0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      ttng.clc_try_cancel %a, %f : !ttg.memdesc<2xi64, #bar, #smem, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable>
      ttng.wait_barrier %f, %phase, %true_0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      %clc = ttng.clc_load_result %a : !ttg.memdesc<2xi64, #bar, #smem, mutable> -> i128
      ttng.arrive_barrier %e, 1, %true_0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      %next = ttng.clc_is_canceled %clc : i128 -> i1
      cf.br ^bb1(%next, %flipped : i1, i32)
    ^bb3:
      ttg.warp_return
    } : (!ttg.memdesc<2xi64, #bar, #smem, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable>) -> ()
    tt.return
  }
}
