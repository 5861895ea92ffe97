// In 3.8, all slots of a ring are one memory for proxy fences. 3.9 inserts none in front of the dot,
// because the fence behind the copy counts, although the copy is still in flight. The module shows that
// it is older than 3.9, which states `ttng.two-ctas` in every module for NVIDIA GPUs.
// The fence is that of the released wheel.
// options triton: producer=triton-3.8
// options check: finish
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @ring_of_operands(%src: tensor<64x64x!tt.ptr<f16>, #blocked>) -> tensor<64x64xf32, #mma> {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %ring = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %0 = ttg.memdesc_index %ring[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %ring[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.async_copy_global_to_local %src, %0 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    ttng.fence_async_shared {bCluster = false}
    %4 = ttg.async_copy_global_to_local %src, %1 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    %5 = ttg.async_commit_group tokens %4
    %6 = ttg.async_wait %3 {num = 1 : i32} // expect triton: barrier after
    %7 = ttng.warp_group_dot %0, %0, %cst {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma> // expect triton: proxy fence
    %8 = ttg.async_wait {num = 0 : i32} // expect triton: barrier after
    tt.return %7 : tensor<64x64xf32, #mma>
  }
}
