#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked1>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked1>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = ttg.async_wait %31, %40 {num = 0 : i32}
    ttg.barrier local
    %42 = ttg.memdesc_subslice %28[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %43 = ttg.local_load %42 token %41 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %44 = ttg.memdesc_subslice %37[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %45 = ttg.local_load %44 token %41 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb3(%c0_i32, %cst, %c-1_i32, %31, %40, %28, %37, %41, %41, %43, %45 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3(%46: i32, %47: tensor<64x64xf32, #mma>, %48: i32, %49: !ttg.async.token, %50: !ttg.async.token, %51: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %52: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %53: !ttg.async.token, %54: !ttg.async.token, %55: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %56: tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb2, ^bb4
    %57 = arith.cmpi slt, %46, %arg5 : i32
    cf.cond_br %57, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %58 = arith.subi %arg5, %c32_i32 : i32
    %59 = arith.cmpi slt, %46, %58 : i32
    %60 = arith.addi %48, %c1_i32 : i32
    %61 = arith.cmpi sge, %60, %c1_i32 : i32
    %62 = arith.select %61, %c0_i32, %60 : i32
    %63 = ttg.async_wait %49, %50 {num = 0 : i32}
    ttg.barrier local
    %64 = ttg.memdesc_subslice %51[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %65 = ttg.local_load %64 token %53 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %66 = ttg.memdesc_subslice %52[16, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %67 = ttg.local_load %66 token %54 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %68 = tt.dot %55, %56, %47, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %69 = arith.addi %46, %c32_i32 : i32
    %70 = tt.splat %69 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %71 = tt.splat %69 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = arith.addi %70, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %73 = arith.addi %71, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %74 = tt.expand_dims %72 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %75 = tt.broadcast %74 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %76 = tt.addptr %21, %75 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %77 = tt.splat %59 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %78 = ttg.async_copy_global_to_local %76, %28 mask %77 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %81 = arith.muli %80, %8 : tensor<32x1xi32, #blocked1>
    %82 = tt.addptr %9, %81 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %84 = tt.addptr %83, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %85 = tt.splat %59 : i1 -> tensor<32x64xi1, #blocked1>
    %86 = ttg.async_copy_global_to_local %84, %37 mask %85 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = arith.addi %62, %c1_i32 : i32
    %89 = arith.cmpi sge, %88, %c1_i32 : i32
    %90 = arith.select %89, %c0_i32, %88 : i32
    %91 = ttg.memdesc_index %22[%90] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %92 = ttg.memdesc_index %23[%90] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %93 = ttg.async_wait %79, %87 {num = 0 : i32}
    %94 = ttg.async_wait %79, %87 {num = 0 : i32}
    ttg.barrier local
    %95 = ttg.memdesc_subslice %91[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %96 = ttg.local_load %95 token %93 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %97 = ttg.memdesc_subslice %92[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %98 = ttg.local_load %97 token %94 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %99 = tt.dot %65, %67, %68, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %100 = arith.addi %46, %c32_i32 : i32
    cf.br ^bb3(%100, %99, %62, %79, %87, %91, %92, %93, %94, %96, %98 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb5:  // pred: ^bb3
    %101 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %23 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %102 = arith.remsi %13, %c2_i32 : i32
    %103 = arith.cmpi eq, %102, %c0_i32 : i32
    cf.cond_br %103, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %104 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %105 = tt.expand_dims %104 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %106 = arith.muli %105, %cst_0 : tensor<64x1xi32, #blocked>
    %107 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %108 = tt.addptr %107, %106 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %109 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %110 = tt.expand_dims %109 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %111 = tt.broadcast %108 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %112 = tt.broadcast %110 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %113 = tt.addptr %111, %112 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %114 = ttg.convert_layout %47 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    tt.store %113, %114 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier all
    %115 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %116 = tt.atomic_rmw exch, release, gpu, %115, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb10
  ^bb7:  // pred: ^bb5
    %117 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %118 = tt.addptr %117, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb8
    ttg.barrier local
    %119 = tt.atomic_cas acquire, gpu, %118, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %120 = arith.cmpi ne, %119, %c1_i32 : i32
    cf.cond_br %120, ^bb8, ^bb9
  ^bb9:  // pred: ^bb8
    %121 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %122 = arith.muli %121, %cst_1 : tensor<64x1xi32, #blocked1>
    %123 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %124 = tt.addptr %123, %122 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %125 = tt.broadcast %124 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %126 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %127 = tt.addptr %125, %126 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %128 = tt.load %127 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %129 = ttg.convert_layout %128 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #mma>
    %130 = arith.addf %47, %129 : tensor<64x64xf32, #mma>
    %131 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %132 = arith.addi %131, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %133 = tt.expand_dims %132 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %134 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %135 = arith.muli %133, %134 : tensor<64x1xi32, #blocked1>
    %136 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %137 = tt.addptr %136, %135 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.addptr %138, %126 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %140 = arith.truncf %130 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %141 = ttg.convert_layout %140 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %139, %141 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %142 = arith.addi %13, %5 : i32
    cf.br ^bb1(%142 : i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}
