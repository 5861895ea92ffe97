// In Meta's fork, an mbarrier keeps its bytes for the whole function, and a buffer that a TMA store reads
// keeps them until the wait for its token. Triton 3.9 places all three at 0.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} { // expect allocate: shared 16392
  tt.func public @stores(%dst: !tt.tensordesc<tensor<64x64xf16, #shared>>, %x: tensor<64x64xf16, #blocked>) {
    %c0_i32 = arith.constant 0 : i32
    %bar = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect allocate: 16384
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %bar : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %out = ttg.local_alloc %x : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect allocate: 0
    ttng.fence_async_shared {bCluster = false}
    %token = ttng.async_tma_copy_local_to_global %dst[%c0_i32, %c0_i32] %out : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.async.token
    %other = ttg.local_alloc %x : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect allocate: 8192
    ttg.local_dealloc %other : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_token_wait %token : !ttg.async.token
    tt.return
  }
}
