// The phase of swapped mbarriers changes every iteration, so each second wait passes too early.
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
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !tn
    %b = ttg.local_alloc : () -> !tn
    %f = ttg.local_alloc : () -> !mbar
    %g = ttg.local_alloc : () -> !mbar
    ttng.init_barrier %f, 1 : !mbar
    ttng.init_barrier %g, 1 : !mbar
    %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %h = %f, %o = %g) -> (!tn, !tn, !mbar, !mbar) : i32 {
      %lap = arith.divsi %i, %c1 : i32
      %ph = arith.andi %lap, %c1 : i32
      ttng.barrier_expect %h, 8192, %true : !mbar // expect check: SW502 SW502 SW301
      ttng.async_tma_copy_global_to_local %d[%c0, %c0] %p, %h, %true : !tt.tensordesc<64x64xf16, #nv>, !mbar -> !tn // expect check: SW201 SW505
      ttng.wait_barrier %h, %ph : !mbar // expect check: SW301
      %l = ttg.local_load %p : !tn -> tensor<64x64xf16, #b> // expect check: SW202
      ttng.fence_async_shared {bCluster = false}
      scf.yield %q, %p, %o, %h : !tn, !tn, !mbar, !mbar
    }
    tt.return
  }
}
