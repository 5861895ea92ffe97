// Triple-buffered GEMM, insert and extract counters wrap by select: stores one ahead, lowered to cf.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_wraps_sync_1(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
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
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c0_i32 : i32, tensor<64x128xf32, #mma>, i32, i32)
  ^bb1(%6: i32, %7: tensor<64x128xf32, #mma>, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb2
    %10 = arith.cmpi slt, %6, %arg5 : i32
    cf.cond_br %10, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %11 = ttg.memdesc_index %0[%8] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %12 = ttg.memdesc_index %1[%8] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %13 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %14 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    ttg.local_store %13, %11 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %14, %12 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %0[%9] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %16 = ttg.memdesc_index %1[%9] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %17 = ttg.local_load %15 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %18 = ttg.local_load %16 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %19 = tt.dot %17, %18, %7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %20 = arith.addi %8, %c1_i32 : i32
    %21 = arith.cmpi slt, %20, %c3_i32 : i32
    %22 = arith.select %21, %20, %c0_i32 : i32
    %23 = arith.addi %9, %c1_i32 : i32
    %24 = arith.cmpi slt, %23, %c3_i32 : i32
    %25 = arith.select %24, %23, %c0_i32 : i32
    %26 = arith.addi %6, %c1_i32 : i32
    cf.br ^bb1(%26, %19, %22, %25 : i32, tensor<64x128xf32, #mma>, i32, i32)
  ^bb3:  // pred: ^bb1
    tt.store %arg2, %7 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
