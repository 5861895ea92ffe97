#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @back_to_back(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c-2_i32 = arith.constant -2 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <64x32xf16, #shared>
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg5, %arg4], [%2, %c1_i64] : <f16>, <32x128xf16, #shared1>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %arg5] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %14 = amdg.async_tdm_copy_global_to_local %13 into %12 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %15 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %16 = amdg.update_tensor_descriptor %3 add_offsets = [%arg5, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %17 = amdg.async_tdm_copy_global_to_local %16 into %15 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %18 = arith.addi %arg5, %c32_i32 : i32
    %19 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %20 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %18] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %21 = amdg.async_tdm_copy_global_to_local %20 into %19 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %23 = amdg.update_tensor_descriptor %3 add_offsets = [%18, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %24 = amdg.async_tdm_copy_global_to_local %23 into %22 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %26 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %27 = amdg.async_tdm_copy_global_to_local %26 into %25 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %28 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %29 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %30 = amdg.async_tdm_copy_global_to_local %29 into %28 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %32 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %33 = amdg.async_tdm_copy_global_to_local %32 into %31 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %35 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %36 = amdg.async_tdm_copy_global_to_local %35 into %34 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %37 = amdg.async_tdm_wait  {num = 2 : i32}
    %38 = arith.divsi %arg5, %c32_i32 : i32
    %39 = arith.addi %38, %c-2_i32 : i32
    %40 = scf.for %arg6 = %c0_i32 to %39 step %c1_i32 iter_args(%arg7 = %cst) -> (tensor<64x128xf32, #mma>)  : i32 {
      %57:2 = scf.execute_region -> (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline {
        %60 = arith.remsi %arg6, %c3_i32 : i32
        %61 = ttg.memdesc_index %4[%60] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %62 = ttg.local_load %61 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
        %63 = ttg.memdesc_index %5[%60] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        %64 = ttg.local_load %63 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        %65 = arith.addi %arg6, %c2_i32 : i32
        %66 = arith.muli %65, %c32_i32 : i32
        %67 = arith.remsi %65, %c3_i32 : i32
        %68 = ttg.memdesc_index %4[%67] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %69 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %66] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
        %70 = amdg.async_tdm_copy_global_to_local %69 into %68 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %71 = ttg.memdesc_index %5[%67] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        %72 = amdg.update_tensor_descriptor %3 add_offsets = [%66, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
        %73 = amdg.async_tdm_copy_global_to_local %72 into %71 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        scf.yield %62, %64 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "memory"}
      %58 = amdg.async_tdm_wait  {num = 2 : i32}
      %59 = scf.execute_region -> tensor<64x128xf32, #mma> no_inline {
        %60 = tt.dot %57#0, %57#1, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
        scf.yield %60 : tensor<64x128xf32, #mma>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "compute"}
      scf.yield %59 : tensor<64x128xf32, #mma>
    } {triton.warp_pipeline.pipelined_for}
    %41 = scf.for %arg6 = %c0_i32 to %c2_i32 step %c1_i32 iter_args(%arg7 = %40) -> (tensor<64x128xf32, #mma>)  : i32 {
      %57:2 = scf.execute_region -> (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline {
        %59 = arith.remsi %arg6, %c3_i32 : i32
        %60 = ttg.memdesc_index %10[%59] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %61 = ttg.local_load %60 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
        %62 = ttg.memdesc_index %11[%59] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        %63 = ttg.local_load %62 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        scf.yield %61, %63 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.stage = "rest"}
      %58 = scf.execute_region -> tensor<64x128xf32, #mma> no_inline {
        %59 = tt.dot %57#0, %57#1, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
        scf.yield %59 : tensor<64x128xf32, #mma>
      } {triton.warp_pipeline.stage = "last"}
      scf.yield %58 : tensor<64x128xf32, #mma>
    } {triton.warp_pipeline.pipelined_for}
    %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %43 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %44 = arith.addi %43, %42 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %45 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %47 = arith.addi %46, %45 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %48 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %49 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %50 = arith.muli %48, %49 : tensor<64x1xi32, #mma>
    %51 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %52 = tt.addptr %51, %50 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %53 = tt.expand_dims %47 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %54 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %55 = tt.broadcast %53 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %56 = tt.addptr %54, %55 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %56, %41 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
