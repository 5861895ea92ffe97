#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [1, 8, 4], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %31, %39 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%40: i32, %41: tensor<4x32x32xf32, #mma>, %42: i32, %43: !ttg.async.token, %44: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %45 = arith.cmpi slt, %40, %arg3 : i32
    cf.cond_br %45, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %46 = arith.subi %arg3, %c32_i32 : i32
    %47 = arith.cmpi slt, %40, %46 : i32
    %48 = arith.addi %42, %c1_i32 : i32
    %49 = arith.cmpi sge, %48, %c1_i32 : i32
    %50 = arith.select %49, %c0_i32, %48 : i32
    %51 = ttg.async_wait %43, %44 {num = 0 : i32}
    %52 = ttg.memdesc_index %24[%50] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %53 = ttg.local_load %52 token %51 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.memdesc_index %25[%50] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %55 = ttg.local_load %54 token %51 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %56 = tt.dot %53, %55, %41, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %57 = arith.addi %40, %c32_i32 : i32
    %58 = tt.splat %57 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %59 = tt.splat %57 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %60 = arith.addi %58, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %61 = arith.addi %59, %1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %62 = tt.expand_dims %60 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %64 = tt.expand_dims %62 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %65 = tt.broadcast %64 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %66 = tt.addptr %18, %65 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %67 = tt.splat %47 : i1 -> tensor<4x32x32xi1, #blocked1>
    %68 = ttg.async_copy_global_to_local %66, %28 mask %67 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %69 = ttg.async_commit_group tokens %68
    %70 = tt.expand_dims %63 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %71 = arith.muli %70, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %72 = tt.broadcast %71 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %73 = tt.addptr %21, %72 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %75 = tt.addptr %74, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %76 = ttg.async_copy_global_to_local %75, %37 mask %67 {contiguity = 8 : i32} : tensor<4x32x32x!tt.ptr<f16>, #blocked1> -> <4x32x32xf16, #shared, #smem, mutable>
    %77 = ttg.async_commit_group tokens %76
    %78 = arith.addi %40, %c32_i32 : i32
    cf.br ^bb1(%78, %56, %50, %69, %77 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %79 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %25 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %80 = arith.muli %5, %cst_0 : tensor<4x1x1xi32, #blocked>
    %81 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x1x1x!tt.ptr<f32>, #blocked>
    %82 = tt.addptr %81, %80 : tensor<4x1x1x!tt.ptr<f32>, #blocked>, tensor<4x1x1xi32, #blocked>
    %83 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %84 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>>
    %85 = tt.expand_dims %83 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %87 = tt.expand_dims %85 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<1x32x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_2 : tensor<1x32x1xi32, #blocked2>
    %89 = tt.broadcast %82 : tensor<4x1x1x!tt.ptr<f32>, #blocked> -> tensor<4x32x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.broadcast %88 : tensor<1x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %91 = tt.addptr %89, %90 : tensor<4x32x1x!tt.ptr<f32>, #blocked2>, tensor<4x32x1xi32, #blocked2>
    %92 = tt.expand_dims %86 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<1x1x32xi32, #blocked2>
    %93 = tt.broadcast %91 : tensor<4x32x1x!tt.ptr<f32>, #blocked2> -> tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    %94 = tt.broadcast %92 : tensor<1x1x32xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %95 = tt.addptr %93, %94 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>, tensor<4x32x32xi32, #blocked2>
    %96 = ttg.convert_layout %41 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked2>
    tt.store %95, %96 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
