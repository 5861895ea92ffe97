#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], warp = [[0, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 128]}>
#shared = #ttg.padded_shared<[256:+16] {order = [1, 0], shape = [128, 128]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 71648 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #mma>
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
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 34800 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 69600 : i32} : () -> !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 70624 : i32} : () -> !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.addptr %10, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %29 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %30 = tt.splat %27 : i1 -> tensor<128x128xi1, #blocked>
    %31 = ttg.async_copy_global_to_local %28, %29 mask %30 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %32 = ttg.async_commit_group tokens %31
    %33 = arith.muli %4, %cst_0 : tensor<128x1xi32, #blocked>
    %34 = tt.addptr %11, %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %36 = tt.addptr %35, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %37 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %38 = ttg.async_copy_global_to_local %36, %37 mask %30 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %42 = tt.addptr %19, %41 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %43 = tt.splat %27 : i1 -> tensor<128x4xi1, #blocked1>
    %44 = tt.load %42, %43 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %45 = tt.addptr %22, %41 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %46 = tt.load %45, %43 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %47 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %44, %47 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %48 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %46, %48 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %49 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %32, %39, %29, %37, %47, %48 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>)
  ^bb1(%50: i32, %51: tensor<128x128xf32, #mma>, %52: i32, %53: !ttg.async.token, %54: !ttg.async.token, %55: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %56: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %57: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, %58: !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %59 = arith.cmpi slt, %50, %49 : i32
    cf.cond_br %59, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %60 = amdg.async_wait %53, %54 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %61 = arith.addi %52, %c1_i32 : i32
    %62 = arith.cmpi slt, %61, %c2_i32 : i32
    %63 = arith.select %62, %61, %c0_i32 : i32
    %64 = arith.addi %50, %c128_i32 : i32
    %65 = tt.splat %64 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %66 = tt.splat %64 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %67 = arith.addi %65, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %68 = arith.addi %66, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %70 = tt.broadcast %69 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %71 = tt.addptr %10, %70 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %72 = ttg.memdesc_index %23[%63] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %73 = ttg.async_copy_global_to_local %71, %72 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    ttg.barrier local
    %75 = ttg.local_load %55 token %60 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %76 = tt.expand_dims %68 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %77 = arith.muli %76, %cst_0 : tensor<128x1xi32, #blocked>
    %78 = tt.addptr %11, %77 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %80 = tt.addptr %79, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %81 = ttg.memdesc_index %24[%63] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %82 = ttg.async_copy_global_to_local %80, %81 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    ttg.barrier local
    %84 = ttg.local_load %56 token %60 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %85 = arith.divsi %64, %c32_i32 : i32
    %86 = tt.splat %85 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %87 = arith.addi %86, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %88 = tt.expand_dims %87 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %89 = tt.broadcast %88 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %90 = tt.addptr %19, %89 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %91 = tt.load %90 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %92 = ttg.local_load %57 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear>
    %93 = tt.addptr %22, %89 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %94 = tt.load %93 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %95 = ttg.local_load %58 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear1>
    %96 = tt.dot_scaled %75 scale %92, %84 scale %95, %51 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    %97 = ttg.memdesc_index %25[%63] : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %91, %97 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %98 = ttg.memdesc_index %26[%63] : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    ttg.local_store %94, %98 : tensor<128x4xi8, #blocked1> -> !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>
    %99 = arith.addi %50, %c128_i32 : i32
    cf.br ^bb1(%99, %96, %63, %74, %83, %72, %81, %97, %98 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %100 = arith.addi %arg5, %c127_i32 : i32
    %101 = arith.divsi %100, %c128_i32 : i32
    %102 = arith.cmpi sge, %101, %c1_i32 : i32
    %103 = amdg.async_wait %53, %54 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %104 = ttg.local_load %55 token %103 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %105 = ttg.local_load %56 token %103 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %106 = ttg.local_load %57 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear>
    %107 = ttg.local_load %58 : !ttg.memdesc<128x4xi8, #shared1, #smem, mutable> -> tensor<128x4xi8, #linear1>
    cf.cond_br %102, ^bb4, ^bb5(%51 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %108 = tt.dot_scaled %104 scale %106, %105 scale %107, %51 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%108 : tensor<128x128xf32, #mma>)
  ^bb5(%109: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %110 = arith.select %102, %109, %51 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %26 : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x128x4xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %111 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = tt.expand_dims %111 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %113 = arith.muli %112, %cst_1 : tensor<128x1xi32, #mma>
    %114 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %115 = tt.addptr %114, %113 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %116 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %118 = tt.broadcast %115 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %119 = tt.broadcast %117 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %120 = tt.addptr %118, %119 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %120, %110 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
