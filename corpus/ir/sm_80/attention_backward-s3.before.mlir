#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [8, 0], [16, 0], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 44032 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %15 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %22 = arith.muli %20, %cst_4 : tensor<64x1xi32, #blocked1>
    %23 = arith.muli %21, %cst_3 : tensor<64x1xi32, #blocked3>
    %24 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %28 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %30 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %31 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %33 = tt.addptr %30, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %34 = tt.load %33 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = ttg.local_alloc %34 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %42 = ttg.local_alloc %41 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %55 = ttg.local_alloc {allocation.offset = 43008 : i32} : () -> !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    %56 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %57 = ttg.local_alloc {allocation.offset = 43520 : i32} : () -> !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    %58 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %59 = tt.addptr %49, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %60 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %61 = tt.splat %58 : i1 -> tensor<64xi1, #blocked>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %63 = ttg.async_commit_group tokens %62
    %64 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %65 = arith.muli %64, %cst_4 : tensor<64x1xi32, #blocked1>
    %66 = tt.addptr %52, %65 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %68 = tt.addptr %67, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %69 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %70 = tt.splat %58 : i1 -> tensor<64x64xi1, #blocked1>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = tt.addptr %54, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %74 = ttg.memdesc_index %57[%c0_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %75 = ttg.async_copy_global_to_local %73, %74 mask %61 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %78 = arith.addi %10, %cst : tensor<64xi32, #blocked>
    %79 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %80 = tt.addptr %49, %78 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %81 = ttg.memdesc_index %55[%c1_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %82 = tt.splat %77 : i1 -> tensor<64xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = tt.expand_dims %79 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %86 = arith.muli %85, %cst_4 : tensor<64x1xi32, #blocked1>
    %87 = tt.addptr %52, %86 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %88 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %89 = tt.addptr %88, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %90 = ttg.memdesc_index %56[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %91 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked1>
    %92 = ttg.async_copy_global_to_local %89, %90 mask %91 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %93 = ttg.async_commit_group tokens %92
    %94 = tt.addptr %54, %78 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %95 = ttg.memdesc_index %57[%c1_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %96 = ttg.async_copy_global_to_local %94, %95 mask %82 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %97 = ttg.async_commit_group tokens %96
    cf.br ^bb1(%c0_i32, %cst_5, %cst_5, %c1_i32, %c-1_i32, %63, %84, %72, %93, %76, %97 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%98: i32, %99: tensor<64x64xf32, #mma>, %100: tensor<64x64xf32, #mma>, %101: i32, %102: i32, %103: !ttg.async.token, %104: !ttg.async.token, %105: !ttg.async.token, %106: !ttg.async.token, %107: !ttg.async.token, %108: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %109 = arith.cmpi slt, %98, %arg10 : i32
    cf.cond_br %109, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %110 = arith.subi %arg10, %c128_i32 : i32
    %111 = arith.cmpi slt, %98, %110 : i32
    %112 = arith.addi %102, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c2_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = tt.splat %98 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %116 = arith.addi %115, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %118 = arith.muli %117, %cst_2 : tensor<1x64xi32, #blocked2>
    %119 = tt.addptr %44, %118 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %120 = tt.broadcast %119 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %121 = tt.addptr %120, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %122 = tt.load %121 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %123 = ttg.local_alloc %122 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %124 = ttg.convert_layout %122 {allocation.offset = 40960 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %125 = tt.trans %124 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %126 = ttg.async_wait %103, %105, %107 {num = 3 : i32}
    %127 = ttg.memdesc_index %55[%114] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %128 = ttg.local_load %127 token %126 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %129 = ttg.local_load %35 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %130 = ttg.local_load %123 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %131 = tt.dot %129, %130, %cst_5, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %132 = arith.mulf %131, %50 : tensor<64x64xf32, #mma>
    %133 = tt.expand_dims %128 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %134 = tt.broadcast %133 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %135 = arith.subf %132, %134 : tensor<64x64xf32, #mma>
    %136 = math.exp2 %135 : tensor<64x64xf32, #mma>
    %137 = ttg.memdesc_index %56[%114] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %138 = ttg.local_load %137 token %126 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #linear>
    %139 = tt.trans %138 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %140 = ttg.local_load %137 token %126 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %141 = arith.truncf %136 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %142 = ttg.convert_layout %141 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %143 = tt.dot %142, %140, %100, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %144 = ttg.memdesc_index %57[%114] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %145 = ttg.local_load %144 token %126 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %146 = ttg.local_load %42 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %147 = tt.dot %146, %139, %cst_5, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %148 = tt.expand_dims %145 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %149 = tt.broadcast %148 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %150 = arith.subf %147, %149 : tensor<64x64xf32, #mma>
    %151 = arith.mulf %136, %150 : tensor<64x64xf32, #mma>
    %152 = arith.truncf %151 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %153 = ttg.convert_layout %152 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %154 = tt.dot %153, %125, %99, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %155 = arith.addi %101, %c1_i32 : i32
    %156 = arith.cmpi sge, %155, %c2_i32 : i32
    %157 = arith.select %156, %c0_i32, %155 : i32
    %158 = arith.addi %98, %c128_i32 : i32
    %159 = tt.splat %158 : i32 -> tensor<64xi32, #blocked>
    %160 = tt.splat %158 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %161 = arith.addi %159, %10 : tensor<64xi32, #blocked>
    %162 = arith.addi %160, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %163 = tt.addptr %49, %161 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %164 = ttg.memdesc_index %55[%157] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %165 = tt.splat %111 : i1 -> tensor<64xi1, #blocked>
    %166 = ttg.async_copy_global_to_local %163, %164 mask %165 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %167 = ttg.async_commit_group tokens %166
    %168 = tt.expand_dims %162 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %169 = arith.muli %168, %cst_4 : tensor<64x1xi32, #blocked1>
    %170 = tt.addptr %52, %169 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %171 = tt.broadcast %170 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %172 = tt.addptr %171, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %173 = ttg.memdesc_index %56[%157] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %174 = tt.splat %111 : i1 -> tensor<64x64xi1, #blocked1>
    %175 = ttg.async_copy_global_to_local %172, %173 mask %174 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %176 = ttg.async_commit_group tokens %175
    %177 = tt.addptr %54, %161 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %178 = ttg.memdesc_index %57[%157] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %179 = ttg.async_copy_global_to_local %177, %178 mask %165 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %180 = ttg.async_commit_group tokens %179
    %181 = arith.addi %98, %c64_i32 : i32
    cf.br ^bb1(%181, %154, %143, %157, %114, %104, %167, %106, %176, %108, %180 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %182 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %57 : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %56 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    %183 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %184 = tt.splat %183 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %185 = tt.addptr %184, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %186 = tt.broadcast %185 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %187 = tt.addptr %186, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %188 = arith.truncf %100 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %189 = ttg.convert_layout %188 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %187, %189 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %190 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %191 = tt.splat %190 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %192 = tt.addptr %191, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %193 = tt.broadcast %192 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %194 = tt.addptr %193, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %195 = arith.mulf %99, %50 : tensor<64x64xf32, #mma>
    %196 = arith.truncf %195 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %197 = ttg.convert_layout %196 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %194, %197 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %198 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %199 = tt.addptr %198, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %200 = tt.broadcast %199 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %201 = tt.addptr %200, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %202 = tt.load %201 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %203 = ttg.local_alloc %202 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %204 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %205 = tt.broadcast %204 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %206 = tt.addptr %205, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %207 = tt.load %206 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %208 = ttg.local_alloc %207 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %209 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = tt.addptr %209, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %211 = tt.load %210 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %212 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %213 = tt.addptr %212, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %214 = tt.load %213 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %215 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %216 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %217 = tt.expand_dims %211 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %218 = tt.broadcast %217 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %219 = tt.expand_dims %214 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %220 = tt.broadcast %219 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %221 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %222 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %223 = arith.muli %222, %cst_2 : tensor<1x64xi32, #blocked2>
    %224 = tt.addptr %216, %223 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %225 = tt.broadcast %224 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %226 = tt.addptr %225, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %227 = ttg.memdesc_index %221[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %228 = tt.splat %58 : i1 -> tensor<64x64xi1, #blocked2>
    %229 = ttg.async_copy_global_to_local %226, %227 mask %228 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable>
    %230 = ttg.async_commit_group tokens %229
    %231 = arith.addi %9, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %232 = tt.expand_dims %231 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %233 = arith.muli %232, %cst_2 : tensor<1x64xi32, #blocked2>
    %234 = tt.addptr %216, %233 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %235 = tt.broadcast %234 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %236 = tt.addptr %235, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %237 = ttg.memdesc_index %221[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %238 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked2>
    %239 = ttg.async_copy_global_to_local %236, %237 mask %238 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable>
    %240 = ttg.async_commit_group tokens %239
    cf.br ^bb4(%c0_i32, %cst_5, %c1_i32, %c-1_i32, %223, %233, %230, %240 : i32, tensor<64x64xf32, #mma>, i32, i32, tensor<1x64xi32, #blocked2>, tensor<1x64xi32, #blocked2>, !ttg.async.token, !ttg.async.token)
  ^bb4(%241: i32, %242: tensor<64x64xf32, #mma>, %243: i32, %244: i32, %245: tensor<1x64xi32, #blocked2>, %246: tensor<1x64xi32, #blocked2>, %247: !ttg.async.token, %248: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %249 = arith.cmpi slt, %241, %arg10 : i32
    cf.cond_br %249, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %250 = arith.subi %arg10, %c128_i32 : i32
    %251 = arith.cmpi slt, %241, %250 : i32
    %252 = arith.addi %244, %c1_i32 : i32
    %253 = arith.cmpi sge, %252, %c2_i32 : i32
    %254 = arith.select %253, %c0_i32, %252 : i32
    %255 = tt.addptr %215, %245 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %256 = tt.broadcast %255 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %257 = tt.addptr %256, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %258 = tt.load %257 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %259 = ttg.local_alloc %258 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %260 = ttg.convert_layout %258 {allocation.offset = 40960 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %261 = tt.trans %260 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %262 = ttg.async_wait %247 {num = 1 : i32}
    %263 = ttg.memdesc_index %221[%254] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %264 = ttg.local_load %203 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %265 = ttg.local_load %259 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %266 = tt.dot %264, %265, %cst_5, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %267 = arith.mulf %266, %50 : tensor<64x64xf32, #mma>
    %268 = arith.subf %267, %218 : tensor<64x64xf32, #mma>
    %269 = math.exp2 %268 : tensor<64x64xf32, #mma>
    %270 = ttg.local_load %208 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %271 = ttg.local_load %263 token %262 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %272 = tt.dot %270, %271, %cst_5, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %273 = arith.subf %272, %220 : tensor<64x64xf32, #mma>
    %274 = arith.mulf %269, %273 : tensor<64x64xf32, #mma>
    %275 = arith.truncf %274 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %276 = ttg.convert_layout %275 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %277 = tt.dot %276, %261, %242, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %278 = arith.addi %243, %c1_i32 : i32
    %279 = arith.cmpi sge, %278, %c2_i32 : i32
    %280 = arith.select %279, %c0_i32, %278 : i32
    %281 = arith.addi %241, %c128_i32 : i32
    %282 = tt.splat %281 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %283 = arith.addi %282, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %284 = tt.expand_dims %283 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %285 = arith.muli %284, %cst_2 : tensor<1x64xi32, #blocked2>
    %286 = tt.addptr %216, %285 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %287 = tt.broadcast %286 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %288 = tt.addptr %287, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %289 = ttg.memdesc_index %221[%280] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %290 = tt.splat %251 : i1 -> tensor<64x64xi1, #blocked2>
    %291 = ttg.async_copy_global_to_local %288, %289 mask %290 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable>
    %292 = ttg.async_commit_group tokens %291
    %293 = arith.addi %241, %c64_i32 : i32
    cf.br ^bb4(%293, %277, %280, %254, %246, %285, %248, %292 : i32, tensor<64x64xf32, #mma>, i32, i32, tensor<1x64xi32, #blocked2>, tensor<1x64xi32, #blocked2>, !ttg.async.token, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %294 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %221 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %295 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %296 = tt.splat %295 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %297 = tt.addptr %296, %23 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %298 = tt.broadcast %297 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %299 = tt.addptr %298, %32 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %300 = ttg.convert_layout %242 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %299, %300 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
