#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @stored_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %4 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked1>
    %5 = arith.muli %3, %4 : tensor<128x1xi32, #blocked1>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %8 = tt.broadcast %5 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %10 = arith.addi %8, %9 : tensor<128x64xi32, #blocked1>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_1 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load %arg0[%10] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked1>
    ttg.local_store %20, %19 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load %arg1[%18] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
    ttg.local_store %22, %21 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %23 = arith.divsi %arg3, %c64_i32 : i32
    %24 = scf.for %arg4 = %c1_i32 to %23 step %c1_i32 iter_args(%arg5 = %cst_0) -> (tensor<128x128xf32, #mma>)  : i32 {
      %35:2 = scf.execute_region -> (tensor<128x64xf16, #blocked1>, tensor<64x128xf16, #blocked>) no_inline {
        %38 = arith.muli %arg4, %c64_i32 : i32
        %39 = tt.splat %38 : i32 -> tensor<128x64xi32, #blocked1>
        %40 = arith.addi %10, %39 : tensor<128x64xi32, #blocked1>
        %41 = amdg.buffer_load %arg0[%40] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked1>
        %42 = arith.muli %arg4, %c8192_i32 : i32
        %43 = tt.splat %42 : i32 -> tensor<64x128xi32, #blocked>
        %44 = arith.addi %18, %43 : tensor<64x128xi32, #blocked>
        %45 = amdg.buffer_load %arg1[%44] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
        scf.yield %41, %45 : tensor<128x64xf16, #blocked1>, tensor<64x128xf16, #blocked>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "fetch"}
      %36:2 = scf.execute_region -> (tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline {
        %38 = arith.subi %arg4, %c1_i32 : i32
        %39 = arith.remsi %38, %c3_i32 : i32
        %40 = ttg.memdesc_index %0[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %41 = ttg.local_load %40 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
        %42 = ttg.memdesc_index %1[%39] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
        %43 = ttg.local_load %42 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
        scf.yield %41, %43 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "read"}
      %37 = scf.execute_region -> tensor<128x128xf32, #mma> no_inline {
        %38 = tt.dot %36#0, %36#1, %arg5 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
        scf.yield %38 : tensor<128x128xf32, #mma>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "compute"}
      scf.execute_region no_inline {
        %38 = arith.remsi %arg4, %c3_i32 : i32
        %39 = ttg.memdesc_index %0[%38] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttg.local_store %35#0, %39 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %40 = ttg.memdesc_index %1[%38] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
        ttg.local_store %35#1, %40 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
        scf.yield
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "write"}
      scf.yield %37 : tensor<128x128xf32, #mma>
    } {triton.warp_pipeline.pipelined_for}
    %25 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %26 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %27 = tt.expand_dims %25 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %28 = arith.muli %27, %cst : tensor<128x1xi32, #mma>
    %29 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %31 = tt.expand_dims %26 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %33 = tt.broadcast %31 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %34 = tt.addptr %32, %33 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %34, %24 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
