#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 8], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 64, 16]}>
#mma2 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 32, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared3 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared4 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 49408 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x32xf32, #mma2>
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
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c128_i32 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %14 = arith.addi %12, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %13, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %16 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<128x1xi32, #mma2>
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
    %40 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %41 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %43 = tt.splat %42 : !tt.ptr<f16> -> tensor<1x32x!tt.ptr<f16>, #blocked1>
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %46 = tt.broadcast %45 : tensor<64x1xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %47 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %48 = tt.splat %47 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked3>
    %49 = tt.splat %arg9 : f32 -> tensor<128x32xf32, #mma2>
    %50 = tt.broadcast %18 : tensor<128x1xi32, #mma2> -> tensor<128x32xi32, #mma2>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %53 = tt.broadcast %24 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %54 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %55 = tt.splat %54 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked3>
    %56 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %57 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<1x32xf32, #shared2, #smem, mutable>
    %58 = ttg.local_alloc {allocation.offset = 40960 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    %59 = ttg.local_alloc {allocation.offset = 49280 : i32} : () -> !ttg.memdesc<1x32xf32, #shared2, #smem, mutable>
    %60 = arith.cmpi slt, %7, %arg10 : i32
    %61 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %62 = tt.splat %7 : i32 -> tensor<32xi32, #blocked3>
    %63 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %64 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %65 = arith.addi %61, %38 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %66 = arith.addi %62, %39 : tensor<32xi32, #blocked3>
    %67 = arith.addi %63, %40 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %68 = arith.addi %64, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %65 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %70 = arith.muli %69, %cst_4 : tensor<1x32xi32, #blocked1>
    %71 = tt.addptr %43, %70 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %72 = tt.broadcast %71 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %73 = tt.addptr %72, %46 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %74 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %75 = tt.splat %60 : i1 -> tensor<64x32xi1, #blocked1>
    %76 = ttg.async_copy_global_to_local %73, %74 mask %75 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %77 = ttg.async_commit_group tokens %76
    %78 = tt.addptr %48, %66 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %79 = ttg.memdesc_index %57[%c0_i32] : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32xf32, #shared2, #smem, mutable>
    %80 = tt.splat %60 : i1 -> tensor<32xi1, #blocked3>
    %81 = ttg.async_copy_global_to_local %78, %79 mask %80 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared2, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = tt.expand_dims %68 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %84 = arith.muli %83, %cst_5 : tensor<32x1xi32, #blocked>
    %85 = tt.addptr %52, %84 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %86 = tt.broadcast %85 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %87 = tt.addptr %86, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %88 = ttg.memdesc_index %58[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %89 = tt.splat %60 : i1 -> tensor<32x64xi1, #blocked>
    %90 = ttg.async_copy_global_to_local %87, %88 mask %89 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = tt.addptr %55, %66 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %93 = ttg.memdesc_index %59[%c0_i32] : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32xf32, #shared2, #smem, mutable>
    %94 = ttg.async_copy_global_to_local %92, %93 mask %80 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared2, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    cf.br ^bb1(%7, %cst_0, %cst_0, %c0_i32, %c-1_i32, %c-1_i32, %67, %77, %82, %91, %95 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, i32, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%96: i32, %97: tensor<128x64xf32, #mma1>, %98: tensor<128x64xf32, #mma1>, %99: i32, %100: i32, %101: i32, %102: tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, %103: !ttg.async.token, %104: !ttg.async.token, %105: !ttg.async.token, %106: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %96, %arg10 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = arith.subi %arg10, %c32_i32 : i32
    %109 = arith.cmpi slt, %96, %108 : i32
    %110 = arith.addi %101, %c1_i32 : i32
    %111 = arith.cmpi sge, %110, %c1_i32 : i32
    %112 = arith.select %111, %c0_i32, %110 : i32
    %113 = arith.addi %100, %c1_i32 : i32
    %114 = arith.cmpi sge, %113, %c2_i32 : i32
    %115 = arith.select %114, %c0_i32, %113 : i32
    %116 = tt.expand_dims %102 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xi32, #mma2>
    %117 = ttg.async_wait %103, %104, %105, %106 {num = 0 : i32}
    ttg.barrier local
    %118 = ttg.memdesc_index %56[%115] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %119 = ttg.memdesc_trans %118 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %120 = ttg.memdesc_index %57[%112] : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32xf32, #shared2, #smem, mutable>
    %121 = ttg.local_load %120 token %117 : !ttg.memdesc<32xf32, #shared2, #smem, mutable> -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>
    ttng.fence_async_shared {bCluster = false}
    %122 = ttng.warp_group_dot %30, %118, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<128x32xf32, #mma2>
    %123:3 = ttng.warp_group_dot_wait %122, %30, %118 {pendings = 0 : i32} : tensor<128x32xf32, #mma2>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %124 = arith.mulf %123#0, %49 : tensor<128x32xf32, #mma2>
    %125 = tt.expand_dims %121 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %126 = tt.broadcast %125 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %127 = arith.subf %124, %126 : tensor<128x32xf32, #mma2>
    %128 = math.exp2 %127 : tensor<128x32xf32, #mma2>
    %129 = tt.broadcast %116 : tensor<1x32xi32, #mma2> -> tensor<128x32xi32, #mma2>
    %130 = arith.cmpi sge, %129, %50 : tensor<128x32xi32, #mma2>
    %131 = arith.select %130, %128, %cst_2 : tensor<128x32xi1, #mma2>, tensor<128x32xf32, #mma2>
    %132 = ttg.memdesc_index %58[%115] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %133 = ttg.memdesc_trans %132 {order = array<i32: 1, 0>} : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %134 = arith.truncf %131 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %135 = ttg.convert_layout %134 : tensor<128x32xf16, #mma2> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %136 = ttng.warp_group_dot %135, %132, %98 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<128x64xf32, #mma1>
    %137 = ttg.memdesc_index %59[%112] : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32xf32, #shared2, #smem, mutable>
    %138 = ttg.local_load %137 token %117 : !ttg.memdesc<32xf32, #shared2, #smem, mutable> -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>
    ttng.fence_async_shared {bCluster = false}
    %139 = ttng.warp_group_dot %37, %133, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<128x32xf32, #mma2>
    %140:3 = ttng.warp_group_dot_wait %139, %37, %133 {pendings = 0 : i32} : tensor<128x32xf32, #mma2>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %141 = tt.expand_dims %138 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %142 = tt.broadcast %141 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %143 = arith.subf %140#0, %142 : tensor<128x32xf32, #mma2>
    %144 = arith.mulf %131, %143 : tensor<128x32xf32, #mma2>
    %145 = arith.truncf %144 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %146 = ttg.convert_layout %145 : tensor<128x32xf16, #mma2> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %147 = ttng.warp_group_dot %146, %119, %97 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<128x64xf32, #mma1>
    %148 = arith.addi %99, %c1_i32 : i32
    %149 = arith.cmpi sge, %148, %c2_i32 : i32
    %150 = arith.select %149, %c0_i32, %148 : i32
    %151 = arith.addi %96, %c32_i32 : i32
    %152 = tt.splat %151 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %153 = tt.splat %151 : i32 -> tensor<32xi32, #blocked3>
    %154 = tt.splat %151 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %155 = tt.splat %151 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %156 = arith.addi %152, %38 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %157 = arith.addi %153, %39 : tensor<32xi32, #blocked3>
    %158 = arith.addi %154, %40 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %159 = arith.addi %155, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %160 = tt.expand_dims %156 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %161 = arith.muli %160, %cst_4 : tensor<1x32xi32, #blocked1>
    %162 = tt.addptr %43, %161 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %163 = tt.broadcast %162 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %164 = tt.addptr %163, %46 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %165 = ttg.memdesc_index %56[%150] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %166 = tt.splat %109 : i1 -> tensor<64x32xi1, #blocked1>
    ttg.barrier local
    %167 = ttg.async_copy_global_to_local %164, %165 mask %166 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %168 = ttg.async_commit_group tokens %167
    %169 = tt.addptr %48, %157 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %170 = tt.splat %109 : i1 -> tensor<32xi1, #blocked3>
    %171 = ttg.async_copy_global_to_local %169, %79 mask %170 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared2, #smem, mutable>
    %172 = ttg.async_commit_group tokens %171
    %173 = tt.expand_dims %159 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %174 = arith.muli %173, %cst_5 : tensor<32x1xi32, #blocked>
    %175 = tt.addptr %52, %174 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %176 = tt.broadcast %175 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %177 = tt.addptr %176, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %178 = ttg.memdesc_index %58[%150] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %179 = tt.splat %109 : i1 -> tensor<32x64xi1, #blocked>
    %180 = ttg.async_copy_global_to_local %177, %178 mask %179 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %181 = ttg.async_commit_group tokens %180
    %182 = tt.addptr %55, %157 : tensor<32x!tt.ptr<f32>, #blocked3>, tensor<32xi32, #blocked3>
    %183 = ttg.async_copy_global_to_local %182, %93 mask %170 : tensor<32x!tt.ptr<f32>, #blocked3> -> <32xf32, #shared2, #smem, mutable>
    %184 = ttg.async_commit_group tokens %183
    %185 = arith.addi %96, %c32_i32 : i32
    cf.br ^bb1(%185, %147, %136, %150, %115, %112, %158, %168, %172, %181, %184 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, i32, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %186:2 = ttng.warp_group_dot_wait %98, %97 {pendings = 0 : i32, warpGroupLocal} : tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>
    %187 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %59 : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %58 : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %57 : !ttg.memdesc<1x32xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %56 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %188 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %189 = tt.splat %188 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %190 = tt.addptr %189, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %191 = tt.broadcast %190 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %192 = tt.addptr %191, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %193 = arith.truncf %186#0 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    %194 = ttg.convert_layout %193 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #mma1> -> tensor<128x64xf16, #blocked>
    tt.store %192, %194 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %195 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %196 = tt.splat %195 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %197 = tt.addptr %196, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %198 = tt.broadcast %197 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %199 = tt.addptr %198, %27 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %200 = tt.splat %arg9 : f32 -> tensor<128x64xf32, #mma1>
    %201 = arith.mulf %186#1, %200 : tensor<128x64xf32, #mma1>
    %202 = arith.truncf %201 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    ttg.barrier local
    %203 = ttg.convert_layout %202 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #mma1> -> tensor<128x64xf16, #blocked>
    tt.store %199, %203 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %204 = arith.muli %6, %c32_i32 : i32
    %205 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %206 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %207 = tt.splat %204 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %208 = tt.splat %204 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %209 = tt.splat %204 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = arith.addi %207, %41 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %211 = arith.addi %208, %205 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %212 = arith.addi %209, %206 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %213 = tt.expand_dims %210 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %214 = tt.expand_dims %211 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %215 = tt.expand_dims %212 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %216 = arith.muli %213, %cst_5 : tensor<32x1xi32, #blocked>
    %217 = arith.muli %214, %cst_6 : tensor<32x1xi32, #blocked2>
    %218 = tt.splat %42 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %219 = tt.addptr %218, %216 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %220 = tt.broadcast %219 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %221 = tt.broadcast %25 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %222 = tt.addptr %220, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %223 = tt.load %222 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %224 = ttg.local_alloc %223 {allocation.offset = 32768 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %225 = tt.addptr %52, %216 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %226 = tt.broadcast %225 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %227 = tt.addptr %226, %53 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %228 = tt.load %227 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %229 = ttg.local_alloc %228 {allocation.offset = 36864 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %230 = tt.splat %47 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %231 = tt.addptr %230, %212 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %232 = tt.load %231 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %233 = tt.splat %54 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %234 = tt.addptr %233, %212 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %235 = tt.load %234 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %236 = arith.addi %6, %c1_i32 : i32
    %237 = arith.muli %236, %c32_i32 : i32
    %238 = tt.splat %16 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %239 = tt.broadcast %45 : tensor<64x1xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %240 = tt.splat %31 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %241 = tt.splat %arg9 : f32 -> tensor<32x128xf32, #mma>
    %242 = tt.expand_dims %232 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xf32, #mma>
    %243 = tt.broadcast %242 : tensor<32x1xf32, #mma> -> tensor<32x128xf32, #mma>
    %244 = tt.broadcast %215 : tensor<32x1xi32, #mma> -> tensor<32x128xi32, #mma>
    %245 = tt.expand_dims %235 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xf32, #mma>
    %246 = tt.broadcast %245 : tensor<32x1xf32, #mma> -> tensor<32x128xf32, #mma>
    %247 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared4, #smem, mutable>
    %248 = arith.cmpi sgt, %237, %c0_i32 : i32
    %249 = tt.expand_dims %10 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %250 = arith.muli %249, %cst_7 : tensor<1x128xi32, #blocked1>
    %251 = tt.addptr %240, %250 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %252 = tt.broadcast %251 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %253 = tt.addptr %252, %239 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %254 = ttg.memdesc_index %247[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared4, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared4, #smem, mutable>
    %255 = tt.splat %248 : i1 -> tensor<64x128xi1, #blocked1>
    ttg.barrier local
    %256 = ttg.async_copy_global_to_local %253, %254 mask %255 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared4, #smem, mutable>
    %257 = ttg.async_commit_group tokens %256
    cf.br ^bb4(%c0_i32, %cst, %c-1_i32, %250, %257 : i32, tensor<32x64xf32, #mma>, i32, tensor<1x128xi32, #blocked1>, !ttg.async.token)
  ^bb4(%258: i32, %259: tensor<32x64xf32, #mma>, %260: i32, %261: tensor<1x128xi32, #blocked1>, %262: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %263 = arith.cmpi slt, %258, %237 : i32
    cf.cond_br %263, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %264 = arith.subi %237, %c128_i32 : i32
    %265 = arith.cmpi slt, %258, %264 : i32
    %266 = arith.addi %260, %c1_i32 : i32
    %267 = arith.cmpi sge, %266, %c1_i32 : i32
    %268 = arith.select %267, %c0_i32, %266 : i32
    %269 = tt.splat %258 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %270 = arith.addi %269, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %271 = tt.expand_dims %270 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %272 = tt.addptr %238, %261 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %273 = tt.broadcast %272 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %274 = tt.addptr %273, %239 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %275 = tt.load %274 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %276 = ttg.local_alloc %275 {allocation.offset = 16384 : i32} : (tensor<64x128xf16, #blocked1>) -> !ttg.memdesc<64x128xf16, #shared4, #smem>
    %277 = ttg.convert_layout %275 {allocation.offset = 40960 : i32, allocation.size = 4096 : i32} : tensor<64x128xf16, #blocked1> -> tensor<64x128xf16, #linear>
    %278 = tt.trans %277 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %279 = ttg.async_wait %262 {num = 0 : i32}
    ttg.barrier local
    %280 = ttg.memdesc_index %247[%268] : !ttg.memdesc<1x64x128xf16, #shared4, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared4, #smem, mutable>
    %281 = ttg.local_load %224 : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %282 = ttg.local_load %276 : !ttg.memdesc<64x128xf16, #shared4, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %283 = tt.dot %281, %282, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x128xf32, #mma>
    %284 = arith.mulf %283, %241 : tensor<32x128xf32, #mma>
    %285 = arith.subf %284, %243 : tensor<32x128xf32, #mma>
    %286 = math.exp2 %285 : tensor<32x128xf32, #mma>
    %287 = tt.broadcast %271 : tensor<1x128xi32, #mma> -> tensor<32x128xi32, #mma>
    %288 = arith.cmpi sge, %244, %287 : tensor<32x128xi32, #mma>
    %289 = arith.select %288, %286, %cst_1 : tensor<32x128xi1, #mma>, tensor<32x128xf32, #mma>
    %290 = ttg.local_load %229 : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %291 = ttg.local_load %280 token %279 : !ttg.memdesc<64x128xf16, #shared4, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %292 = tt.dot %290, %291, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x128xf32, #mma>
    %293 = arith.subf %292, %246 : tensor<32x128xf32, #mma>
    %294 = arith.mulf %289, %293 : tensor<32x128xf32, #mma>
    %295 = arith.truncf %294 : tensor<32x128xf32, #mma> to tensor<32x128xf16, #mma>
    ttg.barrier local
    %296 = ttg.local_alloc %295 {allocation.offset = 16384 : i32} : (tensor<32x128xf16, #mma>) -> !ttg.memdesc<32x128xf16, #shared3, #smem>
    ttg.barrier local
    %297 = ttg.local_load %296 : !ttg.memdesc<32x128xf16, #shared3, #smem> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %298 = tt.dot %297, %278, %259, inputPrecision = tf32 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %299 = arith.addi %258, %c128_i32 : i32
    %300 = tt.splat %299 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %301 = arith.addi %300, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %302 = tt.expand_dims %301 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %303 = arith.muli %302, %cst_7 : tensor<1x128xi32, #blocked1>
    %304 = tt.addptr %240, %303 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %305 = tt.broadcast %304 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %306 = tt.addptr %305, %239 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %307 = tt.splat %265 : i1 -> tensor<64x128xi1, #blocked1>
    %308 = ttg.async_copy_global_to_local %306, %254 mask %307 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared4, #smem, mutable>
    %309 = ttg.async_commit_group tokens %308
    %310 = arith.addi %258, %c128_i32 : i32
    cf.br ^bb4(%310, %298, %268, %303, %309 : i32, tensor<32x64xf32, #mma>, i32, tensor<1x128xi32, #blocked1>, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %311 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %247 : !ttg.memdesc<1x64x128xf16, #shared4, #smem, mutable>
    %312 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %313 = tt.splat %312 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked2>
    %314 = tt.addptr %313, %217 : tensor<32x1x!tt.ptr<f32>, #blocked2>, tensor<32x1xi32, #blocked2>
    %315 = tt.broadcast %314 : tensor<32x1x!tt.ptr<f32>, #blocked2> -> tensor<32x64x!tt.ptr<f32>, #blocked2>
    %316 = tt.addptr %315, %221 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %317 = ttg.convert_layout %259 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<32x64xf32, #mma> -> tensor<32x64xf32, #blocked2>
    tt.store %316, %317 : tensor<32x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
