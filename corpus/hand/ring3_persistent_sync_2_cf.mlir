// Persistent triple-buffered GEMM with one counter for all tiles: stores two ahead, lowered to cf.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_persistent_sync_2(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = ttg.local_alloc {allocation.offset = 26096 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %4 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %5 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %4, %2 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %5, %3 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %8 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %9 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %8, %6 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %9, %7 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
  ^bb1(%10: i32, %11: i32):  // 2 preds: ^bb0, ^bb4
    %12 = arith.cmpi slt, %10, %arg8 : i32
    cf.cond_br %12, ^bb2(%c0_i32, %cst, %11 : i32, tensor<64x128xf32, #mma>, i32), ^bb5
  ^bb2(%13: i32, %14: tensor<64x128xf32, #mma>, %15: i32):  // 2 preds: ^bb1, ^bb3
    %16 = arith.cmpi slt, %13, %arg5 : i32
    cf.cond_br %16, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %17 = arith.addi %15, %c2_i32 : i32
    %18 = arith.remsi %17, %c3_i32 : i32
    %19 = arith.remsi %15, %c3_i32 : i32
    %20 = ttg.memdesc_index %0[%18] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%18] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %22 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %23 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %22, %20 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %23, %21 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %0[%19] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %1[%19] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %26 = ttg.local_load %24 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_load %25 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %28 = tt.dot %26, %27, %14 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %29 = arith.addi %15, %c1_i32 : i32
    %30 = arith.addi %13, %c1_i32 : i32
    cf.br ^bb2(%30, %28, %29 : i32, tensor<64x128xf32, #mma>, i32)
  ^bb4:  // pred: ^bb2
    tt.store %arg2, %14 : tensor<64x128x!tt.ptr<f32>, #mma>
    %31 = arith.addi %10, %c1_i32 : i32
    cf.br ^bb1(%31, %15 : i32, i32)
  ^bb5:  // pred: ^bb1
    tt.return
  }
}
