// A loop that loads the next operands while the MMA of the last iteration may still read them.
// Compiled from `peers/trophies/gluon_kernels.py`.
// options check: finish warp-locality producer=triton-3.9

#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @loaded_too_early(%left: !tt.tensordesc<128x64xf16, #shared>, %left.shape.0: i32, %left.shape.1: i32, %left.stride.0: i64, %left.stride.1: i64, %right: !tt.tensordesc<64x128xf16, #shared>, %right.shape.0: i32, %right.shape.1: i32, %right.stride.0: i64, %right.stride.1: i64, %c: !tt.tensordesc<128x128xf16, #shared>, %c.shape.0: i32, %c.shape.1: i32, %c.stride.0: i64, %c.stride.1: i64, %tiles: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %out = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %loaded = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %computed = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %loaded, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %computed, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %accumulator = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    scf.for %tile = %c0_i32 to %tiles step %c1_i32  : i32 {
      ttng.barrier_expect %loaded, 32768, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %3 = arith.muli %tile, %c64_i32 : i32
      ttng.async_tma_copy_global_to_local %left[%c0_i32, %3] %a, %loaded, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW201
      ttng.async_tma_copy_global_to_local %right[%3, %c0_i32] %b, %loaded, %true : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect check: SW201
      %4 = arith.andi %tile, %c1_i32 : i32
      ttng.wait_barrier %loaded, %4, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %5 = arith.xori %4, %c1_i32 : i32
      ttng.wait_barrier %computed, %5, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %6 = arith.cmpi ne, %tile, %c0_i32 : i32
      %7 = ttng.tc_gen5_mma %a, %b, %accumulator[], %6, %true, %computed[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    }
    %0 = arith.andi %tiles, %c1_i32 : i32
    %1 = arith.xori %0, %c1_i32 : i32
    ttng.wait_barrier %computed, %1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %loaded : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %computed : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_load %accumulator : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %2 = arith.truncf %result : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttg.local_store %2, %out : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %c[%c0_i32, %c0_i32] %out : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    tt.return
  }
}
