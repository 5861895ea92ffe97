#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], warp = [[0, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 128]}>
#shared = #ttg.padded_shared<[256:+16] {order = [1, 0], shape = [128, 128]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 107488 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c127_i32 = arith.constant 127 : i32
    %cst_1 = arith.constant dense<4> : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %cst_2 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_3 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %7 = arith.muli %4, %6 : tensor<128x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %10 = tt.broadcast %9 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %12 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %14 = arith.divsi %arg5, %c32_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %5, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.broadcast %18 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    %20 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %21 = tt.addptr %20, %16 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.broadcast %21 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 52208 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 104416 : i32} : () -> !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 105952 : i32} : () -> !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.addptr %10, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %29 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %30 = tt.splat %27 : i1 -> tensor<128x128xi1, #blocked>
    %31 = ttg.async_copy_global_to_local %28, %29 mask %30 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %32 = ttg.async_commit_group tokens %31
    %33 = arith.muli %4, %cst_0 : tensor<128x1xi32, #blocked>
    %34 = tt.addptr %11, %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %36 = tt.addptr %35, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %37 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %38 = ttg.async_copy_global_to_local %36, %37 mask %30 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %42 = tt.addptr %19, %41 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %43 = tt.splat %27 : i1 -> tensor<128x4xi1, #blocked1>
    %44 = tt.load %42, %43 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %45 = tt.addptr %22, %41 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %46 = tt.load %45, %43 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %47 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %44, %47 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %48 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %46, %48 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %50 = arith.addi %0, %cst_3 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %51 = arith.addi %1, %cst_2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %54 = tt.addptr %10, %53 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %55 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %56 = tt.splat %49 : i1 -> tensor<128x128xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = tt.expand_dims %51 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %60 = arith.muli %59, %cst_0 : tensor<128x1xi32, #blocked>
    %61 = tt.addptr %11, %60 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %62 = tt.broadcast %61 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %63 = tt.addptr %62, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %64 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %65 = ttg.async_copy_global_to_local %63, %64 mask %56 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %66 = ttg.async_commit_group tokens %65
    %67 = arith.addi %2, %cst_1 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %70 = tt.addptr %19, %69 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %71 = tt.splat %49 : i1 -> tensor<128x4xi1, #blocked1>
    %72 = tt.load %70, %71 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %73 = tt.addptr %22, %69 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %74 = tt.load %73, %71 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %75 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %72, %75 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %76 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %74, %76 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %77 = arith.subi %arg5, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %32, %58, %39, %66, %29, %55, %37, %64, %47, %75, %48, %76 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>)
  ^bb1(%78: i32, %79: tensor<128x128xf32, #mma>, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token, %83: !ttg.async.token, %84: !ttg.async.token, %85: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %86: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %87: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %88: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %89: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, %90: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, %91: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, %92: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %93 = arith.cmpi slt, %78, %77 : i32
    cf.cond_br %93, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %94 = amdg.async_wait %81, %83 {num_inst = 16 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %95 = arith.addi %80, %c1_i32 : i32
    %96 = arith.cmpi slt, %95, %c3_i32 : i32
    %97 = arith.select %96, %95, %c0_i32 : i32
    %98 = arith.addi %78, %c256_i32 : i32
    %99 = tt.splat %98 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %100 = tt.splat %98 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %101 = arith.addi %99, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %102 = arith.addi %100, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %103 = tt.expand_dims %101 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %104 = tt.broadcast %103 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %105 = tt.addptr %10, %104 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %106 = ttg.memdesc_index %23[%97] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %107 = ttg.async_copy_global_to_local %105, %106 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %108 = ttg.async_commit_group tokens %107
    ttg.barrier local
    %109 = ttg.local_load %85 token %94 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %110 = tt.expand_dims %102 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %111 = arith.muli %110, %cst_0 : tensor<128x1xi32, #blocked>
    %112 = tt.addptr %11, %111 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %113 = tt.broadcast %112 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %114 = tt.addptr %113, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %115 = ttg.memdesc_index %24[%97] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %116 = ttg.async_copy_global_to_local %114, %115 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %117 = ttg.async_commit_group tokens %116
    ttg.barrier local
    %118 = ttg.local_load %87 token %94 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %119 = arith.divsi %98, %c32_i32 : i32
    %120 = tt.splat %119 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %121 = arith.addi %120, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %122 = tt.expand_dims %121 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %123 = tt.broadcast %122 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %124 = tt.addptr %19, %123 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %125 = tt.load %124 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %126 = ttg.local_load %89 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear>
    %127 = tt.addptr %22, %123 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %128 = tt.load %127 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %129 = ttg.local_load %91 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear1>
    %130 = tt.dot_scaled %109 scale %126, %118 scale %129, %79 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    %131 = ttg.memdesc_index %25[%97] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %125, %131 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %132 = ttg.memdesc_index %26[%97] : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %128, %132 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %133 = arith.addi %78, %c128_i32 : i32
    cf.br ^bb1(%133, %130, %97, %82, %108, %84, %117, %86, %106, %88, %115, %90, %131, %92, %132 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %134 = arith.addi %arg5, %c127_i32 : i32
    %135 = arith.divsi %134, %c128_i32 : i32
    %136 = arith.cmpi sge, %135, %c1_i32 : i32
    %137 = arith.cmpi sge, %135, %c2_i32 : i32
    %138 = amdg.async_wait %81, %83 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %139 = ttg.local_load %85 token %138 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %140 = ttg.local_load %87 token %138 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %141 = ttg.local_load %89 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear>
    %142 = ttg.local_load %91 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear1>
    cf.cond_br %136, ^bb4, ^bb5(%79 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %143 = tt.dot_scaled %139 scale %141, %140 scale %142, %79 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%143 : tensor<128x128xf32, #mma>)
  ^bb5(%144: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %145 = arith.select %136, %144, %79 : tensor<128x128xf32, #mma>
    %146 = amdg.async_wait %82, %84 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %147 = ttg.local_load %86 token %146 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %148 = ttg.local_load %88 token %146 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %149 = ttg.local_load %90 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear>
    %150 = ttg.local_load %92 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear1>
    cf.cond_br %137, ^bb6, ^bb7(%145 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %151 = tt.dot_scaled %147 scale %149, %148 scale %150, %145 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%151 : tensor<128x128xf32, #mma>)
  ^bb7(%152: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %153 = arith.select %137, %152, %145 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %26 : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<3x128x4xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %154 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %155 = tt.expand_dims %154 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %156 = arith.muli %155, %cst_4 : tensor<128x1xi32, #mma>
    %157 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %158 = tt.addptr %157, %156 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %159 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %160 = tt.expand_dims %159 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %161 = tt.broadcast %158 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %162 = tt.broadcast %160 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %163 = tt.addptr %161, %162 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %163, %153 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
