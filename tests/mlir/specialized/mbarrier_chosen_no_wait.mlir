// No thread waits for the selected mbarrier.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!tile = !ttg.memdesc<128x64xf16, #s, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #s>, %c: i1, %d: i1) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %tile = ttg.local_alloc : () -> !tile
    %f = ttg.local_alloc : () -> !bar
    %g = ttg.local_alloc : () -> !bar
    %h = ttg.local_alloc : () -> !bar
    ttng.init_barrier %f, 1 : !bar
    ttng.init_barrier %g, 1 : !bar
    ttng.init_barrier %h, 1 : !bar
    %two = arith.select %c, %f, %g : !bar
    %one = arith.select %d, %two, %h : !bar
    ttng.barrier_expect %one, 16384, %true : !bar
    ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %tile, %one, %true : !tt.tensordesc<128x64xf16, #s>, !bar -> !tile
    %x = ttg.local_load %tile : !tile -> tensor<128x64xf16, #b> // expect check: SW202
    tt.return
  }
}
