#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [8, 0], [16, 0], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [8, 0], [16, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 8], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 45312 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x32xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i64 = arith.constant 64 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<1x32xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_6 = arith.constant dense<64> : tensor<32x1xi32, #blocked2>
    %cst_7 = arith.constant dense<64> : tensor<1x128xi32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c128_i32 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %14 = arith.addi %12, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %13, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %16 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xi32, #mma1>
    %19 = arith.muli %17, %cst_3 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %16 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %25 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %26 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %29 = tt.load %28 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = ttg.local_alloc %29 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %31 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %32 = tt.splat %31 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %33 = tt.addptr %32, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %35 = tt.addptr %34, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %36 = tt.load %35 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %37 = ttg.local_alloc %36 {allocation.offset = 16384 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %38 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %39 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked3>
    %40 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %41 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %43 = tt.splat %42 : !tt.ptr<f16> -> tensor<1x32x!tt.ptr<f16>, #blocked1>
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %46 = tt.broadcast %45 : tensor<64x1xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %47 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %48 = tt.splat %47 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked3>
    %49 = tt.splat %arg9 : f32 -> tensor<128x32xf32, #mma1>
    %50 = tt.broadcast %18 : tensor<128x1xi32, #mma1> -> tensor<128x32xi32, #mma1>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %53 = tt.broadcast %24 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %54 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %55 = tt.splat %54 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked3>
    %56 = ttg.local_alloc {allocation.offset = 45056 : i32} : () -> !ttg.memdesc<1x32xf32, #shared1, #smem, mutable>
    %57 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable>
    %58 = ttg.local_alloc {allocation.offset = 45184 : i32} : () -> !ttg.memdesc<1x32xf32, #shared1, #smem, mutable>
    %59 = arith.cmpi slt, %7, %arg10 : i32
    %60 = tt.splat %7 : i32 -> tensor<32xi32, #blocked3>
    %61 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %62 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %63 = arith.addi %60, %39 : tensor<32xi32, #blocked3>
    %64 = arith.addi %61, %40 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %65 = arith.addi %62, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %66 = tt.addptr %48, %63 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %67 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32xf32, #shared1, #smem, mutable>
    %68 = tt.splat %59 : i1 -> tensor<32xi1, #blocked3>
    %69 = ttg.async_copy_global_to_local %66, %67 mask %68 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared1, #smem, mutable>
    %70 = ttg.async_commit_group tokens %69
    %71 = tt.expand_dims %65 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %72 = arith.muli %71, %cst_5 : tensor<32x1xi32, #blocked>
    %73 = tt.addptr %52, %72 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %75 = tt.addptr %74, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %76 = ttg.memdesc_index %57[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %77 = tt.splat %59 : i1 -> tensor<32x64xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %75, %76 mask %77 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = tt.addptr %55, %63 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %81 = ttg.memdesc_index %58[%c0_i32] : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32xf32, #shared1, #smem, mutable>
    %82 = ttg.async_copy_global_to_local %80, %81 mask %68 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared1, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    cf.br ^bb1(%7, %cst_0, %cst_0, %c-1_i32, %64, %70, %79, %83 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%84: i32, %85: tensor<128x64xf32, #mma1>, %86: tensor<128x64xf32, #mma1>, %87: i32, %88: tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %89: !ttg.async.token, %90: !ttg.async.token, %91: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %92 = arith.cmpi slt, %84, %arg10 : i32
    cf.cond_br %92, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %93 = arith.subi %arg10, %c32_i32 : i32
    %94 = arith.cmpi slt, %84, %93 : i32
    %95 = arith.addi %87, %c1_i32 : i32
    %96 = arith.cmpi sge, %95, %c1_i32 : i32
    %97 = arith.select %96, %c0_i32, %95 : i32
    %98 = tt.splat %84 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = arith.addi %98, %38 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %100 = tt.expand_dims %99 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %101 = tt.expand_dims %88 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xi32, #mma1>
    %102 = arith.muli %100, %cst_4 : tensor<1x32xi32, #blocked1>
    %103 = tt.addptr %43, %102 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %104 = tt.broadcast %103 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %105 = tt.addptr %104, %46 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %106 = tt.load %105 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %107 = ttg.local_alloc %106 {allocation.offset = 36864 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %108 = ttg.convert_layout %106 {allocation.offset = 40960 : i32, allocation.size = 4096 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear>
    %109 = tt.trans %108 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>>
    %110 = ttg.async_wait %89, %90, %91 {num = 0 : i32}
    ttg.barrier local
    %111 = ttg.memdesc_index %56[%97] : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32xf32, #shared1, #smem, mutable>
    %112 = ttg.local_load %111 token %110 : !ttg.memdesc<32xf32, #shared1, #smem, mutable> -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %113 = ttg.local_load %30 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    %114 = ttg.local_load %107 : !ttg.memdesc<64x32xf16, #shared2, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>>
    %115 = tt.dot %113, %114, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>> -> tensor<128x32xf32, #mma1>
    %116 = arith.mulf %115, %49 : tensor<128x32xf32, #mma1>
    %117 = tt.expand_dims %112 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %118 = tt.broadcast %117 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %119 = arith.subf %116, %118 : tensor<128x32xf32, #mma1>
    %120 = math.exp2 %119 : tensor<128x32xf32, #mma1>
    %121 = tt.broadcast %101 : tensor<1x32xi32, #mma1> -> tensor<128x32xi32, #mma1>
    %122 = arith.cmpi sge, %121, %50 : tensor<128x32xi32, #mma1>
    %123 = arith.select %122, %120, %cst_2 : tensor<128x32xi1, #mma1>, tensor<128x32xf32, #mma1>
    %124 = ttg.memdesc_index %57[%97] : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %125 = ttg.local_load %124 token %110 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #linear1>
    %126 = tt.trans %125 {order = array<i32: 1, 0>} : tensor<32x64xf16, #linear1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>>
    %127 = ttg.local_load %124 token %110 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>>
    %128 = arith.truncf %123 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %129 = ttg.convert_layout %128 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    %130 = tt.dot %129, %127, %86, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>> -> tensor<128x64xf32, #mma1>
    %131 = ttg.memdesc_index %58[%97] : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32xf32, #shared1, #smem, mutable>
    %132 = ttg.local_load %131 token %110 : !ttg.memdesc<32xf32, #shared1, #smem, mutable> -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %133 = ttg.local_load %37 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    %134 = tt.dot %133, %126, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>> -> tensor<128x32xf32, #mma1>
    %135 = tt.expand_dims %132 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %136 = tt.broadcast %135 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %137 = arith.subf %134, %136 : tensor<128x32xf32, #mma1>
    %138 = arith.mulf %123, %137 : tensor<128x32xf32, #mma1>
    %139 = arith.truncf %138 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %140 = ttg.convert_layout %139 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    %141 = tt.dot %140, %109, %85, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 2}>> -> tensor<128x64xf32, #mma1>
    %142 = arith.addi %84, %c32_i32 : i32
    %143 = tt.splat %142 : i32 -> tensor<32xi32, #blocked3>
    %144 = tt.splat %142 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %145 = tt.splat %142 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %146 = arith.addi %143, %39 : tensor<32xi32, #blocked3>
    %147 = arith.addi %144, %40 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %148 = arith.addi %145, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %149 = tt.addptr %48, %146 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %150 = tt.splat %94 : i1 -> tensor<32xi1, #blocked3>
    ttg.barrier local
    %151 = ttg.async_copy_global_to_local %149, %67 mask %150 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared1, #smem, mutable>
    %152 = ttg.async_commit_group tokens %151
    %153 = tt.expand_dims %148 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %154 = arith.muli %153, %cst_5 : tensor<32x1xi32, #blocked>
    %155 = tt.addptr %52, %154 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %156 = tt.broadcast %155 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %157 = tt.addptr %156, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %158 = tt.splat %94 : i1 -> tensor<32x64xi1, #blocked>
    %159 = ttg.async_copy_global_to_local %157, %76 mask %158 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %160 = ttg.async_commit_group tokens %159
    %161 = tt.addptr %55, %146 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %162 = ttg.async_copy_global_to_local %161, %81 mask %150 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared1, #smem, mutable>
    %163 = ttg.async_commit_group tokens %162
    %164 = arith.addi %84, %c32_i32 : i32
    cf.br ^bb1(%164, %141, %130, %97, %147, %152, %160, %163 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %165 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %58 : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %57 : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %56 : !ttg.memdesc<1x32xf32, #shared1, #smem, mutable>
    %166 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %167 = tt.splat %166 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %168 = tt.addptr %167, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %169 = tt.broadcast %168 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %170 = tt.addptr %169, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %171 = arith.truncf %86 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    %172 = ttg.convert_layout %171 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #mma1> -> tensor<128x64xf16, #blocked>
    tt.store %170, %172 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %173 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %174 = tt.splat %173 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %175 = tt.addptr %174, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %176 = tt.broadcast %175 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %177 = tt.addptr %176, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %178 = tt.splat %arg9 : f32 -> tensor<128x64xf32, #mma1>
    %179 = arith.mulf %85, %178 : tensor<128x64xf32, #mma1>
    %180 = arith.truncf %179 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    ttg.barrier local
    %181 = ttg.convert_layout %180 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #mma1> -> tensor<128x64xf16, #blocked>
    tt.store %177, %181 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %182 = arith.muli %6, %c32_i32 : i32
    %183 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %184 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %185 = tt.splat %182 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %186 = tt.splat %182 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %187 = tt.splat %182 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %188 = arith.addi %185, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %189 = arith.addi %186, %183 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %190 = arith.addi %187, %184 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %191 = tt.expand_dims %188 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %192 = tt.expand_dims %189 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %193 = tt.expand_dims %190 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %194 = arith.muli %191, %cst_5 : tensor<32x1xi32, #blocked>
    %195 = arith.muli %192, %cst_6 : tensor<32x1xi32, #blocked2>
    %196 = tt.splat %42 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %197 = tt.addptr %196, %194 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %198 = tt.broadcast %197 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %199 = tt.broadcast %25 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %200 = tt.addptr %198, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %201 = tt.load %200 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %202 = ttg.local_alloc %201 {allocation.offset = 32768 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    %203 = tt.addptr %52, %194 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %204 = tt.broadcast %203 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %205 = tt.addptr %204, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %206 = tt.load %205 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %207 = ttg.local_alloc %206 {allocation.offset = 36864 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    %208 = tt.splat %47 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %209 = tt.addptr %208, %190 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = tt.load %209 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %211 = tt.splat %54 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %212 = tt.addptr %211, %190 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %213 = tt.load %212 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %214 = arith.addi %6, %c1_i32 : i32
    %215 = arith.muli %214, %c32_i32 : i32
    %216 = tt.splat %16 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %217 = tt.broadcast %45 : tensor<64x1xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %218 = tt.splat %31 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %219 = tt.splat %arg9 : f32 -> tensor<32x128xf32, #mma>
    %220 = tt.expand_dims %210 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xf32, #mma>
    %221 = tt.broadcast %220 : tensor<32x1xf32, #mma> -> tensor<32x128xf32, #mma>
    %222 = tt.broadcast %193 : tensor<32x1xi32, #mma> -> tensor<32x128xi32, #mma>
    %223 = tt.expand_dims %213 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xf32, #mma>
    %224 = tt.broadcast %223 : tensor<32x1xf32, #mma> -> tensor<32x128xf32, #mma>
    %225 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %226 = arith.cmpi sgt, %215, %c0_i32 : i32
    %227 = tt.expand_dims %10 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %228 = arith.muli %227, %cst_7 : tensor<1x128xi32, #blocked1>
    %229 = tt.addptr %218, %228 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %230 = tt.broadcast %229 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %231 = tt.addptr %230, %217 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %232 = ttg.memdesc_index %225[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %233 = tt.splat %226 : i1 -> tensor<64x128xi1, #blocked1>
    ttg.barrier local
    %234 = ttg.async_copy_global_to_local %231, %232 mask %233 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared2, #smem, mutable>
    %235 = ttg.async_commit_group tokens %234
    cf.br ^bb4(%c0_i32, %cst, %c-1_i32, %228, %235 : i32, tensor<32x64xf32, #mma>, i32, tensor<1x128xi32, #blocked1>, !ttg.async.token)
  ^bb4(%236: i32, %237: tensor<32x64xf32, #mma>, %238: i32, %239: tensor<1x128xi32, #blocked1>, %240: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %241 = arith.cmpi slt, %236, %215 : i32
    cf.cond_br %241, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %242 = arith.subi %215, %c128_i32 : i32
    %243 = arith.cmpi slt, %236, %242 : i32
    %244 = arith.addi %238, %c1_i32 : i32
    %245 = arith.cmpi sge, %244, %c1_i32 : i32
    %246 = arith.select %245, %c0_i32, %244 : i32
    %247 = tt.splat %236 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %248 = arith.addi %247, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %249 = tt.expand_dims %248 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %250 = tt.addptr %216, %239 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %251 = tt.broadcast %250 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %252 = tt.addptr %251, %217 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %253 = tt.load %252 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %254 = ttg.local_alloc %253 {allocation.offset = 16384 : i32} : (tensor<64x128xf16, #blocked1>) -> !ttg.memdesc<64x128xf16, #shared2, #smem>
    %255 = ttg.convert_layout %253 {allocation.offset = 40960 : i32, allocation.size = 4096 : i32} : tensor<64x128xf16, #blocked1> -> tensor<64x128xf16, #linear2>
    %256 = tt.trans %255 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %257 = ttg.async_wait %240 {num = 0 : i32}
    ttg.barrier local
    %258 = ttg.memdesc_index %225[%246] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %259 = ttg.local_load %202 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %260 = ttg.local_load %254 : !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %261 = tt.dot %259, %260, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x128xf32, #mma>
    %262 = arith.mulf %261, %219 : tensor<32x128xf32, #mma>
    %263 = arith.subf %262, %221 : tensor<32x128xf32, #mma>
    %264 = math.exp2 %263 : tensor<32x128xf32, #mma>
    %265 = tt.broadcast %249 : tensor<1x128xi32, #mma> -> tensor<32x128xi32, #mma>
    %266 = arith.cmpi sge, %222, %265 : tensor<32x128xi32, #mma>
    %267 = arith.select %266, %264, %cst_1 : tensor<32x128xi1, #mma>, tensor<32x128xf32, #mma>
    %268 = ttg.local_load %207 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %269 = ttg.local_load %258 token %257 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %270 = tt.dot %268, %269, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x128xf32, #mma>
    %271 = arith.subf %270, %224 : tensor<32x128xf32, #mma>
    %272 = arith.mulf %267, %271 : tensor<32x128xf32, #mma>
    %273 = arith.truncf %272 : tensor<32x128xf32, #mma> to tensor<32x128xf16, #mma>
    ttg.barrier local
    %274 = ttg.local_alloc %273 {allocation.offset = 16384 : i32} : (tensor<32x128xf16, #mma>) -> !ttg.memdesc<32x128xf16, #shared, #smem>
    ttg.barrier local
    %275 = ttg.local_load %274 : !ttg.memdesc<32x128xf16, #shared, #smem> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %276 = tt.dot %275, %256, %237, inputPrecision = tf32 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %277 = arith.addi %236, %c128_i32 : i32
    %278 = tt.splat %277 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %279 = arith.addi %278, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %280 = tt.expand_dims %279 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %281 = arith.muli %280, %cst_7 : tensor<1x128xi32, #blocked1>
    %282 = tt.addptr %218, %281 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %283 = tt.broadcast %282 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %284 = tt.addptr %283, %217 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %285 = tt.splat %243 : i1 -> tensor<64x128xi1, #blocked1>
    %286 = ttg.async_copy_global_to_local %284, %232 mask %285 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared2, #smem, mutable>
    %287 = ttg.async_commit_group tokens %286
    %288 = arith.addi %236, %c128_i32 : i32
    cf.br ^bb4(%288, %276, %246, %281, %287 : i32, tensor<32x64xf32, #mma>, i32, tensor<1x128xi32, #blocked1>, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %289 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %225 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %290 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %291 = tt.splat %290 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked2>
    %292 = tt.addptr %291, %195 : tensor<32x1x!tt.ptr<f32>, #blocked2>, tensor<32x1xi32, #blocked2>
    %293 = tt.broadcast %292 : tensor<32x1x!tt.ptr<f32>, #blocked2> -> tensor<32x64x!tt.ptr<f32>, #blocked2>
    %294 = tt.addptr %293, %199 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %295 = ttg.convert_layout %237 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<32x64xf32, #mma> -> tensor<32x64xf32, #blocked2>
    tt.store %294, %295 : tensor<32x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
