#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [1, 8, 4], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked2>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = arith.muli %4, %cst_0 : tensor<4x1x1xi32, #blocked>
    %6 = tt.splat %arg3 : i32 -> tensor<4x1x1xi32, #blocked>
    %7 = arith.muli %5, %6 : tensor<4x1x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %11 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %13 = tt.splat %arg3 : i32 -> tensor<1x32x1xi32, #blocked1>
    %14 = arith.muli %12, %13 : tensor<1x32x1xi32, #blocked1>
    %15 = tt.broadcast %9 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.broadcast %14 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %17 = tt.addptr %15, %16 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %18 = tt.broadcast %17 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked1>
    %22 = tt.expand_dims %11 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %23 = tt.broadcast %22 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %26 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %27 = tt.addptr %18, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %28 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %26 : i1 -> tensor<4x32x32xi1, #blocked1>
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = arith.muli %12, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %33 = tt.broadcast %32 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %34 = tt.addptr %21, %33 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %37 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %38 = ttg.async_copy_global_to_local %36, %37 mask %29 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = ttg.async_wait %31, %39 {num = 0 : i32}
    ttg.barrier local
    %41 = ttg.memdesc_subslice %28[0, 0, 0] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32>
    %42 = ttg.local_load %41 token %40 : !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %43 = ttg.memdesc_subslice %37[0, 0, 0] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32>
    %44 = ttg.local_load %43 token %40 : !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %31, %39, %28, %37, %40, %40, %42, %44 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%45: i32, %46: tensor<4x32x32xf32, #mma>, %47: i32, %48: !ttg.async.token, %49: !ttg.async.token, %50: !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, %51: !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, %52: !ttg.async.token, %53: !ttg.async.token, %54: tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %55: tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %56 = arith.cmpi slt, %45, %arg3 : i32
    cf.cond_br %56, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %57 = arith.subi %arg3, %c32_i32 : i32
    %58 = arith.cmpi slt, %45, %57 : i32
    %59 = arith.addi %47, %c1_i32 : i32
    %60 = arith.cmpi sge, %59, %c1_i32 : i32
    %61 = arith.select %60, %c0_i32, %59 : i32
    %62 = ttg.async_wait %48, %49 {num = 0 : i32}
    ttg.barrier local
    %63 = ttg.memdesc_subslice %50[0, 0, 16] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32>
    %64 = ttg.local_load %63 token %52 : !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %65 = ttg.memdesc_subslice %51[0, 16, 0] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32>
    %66 = ttg.local_load %65 token %53 : !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %67 = tt.dot %54, %55, %46, inputPrecision = tf32 : tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %68 = arith.addi %45, %c32_i32 : i32
    %69 = tt.splat %68 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %70 = tt.splat %68 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %71 = arith.addi %69, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %72 = arith.addi %70, %1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %74 = tt.expand_dims %72 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %75 = tt.expand_dims %73 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %76 = tt.broadcast %75 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %77 = tt.addptr %18, %76 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %78 = tt.splat %58 : i1 -> tensor<4x32x32xi1, #blocked1>
    ttg.barrier local
    %79 = ttg.async_copy_global_to_local %77, %28 mask %78 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = tt.expand_dims %74 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %82 = arith.muli %81, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %84 = tt.addptr %21, %83 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %85 = tt.broadcast %84 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %86 = tt.addptr %85, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %87 = ttg.async_copy_global_to_local %86, %37 mask %78 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = arith.addi %61, %c1_i32 : i32
    %90 = arith.cmpi sge, %89, %c1_i32 : i32
    %91 = arith.select %90, %c0_i32, %89 : i32
    %92 = ttg.memdesc_index %24[%91] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %93 = ttg.memdesc_index %25[%91] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %94 = ttg.async_wait %80, %88 {num = 0 : i32}
    %95 = ttg.async_wait %80, %88 {num = 0 : i32}
    ttg.barrier local
    %96 = ttg.memdesc_subslice %92[0, 0, 0] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32>
    %97 = ttg.local_load %96 token %94 : !ttg.memdesc<4x32x16xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %98 = ttg.memdesc_subslice %93[0, 0, 0] : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32>
    %99 = ttg.local_load %98 token %95 : !ttg.memdesc<4x16x32xf16, #shared, #smem, mutable, 4x32x32> -> tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %100 = tt.dot %64, %66, %67, inputPrecision = tf32 : tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %101 = arith.addi %45, %c32_i32 : i32
    cf.br ^bb1(%101, %100, %61, %80, %88, %92, %93, %94, %95, %97, %99 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<4x32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<4x16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %102 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %25 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %103 = arith.muli %5, %cst_0 : tensor<4x1x1xi32, #blocked>
    %104 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x1x1x!tt.ptr<f32>, #blocked>
    %105 = tt.addptr %104, %103 : tensor<4x1x1x!tt.ptr<f32>, #blocked>, tensor<4x1x1xi32, #blocked>
    %106 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %107 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>>
    %108 = tt.expand_dims %106 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %109 = tt.expand_dims %107 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %110 = tt.expand_dims %108 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<1x32x1xi32, #blocked2>
    %111 = arith.muli %110, %cst_2 : tensor<1x32x1xi32, #blocked2>
    %112 = tt.broadcast %105 : tensor<4x1x1x!tt.ptr<f32>, #blocked> -> tensor<4x32x1x!tt.ptr<f32>, #blocked2>
    %113 = tt.broadcast %111 : tensor<1x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %114 = tt.addptr %112, %113 : tensor<4x32x1x!tt.ptr<f32>, #blocked2>, tensor<4x32x1xi32, #blocked2>
    %115 = tt.expand_dims %109 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<1x1x32xi32, #blocked2>
    %116 = tt.broadcast %114 : tensor<4x32x1x!tt.ptr<f32>, #blocked2> -> tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    %117 = tt.broadcast %115 : tensor<1x1x32xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %118 = tt.addptr %116, %117 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>, tensor<4x32x32xi32, #blocked2>
    %119 = ttg.convert_layout %46 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked2>
    tt.store %118, %119 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
