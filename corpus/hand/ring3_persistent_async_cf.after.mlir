// Persistent triple-buffered GEMM with one counter for all tiles: TDM copies, lowered to cf.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_persistent_async(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg4 : i32 to i64
    %2 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <64x32xf16, #shared>
    %3 = tt.make_tensor_descriptor %arg1, [%arg5, %arg4], [%1, %c1_i64] : <f16>, <32x128xf16, #shared1>
    %4 = ttg.local_alloc {allocation.offset = 26096 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %8 = amdg.update_tensor_descriptor %2 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %9 = amdg.async_tdm_copy_global_to_local %8 into %6 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %10 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %11 = amdg.async_tdm_copy_global_to_local %10 into %7 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %14 = amdg.update_tensor_descriptor %2 add_offsets = [%c0_i32, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %12 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %16 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %17 = amdg.async_tdm_copy_global_to_local %16 into %13 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %18 = amdg.async_tdm_intrinsic_wait {count = 2 : i32, ttg.num_tdm_ops = 2 : i32}
    ttg.barrier local
    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
  ^bb1(%19: i32, %20: i32):  // 2 preds: ^bb0, ^bb4
    %21 = arith.cmpi slt, %19, %arg8 : i32
    cf.cond_br %21, ^bb2(%c0_i32, %cst, %20 : i32, tensor<64x128xf32, #mma>, i32), ^bb5
  ^bb2(%22: i32, %23: tensor<64x128xf32, #mma>, %24: i32):  // 2 preds: ^bb1, ^bb3
    %25 = arith.cmpi slt, %22, %arg5 : i32
    cf.cond_br %25, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %26 = arith.addi %24, %c2_i32 : i32
    %27 = arith.remsi %26, %c3_i32 : i32
    %28 = arith.muli %26, %c32_i32 : i32
    %29 = arith.remsi %24, %c3_i32 : i32
    %30 = ttg.memdesc_index %4[%27] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %5[%27] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %32 = amdg.update_tensor_descriptor %2 add_offsets = [%c0_i32, %28] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %33 = amdg.async_tdm_copy_global_to_local %32 into %30 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %34 = amdg.update_tensor_descriptor %3 add_offsets = [%28, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %35 = amdg.async_tdm_copy_global_to_local %34 into %31 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %4[%29] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %5[%29] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %38 = ttg.local_load %36 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %39 = ttg.local_load %37 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %40 = amdg.async_tdm_intrinsic_wait {count = 2 : i32, ttg.num_tdm_ops = 2 : i32}
    ttg.barrier local
    %41 = tt.dot %38, %39, %23 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %42 = arith.addi %24, %c1_i32 : i32
    %43 = arith.addi %22, %c1_i32 : i32
    cf.br ^bb2(%43, %41, %42 : i32, tensor<64x128xf32, #mma>, i32)
  ^bb4:  // pred: ^bb2
    tt.store %arg2, %23 : tensor<64x128x!tt.ptr<f32>, #mma>
    %44 = arith.addi %19, %c1_i32 : i32
    cf.br ^bb1(%44, %24 : i32, i32)
  ^bb5:  // pred: ^bb1
    tt.return
  }
}
