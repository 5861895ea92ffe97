#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked1>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb10
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked2>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked1>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked1>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %42 = arith.addi %3, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %43 = arith.addi %4, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %44 = tt.expand_dims %42 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %46 = tt.addptr %21, %45 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %47 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %41 : i1 -> tensor<64x32xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = tt.expand_dims %43 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %52 = arith.muli %51, %8 : tensor<32x1xi32, #blocked1>
    %53 = tt.addptr %9, %52 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %56 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = tt.splat %41 : i1 -> tensor<32x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %59 = ttg.async_commit_group tokens %58
    %60 = ttg.async_wait %31, %40 {num = 2 : i32}
    ttg.barrier local
    %61 = ttg.memdesc_subslice %28[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %62 = ttg.local_load %61 token %60 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %63 = ttg.memdesc_subslice %37[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %64 = ttg.local_load %63 token %60 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %c-1_i32, %31, %50, %40, %59, %28, %37, %60, %60, %62, %64 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3(%65: i32, %66: tensor<64x64xf32, #mma>, %67: i32, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.async.token, %73: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %74: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %75: !ttg.async.token, %76: !ttg.async.token, %77: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %78: tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb2, ^bb4
    %79 = arith.cmpi slt, %65, %arg5 : i32
    cf.cond_br %79, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %80 = arith.subi %arg5, %c64_i32 : i32
    %81 = arith.cmpi slt, %65, %80 : i32
    %82 = arith.addi %68, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = ttg.async_wait %69, %71 {num = 2 : i32}
    ttg.barrier local
    %86 = ttg.memdesc_subslice %73[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %87 = ttg.local_load %86 token %75 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %88 = ttg.memdesc_subslice %74[16, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %89 = ttg.local_load %88 token %76 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %90 = tt.dot %77, %78, %66, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %91 = arith.addi %67, %c1_i32 : i32
    %92 = arith.cmpi sge, %91, %c2_i32 : i32
    %93 = arith.select %92, %c0_i32, %91 : i32
    %94 = arith.addi %65, %c64_i32 : i32
    %95 = tt.splat %94 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %96 = tt.splat %94 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %97 = arith.addi %95, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %98 = arith.addi %96, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %99 = tt.expand_dims %97 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %100 = tt.broadcast %99 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %101 = tt.addptr %21, %100 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %102 = ttg.memdesc_index %22[%93] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %103 = tt.splat %81 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %104 = ttg.async_copy_global_to_local %101, %102 mask %103 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %105 = ttg.async_commit_group tokens %104
    %106 = tt.expand_dims %98 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %107 = arith.muli %106, %8 : tensor<32x1xi32, #blocked1>
    %108 = tt.addptr %9, %107 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %109 = tt.broadcast %108 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %110 = tt.addptr %109, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %111 = ttg.memdesc_index %23[%93] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %112 = tt.splat %81 : i1 -> tensor<32x64xi1, #blocked1>
    %113 = ttg.async_copy_global_to_local %110, %111 mask %112 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = arith.addi %84, %c1_i32 : i32
    %116 = arith.cmpi sge, %115, %c2_i32 : i32
    %117 = arith.select %116, %c0_i32, %115 : i32
    %118 = ttg.memdesc_index %22[%117] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %119 = ttg.memdesc_index %23[%117] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %120 = ttg.async_wait %70, %72 {num = 2 : i32}
    %121 = ttg.async_wait %70, %72 {num = 2 : i32}
    ttg.barrier local
    %122 = ttg.memdesc_subslice %118[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %123 = ttg.local_load %122 token %120 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %124 = ttg.memdesc_subslice %119[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %125 = ttg.local_load %124 token %121 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %126 = tt.dot %87, %89, %90, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %127 = arith.addi %65, %c32_i32 : i32
    cf.br ^bb3(%127, %126, %93, %84, %70, %105, %72, %114, %118, %119, %120, %121, %123, %125 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb5:  // pred: ^bb3
    %128 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %23 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %129 = arith.remsi %13, %c2_i32 : i32
    %130 = arith.cmpi eq, %129, %c0_i32 : i32
    cf.cond_br %130, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %131 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %132 = tt.expand_dims %131 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %133 = arith.muli %132, %cst_0 : tensor<64x1xi32, #blocked>
    %134 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %135 = tt.addptr %134, %133 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %136 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %137 = tt.expand_dims %136 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %138 = tt.broadcast %135 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %139 = tt.broadcast %137 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %140 = tt.addptr %138, %139 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %141 = ttg.convert_layout %66 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    tt.store %140, %141 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier all
    %142 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %143 = tt.atomic_rmw exch, release, gpu, %142, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb10
  ^bb7:  // pred: ^bb5
    %144 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %145 = tt.addptr %144, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb8
    ttg.barrier local
    %146 = tt.atomic_cas acquire, gpu, %145, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %147 = arith.cmpi ne, %146, %c1_i32 : i32
    cf.cond_br %147, ^bb8, ^bb9
  ^bb9:  // pred: ^bb8
    %148 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %149 = arith.muli %148, %cst_1 : tensor<64x1xi32, #blocked1>
    %150 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %151 = tt.addptr %150, %149 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %152 = tt.broadcast %151 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %153 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %154 = tt.addptr %152, %153 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %155 = tt.load %154 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %156 = ttg.convert_layout %155 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #mma>
    %157 = arith.addf %66, %156 : tensor<64x64xf32, #mma>
    %158 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %159 = arith.addi %158, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %160 = tt.expand_dims %159 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %161 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %162 = arith.muli %160, %161 : tensor<64x1xi32, #blocked1>
    %163 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %164 = tt.addptr %163, %162 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %165 = tt.broadcast %164 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %166 = tt.addptr %165, %153 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %167 = arith.truncf %157 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %168 = ttg.convert_layout %167 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %166, %168 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %169 = arith.addi %13, %5 : i32
    cf.br ^bb1(%169 : i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}
