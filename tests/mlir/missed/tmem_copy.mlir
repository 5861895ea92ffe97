// A copy to tensor memory is asynchronous. The released pass places a barrier, which completes no copy.
// What follows is the output of the released pass.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 32 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64xi32, #blocked>, %arg3: tensor<128xi32, #blocked1>, %arg4: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i1, %arg10: tensor<32x64xf16, #blocked>, %arg11: tensor<64x32xf16, #blocked>, %arg12: tensor<32x32xf16, #blocked>, %arg13: tensor<128x32xf32, #blocked>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x32xf32, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable>
    ttg.local_store %arg13, %1 : tensor<128x32xf32, #blocked> -> !ttg.memdesc<128x32xf32, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.tmem_copy %1, %result : !ttg.memdesc<128x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable> // expect check: SW105 SW505
    ttg.barrier local
    ttg.local_store %arg13, %1 : tensor<128x32xf32, #blocked> -> !ttg.memdesc<128x32xf32, #shared1, #smem, mutable> // expect check: SW201
    tt.return
  }
}
