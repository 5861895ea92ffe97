// The lowering of `ttng.barrier_expect` contains a barrier from Triton 3.9 on. In code of an older
// release, the barrier behind the loads of one iteration orders the copy of the next.
// options check: producer=triton-3.7
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
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tn
    %f = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !mbar
    ttng.init_barrier %f, 1 : !mbar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %ph = arith.andi %i, %c1 : i32
      ttng.barrier_expect %f, 8192, %true : !mbar
      ttng.async_tma_copy_global_to_local %d[%c0, %i] %a, %f, %true : !tt.tensordesc<64x64xf16, #nv>, !mbar -> !tn
      ttng.wait_barrier %f, %ph : !mbar
      %l = ttg.local_load %a : !tn -> tensor<64x64xf16, #b>
      ttg.barrier local
      ttng.fence_async_shared {bCluster = false}
    }
    tt.return
  }
}
// expect check: clean
