#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [64, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[32, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 69072 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #linear>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %7 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #linear1>
    %8 = arith.muli %5, %7 : tensor<128x1xi32, #linear1>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1>
    %10 = tt.addptr %9, %8 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x1xi32, #linear1>
    %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>
    %13 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %14 = tt.broadcast %13 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear>
    %15 = arith.divsi %arg5, %c32_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<128x1xi32, #blocked1>
    %17 = arith.muli %6, %16 : tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %20 = tt.broadcast %19 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    %21 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %22 = tt.addptr %21, %17 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    %24 = ttg.local_alloc {allocation.offset = 33760 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 67024 : i32} : () -> !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    %27 = ttg.local_alloc {allocation.offset = 68048 : i32} : () -> !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    %28 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %29 = tt.broadcast %13 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear1>
    %30 = tt.addptr %11, %29 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x128xi32, #linear1>
    %31 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %32 = tt.splat %28 : i1 -> tensor<128x128xi1, #linear1>
    %33 = ttg.async_copy_global_to_local %30, %31 mask %32 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %34 = ttg.async_commit_group tokens %33
    %35 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %36 = arith.muli %35, %cst_1 : tensor<128x1xi32, #linear>
    %37 = tt.addptr %12, %36 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %38 = tt.broadcast %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %39 = tt.addptr %38, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %40 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %41 = tt.splat %28 : i1 -> tensor<128x128xi1, #linear>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %46 = tt.addptr %20, %45 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %47 = tt.splat %28 : i1 -> tensor<128x4xi1, #blocked1>
    %48 = tt.load %46, %47 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %49 = tt.addptr %23, %45 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %50 = tt.load %49, %47 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %51 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %48, %51 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %52 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %50, %52 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %53 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %34, %43, %31, %40, %51, %52 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>)
  ^bb1(%54: i32, %55: tensor<128x128xf32, #mma>, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token, %59: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %60: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %61: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, %62: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %63 = arith.cmpi slt, %54, %53 : i32
    cf.cond_br %63, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %64 = ttg.async_wait %57, %58 {num = 0 : i32}
    %65 = arith.addi %56, %c1_i32 : i32
    %66 = arith.cmpi slt, %65, %c2_i32 : i32
    %67 = arith.select %66, %65, %c0_i32 : i32
    %68 = arith.addi %54, %c128_i32 : i32
    %69 = tt.splat %68 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %70 = tt.splat %68 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %71 = arith.addi %69, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %72 = arith.addi %70, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear1>
    %75 = tt.addptr %11, %74 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x128xi32, #linear1>
    %76 = ttg.memdesc_index %24[%67] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %77 = ttg.async_copy_global_to_local %75, %76 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %78 = ttg.async_commit_group tokens %77
    %79 = ttg.local_load %59 token %64 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %80 = tt.expand_dims %72 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %81 = arith.muli %80, %cst_1 : tensor<128x1xi32, #linear>
    %82 = tt.addptr %12, %81 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %83 = tt.broadcast %82 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %84 = tt.addptr %83, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %85 = ttg.memdesc_index %25[%67] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %86 = ttg.async_copy_global_to_local %84, %85 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = ttg.local_load %60 token %64 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %89 = arith.divsi %68, %c32_i32 : i32
    %90 = tt.splat %89 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %91 = arith.addi %90, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = tt.expand_dims %91 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %93 = tt.broadcast %92 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %94 = tt.addptr %20, %93 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %95 = tt.load %94 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %96 = ttg.local_load %61 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %97 = tt.addptr %23, %93 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %98 = tt.load %97 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %99 = ttg.local_load %62 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear3>
    %100 = tt.dot_scaled %79 scale %96, %88 scale %99, %55 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear3> -> tensor<128x128xf32, #mma>
    %101 = ttg.memdesc_index %26[%67] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %95, %101 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %102 = ttg.memdesc_index %27[%67] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %98, %102 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %103 = arith.addi %54, %c128_i32 : i32
    cf.br ^bb1(%103, %100, %67, %78, %87, %76, %85, %101, %102 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %104 = arith.addi %arg5, %c127_i32 : i32
    %105 = arith.divsi %104, %c128_i32 : i32
    %106 = arith.cmpi sge, %105, %c1_i32 : i32
    %107 = ttg.async_wait %57, %58 {num = 0 : i32}
    %108 = ttg.local_load %59 token %107 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %109 = ttg.local_load %60 token %107 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %110 = ttg.local_load %61 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %111 = ttg.local_load %62 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear3>
    cf.cond_br %106, ^bb4, ^bb5(%55 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %112 = tt.dot_scaled %108 scale %110, %109 scale %111, %55 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear3> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%112 : tensor<128x128xf32, #mma>)
  ^bb5(%113: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %114 = arith.select %106, %113, %55 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %27 : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %26 : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %115 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %116 = tt.expand_dims %115 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %117 = arith.muli %116, %cst_0 : tensor<128x1xi32, #mma>
    %118 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %119 = tt.addptr %118, %117 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %120 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %121 = tt.expand_dims %120 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %122 = tt.broadcast %119 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %123 = tt.broadcast %121 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %124 = tt.addptr %122, %123 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %124, %114 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
