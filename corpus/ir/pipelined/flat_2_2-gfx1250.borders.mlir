#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @flat_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <64x32xf16, #shared>
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg5, %arg4], [%2, %c1_i64] : <f16>, <32x128xf16, #shared1>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %11 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %12 = amdg.async_tdm_copy_global_to_local %11 into %10 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %14 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %13 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %16 = amdg.async_tdm_wait  {num = 0 : i32}
    %17 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %18 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %19 = amdg.async_tdm_copy_global_to_local %18 into %17 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %21 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %22 = amdg.async_tdm_copy_global_to_local %21 into %20 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %23 = ttg.local_load %10 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %24 = ttg.local_load %13 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "memory", triton.warp_pipeline.priority = 0 : i32}
    %25 = amdg.async_tdm_wait  {num = 0 : i32}
    %26 = tt.dot %23, %24, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "compute"}
    %27 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %28 = amdg.async_tdm_copy_global_to_local %27 into %10 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = amdg.update_tensor_descriptor %3 add_offsets = [%c64_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %30 = amdg.async_tdm_copy_global_to_local %29 into %13 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %31 = ttg.local_load %17 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %32 = ttg.local_load %20 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "memory", triton.warp_pipeline.priority = 0 : i32}
    %33 = amdg.async_tdm_wait  {num = 0 : i32}
    %34 = tt.dot %31, %32, %26 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "compute"}
    %35 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %36 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %37 = arith.addi %36, %35 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %38 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %39 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %40 = arith.addi %39, %38 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %41 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %42 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %43 = arith.muli %41, %42 : tensor<64x1xi32, #mma>
    %44 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %45 = tt.addptr %44, %43 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %46 = tt.expand_dims %40 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %47 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %48 = tt.broadcast %46 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %49 = tt.addptr %47, %48 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %49, %34 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
