#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [8], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0], [64, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 8], [0, 64]], lane = [[8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32]], warp = [[0, 1], [0, 2], [0, 4]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4], [0, 8], [0, 64]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0], [64, 0]], block = []}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 168880 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c128_i64 = arith.constant 128 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c127_i32 = arith.constant 127 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #linear>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #linear1>
    %c2_i32 = arith.constant 2 : i32
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_8 = arith.constant dense<128> : tensor<1x128xi32, #linear1>
    %cst_9 = arith.constant dense<128> : tensor<128x1xi32, #linear>
    %cst_10 = arith.constant dense<128> : tensor<128x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %15 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %17 = tt.splat %6 : i32 -> tensor<128xi32, #blocked1>
    %18 = arith.addi %14, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %19 = arith.addi %15, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = arith.addi %16, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %21 = arith.addi %17, %13 : tensor<128xi32, #blocked1>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %23 = tt.expand_dims %19 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %24 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %25 = arith.muli %22, %cst_10 : tensor<128x1xi32, #linear2>
    %26 = arith.muli %23, %cst_4 : tensor<128x1xi32, #blocked>
    %27 = arith.extsi %25 : tensor<128x1xi32, #linear2> to tensor<128x1xi64, #linear2>
    %28 = arith.extsi %26 : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %29 = tt.splat %5 : i64 -> tensor<128x1xi64, #linear2>
    %30 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked>
    %31 = arith.addi %29, %27 : tensor<128x1xi64, #linear2>
    %32 = arith.addi %30, %28 : tensor<128x1xi64, #blocked>
    %33 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %34 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %35 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %36 = tt.expand_dims %34 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %37 = arith.extsi %35 : tensor<1x128xi32, #linear2> to tensor<1x128xi64, #linear2>
    %38 = arith.extsi %36 : tensor<1x128xi32, #blocked> to tensor<1x128xi64, #blocked>
    %39 = tt.broadcast %31 : tensor<128x1xi64, #linear2> -> tensor<128x128xi64, #linear2>
    %40 = tt.broadcast %32 : tensor<128x1xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %41 = tt.broadcast %37 : tensor<1x128xi64, #linear2> -> tensor<128x128xi64, #linear2>
    %42 = tt.broadcast %38 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %43 = arith.addi %39, %41 : tensor<128x128xi64, #linear2>
    %44 = arith.addi %40, %42 : tensor<128x128xi64, #blocked>
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear>
    %46 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear2>
    %47 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %48 = arith.cmpi slt, %22, %46 : tensor<128x1xi32, #linear2>
    %49 = arith.cmpi slt, %23, %47 : tensor<128x1xi32, #blocked>
    %50 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %51 = tt.addptr %50, %44 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %52 = tt.broadcast %48 : tensor<128x1xi1, #linear2> -> tensor<128x128xi1, #linear2>
    %53 = tt.broadcast %49 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %54 = tt.load %51, %53, %cst_3 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %55 = ttg.local_alloc %54 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    %56 = ttg.local_load %55 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %57 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %58 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %59 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #linear1>
    %60 = tt.splat %57 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #linear1>
    %61 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %62 = tt.expand_dims %61 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %63 = tt.broadcast %62 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #linear1>
    %64 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #mma>
    %65 = tt.splat %58 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear>
    %66 = tt.broadcast %36 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear>
    %67 = ttg.local_alloc {allocation.offset = 69568 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %69 = arith.cmpi sgt, %6, %c0_i32 : i32
    %70 = tt.expand_dims %11 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %71 = arith.cmpi slt, %70, %59 : tensor<1x128xi32, #linear1>
    %72 = arith.muli %70, %cst_8 : tensor<1x128xi32, #linear1>
    %73 = tt.addptr %60, %72 : tensor<1x128x!tt.ptr<f16>, #linear1>, tensor<1x128xi32, #linear1>
    %74 = tt.broadcast %73 : tensor<1x128x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %75 = tt.addptr %74, %63 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %76 = tt.broadcast %71 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %77 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %78 = tt.splat %69 : i1 -> tensor<128x128xi1, #linear1>
    %79 = arith.andi %78, %76 : tensor<128x128xi1, #linear1>
    %80 = ttg.async_copy_global_to_local %75, %77 mask %79 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear1> -> <128x128xf16, #shared1, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %83 = arith.cmpi slt, %82, %45 : tensor<128x1xi32, #linear>
    %84 = arith.muli %82, %cst_9 : tensor<128x1xi32, #linear>
    %85 = tt.addptr %65, %84 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %86 = tt.broadcast %85 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x128x!tt.ptr<f16>, #linear>
    %87 = tt.addptr %86, %66 : tensor<128x128x!tt.ptr<f16>, #linear>, tensor<128x128xi32, #linear>
    %88 = tt.broadcast %83 : tensor<128x1xi1, #linear> -> tensor<128x128xi1, #linear>
    %89 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %90 = tt.splat %69 : i1 -> tensor<128x128xi1, #linear>
    %91 = arith.andi %90, %88 : tensor<128x128xi1, #linear>
    %92 = ttg.async_copy_global_to_local %87, %89 mask %91 other %cst_5 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear> -> <128x128xf16, #shared2, #smem, mutable>
    %93 = ttg.async_commit_group tokens %92
    %94 = arith.subi %6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c0_i32, %81, %93, %77, %89 : i32, tensor<128x128xf32, #mma1>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb1(%95: i32, %96: tensor<128x128xf32, #mma1>, %97: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %98: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %99: i32, %100: !ttg.async.token, %101: !ttg.async.token, %102: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %103: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %104 = arith.cmpi slt, %95, %94 : i32
    cf.cond_br %104, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %105 = ttg.async_wait %100, %101 {num = 0 : i32}
    %106 = arith.addi %99, %c1_i32 : i32
    %107 = arith.cmpi slt, %106, %c2_i32 : i32
    %108 = arith.select %107, %106, %c0_i32 : i32
    %109 = arith.addi %95, %c128_i32 : i32
    %110 = tt.splat %109 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %111 = tt.splat %109 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %112 = arith.addi %110, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %113 = arith.addi %111, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %114 = tt.expand_dims %112 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %115 = arith.cmpi slt, %114, %59 : tensor<1x128xi32, #linear1>
    %116 = arith.muli %114, %cst_8 : tensor<1x128xi32, #linear1>
    %117 = tt.addptr %60, %116 : tensor<1x128x!tt.ptr<f16>, #linear1>, tensor<1x128xi32, #linear1>
    %118 = tt.broadcast %117 : tensor<1x128x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %119 = tt.addptr %118, %63 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %120 = tt.broadcast %115 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %121 = ttg.memdesc_index %67[%108] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %122 = ttg.async_copy_global_to_local %119, %121 mask %120 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear1> -> <128x128xf16, #shared1, #smem, mutable>
    %123 = ttg.async_commit_group tokens %122
    %124 = ttg.local_load %102 token %105 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %125 = tt.dot %56, %124, %cst_7 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %126 = arith.mulf %125, %64 : tensor<128x128xf32, #mma>
    %127 = "tt.reduce"(%126) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = arith.maxnumf %98, %127 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = tt.expand_dims %128 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %130 = tt.broadcast %129 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %131 = arith.subf %126, %130 : tensor<128x128xf32, #mma>
    %132 = math.exp2 %131 : tensor<128x128xf32, #mma>
    %133 = arith.subf %98, %128 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = math.exp2 %133 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = arith.mulf %97, %134 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = "tt.reduce"(%132) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = arith.addf %135, %136 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.expand_dims %113 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %139 = arith.cmpi slt, %138, %45 : tensor<128x1xi32, #linear>
    %140 = arith.muli %138, %cst_9 : tensor<128x1xi32, #linear>
    %141 = tt.addptr %65, %140 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %142 = tt.broadcast %141 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x128x!tt.ptr<f16>, #linear>
    %143 = tt.addptr %142, %66 : tensor<128x128x!tt.ptr<f16>, #linear>, tensor<128x128xi32, #linear>
    %144 = tt.broadcast %139 : tensor<128x1xi1, #linear> -> tensor<128x128xi1, #linear>
    %145 = ttg.memdesc_index %68[%108] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %146 = ttg.async_copy_global_to_local %143, %145 mask %144 other %cst_5 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear> -> <128x128xf16, #shared2, #smem, mutable>
    %147 = ttg.async_commit_group tokens %146
    %148 = ttg.local_load %103 token %105 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %149 = arith.truncf %132 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %150 = tt.expand_dims %134 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %151 = ttg.convert_layout %150 {allocation.offset = 136192 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma> -> tensor<128x1xf32, #mma1>
    %152 = tt.broadcast %151 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %153 = arith.mulf %96, %152 : tensor<128x128xf32, #mma1>
    %154 = ttg.local_alloc %149 {allocation.offset = 136112 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %155 = ttg.local_load %154 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %156 = tt.dot %155, %148, %153 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    %157 = arith.addi %95, %c128_i32 : i32
    cf.br ^bb1(%157, %156, %137, %128, %108, %123, %147, %121, %145 : i32, tensor<128x128xf32, #mma1>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %158 = arith.addi %6, %c127_i32 : i32
    %159 = arith.divsi %158, %c128_i32 : i32
    %160 = arith.cmpi sge, %159, %c1_i32 : i32
    %161 = ttg.async_wait %100, %101 {num = 0 : i32}
    %162 = ttg.local_load %102 token %161 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %160, ^bb4, ^bb5(%cst_7 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %163 = tt.dot %56, %162, %cst_7 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%163 : tensor<128x128xf32, #mma>)
  ^bb5(%164: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %165 = arith.mulf %164, %64 : tensor<128x128xf32, #mma>
    %166 = "tt.reduce"(%165) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %167 = arith.maxnumf %98, %166 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %168 = tt.expand_dims %167 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %169 = tt.broadcast %168 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %170 = arith.subf %165, %169 : tensor<128x128xf32, #mma>
    %171 = math.exp2 %170 : tensor<128x128xf32, #mma>
    %172 = arith.subf %98, %167 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %173 = math.exp2 %172 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %174 = arith.mulf %97, %173 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %175 = "tt.reduce"(%171) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %176 = arith.addf %174, %175 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %177 = ttg.local_load %103 token %161 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %178 = arith.truncf %171 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %179 = tt.expand_dims %173 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %180 = ttg.convert_layout %179 {allocation.offset = 136192 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma> -> tensor<128x1xf32, #mma1>
    %181 = tt.broadcast %180 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %182 = arith.mulf %96, %181 : tensor<128x128xf32, #mma1>
    %183 = ttg.local_alloc %178 {allocation.offset = 136112 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %184 = ttg.local_load %183 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    cf.cond_br %160, ^bb6, ^bb7(%182 : tensor<128x128xf32, #mma1>)
  ^bb6:  // pred: ^bb5
    %185 = tt.dot %184, %177, %182 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    cf.br ^bb7(%185 : tensor<128x128xf32, #mma1>)
  ^bb7(%186: tensor<128x128xf32, #mma1>):  // 2 preds: ^bb5, ^bb6
    %187 = arith.select %160, %186, %96 : tensor<128x128xf32, #mma1>
    %188 = arith.select %160, %176, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %189 = arith.select %160, %167, %98 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %68 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %190 = arith.addi %0, %c1_i32 : i32
    %191 = arith.muli %190, %c128_i32 : i32
    %192 = tt.broadcast %24 : tensor<128x1xi32, #mma> -> tensor<128x128xi32, #mma>
    %193 = ttg.local_alloc {allocation.offset = 69568 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %194 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %195 = arith.cmpi slt, %6, %191 : i32
    %196 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %197 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %198 = arith.addi %196, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %199 = arith.addi %197, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %200 = tt.expand_dims %198 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %201 = arith.cmpi slt, %200, %59 : tensor<1x128xi32, #linear1>
    %202 = arith.muli %200, %cst_8 : tensor<1x128xi32, #linear1>
    %203 = tt.addptr %60, %202 : tensor<1x128x!tt.ptr<f16>, #linear1>, tensor<1x128xi32, #linear1>
    %204 = tt.broadcast %203 : tensor<1x128x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %205 = tt.addptr %204, %63 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %206 = tt.broadcast %201 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %207 = ttg.memdesc_index %193[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %208 = tt.splat %195 : i1 -> tensor<128x128xi1, #linear1>
    %209 = arith.andi %208, %206 : tensor<128x128xi1, #linear1>
    %210 = ttg.async_copy_global_to_local %205, %207 mask %209 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear1> -> <128x128xf16, #shared1, #smem, mutable>
    %211 = ttg.async_commit_group tokens %210
    %212 = tt.expand_dims %199 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %213 = arith.cmpi slt, %212, %45 : tensor<128x1xi32, #linear>
    %214 = arith.muli %212, %cst_9 : tensor<128x1xi32, #linear>
    %215 = tt.addptr %65, %214 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %216 = tt.broadcast %215 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x128x!tt.ptr<f16>, #linear>
    %217 = tt.addptr %216, %66 : tensor<128x128x!tt.ptr<f16>, #linear>, tensor<128x128xi32, #linear>
    %218 = tt.broadcast %213 : tensor<128x1xi1, #linear> -> tensor<128x128xi1, #linear>
    %219 = ttg.memdesc_index %194[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %220 = tt.splat %195 : i1 -> tensor<128x128xi1, #linear>
    %221 = arith.andi %220, %218 : tensor<128x128xi1, #linear>
    %222 = ttg.async_copy_global_to_local %217, %219 mask %221 other %cst_5 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear> -> <128x128xf16, #shared2, #smem, mutable>
    %223 = ttg.async_commit_group tokens %222
    %224 = arith.subi %191, %c128_i32 : i32
    cf.br ^bb8(%6, %187, %188, %189, %c0_i32, %211, %223, %207, %219 : i32, tensor<128x128xf32, #mma1>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb8(%225: i32, %226: tensor<128x128xf32, #mma1>, %227: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %228: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %229: i32, %230: !ttg.async.token, %231: !ttg.async.token, %232: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %233: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %234 = arith.cmpi slt, %225, %224 : i32
    cf.cond_br %234, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %235 = ttg.async_wait %230, %231 {num = 0 : i32}
    %236 = arith.addi %229, %c1_i32 : i32
    %237 = arith.cmpi slt, %236, %c2_i32 : i32
    %238 = arith.select %237, %236, %c0_i32 : i32
    %239 = arith.addi %225, %c128_i32 : i32
    %240 = tt.splat %239 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %241 = tt.splat %225 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %242 = tt.splat %239 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %243 = arith.addi %240, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %244 = arith.addi %241, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %245 = arith.addi %242, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %246 = tt.expand_dims %243 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %247 = tt.expand_dims %244 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %248 = arith.cmpi slt, %246, %59 : tensor<1x128xi32, #linear1>
    %249 = arith.muli %246, %cst_8 : tensor<1x128xi32, #linear1>
    %250 = tt.addptr %60, %249 : tensor<1x128x!tt.ptr<f16>, #linear1>, tensor<1x128xi32, #linear1>
    %251 = tt.broadcast %250 : tensor<1x128x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %252 = tt.addptr %251, %63 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %253 = tt.broadcast %248 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %254 = ttg.memdesc_index %193[%238] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %255 = ttg.async_copy_global_to_local %252, %254 mask %253 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear1> -> <128x128xf16, #shared1, #smem, mutable>
    %256 = ttg.async_commit_group tokens %255
    %257 = ttg.local_load %232 token %235 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %258 = tt.dot %56, %257, %cst_7 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %259 = arith.mulf %258, %64 : tensor<128x128xf32, #mma>
    %260 = tt.broadcast %247 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %261 = arith.cmpi sge, %192, %260 : tensor<128x128xi32, #mma>
    %262 = arith.select %261, %259, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %263 = "tt.reduce"(%262) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %264 = arith.maxnumf %228, %263 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %265 = tt.expand_dims %264 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %266 = tt.broadcast %265 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %267 = arith.subf %262, %266 : tensor<128x128xf32, #mma>
    %268 = math.exp2 %267 : tensor<128x128xf32, #mma>
    %269 = arith.subf %228, %264 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %270 = math.exp2 %269 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %271 = arith.mulf %227, %270 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %272 = "tt.reduce"(%268) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %273 = arith.addf %271, %272 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %274 = tt.expand_dims %245 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %275 = arith.cmpi slt, %274, %45 : tensor<128x1xi32, #linear>
    %276 = arith.muli %274, %cst_9 : tensor<128x1xi32, #linear>
    %277 = tt.addptr %65, %276 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %278 = tt.broadcast %277 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x128x!tt.ptr<f16>, #linear>
    %279 = tt.addptr %278, %66 : tensor<128x128x!tt.ptr<f16>, #linear>, tensor<128x128xi32, #linear>
    %280 = tt.broadcast %275 : tensor<128x1xi1, #linear> -> tensor<128x128xi1, #linear>
    %281 = ttg.memdesc_index %194[%238] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %282 = ttg.async_copy_global_to_local %279, %281 mask %280 other %cst_5 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #linear> -> <128x128xf16, #shared2, #smem, mutable>
    %283 = ttg.async_commit_group tokens %282
    %284 = ttg.local_load %233 token %235 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %285 = arith.truncf %268 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %286 = tt.expand_dims %270 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %287 = ttg.convert_layout %286 {allocation.offset = 136192 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma> -> tensor<128x1xf32, #mma1>
    %288 = tt.broadcast %287 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %289 = arith.mulf %226, %288 : tensor<128x128xf32, #mma1>
    %290 = ttg.local_alloc %285 {allocation.offset = 136112 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %291 = ttg.local_load %290 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %292 = tt.dot %291, %284, %289 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    %293 = arith.addi %225, %c128_i32 : i32
    cf.br ^bb8(%293, %292, %273, %264, %238, %256, %283, %254, %281 : i32, tensor<128x128xf32, #mma1>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %294 = arith.subi %191, %6 : i32
    %295 = arith.addi %294, %c127_i32 : i32
    %296 = arith.divsi %295, %c128_i32 : i32
    %297 = arith.subi %296, %c1_i32 : i32
    %298 = arith.maxsi %297, %c0_i32 : i32
    %299 = arith.muli %298, %c128_i32 : i32
    %300 = arith.addi %6, %299 : i32
    %301 = arith.cmpi sge, %296, %c1_i32 : i32
    %302 = ttg.async_wait %230, %231 {num = 0 : i32}
    %303 = tt.splat %300 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %304 = arith.addi %303, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %305 = tt.expand_dims %304 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %306 = ttg.local_load %232 token %302 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %301, ^bb11, ^bb12(%cst_7 : tensor<128x128xf32, #mma>)
  ^bb11:  // pred: ^bb10
    %307 = tt.dot %56, %306, %cst_7 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb12(%307 : tensor<128x128xf32, #mma>)
  ^bb12(%308: tensor<128x128xf32, #mma>):  // 2 preds: ^bb10, ^bb11
    %309 = arith.mulf %308, %64 : tensor<128x128xf32, #mma>
    %310 = tt.broadcast %305 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %311 = arith.cmpi sge, %192, %310 : tensor<128x128xi32, #mma>
    %312 = arith.select %311, %309, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %313 = "tt.reduce"(%312) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %314 = arith.maxnumf %228, %313 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %315 = tt.expand_dims %314 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %316 = tt.broadcast %315 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %317 = arith.subf %312, %316 : tensor<128x128xf32, #mma>
    %318 = math.exp2 %317 : tensor<128x128xf32, #mma>
    %319 = arith.subf %228, %314 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %320 = math.exp2 %319 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %321 = arith.mulf %227, %320 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %322 = "tt.reduce"(%318) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %354 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %354 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %323 = arith.addf %321, %322 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %324 = ttg.local_load %233 token %302 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %325 = arith.truncf %318 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %326 = tt.expand_dims %320 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %327 = ttg.convert_layout %326 {allocation.offset = 136192 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma> -> tensor<128x1xf32, #mma1>
    %328 = tt.broadcast %327 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %329 = arith.mulf %226, %328 : tensor<128x128xf32, #mma1>
    %330 = ttg.local_alloc %325 {allocation.offset = 136112 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %331 = ttg.local_load %330 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    cf.cond_br %301, ^bb13, ^bb14(%329 : tensor<128x128xf32, #mma1>)
  ^bb13:  // pred: ^bb12
    %332 = tt.dot %331, %324, %329 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    cf.br ^bb14(%332 : tensor<128x128xf32, #mma1>)
  ^bb14(%333: tensor<128x128xf32, #mma1>):  // 2 preds: ^bb12, ^bb13
    %334 = arith.select %301, %333, %226 : tensor<128x128xf32, #mma1>
    %335 = arith.select %301, %323, %227 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %336 = arith.select %301, %314, %228 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %194 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %193 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %337 = tt.expand_dims %335 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %338 = ttg.convert_layout %337 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma> -> tensor<128x1xf32, #mma1>
    %339 = tt.broadcast %338 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %340 = arith.divf %334, %339 : tensor<128x128xf32, #mma1>
    %341 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked1>
    %342 = arith.cmpi slt, %21, %341 : tensor<128xi32, #blocked1>
    %343 = arith.muli %1, %arg6 : i32
    %344 = tt.addptr %arg4, %343 : !tt.ptr<f32>, i32
    %345 = tt.splat %344 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %346 = tt.addptr %345, %21 : tensor<128x!tt.ptr<f32>, #blocked1>, tensor<128xi32, #blocked1>
    %347 = math.log2 %335 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %348 = arith.addf %336, %347 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %349 = ttg.convert_layout %348 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked1>
    tt.store %346, %349, %342 : tensor<128x!tt.ptr<f32>, #blocked1>
    %350 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #linear2>
    %351 = tt.addptr %350, %43 : tensor<128x128x!tt.ptr<f16>, #linear2>, tensor<128x128xi64, #linear2>
    %352 = arith.truncf %340 : tensor<128x128xf32, #mma1> to tensor<128x128xf16, #mma1>
    %353 = ttg.convert_layout %352 : tensor<128x128xf16, #mma1> -> tensor<128x128xf16, #linear2>
    tt.store %351, %353, %52 : tensor<128x128x!tt.ptr<f16>, #linear2>
    tt.return
  }
}
