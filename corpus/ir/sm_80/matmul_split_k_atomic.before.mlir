#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %36 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %37 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %39 = tt.addptr %29, %38 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %40 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %41 = tt.splat %36 : i1 -> tensor<64x32xi1, #blocked1>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %45 = arith.muli %44, %30 : tensor<32x1xi32, #blocked2>
    %46 = tt.addptr %31, %45 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %48 = tt.addptr %47, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %49 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = tt.splat %36 : i1 -> tensor<32x64xi1, #blocked2>
    %51 = ttg.async_copy_global_to_local %48, %49 mask %50 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %52 = ttg.async_commit_group tokens %51
    %53 = ttg.async_wait %43, %52 {num = 0 : i32}
    %54 = ttg.memdesc_subslice %40[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %55 = ttg.local_load %54 token %53 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %56 = ttg.memdesc_subslice %49[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %57 = ttg.local_load %56 token %53 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %43, %52, %40, %49, %53, %53, %55, %57 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%58: i32, %59: tensor<64x64xf32, #mma>, %60: i32, %61: !ttg.async.token, %62: !ttg.async.token, %63: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %64: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %65: !ttg.async.token, %66: !ttg.async.token, %67: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %68: tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %69 = arith.cmpi slt, %58, %arg4 : i32
    cf.cond_br %69, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %70 = arith.subi %arg4, %c128_i32 : i32
    %71 = arith.cmpi slt, %58, %70 : i32
    %72 = arith.addi %60, %c1_i32 : i32
    %73 = arith.cmpi sge, %72, %c1_i32 : i32
    %74 = arith.select %73, %c0_i32, %72 : i32
    %75 = ttg.async_wait %61, %62 {num = 0 : i32}
    %76 = ttg.memdesc_subslice %63[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %77 = ttg.local_load %76 token %65 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %78 = ttg.memdesc_subslice %64[16, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %79 = ttg.local_load %78 token %66 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %80 = tt.dot %67, %68, %59, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %81 = arith.addi %58, %c128_i32 : i32
    %82 = tt.splat %81 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %83 = tt.splat %81 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %84 = arith.addi %82, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %85 = arith.addi %83, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %87 = tt.broadcast %86 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %88 = tt.addptr %29, %87 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %89 = tt.splat %71 : i1 -> tensor<64x32xi1, #blocked1>
    %90 = ttg.async_copy_global_to_local %88, %40 mask %89 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = tt.expand_dims %85 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %93 = arith.muli %92, %30 : tensor<32x1xi32, #blocked2>
    %94 = tt.addptr %31, %93 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %95 = tt.broadcast %94 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %96 = tt.addptr %95, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %97 = tt.splat %71 : i1 -> tensor<32x64xi1, #blocked2>
    %98 = ttg.async_copy_global_to_local %96, %49 mask %97 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = arith.addi %74, %c1_i32 : i32
    %101 = arith.cmpi sge, %100, %c1_i32 : i32
    %102 = arith.select %101, %c0_i32, %100 : i32
    %103 = ttg.memdesc_index %34[%102] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %104 = ttg.memdesc_index %35[%102] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %105 = ttg.async_wait %91, %99 {num = 0 : i32}
    %106 = ttg.async_wait %91, %99 {num = 0 : i32}
    %107 = ttg.memdesc_subslice %103[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %108 = ttg.local_load %107 token %105 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %109 = ttg.memdesc_subslice %104[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %110 = ttg.local_load %109 token %106 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %111 = tt.dot %77, %79, %80, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %112 = arith.addi %58, %c128_i32 : i32
    cf.br ^bb1(%112, %111, %74, %91, %99, %103, %104, %105, %106, %108, %110 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %113 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %35 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %114 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %115 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %116 = arith.muli %114, %115 : tensor<64x1xi32, #blocked>
    %117 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %118 = tt.addptr %117, %116 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %119 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %120 = tt.broadcast %118 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %121 = tt.broadcast %119 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %122 = tt.addptr %120, %121 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %123 = ttg.convert_layout %59 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %124 = tt.atomic_rmw fadd, acq_rel, gpu, %122, %123, %cst_0 : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
