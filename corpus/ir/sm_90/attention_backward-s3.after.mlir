#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 66560 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %c3_i32 = arith.constant 3 : i32
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
    %35 = ttg.local_alloc %34 {allocation.offset = 49152 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %42 = ttg.local_alloc %41 {allocation.offset = 57344 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
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
    %55 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x64xf32, #shared2, #smem, mutable>
    %57 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %58 = ttg.local_alloc {allocation.offset = 66048 : i32} : () -> !ttg.memdesc<2x64xf32, #shared2, #smem, mutable>
    %59 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %60 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %61 = arith.muli %60, %cst_2 : tensor<1x64xi32, #blocked2>
    %62 = tt.addptr %44, %61 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %64 = tt.addptr %63, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %66 = tt.splat %59 : i1 -> tensor<64x64xi1, #blocked2>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = tt.addptr %49, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %70 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %71 = tt.splat %59 : i1 -> tensor<64xi1, #blocked>
    %72 = ttg.async_copy_global_to_local %69, %70 mask %71 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    %74 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %75 = arith.muli %74, %cst_4 : tensor<64x1xi32, #blocked1>
    %76 = tt.addptr %52, %75 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %77 = tt.broadcast %76 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %78 = tt.addptr %77, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %79 = ttg.memdesc_index %57[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %80 = tt.splat %59 : i1 -> tensor<64x64xi1, #blocked1>
    %81 = ttg.async_copy_global_to_local %78, %79 mask %80 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = tt.addptr %54, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %84 = ttg.memdesc_index %58[%c0_i32] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %85 = ttg.async_copy_global_to_local %83, %84 mask %71 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %86 = ttg.async_commit_group tokens %85
    %87 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %88 = arith.addi %9, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %89 = arith.addi %10, %cst : tensor<64xi32, #blocked>
    %90 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %91 = tt.expand_dims %88 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = arith.muli %91, %cst_2 : tensor<1x64xi32, #blocked2>
    %93 = tt.addptr %44, %92 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %94 = tt.broadcast %93 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %95 = tt.addptr %94, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %96 = ttg.memdesc_index %55[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %97 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked2>
    %98 = ttg.async_copy_global_to_local %95, %96 mask %97 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = tt.addptr %49, %89 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %101 = ttg.memdesc_index %56[%c1_i32] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %102 = tt.splat %87 : i1 -> tensor<64xi1, #blocked>
    %103 = ttg.async_copy_global_to_local %100, %101 mask %102 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    %105 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %106 = arith.muli %105, %cst_4 : tensor<64x1xi32, #blocked1>
    %107 = tt.addptr %52, %106 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %108 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %109 = tt.addptr %108, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %110 = ttg.memdesc_index %57[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %111 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %109, %110 mask %111 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = tt.addptr %54, %89 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %115 = ttg.memdesc_index %58[%c1_i32] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %116 = ttg.async_copy_global_to_local %114, %115 mask %102 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %117 = ttg.async_commit_group tokens %116
    cf.br ^bb1(%c0_i32, %cst_5, %cst_5, %c1_i32, %c-1_i32, %c1_i32, %c-1_i32, %68, %99, %73, %104, %82, %113, %86, %117 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%118: i32, %119: tensor<64x64xf32, #mma>, %120: tensor<64x64xf32, #mma>, %121: i32, %122: i32, %123: i32, %124: i32, %125: !ttg.async.token, %126: !ttg.async.token, %127: !ttg.async.token, %128: !ttg.async.token, %129: !ttg.async.token, %130: !ttg.async.token, %131: !ttg.async.token, %132: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %133 = arith.cmpi slt, %118, %arg10 : i32
    cf.cond_br %133, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %134 = arith.subi %arg10, %c128_i32 : i32
    %135 = arith.cmpi slt, %118, %134 : i32
    %136 = arith.addi %124, %c1_i32 : i32
    %137 = arith.cmpi sge, %136, %c2_i32 : i32
    %138 = arith.select %137, %c0_i32, %136 : i32
    %139 = arith.addi %122, %c1_i32 : i32
    %140 = arith.cmpi sge, %139, %c3_i32 : i32
    %141 = arith.select %140, %c0_i32, %139 : i32
    %142 = ttg.async_wait %125, %127, %129, %131 {num = 4 : i32}
    ttg.barrier local
    %143 = ttg.memdesc_index %55[%141] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %144 = ttg.memdesc_trans %143 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %145 = ttg.memdesc_index %56[%138] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %146 = ttg.local_load %145 token %142 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    ttng.fence_async_shared {bCluster = false}
    %147 = ttng.warp_group_dot %35, %143, %cst_5 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %148:3 = ttng.warp_group_dot_wait %147, %35, %143 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %149 = arith.mulf %148#0, %50 : tensor<64x64xf32, #mma>
    %150 = tt.expand_dims %146 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %151 = tt.broadcast %150 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %152 = arith.subf %149, %151 : tensor<64x64xf32, #mma>
    %153 = math.exp2 %152 : tensor<64x64xf32, #mma>
    %154 = ttg.memdesc_index %57[%141] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %155 = ttg.memdesc_trans %154 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %156 = arith.truncf %153 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %157 = ttg.convert_layout %156 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %158 = ttng.warp_group_dot %157, %154, %120 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %159 = ttg.memdesc_index %58[%138] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %160 = ttg.local_load %159 token %142 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    ttng.fence_async_shared {bCluster = false}
    %161 = ttng.warp_group_dot %42, %155, %cst_5 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %162:3 = ttng.warp_group_dot_wait %161, %42, %155 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %163 = tt.expand_dims %160 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %164 = tt.broadcast %163 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %165 = arith.subf %162#0, %164 : tensor<64x64xf32, #mma>
    %166 = arith.mulf %153, %165 : tensor<64x64xf32, #mma>
    %167 = arith.truncf %166 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %168 = ttg.convert_layout %167 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %169 = ttng.warp_group_dot %168, %144, %119 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %170 = arith.addi %123, %c1_i32 : i32
    %171 = arith.cmpi sge, %170, %c2_i32 : i32
    %172 = arith.select %171, %c0_i32, %170 : i32
    %173 = arith.addi %121, %c1_i32 : i32
    %174 = arith.cmpi sge, %173, %c3_i32 : i32
    %175 = arith.select %174, %c0_i32, %173 : i32
    %176 = arith.addi %118, %c128_i32 : i32
    %177 = tt.splat %176 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %178 = tt.splat %176 : i32 -> tensor<64xi32, #blocked>
    %179 = tt.splat %176 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %180 = arith.addi %177, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %181 = arith.addi %178, %10 : tensor<64xi32, #blocked>
    %182 = arith.addi %179, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %183 = tt.expand_dims %180 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %184 = arith.muli %183, %cst_2 : tensor<1x64xi32, #blocked2>
    %185 = tt.addptr %44, %184 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %186 = tt.broadcast %185 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %187 = tt.addptr %186, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %188 = ttg.memdesc_index %55[%175] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %189 = tt.splat %135 : i1 -> tensor<64x64xi1, #blocked2>
    ttg.barrier local
    %190 = ttg.async_copy_global_to_local %187, %188 mask %189 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %191 = ttg.async_commit_group tokens %190
    %192 = tt.addptr %49, %181 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %193 = ttg.memdesc_index %56[%172] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %194 = tt.splat %135 : i1 -> tensor<64xi1, #blocked>
    %195 = ttg.async_copy_global_to_local %192, %193 mask %194 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %196 = ttg.async_commit_group tokens %195
    %197 = tt.expand_dims %182 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %198 = arith.muli %197, %cst_4 : tensor<64x1xi32, #blocked1>
    %199 = tt.addptr %52, %198 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %200 = tt.broadcast %199 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %201 = tt.addptr %200, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %202 = ttg.memdesc_index %57[%175] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %203 = tt.splat %135 : i1 -> tensor<64x64xi1, #blocked1>
    %204 = ttg.async_copy_global_to_local %201, %202 mask %203 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %205 = ttg.async_commit_group tokens %204
    %206 = tt.addptr %54, %181 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %207 = ttg.memdesc_index %58[%172] : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %208 = ttg.async_copy_global_to_local %206, %207 mask %194 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared2, #smem, mutable>
    %209 = ttg.async_commit_group tokens %208
    %210 = arith.addi %118, %c64_i32 : i32
    cf.br ^bb1(%210, %169, %158, %175, %141, %172, %138, %126, %191, %128, %196, %130, %205, %132, %209 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %211:2 = ttng.warp_group_dot_wait %120, %119 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>
    %212 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %58 : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %57 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %56 : !ttg.memdesc<2x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %213 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %214 = tt.splat %213 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %215 = tt.addptr %214, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %216 = tt.broadcast %215 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %217 = tt.addptr %216, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %218 = arith.truncf %211#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %219 = ttg.convert_layout %218 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %217, %219 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %220 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %221 = tt.splat %220 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %222 = tt.addptr %221, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %223 = tt.broadcast %222 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %224 = tt.addptr %223, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %225 = arith.mulf %211#1, %50 : tensor<64x64xf32, #mma>
    %226 = arith.truncf %225 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %227 = ttg.convert_layout %226 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %224, %227 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %228 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %229 = tt.addptr %228, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %230 = tt.broadcast %229 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %231 = tt.addptr %230, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %232 = tt.load %231 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %233 = ttg.local_alloc %232 {allocation.offset = 49152 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %234 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %235 = tt.broadcast %234 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %236 = tt.addptr %235, %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %237 = tt.load %236 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %238 = ttg.local_alloc %237 {allocation.offset = 57344 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %239 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %240 = tt.addptr %239, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %241 = tt.load %240 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %242 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %243 = tt.addptr %242, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %244 = tt.load %243 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %245 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %246 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %247 = tt.expand_dims %241 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %248 = tt.broadcast %247 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %249 = tt.expand_dims %244 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %250 = tt.broadcast %249 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %251 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %252 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %253 = tt.addptr %245, %61 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %254 = tt.broadcast %253 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %255 = tt.addptr %254, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %256 = ttg.memdesc_index %251[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %257 = ttg.async_copy_global_to_local %255, %256 mask %66 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %258 = ttg.async_commit_group tokens %257
    %259 = tt.addptr %246, %61 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %260 = tt.broadcast %259 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %261 = tt.addptr %260, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %262 = ttg.memdesc_index %252[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %263 = ttg.async_copy_global_to_local %261, %262 mask %66 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %264 = ttg.async_commit_group tokens %263
    %265 = tt.addptr %245, %92 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %266 = tt.broadcast %265 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %267 = tt.addptr %266, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %268 = ttg.memdesc_index %251[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %269 = ttg.async_copy_global_to_local %267, %268 mask %97 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %270 = ttg.async_commit_group tokens %269
    %271 = tt.addptr %246, %92 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %272 = tt.broadcast %271 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %273 = tt.addptr %272, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %274 = ttg.memdesc_index %252[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %275 = ttg.async_copy_global_to_local %273, %274 mask %97 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %276 = ttg.async_commit_group tokens %275
    cf.br ^bb4(%c0_i32, %cst_5, %c1_i32, %c-1_i32, %258, %270, %264, %276 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb4(%277: i32, %278: tensor<64x64xf32, #mma>, %279: i32, %280: i32, %281: !ttg.async.token, %282: !ttg.async.token, %283: !ttg.async.token, %284: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %285 = arith.cmpi slt, %277, %arg10 : i32
    cf.cond_br %285, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %286 = arith.subi %arg10, %c128_i32 : i32
    %287 = arith.cmpi slt, %277, %286 : i32
    %288 = arith.addi %280, %c1_i32 : i32
    %289 = arith.cmpi sge, %288, %c3_i32 : i32
    %290 = arith.select %289, %c0_i32, %288 : i32
    %291 = ttg.async_wait %281, %283 {num = 2 : i32}
    ttg.barrier local
    %292 = ttg.memdesc_index %251[%290] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %293 = ttg.memdesc_trans %292 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %294 = ttg.memdesc_index %252[%290] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %295 = ttng.warp_group_dot %233, %292, %cst_5 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %296:3 = ttng.warp_group_dot_wait %295, %233, %292 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %297 = arith.mulf %296#0, %50 : tensor<64x64xf32, #mma>
    %298 = arith.subf %297, %248 : tensor<64x64xf32, #mma>
    %299 = math.exp2 %298 : tensor<64x64xf32, #mma>
    ttng.fence_async_shared {bCluster = false}
    %300 = ttng.warp_group_dot %238, %294, %cst_5 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %301:3 = ttng.warp_group_dot_wait %300, %238, %294 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %302 = arith.subf %301#0, %250 : tensor<64x64xf32, #mma>
    %303 = arith.mulf %299, %302 : tensor<64x64xf32, #mma>
    %304 = arith.truncf %303 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %305 = ttg.convert_layout %304 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %306 = ttng.warp_group_dot %305, %293, %278 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %307 = arith.addi %279, %c1_i32 : i32
    %308 = arith.cmpi sge, %307, %c3_i32 : i32
    %309 = arith.select %308, %c0_i32, %307 : i32
    %310 = arith.addi %277, %c128_i32 : i32
    %311 = tt.splat %310 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %312 = arith.addi %311, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %313 = tt.expand_dims %312 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %314 = arith.muli %313, %cst_2 : tensor<1x64xi32, #blocked2>
    %315 = tt.addptr %245, %314 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %316 = tt.broadcast %315 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %317 = tt.addptr %316, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %318 = ttg.memdesc_index %251[%309] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %319 = tt.splat %287 : i1 -> tensor<64x64xi1, #blocked2>
    ttg.barrier local
    %320 = ttg.async_copy_global_to_local %317, %318 mask %319 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %321 = ttg.async_commit_group tokens %320
    %322 = tt.addptr %246, %314 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %323 = tt.broadcast %322 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %324 = tt.addptr %323, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %325 = ttg.memdesc_index %252[%309] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %326 = ttg.async_copy_global_to_local %324, %325 mask %319 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared1, #smem, mutable>
    %327 = ttg.async_commit_group tokens %326
    %328 = arith.addi %277, %c64_i32 : i32
    cf.br ^bb4(%328, %306, %309, %290, %282, %321, %284, %327 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %329 = ttng.warp_group_dot_wait %278 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %330 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %252 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %251 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %331 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %332 = tt.splat %331 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %333 = tt.addptr %332, %23 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %334 = tt.broadcast %333 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %335 = tt.addptr %334, %32 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %336 = ttg.convert_layout %329 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %335, %336 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
