#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], lane = [[0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [128, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [32, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [128, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<64> : tensor<256x64xi32, #linear>
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
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<256x64xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x64xi32, #linear>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %29 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear1>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #linear1>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #linear1>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #linear1>, tensor<64x1xi32, #linear1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #linear1> -> tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked> -> tensor<64x256xi32, #linear1>
    %37 = tt.addptr %35, %36 : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<64x256xi32, #linear1>
    %38 = arith.muli %arg5, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x256xi32, #linear1>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x256x64xf8E4M3FN, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<3x64x256xf8E4M3FN, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x256x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<256x64xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 16 : i32} : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear> -> <256x64xf8E4M3FN, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x64x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x256xi1, #linear1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 16 : i32} : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1> -> <64x256xf8E4M3FN, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg3, %c64_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x64xi32, #linear>
    %53 = tt.addptr %37, %39 : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<64x256xi32, #linear1>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x256x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<256x64xi1, #linear>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 16 : i32} : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear> -> <256x64xf8E4M3FN, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x64x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<64x256xi1, #linear1>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 16 : i32} : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1> -> <64x256xf8E4M3FN, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    %63 = arith.subi %arg3, %c128_i32 : i32
    %64:11 = scf.for %arg7 = %c0_i32 to %63 step %c64_i32 iter_args(%arg8 = %cst, %arg9 = %c1_i32, %arg10 = %43, %arg11 = %54, %arg12 = %62, %arg13 = %47, %arg14 = %58, %arg15 = %57, %arg16 = %61, %arg17 = %52, %arg18 = %53) -> (tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>, tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>)  : i32 {
      %85 = tt.addptr %arg17, %cst_0 : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x64xi32, #linear>
      %86 = tt.addptr %arg18, %39 : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<64x256xi32, #linear1>
      %87 = arith.addi %arg9, %c1_i32 : i32
      %88 = arith.cmpi slt, %87, %c3_i32 : i32
      %89 = arith.select %88, %87, %c0_i32 : i32
      %90 = ttg.memdesc_index %40[%89] : !ttg.memdesc<3x256x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>
      %91 = ttg.async_copy_global_to_local %85, %90 {contiguity = 16 : i32} : tensor<256x64x!tt.ptr<f8E4M3FN>, #linear> -> <256x64xf8E4M3FN, #shared, #smem, mutable>
      %92 = ttg.async_commit_group tokens %91
      %93 = ttg.local_load %arg10 token %arg12 : !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %94 = ttg.memdesc_index %41[%89] : !ttg.memdesc<3x64x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>
      %95 = ttg.async_copy_global_to_local %86, %94 {contiguity = 16 : i32} : tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1> -> <64x256xf8E4M3FN, #shared1, #smem, mutable>
      %96 = ttg.async_commit_group tokens %95
      %97 = ttg.local_load %arg13 token %arg12 : !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %98 = tt.dot_scaled %93, %97, %arg8 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<256x256xf32, #mma>
      %99 = ttg.async_wait %arg15, %arg16 {num = 2 : i32}
      scf.yield %98, %89, %arg11, %90, %99, %arg14, %94, %92, %96, %85, %86 : tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<256x64x!tt.ptr<f8E4M3FN>, #linear>, tensor<64x256x!tt.ptr<f8E4M3FN>, #linear1>
    }
    %65 = arith.addi %arg3, %c63_i32 : i32
    %66 = arith.divsi %65, %c64_i32 : i32
    %67 = arith.cmpi sge, %66, %c1_i32 : i32
    %68 = arith.cmpi sge, %66, %c2_i32 : i32
    %69 = ttg.local_load %64#2 token %64#4 : !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %70 = ttg.local_load %64#5 token %64#4 : !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %71 = scf.if %67 -> (tensor<256x256xf32, #mma>) {
      %85 = tt.dot_scaled %69, %70, %64#0 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<256x256xf32, #mma>
      scf.yield %85 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %64#0 : tensor<256x256xf32, #mma>
    }
    %72 = ttg.async_wait %64#7, %64#8 {num = 0 : i32}
    %73 = arith.select %67, %71, %64#0 : tensor<256x256xf32, #mma>
    %74 = ttg.local_load %64#3 token %72 : !ttg.memdesc<256x64xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %75 = ttg.local_load %64#6 token %72 : !ttg.memdesc<64x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %76 = scf.if %68 -> (tensor<256x256xf32, #mma>) {
      %85 = tt.dot_scaled %74, %75, %73 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<64x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<256x256xf32, #mma>
      scf.yield %85 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %73 : tensor<256x256xf32, #mma>
    }
    %77 = arith.select %68, %76, %73 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x64x256xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x256x64xf8E4M3FN, #shared, #smem, mutable>
    %78 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #mma>
    %79 = arith.muli %17, %78 : tensor<256x1xi32, #mma>
    %80 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %81 = tt.addptr %80, %79 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %82 = tt.broadcast %81 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x256x!tt.ptr<f32>, #mma>
    %83 = tt.broadcast %34 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %84 = tt.addptr %82, %83 : tensor<256x256x!tt.ptr<f32>, #mma>, tensor<256x256xi32, #mma>
    tt.store %84, %77 : tensor<256x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
