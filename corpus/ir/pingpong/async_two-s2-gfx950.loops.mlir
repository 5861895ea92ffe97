#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0], [128, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 128], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0], [128, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<64> : tensor<256x64xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = arith.addi %6, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = arith.addi %7, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c256_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %13 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %15 = arith.addi %13, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<256x1xi32, #linear1>
    %18 = tt.splat %arg4 : i32 -> tensor<256x1xi32, #linear>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f16>, #linear>, tensor<256x1xi32, #linear>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f16>, #linear> -> tensor<256x64x!tt.ptr<f16>, #linear>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<256x64xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<256x64x!tt.ptr<f16>, #linear>, tensor<256x64xi32, #linear>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %29 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #linear2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x256x!tt.ptr<f16>, #linear2>
    %36 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<64x256xi32, #linear2>
    %37 = tt.addptr %35, %36 : tensor<64x256x!tt.ptr<f16>, #linear2>, tensor<64x256xi32, #linear2>
    %38 = arith.muli %arg5, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x256xi32, #linear2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x256x64xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<256x64xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<256x64x!tt.ptr<f16>, #linear> -> <256x64xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x256xi1, #linear2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #linear2> -> <64x256xf16, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.subi %arg3, %c64_i32 : i32
    %52:8 = scf.for %arg7 = %c0_i32 to %51 step %c64_i32 iter_args(%arg8 = %cst, %arg9 = %c0_i32, %arg10 = %46, %arg11 = %50, %arg12 = %43, %arg13 = %47, %arg14 = %26, %arg15 = %37) -> (tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, tensor<256x64x!tt.ptr<f16>, #linear>, tensor<64x256x!tt.ptr<f16>, #linear2>)  : i32 {
      %70 = ttg.async_wait %arg10, %arg11 {num = 0 : i32}
      %71 = tt.addptr %arg14, %cst_0 : tensor<256x64x!tt.ptr<f16>, #linear>, tensor<256x64xi32, #linear>
      %72 = tt.addptr %arg15, %39 : tensor<64x256x!tt.ptr<f16>, #linear2>, tensor<64x256xi32, #linear2>
      %73 = arith.addi %arg9, %c1_i32 : i32
      %74 = arith.cmpi slt, %73, %c2_i32 : i32
      %75 = arith.select %74, %73, %c0_i32 : i32
      %76 = ttg.memdesc_index %40[%75] : !ttg.memdesc<2x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %77 = ttg.async_copy_global_to_local %71, %76 {contiguity = 8 : i32} : tensor<256x64x!tt.ptr<f16>, #linear> -> <256x64xf16, #shared, #smem, mutable>
      %78 = ttg.async_commit_group tokens %77
      %79 = ttg.local_load %arg12 token %70 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %80 = ttg.memdesc_index %41[%75] : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
      %81 = ttg.async_copy_global_to_local %72, %80 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #linear2> -> <64x256xf16, #shared1, #smem, mutable>
      %82 = ttg.async_commit_group tokens %81
      %83 = ttg.local_load %arg13 token %70 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %84 = tt.dot %79, %83, %arg8 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      scf.yield %84, %75, %78, %82, %76, %80, %71, %72 : tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, tensor<256x64x!tt.ptr<f16>, #linear>, tensor<64x256x!tt.ptr<f16>, #linear2>
    }
    %53 = arith.addi %arg3, %c63_i32 : i32
    %54 = arith.divsi %53, %c64_i32 : i32
    %55 = arith.cmpi sge, %54, %c1_i32 : i32
    %56 = ttg.async_wait %52#2, %52#3 {num = 0 : i32}
    %57 = ttg.local_load %52#4 token %56 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %58 = ttg.local_load %52#5 token %56 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %59 = scf.if %55 -> (tensor<256x256xf32, #mma>) {
      %70 = tt.dot %57, %58, %52#0 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      scf.yield %70 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %52#0 : tensor<256x256xf32, #mma>
    }
    %60 = arith.select %55, %59, %52#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x256x64xf16, #shared, #smem, mutable>
    %61 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #linear1>
    %62 = arith.muli %17, %61 : tensor<256x1xi32, #linear1>
    %63 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear1>
    %64 = tt.addptr %63, %62 : tensor<256x1x!tt.ptr<f16>, #linear1>, tensor<256x1xi32, #linear1>
    %65 = tt.broadcast %64 : tensor<256x1x!tt.ptr<f16>, #linear1> -> tensor<256x256x!tt.ptr<f16>, #linear1>
    %66 = tt.broadcast %33 : tensor<1x256xi32, #linear1> -> tensor<256x256xi32, #linear1>
    %67 = tt.addptr %65, %66 : tensor<256x256x!tt.ptr<f16>, #linear1>, tensor<256x256xi32, #linear1>
    %68 = arith.truncf %60 : tensor<256x256xf32, #mma> to tensor<256x256xf16, #mma>
    %69 = ttg.convert_layout %68 : tensor<256x256xf16, #mma> -> tensor<256x256xf16, #linear1>
    tt.store %67, %69 : tensor<256x256x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
