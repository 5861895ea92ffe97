// In 3.8, the barriers with which lowerings of expectations start count, so these need none before.
// Slots of a ring are not distinguished. The barriers are those of the released wheel.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32784 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @tma_ring(%src: !tt.tensordesc<64x64xf16, #shared>, %src.shape.0: i32, %src.shape.1: i32, %src.stride.0: i64, %src.stride.1: i64, %dst: !tt.tensordesc<64x64xf16, #shared>, %dst.shape.0: i32, %dst.shape.1: i32, %dst.stride.0: i64, %dst.stride.1: i64, %n: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %true = arith.constant true
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf16, #blocked>
    %ring = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %out = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %bars = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %0 = ttg.memdesc_index %bars[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %0, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %bars[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = arith.cmpi sgt, %n, %c0_i32 : i32
    ttng.barrier_expect %0, 8192, %2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %ring[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %src[%c0_i32, %c0_i32] %3, %0, %2 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%i: i32):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %i, %n : i32
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %ahead = arith.addi %i, %c1_i32 : i32
    %slot = arith.remsi %ahead, %c2_i32 : i32
    %5 = arith.cmpi slt, %ahead, %n : i32
    %6 = ttg.memdesc_index %bars[%slot] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %6, 8192, %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = arith.muli %ahead, %c64_i32 : i32
    %8 = ttg.memdesc_index %ring[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %src[%7, %c0_i32] %8, %6, %5 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    %9 = arith.remsi %i, %c2_i32 : i32
    %10 = ttg.memdesc_index %bars[%9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = arith.divsi %i, %c2_i32 : i32
    %12 = arith.andi %11, %c1_i32 : i32
    ttng.wait_barrier %10, %12, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %v = ttg.memdesc_index %ring[%9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %v_0 = ttg.local_load %v : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect triton: barrier
    ttng.async_tma_store_wait {pendings = 1 : i32, read_only} // expect triton: barrier after
    %13 = ttg.memdesc_index %out[%9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %14 = arith.addf %v_0, %cst : tensor<64x64xf16, #blocked>
    ttg.local_store %14, %13 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %15 = arith.muli %i, %c64_i32 : i32
    ttng.async_tma_copy_local_to_global %dst[%15, %c0_i32] %13 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    %16 = arith.addi %i, %c1_i32 : i32
    cf.br ^bb1(%16 : i32)
  ^bb3:  // pred: ^bb1
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only} // expect triton: barrier after
    ttng.inval_barrier %0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
