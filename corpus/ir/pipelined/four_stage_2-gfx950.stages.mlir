#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @four_stage(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<64> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %4 = arith.muli %3, %cst_2 : tensor<128x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<128x1xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %9 = arith.addi %7, %8 : tensor<128x64xi32, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %12 = arith.muli %11, %cst_1 : tensor<64x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %14 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %15 = arith.addi %13, %14 : tensor<64x64xi32, #blocked>
    %16 = amdg.buffer_load %arg0[%9] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked>
    %17 = ttg.convert_layout %16 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %18 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %19 = amdg.buffer_load %arg1[%15] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    ttg.local_store %19, %18 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %19, %20 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = ttg.local_load %18 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %22:2 = scf.for %arg4 = %c1_i32 to %arg3 step %c1_i32 iter_args(%arg5 = %21, %arg6 = %cst_0) -> (tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>)  : i32 {
      %33 = scf.execute_region -> tensor<128x64xf32, #mma> no_inline {
        %37 = tt.dot %17, %arg5, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
        scf.yield %37 : tensor<128x64xf32, #mma>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "scores"}
      %34:4 = scf.execute_region -> (i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<64x64xi32, #blocked>, tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline {
        %37 = arith.remsi %arg4, %c2_i32 : i32
        %38 = ttg.memdesc_index %0[%37] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %39 = arith.muli %arg4, %c4096_i32 : i32
        %40 = tt.splat %39 : i32 -> tensor<64x64xi32, #blocked>
        %41 = arith.addi %15, %40 : tensor<64x64xi32, #blocked>
        %42 = amdg.buffer_load %arg1[%41] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
        ttg.local_store %42, %38 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %43 = arith.subi %arg4, %c1_i32 : i32
        %44 = arith.remsi %43, %c2_i32 : i32
        %45 = ttg.memdesc_index %1[%44] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %46 = ttg.local_load %45 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        scf.yield %37, %38, %41, %46 : i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<64x64xi32, #blocked>, tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "keys"}
      %35 = scf.execute_region -> tensor<128x64xf32, #mma> no_inline {
        %37 = arith.truncf %33 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
        %38 = ttg.convert_layout %37 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
        %39 = tt.dot %38, %34#3, %arg6 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
        scf.yield %39 : tensor<128x64xf32, #mma>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "output"}
      %36 = scf.execute_region -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> no_inline {
        %37 = ttg.memdesc_index %1[%34#0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %38 = amdg.buffer_load %arg1[%34#2] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
        ttg.local_store %38, %37 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %39 = ttg.local_load %34#1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        scf.yield %39 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "values"}
      scf.yield %36, %35 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>
    } {triton.warp_pipeline.pipelined_for}
    %23 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %25 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %26 = arith.muli %25, %cst : tensor<128x1xi32, #mma>
    %27 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %28 = tt.addptr %27, %26 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %29 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %30 = tt.broadcast %28 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x64x!tt.ptr<f32>, #mma>
    %31 = tt.broadcast %29 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %32 = tt.addptr %30, %31 : tensor<128x64x!tt.ptr<f32>, #mma>, tensor<128x64xi32, #mma>
    tt.store %32, %22#1 : tensor<128x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
