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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 103632 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c127_i32 = arith.constant 127 : i32
    %cst_1 = arith.constant dense<4> : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %cst_2 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_3 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #linear>
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
    %24 = ttg.local_alloc {allocation.offset = 50656 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 100560 : i32} : () -> !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable>
    %27 = ttg.local_alloc {allocation.offset = 102096 : i32} : () -> !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable>
    %28 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %29 = tt.broadcast %13 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear1>
    %30 = tt.addptr %11, %29 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x128xi32, #linear1>
    %31 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %32 = tt.splat %28 : i1 -> tensor<128x128xi1, #linear1>
    %33 = ttg.async_copy_global_to_local %30, %31 mask %32 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %34 = ttg.async_commit_group tokens %33
    %35 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %36 = arith.muli %35, %cst_4 : tensor<128x1xi32, #linear>
    %37 = tt.addptr %12, %36 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %38 = tt.broadcast %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %39 = tt.addptr %38, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %40 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
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
    %51 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %48, %51 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %52 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %50, %52 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %53 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %54 = arith.addi %0, %cst_0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %55 = arith.addi %1, %cst_2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %56 = tt.expand_dims %54 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %57 = tt.broadcast %56 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear1>
    %58 = tt.addptr %11, %57 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x128xi32, #linear1>
    %59 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %60 = tt.splat %53 : i1 -> tensor<128x128xi1, #linear1>
    %61 = ttg.async_copy_global_to_local %58, %59 mask %60 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = tt.expand_dims %55 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %64 = arith.muli %63, %cst_4 : tensor<128x1xi32, #linear>
    %65 = tt.addptr %12, %64 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %66 = tt.broadcast %65 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %67 = tt.addptr %66, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %68 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %69 = tt.splat %53 : i1 -> tensor<128x128xi1, #linear>
    %70 = ttg.async_copy_global_to_local %67, %68 mask %69 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %71 = ttg.async_commit_group tokens %70
    %72 = arith.addi %2, %cst_1 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %73 = tt.expand_dims %72 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %75 = tt.addptr %20, %74 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %76 = tt.splat %53 : i1 -> tensor<128x4xi1, #blocked1>
    %77 = tt.load %75, %76 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %78 = tt.addptr %23, %74 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %79 = tt.load %78, %76 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %80 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %77, %80 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %81 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %79, %81 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %82 = ttg.async_wait %34, %43 {num = 2 : i32}
    %83 = arith.subi %arg5, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %31, %59, %82, %40, %68, %51, %80, %52, %81, %62, %71 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%84: i32, %85: tensor<128x128xf32, #mma>, %86: i32, %87: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %88: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %89: !ttg.async.token, %90: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %91: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %92: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, %93: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, %94: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, %95: !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, %96: !ttg.async.token, %97: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %98 = arith.cmpi slt, %84, %83 : i32
    cf.cond_br %98, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %99 = arith.addi %86, %c1_i32 : i32
    %100 = arith.cmpi slt, %99, %c3_i32 : i32
    %101 = arith.select %100, %99, %c0_i32 : i32
    %102 = arith.addi %84, %c256_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %104 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %105 = arith.addi %103, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %106 = arith.addi %104, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %108 = tt.broadcast %107 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear1>
    %109 = tt.addptr %11, %108 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x128xi32, #linear1>
    %110 = ttg.memdesc_index %24[%101] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %111 = ttg.async_copy_global_to_local %109, %110 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %112 = ttg.async_commit_group tokens %111
    %113 = ttg.local_load %87 token %89 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %114 = tt.expand_dims %106 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %115 = arith.muli %114, %cst_4 : tensor<128x1xi32, #linear>
    %116 = tt.addptr %12, %115 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %117 = tt.broadcast %116 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %118 = tt.addptr %117, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %119 = ttg.memdesc_index %25[%101] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %120 = ttg.async_copy_global_to_local %118, %119 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %121 = ttg.async_commit_group tokens %120
    %122 = ttg.local_load %90 token %89 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %123 = arith.divsi %102, %c32_i32 : i32
    %124 = tt.splat %123 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %125 = arith.addi %124, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %126 = tt.expand_dims %125 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %127 = tt.broadcast %126 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %128 = tt.addptr %20, %127 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %129 = tt.load %128 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %130 = ttg.local_load %92 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %131 = tt.addptr %23, %127 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %132 = tt.load %131 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %133 = ttg.local_load %94 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear3>
    %134 = tt.dot_scaled %113 scale %130, %122 scale %133, %85 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear3> -> tensor<128x128xf32, #mma>
    %135 = ttg.memdesc_index %26[%101] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %129, %135 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %136 = ttg.memdesc_index %27[%101] : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %132, %136 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %137 = ttg.async_wait %96, %97 {num = 2 : i32}
    %138 = arith.addi %84, %c128_i32 : i32
    cf.br ^bb1(%138, %134, %101, %88, %110, %137, %91, %119, %93, %135, %95, %136, %112, %121 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %139 = arith.addi %arg5, %c127_i32 : i32
    %140 = arith.divsi %139, %c128_i32 : i32
    %141 = arith.cmpi sge, %140, %c1_i32 : i32
    %142 = arith.cmpi sge, %140, %c2_i32 : i32
    %143 = ttg.local_load %87 token %89 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %144 = ttg.local_load %90 token %89 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %145 = ttg.local_load %92 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %146 = ttg.local_load %94 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear3>
    cf.cond_br %141, ^bb4, ^bb5(%85 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %147 = tt.dot_scaled %143 scale %145, %144 scale %146, %85 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear3> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%147 : tensor<128x128xf32, #mma>)
  ^bb5(%148: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %149 = ttg.async_wait %96, %97 {num = 0 : i32}
    %150 = arith.select %141, %148, %85 : tensor<128x128xf32, #mma>
    %151 = ttg.local_load %88 token %149 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %152 = ttg.local_load %91 token %149 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %153 = ttg.local_load %93 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %154 = ttg.local_load %95 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear3>
    cf.cond_br %142, ^bb6, ^bb7(%150 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %155 = tt.dot_scaled %151 scale %153, %152 scale %154, %150 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear3> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%155 : tensor<128x128xf32, #mma>)
  ^bb7(%156: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %157 = arith.select %142, %156, %150 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %27 : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %26 : !ttg.memdesc<3x128x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %158 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %159 = tt.expand_dims %158 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %160 = arith.muli %159, %cst_3 : tensor<128x1xi32, #mma>
    %161 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %162 = tt.addptr %161, %160 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %163 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %164 = tt.expand_dims %163 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %165 = tt.broadcast %162 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %166 = tt.broadcast %164 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %167 = tt.addptr %165, %166 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %167, %157 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
