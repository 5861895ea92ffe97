// The lowering of the initialisation contains a barrier from Triton 3.9 on. In code of an older
// release, the barrier behind it is needed.
// options why: producer=triton-3.6
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
!mbar = !ttg.memdesc<1xi64, #bar, #smem, mutable>
!tn = !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%d: !tt.tensordesc<64x64xf16, #nv>) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tn
    %f = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !mbar
    ttng.init_barrier %f, 1 : !mbar
    ttg.barrier local // expect why: `place --remove-redundant` keeps it, for Triton 3.6
    ttng.barrier_expect %f, 8192, %true : !mbar
    ttng.async_tma_copy_global_to_local %d[%c0, %c0] %a, %f, %true : !tt.tensordesc<64x64xf16, #nv>, !mbar -> !tn
    ttng.wait_barrier %f, %c0 : !mbar
    ttg.barrier local // expect why: `place --remove-redundant` keeps it, for Triton 3.6
    ttng.inval_barrier %f : !mbar
    tt.return
  }
}
