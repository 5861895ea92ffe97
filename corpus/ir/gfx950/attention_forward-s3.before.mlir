#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 4]], lane = [[8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32]], warp = [[0, 1], [0, 2]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0], [32, 0]], block = []}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 59184 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #linear>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #linear1>
    %c128_i32 = arith.constant 128 : i32
    %cst_7 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_8 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %cst_9 = arith.constant dense<64> : tensor<1x64xi32, #linear1>
    %cst_10 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %cst_11 = arith.constant dense<64> : tensor<64x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %13 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.splat %6 : i32 -> tensor<64xi32, #blocked1>
    %15 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %16 = arith.addi %13, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = arith.addi %14, %11 : tensor<64xi32, #blocked1>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = arith.muli %18, %cst_11 : tensor<64x1xi32, #linear2>
    %21 = arith.muli %19, %cst_3 : tensor<64x1xi32, #blocked>
    %22 = arith.extsi %20 : tensor<64x1xi32, #linear2> to tensor<64x1xi64, #linear2>
    %23 = arith.extsi %21 : tensor<64x1xi32, #blocked> to tensor<64x1xi64, #blocked>
    %24 = tt.splat %5 : i64 -> tensor<64x1xi64, #linear2>
    %25 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked>
    %26 = arith.addi %24, %22 : tensor<64x1xi64, #linear2>
    %27 = arith.addi %25, %23 : tensor<64x1xi64, #blocked>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = arith.extsi %30 : tensor<1x64xi32, #linear2> to tensor<1x64xi64, #linear2>
    %33 = arith.extsi %31 : tensor<1x64xi32, #blocked> to tensor<1x64xi64, #blocked>
    %34 = tt.broadcast %26 : tensor<64x1xi64, #linear2> -> tensor<64x64xi64, #linear2>
    %35 = tt.broadcast %27 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #linear2> -> tensor<64x64xi64, #linear2>
    %37 = tt.broadcast %33 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %38 = arith.addi %34, %36 : tensor<64x64xi64, #linear2>
    %39 = arith.addi %35, %37 : tensor<64x64xi64, #blocked>
    %40 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear>
    %41 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear2>
    %42 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %43 = arith.cmpi slt, %18, %41 : tensor<64x1xi32, #linear2>
    %44 = arith.cmpi slt, %19, %42 : tensor<64x1xi32, #blocked>
    %45 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %47 = tt.broadcast %43 : tensor<64x1xi1, #linear2> -> tensor<64x64xi1, #linear2>
    %48 = tt.broadcast %44 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %49 = tt.load %46, %48, %cst_2 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %51 = ttg.local_load %50 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %52 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %53 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %54 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #linear1>
    %55 = tt.splat %52 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #linear1>
    %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %58 = tt.broadcast %57 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #linear1>
    %59 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %60 = tt.splat %53 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %61 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #linear>
    %62 = ttg.local_alloc {allocation.offset = 26048 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %63 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %64 = arith.cmpi sgt, %arg6, %c0_i32 : i32
    %65 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %66 = arith.cmpi slt, %65, %54 : tensor<1x64xi32, #linear1>
    %67 = arith.muli %65, %cst_9 : tensor<1x64xi32, #linear1>
    %68 = tt.addptr %55, %67 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %69 = tt.broadcast %68 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %70 = tt.addptr %69, %58 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %71 = tt.broadcast %66 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %72 = ttg.memdesc_index %62[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %73 = tt.splat %64 : i1 -> tensor<64x64xi1, #linear1>
    %74 = arith.andi %73, %71 : tensor<64x64xi1, #linear1>
    %75 = ttg.async_copy_global_to_local %70, %72 mask %74 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %78 = arith.cmpi slt, %77, %40 : tensor<64x1xi32, #linear>
    %79 = arith.muli %77, %cst_10 : tensor<64x1xi32, #linear>
    %80 = tt.addptr %60, %79 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %81 = tt.broadcast %80 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %82 = tt.addptr %81, %61 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %83 = tt.broadcast %78 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %84 = ttg.memdesc_index %63[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %85 = tt.splat %64 : i1 -> tensor<64x64xi1, #linear>
    %86 = arith.andi %85, %83 : tensor<64x64xi1, #linear>
    %87 = ttg.async_copy_global_to_local %82, %84 mask %86 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = arith.cmpi sgt, %arg6, %c64_i32 : i32
    %90 = arith.addi %10, %cst_8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %91 = arith.addi %7, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %92 = tt.expand_dims %90 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %93 = arith.cmpi slt, %92, %54 : tensor<1x64xi32, #linear1>
    %94 = arith.muli %92, %cst_9 : tensor<1x64xi32, #linear1>
    %95 = tt.addptr %55, %94 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %96 = tt.broadcast %95 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %97 = tt.addptr %96, %58 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %98 = tt.broadcast %93 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %99 = ttg.memdesc_index %62[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %100 = tt.splat %89 : i1 -> tensor<64x64xi1, #linear1>
    %101 = arith.andi %100, %98 : tensor<64x64xi1, #linear1>
    %102 = ttg.async_copy_global_to_local %97, %99 mask %101 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = tt.expand_dims %91 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %105 = arith.cmpi slt, %104, %40 : tensor<64x1xi32, #linear>
    %106 = arith.muli %104, %cst_10 : tensor<64x1xi32, #linear>
    %107 = tt.addptr %60, %106 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %108 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %109 = tt.addptr %108, %61 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %110 = tt.broadcast %105 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %111 = ttg.memdesc_index %63[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %112 = tt.splat %89 : i1 -> tensor<64x64xi1, #linear>
    %113 = arith.andi %112, %110 : tensor<64x64xi1, #linear>
    %114 = ttg.async_copy_global_to_local %109, %111 mask %113 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %115 = ttg.async_commit_group tokens %114
    %116 = ttg.async_wait %76, %88 {num = 2 : i32}
    %117 = arith.subi %arg6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1, %c1_i32, %72, %99, %116, %84, %111, %103, %115 : i32, tensor<64x64xf32, #mma1>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%118: i32, %119: tensor<64x64xf32, #mma1>, %120: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %121: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %122: i32, %123: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %124: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %125: !ttg.async.token, %126: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %127: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %128: !ttg.async.token, %129: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %130 = arith.cmpi slt, %118, %117 : i32
    cf.cond_br %130, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %131 = arith.addi %122, %c1_i32 : i32
    %132 = arith.cmpi slt, %131, %c3_i32 : i32
    %133 = arith.select %132, %131, %c0_i32 : i32
    %134 = arith.addi %118, %c128_i32 : i32
    %135 = tt.splat %134 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %136 = tt.splat %134 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %137 = arith.addi %135, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %138 = arith.addi %136, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %139 = tt.expand_dims %137 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %140 = arith.cmpi slt, %139, %54 : tensor<1x64xi32, #linear1>
    %141 = arith.muli %139, %cst_9 : tensor<1x64xi32, #linear1>
    %142 = tt.addptr %55, %141 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %143 = tt.broadcast %142 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %144 = tt.addptr %143, %58 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %145 = tt.broadcast %140 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %146 = ttg.memdesc_index %62[%133] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %147 = ttg.async_copy_global_to_local %144, %146 mask %145 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %148 = ttg.async_commit_group tokens %147
    %149 = ttg.local_load %123 token %125 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %150 = tt.dot %51, %149, %cst_4 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %151 = arith.mulf %150, %59 : tensor<64x64xf32, #mma>
    %152 = "tt.reduce"(%151) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %153 = arith.maxnumf %121, %152 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %154 = tt.expand_dims %153 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %155 = tt.broadcast %154 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %156 = arith.subf %151, %155 : tensor<64x64xf32, #mma>
    %157 = math.exp2 %156 : tensor<64x64xf32, #mma>
    %158 = arith.subf %121, %153 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %159 = math.exp2 %158 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = arith.mulf %120, %159 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %161 = "tt.reduce"(%157) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %162 = arith.addf %160, %161 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %163 = tt.expand_dims %138 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %164 = arith.cmpi slt, %163, %40 : tensor<64x1xi32, #linear>
    %165 = arith.muli %163, %cst_10 : tensor<64x1xi32, #linear>
    %166 = tt.addptr %60, %165 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %167 = tt.broadcast %166 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %168 = tt.addptr %167, %61 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %169 = tt.broadcast %164 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %170 = ttg.memdesc_index %63[%133] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %171 = ttg.async_copy_global_to_local %168, %170 mask %169 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %172 = ttg.async_commit_group tokens %171
    %173 = ttg.local_load %126 token %125 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %174 = arith.truncf %157 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %175 = tt.expand_dims %159 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %176 = ttg.convert_layout %175 {allocation.offset = 51072 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %177 = tt.broadcast %176 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %178 = arith.mulf %119, %177 : tensor<64x64xf32, #mma1>
    %179 = ttg.local_alloc %174 {allocation.offset = 50992 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %180 = ttg.local_load %179 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %181 = tt.dot %180, %173, %178 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %182 = ttg.async_wait %128, %129 {num = 2 : i32}
    %183 = arith.addi %118, %c64_i32 : i32
    cf.br ^bb1(%183, %181, %162, %153, %133, %124, %146, %182, %127, %170, %148, %172 : i32, tensor<64x64xf32, #mma1>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %184 = arith.addi %arg6, %c63_i32 : i32
    %185 = arith.divsi %184, %c64_i32 : i32
    %186 = arith.cmpi sge, %185, %c1_i32 : i32
    %187 = arith.cmpi sge, %185, %c2_i32 : i32
    %188 = ttg.local_load %123 token %125 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %186, ^bb4, ^bb5(%cst_4 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %189 = tt.dot %51, %188, %cst_4 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%189 : tensor<64x64xf32, #mma>)
  ^bb5(%190: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %191 = arith.mulf %190, %59 : tensor<64x64xf32, #mma>
    %192 = "tt.reduce"(%191) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %193 = arith.maxnumf %121, %192 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %194 = tt.expand_dims %193 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %195 = tt.broadcast %194 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %196 = arith.subf %191, %195 : tensor<64x64xf32, #mma>
    %197 = math.exp2 %196 : tensor<64x64xf32, #mma>
    %198 = arith.subf %121, %193 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %199 = math.exp2 %198 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %200 = arith.mulf %120, %199 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %201 = "tt.reduce"(%197) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %202 = arith.addf %200, %201 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %203 = ttg.local_load %126 token %125 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %204 = arith.truncf %197 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %205 = tt.expand_dims %199 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %206 = ttg.convert_layout %205 {allocation.offset = 51072 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %207 = tt.broadcast %206 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %208 = arith.mulf %119, %207 : tensor<64x64xf32, #mma1>
    %209 = ttg.local_alloc %204 {allocation.offset = 50992 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %210 = ttg.local_load %209 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    cf.cond_br %186, ^bb6, ^bb7(%208 : tensor<64x64xf32, #mma1>)
  ^bb6:  // pred: ^bb5
    %211 = tt.dot %210, %203, %208 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb7(%211 : tensor<64x64xf32, #mma1>)
  ^bb7(%212: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb5, ^bb6
    %213 = ttg.async_wait %128, %129 {num = 0 : i32}
    %214 = arith.select %186, %212, %119 : tensor<64x64xf32, #mma1>
    %215 = arith.select %186, %202, %120 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %216 = arith.select %186, %193, %121 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %217 = ttg.local_load %124 token %213 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %187, ^bb8, ^bb9(%cst_4 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %218 = tt.dot %51, %217, %cst_4 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%218 : tensor<64x64xf32, #mma>)
  ^bb9(%219: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %220 = arith.mulf %219, %59 : tensor<64x64xf32, #mma>
    %221 = "tt.reduce"(%220) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %222 = arith.maxnumf %216, %221 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %223 = tt.expand_dims %222 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %224 = tt.broadcast %223 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %225 = arith.subf %220, %224 : tensor<64x64xf32, #mma>
    %226 = math.exp2 %225 : tensor<64x64xf32, #mma>
    %227 = arith.subf %216, %222 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %228 = math.exp2 %227 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %229 = arith.mulf %215, %228 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %230 = "tt.reduce"(%226) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %262 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %262 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %231 = arith.addf %229, %230 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %232 = ttg.local_load %127 token %213 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %233 = arith.truncf %226 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %234 = tt.expand_dims %228 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %235 = ttg.convert_layout %234 {allocation.offset = 51072 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %236 = tt.broadcast %235 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %237 = arith.mulf %214, %236 : tensor<64x64xf32, #mma1>
    %238 = ttg.local_alloc %233 {allocation.offset = 50992 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %239 = ttg.local_load %238 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    cf.cond_br %187, ^bb10, ^bb11(%237 : tensor<64x64xf32, #mma1>)
  ^bb10:  // pred: ^bb9
    %240 = tt.dot %239, %232, %237 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb11(%240 : tensor<64x64xf32, #mma1>)
  ^bb11(%241: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb9, ^bb10
    %242 = arith.select %187, %241, %214 : tensor<64x64xf32, #mma1>
    %243 = arith.select %187, %231, %215 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %244 = arith.select %187, %222, %216 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %63 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %62 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %245 = tt.expand_dims %243 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %246 = ttg.convert_layout %245 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %247 = tt.broadcast %246 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %248 = arith.divf %242, %247 : tensor<64x64xf32, #mma1>
    %249 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked1>
    %250 = arith.cmpi slt, %17, %249 : tensor<64xi32, #blocked1>
    %251 = arith.muli %1, %arg6 : i32
    %252 = tt.addptr %arg4, %251 : !tt.ptr<f32>, i32
    %253 = tt.splat %252 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %254 = tt.addptr %253, %17 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %255 = math.log2 %243 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %256 = arith.addf %244, %255 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %257 = ttg.convert_layout %256 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked1>
    tt.store %254, %257, %250 : tensor<64x!tt.ptr<f32>, #blocked1>
    %258 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #linear2>
    %259 = tt.addptr %258, %38 : tensor<64x64x!tt.ptr<f16>, #linear2>, tensor<64x64xi64, #linear2>
    %260 = arith.truncf %248 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %261 = ttg.convert_layout %260 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #linear2>
    tt.store %259, %261, %47 : tensor<64x64x!tt.ptr<f16>, #linear2>
    tt.return
  }
}
