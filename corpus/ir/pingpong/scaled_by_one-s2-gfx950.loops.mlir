#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0], [128, 0]], lane = [[0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0], [64, 0]], lane = [[0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [32, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [128, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0], [64, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<128> : tensor<256x128xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = arith.addi %7, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c256_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = arith.addi %12, %4 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %18 = tt.splat %arg4 : i32 -> tensor<256x1xi32, #linear>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<256x1x!tt.ptr<f8E4M3FN>, #linear>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x1xi32, #linear>
    %22 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked1> -> tensor<256x128xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x128xi32, #linear>
    %27 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %29 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #linear1>
    %30 = arith.muli %28, %29 : tensor<128x1xi32, #linear1>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x1xi32, #linear1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %35 = tt.broadcast %32 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked> -> tensor<128x256xi32, #linear1>
    %37 = tt.addptr %35, %36 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
    %38 = arith.muli %arg5, %c128_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<128x256xi32, #linear1>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x256x128xf8E4M3FN, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x256x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<256x128xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear> -> <256x128xf8E4M3FN, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<128x256xi1, #linear1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.subi %arg3, %c128_i32 : i32
    %52:8 = scf.for %arg7 = %c0_i32 to %51 step %c128_i32 iter_args(%arg8 = %cst, %arg9 = %c0_i32, %arg10 = %46, %arg11 = %50, %arg12 = %43, %arg13 = %47, %arg14 = %26, %arg15 = %37) -> (tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>)  : i32 {
      %68 = ttg.async_wait %arg10, %arg11 {num = 0 : i32}
      %69 = tt.addptr %arg14, %cst_0 : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x128xi32, #linear>
      %70 = tt.addptr %arg15, %39 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
      %71 = arith.addi %arg9, %c1_i32 : i32
      %72 = arith.cmpi slt, %71, %c2_i32 : i32
      %73 = arith.select %72, %71, %c0_i32 : i32
      %74 = ttg.memdesc_index %40[%73] : !ttg.memdesc<2x256x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>
      %75 = ttg.async_copy_global_to_local %69, %74 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear> -> <256x128xf8E4M3FN, #shared, #smem, mutable>
      %76 = ttg.async_commit_group tokens %75
      %77 = ttg.local_load %arg12 token %68 : !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %78 = ttg.memdesc_index %41[%73] : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
      %79 = ttg.async_copy_global_to_local %70, %78 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
      %80 = ttg.async_commit_group tokens %79
      %81 = ttg.local_load %arg13 token %68 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %82 = tt.dot_scaled %77, %81, %arg8 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<256x256xf32, #mma>
      scf.yield %82, %73, %76, %80, %74, %78, %69, %70 : tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
    }
    %53 = arith.addi %arg3, %c127_i32 : i32
    %54 = arith.divsi %53, %c128_i32 : i32
    %55 = arith.cmpi sge, %54, %c1_i32 : i32
    %56 = ttg.async_wait %52#2, %52#3 {num = 0 : i32}
    %57 = ttg.local_load %52#4 token %56 : !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %58 = ttg.local_load %52#5 token %56 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %59 = scf.if %55 -> (tensor<256x256xf32, #mma>) {
      %68 = tt.dot_scaled %57, %58, %52#0 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<256x256xf32, #mma>
      scf.yield %68 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %52#0 : tensor<256x256xf32, #mma>
    }
    %60 = arith.select %55, %59, %52#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x256x128xf8E4M3FN, #shared, #smem, mutable>
    %61 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #mma>
    %62 = arith.muli %17, %61 : tensor<256x1xi32, #mma>
    %63 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %64 = tt.addptr %63, %62 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %65 = tt.broadcast %64 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x256x!tt.ptr<f32>, #mma>
    %66 = tt.broadcast %34 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %67 = tt.addptr %65, %66 : tensor<256x256x!tt.ptr<f32>, #mma>, tensor<256x256xi32, #mma>
    tt.store %67, %60 : tensor<256x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
