// An epilogue that releases the next accumulator instead of the one that it has read.
// Compiled from `peers/trophies/gluon_kernels.py`.
// options check: finish warp-locality producer=triton-3.9

#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @released_before_use(%left: !tt.tensordesc<128x64xf16, #shared>, %left.shape.0: i32, %left.shape.1: i32, %left.stride.0: i64, %left.stride.1: i64, %right: !tt.tensordesc<64x128xf16, #shared>, %right.shape.0: i32, %right.shape.1: i32, %right.stride.0: i64, %right.stride.1: i64, %c: !tt.tensordesc<128x128xf16, #shared>, %c.shape.0: i32, %c.shape.1: i32, %c.stride.0: i64, %c.stride.1: i64, %tiles: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %loaded = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %ready = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %loaded, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %0 = ttg.memdesc_index %ready[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %0, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %empty[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %ready[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %empty[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %loaded, 32768, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %left[%c0_i32, %c0_i32] %a, %loaded, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %right[%c0_i32, %c0_i32] %b, %loaded, %true : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %accumulators = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttg.warp_specialize(%a, %b, %accumulators, %loaded, %ready, %empty, %tiles) attributes {requestedRegisters = array<i32: 24>}
    default {
      %out = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %tile = %c0_i32 to %tiles step %c1_i32  : i32 {
        %slot = arith.remsi %tile, %c2_i32 : i32
        %4 = ttg.memdesc_index %ready[%slot] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %5 = arith.divsi %tile, %c2_i32 : i32
        %6 = arith.andi %5, %c1_i32 : i32
        ttng.wait_barrier %4, %6, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW301
        %accumulator = ttg.memdesc_index %accumulators[%slot] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %value = ttng.tmem_load %accumulator : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
        %slot_0 = arith.addi %tile, %c1_i32 : i32
        %slot_1 = arith.remsi %slot_0, %c2_i32 : i32
        %7 = ttg.memdesc_index %empty[%slot_1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %7, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
        %8 = arith.truncf %value : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
        ttg.local_store %8, %out : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        %9 = arith.muli %tile, %c128_i32 : i32
        ttng.async_tma_copy_local_to_global %c[%9, %c0_i32] %out : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      }
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg17: !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, %arg18: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg20: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      %true_0 = arith.constant true
      %c0_i32_1 = arith.constant 0 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c2_i32_3 = arith.constant 2 : i32
      %false = arith.constant false
      ttng.wait_barrier %arg19, %c0_i32_1, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      scf.for %tile = %c0_i32_1 to %arg22 step %c1_i32_2  : i32 {
        %slot = arith.remsi %tile, %c2_i32_3 : i32
        %4 = ttg.memdesc_index %arg21[%slot] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %5 = arith.divsi %tile, %c2_i32_3 : i32
        %6 = arith.andi %5, %c1_i32_2 : i32
        %7 = arith.xori %6, %c1_i32_2 : i32
        ttng.wait_barrier %4, %7, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW301
        %8 = ttg.memdesc_index %arg20[%slot] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %9 = ttg.memdesc_index %arg18[%slot] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %10 = ttng.tc_gen5_mma %arg16, %arg17, %9[], %false, %true_0, %8[%true_0] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      }
      ttg.warp_return
    } : (!ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> ()
    tt.return
  }
}
