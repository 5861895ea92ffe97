// Triple-buffered GEMM whose views rotate through iter_args: TDM copies.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_views_async(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
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
    %9 = amdg.async_tdm_copy_global_to_local %8 into %6 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %10 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %11 = amdg.async_tdm_copy_global_to_local %10 into %7 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %12 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %14 = amdg.update_tensor_descriptor %2 add_offsets = [%c0_i32, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %12 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %16 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %17 = amdg.async_tdm_copy_global_to_local %16 into %13 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %18 = amdg.async_tdm_wait  {num = 2 : i32} // expect triton: barrier after
    %19 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %5[%c2_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %21:7 = scf.for %arg9 = %c0_i32 to %arg5 step %c1_i32 iter_args(%arg10 = %cst, %arg11 = %6, %arg12 = %7, %arg13 = %12, %arg14 = %13, %arg15 = %19, %arg16 = %20) -> (tensor<64x128xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)  : i32 {
      %22:2 = scf.execute_region -> (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline { // expect minimal: barrier
        %25 = arith.muli %arg9, %c32_i32 : i32
        %26 = amdg.update_tensor_descriptor %2 add_offsets = [%c0_i32, %25] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
        %27 = amdg.async_tdm_copy_global_to_local %26 into %arg15 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
        %28 = amdg.update_tensor_descriptor %3 add_offsets = [%25, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
        %29 = amdg.async_tdm_copy_global_to_local %28 into %arg16 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
        %30 = ttg.local_load %arg11 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier // expect triton: barrier
        %31 = ttg.local_load %arg12 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
        scf.yield %30, %31 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      }
      %23 = amdg.async_tdm_wait  {num = 2 : i32} // expect triton: barrier after
      %24 = scf.execute_region -> tensor<64x128xf32, #mma> no_inline { // expect minimal: no barrier
        %25 = tt.dot %22#0, %22#1, %arg10 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
        scf.yield %25 : tensor<64x128xf32, #mma>
      }
      scf.yield %24, %arg13, %arg14, %arg15, %arg16, %arg11, %arg12 : tensor<64x128xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    }
    tt.store %arg2, %21#0 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
