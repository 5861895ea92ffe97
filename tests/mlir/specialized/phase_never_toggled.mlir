// The loop waits for the same phase in each iteration. From the second one on, the wait passes before
// the copy has completed, or blocks because the next phase has completed, too.
// options check: finish
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
!mbar = !ttg.memdesc<1xi64, #bar, #smem, mutable>
!tn = !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%d: !tt.tensordesc<64x64xf16, #nv>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !tn
    %f = ttg.local_alloc : () -> !mbar
    ttng.init_barrier %f, 1 : !mbar
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.barrier_expect %f, 8192, %true : !mbar // expect check: SW502
      ttng.async_tma_copy_global_to_local %d[%c0, %i] %a, %f, %true : !tt.tensordesc<64x64xf16, #nv>, !mbar -> !tn // expect check: SW201 SW503 SW505
      ttng.wait_barrier %f, %c0 : !mbar // expect check: SW301 SW301
      %l = ttg.local_load %a : !tn -> tensor<64x64xf16, #b> // expect check: SW202
    }
    ttng.inval_barrier %f : !mbar
    tt.return
  }
}
