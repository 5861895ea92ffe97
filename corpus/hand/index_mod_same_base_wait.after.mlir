// A triple buffer with a wait between: (k + 2) % 3 is written, k % 3 is read.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64xi32, #blocked>, %arg3: tensor<128xi32, #blocked1>, %arg4: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i1, %arg10: tensor<32x64xf16, #blocked>, %arg11: tensor<64x32xf16, #blocked>, %arg12: tensor<32x32xf16, #blocked>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %arg8 : i32
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %1, %c2_i32 : i32
    %4 = arith.remsi %3, %c3_i32 : i32
    %5 = arith.remsi %1, %c3_i32 : i32
    %6 = ttg.memdesc_index %0[%4] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %0[%5] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %8 = ttg.async_copy_global_to_local %arg4, %6 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %9 = ttg.async_commit_group tokens %8
    %10 = ttg.local_load %7 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %11 = ttg.async_wait %9 {num = 1 : i32}
    ttg.barrier local
    %12 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%12 : i32)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
