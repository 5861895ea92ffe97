#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0]], lane = [[0, 8], [0, 16], [128, 0], [32, 0], [64, 0], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 128], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [128, 0], [32, 0], [64, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<32> : tensor<256x32xi32, #linear>
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
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f16>, #linear> -> tensor<256x32x!tt.ptr<f16>, #linear>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<256x32xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<256x32x!tt.ptr<f16>, #linear>, tensor<256x32xi32, #linear>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<32x1xi32, #linear2>
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #linear2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #linear2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #linear2>, tensor<32x1xi32, #linear2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #linear2> -> tensor<32x256x!tt.ptr<f16>, #linear2>
    %36 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<32x256xi32, #linear2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<f16>, #linear2>, tensor<32x256xi32, #linear2>
    %38 = arith.muli %arg5, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #linear2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x256x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<3x32x256xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x256x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<256x32xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<256x32x!tt.ptr<f16>, #linear> -> <256x32xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x32x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x256xi1, #linear2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<32x256x!tt.ptr<f16>, #linear2> -> <32x256xf16, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<256x32x!tt.ptr<f16>, #linear>, tensor<256x32xi32, #linear>
    %53 = tt.addptr %37, %39 : tensor<32x256x!tt.ptr<f16>, #linear2>, tensor<32x256xi32, #linear2>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x256x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<256x32xi1, #linear>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 8 : i32} : tensor<256x32x!tt.ptr<f16>, #linear> -> <256x32xf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x32x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<32x256xi1, #linear2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 8 : i32} : tensor<32x256x!tt.ptr<f16>, #linear2> -> <32x256xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    %63 = arith.subi %arg3, %c64_i32 : i32
    %64:11 = scf.for %arg7 = %c0_i32 to %63 step %c32_i32 iter_args(%arg8 = %cst, %arg9 = %c1_i32, %arg10 = %43, %arg11 = %54, %arg12 = %62, %arg13 = %47, %arg14 = %58, %arg15 = %57, %arg16 = %61, %arg17 = %52, %arg18 = %53) -> (tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<256x32x!tt.ptr<f16>, #linear>, tensor<32x256x!tt.ptr<f16>, #linear2>)  : i32 {
      %87 = tt.addptr %arg17, %cst_0 : tensor<256x32x!tt.ptr<f16>, #linear>, tensor<256x32xi32, #linear>
      %88 = tt.addptr %arg18, %39 : tensor<32x256x!tt.ptr<f16>, #linear2>, tensor<32x256xi32, #linear2>
      %89 = arith.addi %arg9, %c1_i32 : i32
      %90 = arith.cmpi slt, %89, %c3_i32 : i32
      %91 = arith.select %90, %89, %c0_i32 : i32
      %92 = ttg.memdesc_index %40[%91] : !ttg.memdesc<3x256x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
      %93 = ttg.async_copy_global_to_local %87, %92 {contiguity = 8 : i32} : tensor<256x32x!tt.ptr<f16>, #linear> -> <256x32xf16, #shared, #smem, mutable>
      %94 = ttg.async_commit_group tokens %93
      %95 = ttg.local_load %arg10 token %arg12 : !ttg.memdesc<256x32xf16, #shared, #smem, mutable> -> tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %96 = ttg.memdesc_index %41[%91] : !ttg.memdesc<3x32x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>
      %97 = ttg.async_copy_global_to_local %88, %96 {contiguity = 8 : i32} : tensor<32x256x!tt.ptr<f16>, #linear2> -> <32x256xf16, #shared1, #smem, mutable>
      %98 = ttg.async_commit_group tokens %97
      %99 = ttg.local_load %arg13 token %arg12 : !ttg.memdesc<32x256xf16, #shared1, #smem, mutable> -> tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %100 = tt.dot %95, %99, %arg8 : tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      %101 = ttg.async_wait %arg15, %arg16 {num = 2 : i32}
      scf.yield %100, %91, %arg11, %92, %101, %arg14, %96, %94, %98, %87, %88 : tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x256xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<256x32x!tt.ptr<f16>, #linear>, tensor<32x256x!tt.ptr<f16>, #linear2>
    }
    %65 = arith.addi %arg3, %c31_i32 : i32
    %66 = arith.divsi %65, %c32_i32 : i32
    %67 = arith.cmpi sge, %66, %c1_i32 : i32
    %68 = arith.cmpi sge, %66, %c2_i32 : i32
    %69 = ttg.local_load %64#2 token %64#4 : !ttg.memdesc<256x32xf16, #shared, #smem, mutable> -> tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %70 = ttg.local_load %64#5 token %64#4 : !ttg.memdesc<32x256xf16, #shared1, #smem, mutable> -> tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %71 = scf.if %67 -> (tensor<256x256xf32, #mma>) {
      %87 = tt.dot %69, %70, %64#0 : tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      scf.yield %87 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %64#0 : tensor<256x256xf32, #mma>
    }
    %72 = ttg.async_wait %64#7, %64#8 {num = 0 : i32}
    %73 = arith.select %67, %71, %64#0 : tensor<256x256xf32, #mma>
    %74 = ttg.local_load %64#3 token %72 : !ttg.memdesc<256x32xf16, #shared, #smem, mutable> -> tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %75 = ttg.local_load %64#6 token %72 : !ttg.memdesc<32x256xf16, #shared1, #smem, mutable> -> tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %76 = scf.if %68 -> (tensor<256x256xf32, #mma>) {
      %87 = tt.dot %74, %75, %73 : tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      scf.yield %87 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %73 : tensor<256x256xf32, #mma>
    }
    %77 = arith.select %68, %76, %73 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x32x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x256x32xf16, #shared, #smem, mutable>
    %78 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #linear1>
    %79 = arith.muli %17, %78 : tensor<256x1xi32, #linear1>
    %80 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear1>
    %81 = tt.addptr %80, %79 : tensor<256x1x!tt.ptr<f16>, #linear1>, tensor<256x1xi32, #linear1>
    %82 = tt.broadcast %81 : tensor<256x1x!tt.ptr<f16>, #linear1> -> tensor<256x256x!tt.ptr<f16>, #linear1>
    %83 = tt.broadcast %33 : tensor<1x256xi32, #linear1> -> tensor<256x256xi32, #linear1>
    %84 = tt.addptr %82, %83 : tensor<256x256x!tt.ptr<f16>, #linear1>, tensor<256x256xi32, #linear1>
    %85 = arith.truncf %77 : tensor<256x256xf32, #mma> to tensor<256x256xf16, #mma>
    %86 = ttg.convert_layout %85 : tensor<256x256xf16, #mma> -> tensor<256x256xf16, #linear1>
    tt.store %84, %86 : tensor<256x256x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
