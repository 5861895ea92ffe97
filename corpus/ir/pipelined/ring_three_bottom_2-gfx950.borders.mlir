#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @ring_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
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
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = ttg.async_wait {num = 0 : i32}
    %25 = arith.divsi %arg3, %c64_i32 : i32
    %26 = arith.addi %25, %c-1_i32 : i32
    %27 = scf.for %arg4 = %c0_i32 to %26 step %c1_i32 iter_args(%arg5 = %cst_0) -> (tensor<128x128xf32, #mma>)  : i32 {
      %38 = arith.addi %arg4, %c1_i32 : i32
      %39 = arith.remsi %arg4, %c2_i32 : i32
      %40 = ttg.memdesc_index %0[%39] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %41 = ttg.local_load %40 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %42 = ttg.memdesc_index %1[%39] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %43 = ttg.local_load %42 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "read"}
      %44 = arith.remsi %38, %c2_i32 : i32
      %45 = ttg.memdesc_index %0[%44] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %46 = arith.muli %38, %c64_i32 : i32
      %47 = tt.splat %46 : i32 -> tensor<128x64xi32, #blocked1>
      %48 = arith.addi %10, %47 : tensor<128x64xi32, #blocked1>
      %49 = amdg.buffer_load_to_local %arg0[%48] into %45 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
      %50 = ttg.memdesc_index %1[%44] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %51 = arith.muli %38, %c8192_i32 : i32
      %52 = tt.splat %51 : i32 -> tensor<64x128xi32, #blocked>
      %53 = arith.addi %18, %52 : tensor<64x128xi32, #blocked>
      %54 = amdg.buffer_load_to_local %arg1[%53] into %50 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
      %55 = ttg.async_commit_group
      rocdl.sched.barrier none {triton.warp_pipeline.border = "copy"}
      %56 = tt.dot %41, %43, %arg5 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "compute"}
      %57 = ttg.async_wait {num = 0 : i32}
      scf.yield %56 : tensor<128x128xf32, #mma>
    }
    %28 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %29 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %30 = tt.expand_dims %28 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %31 = arith.muli %30, %cst : tensor<128x1xi32, #mma>
    %32 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %33 = tt.addptr %32, %31 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %34 = tt.expand_dims %29 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %35 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %36 = tt.broadcast %34 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %37 = tt.addptr %35, %36 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %37, %27 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
