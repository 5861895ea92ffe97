// A copy that at most one iteration issues, with a wait after the loop. It does not conflict with itself.
// expect check: clean
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %n: i32) {
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    %a = ttg.local_alloc : () -> !a
    ttg.warp_specialize(%bar, %a, %desc, %n)
    default {
      ttg.warp_yield
    }
    partition0(%pb: !bar, %pa: !a, %pd: !desc, %pn: i32) num_warps(1) {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %three = arith.constant 3 : i32
      %true = arith.constant true
      %end = arith.subi %pn, %one : i32
      scf.for %i = %zero to %pn step %one : i32 {
        %is = arith.cmpi eq, %i, %three : i32
        scf.if %is {
          ttng.barrier_expect %pb, 16384, %true : !bar
          ttng.async_tma_copy_global_to_local %pd[%zero, %zero] %pa, %pb, %true : !desc, !bar -> !a
        }
      }
      %some = arith.cmpi sgt, %pn, %three : i32
      ttng.wait_barrier %pb, %zero, %some : !bar
      ttg.warp_return
    } : (!bar, !a, !desc, i32) -> ()
    ttng.inval_barrier %bar : !bar
    tt.return
  }
}
