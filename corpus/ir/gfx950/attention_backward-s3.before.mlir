#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 4]], lane = [[8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32]], warp = [[0, 1], [0, 2]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared4 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33136 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %cst_5 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %cst_7 = arith.constant dense<64> : tensor<1x64xi32, #linear>
    %cst_8 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_9 = arith.constant dense<64> : tensor<64x1xi32, #linear1>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %14 = arith.muli %6, %c64_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %16 = tt.splat %14 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %18 = tt.splat %14 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %19 = arith.addi %15, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %20 = arith.addi %16, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.addi %17, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %22 = arith.addi %18, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %25 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %27 = arith.muli %24, %cst_9 : tensor<64x1xi32, #linear1>
    %28 = arith.muli %25, %cst_0 : tensor<64x1xi32, #blocked>
    %29 = arith.muli %26, %cst_8 : tensor<64x1xi32, #mma>
    %30 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = tt.addptr %30, %28 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %35 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %36 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %37 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %38 = tt.broadcast %31 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %39 = tt.broadcast %35 : tensor<1x64xi32, #linear1> -> tensor<64x64xi32, #linear1>
    %40 = tt.broadcast %36 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %41 = tt.broadcast %37 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %42 = tt.addptr %38, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %43 = tt.load %42 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = ttg.local_alloc %43 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %45 = ttg.local_load %44 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %46 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %47 = tt.splat %46 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %48 = tt.addptr %47, %28 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = tt.addptr %49, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %51 = tt.load %50 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %52 = ttg.local_alloc %51 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %53 = ttg.local_load %52 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %54 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %55 = tt.splat %54 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %59 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %60 = tt.splat %59 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %61 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %62 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %63 = tt.splat %62 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %65 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %66 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %67 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %68 = arith.muli %67, %cst_1 : tensor<1x64xi32, #blocked1>
    %69 = tt.addptr %55, %68 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %71 = tt.addptr %70, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %72 = tt.splat %66 : i1 -> tensor<64x64xi1, #blocked1>
    %73 = tt.load %71, %72 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %74 = tt.splat %66 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %75 = amdg.buffer_load %59[%11], %74 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %76 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %77 = arith.muli %76, %cst_0 : tensor<64x1xi32, #blocked>
    %78 = tt.addptr %63, %77 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %80 = tt.addptr %79, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %81 = tt.splat %66 : i1 -> tensor<64x64xi1, #blocked>
    %82 = tt.load %80, %81 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %83 = amdg.buffer_load %64[%11], %74 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %84 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %85 = arith.addi %10, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %86 = arith.addi %11, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %87 = arith.addi %8, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %88 = tt.expand_dims %85 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %89 = arith.muli %88, %cst_1 : tensor<1x64xi32, #blocked1>
    %90 = tt.addptr %55, %89 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %91 = tt.broadcast %90 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %92 = tt.addptr %91, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %93 = tt.splat %84 : i1 -> tensor<64x64xi1, #blocked1>
    %94 = tt.load %92, %93 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %95 = tt.splat %84 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %96 = amdg.buffer_load %59[%86], %95 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %97 = tt.expand_dims %87 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %98 = arith.muli %97, %cst_0 : tensor<64x1xi32, #blocked>
    %99 = tt.addptr %63, %98 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %101 = tt.addptr %100, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %102 = tt.splat %84 : i1 -> tensor<64x64xi1, #blocked>
    %103 = tt.load %101, %102 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %104 = amdg.buffer_load %64[%86], %95 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %105 = arith.subi %arg10, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %cst, %73, %94, %75, %96, %82, %103, %83, %104 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb1(%106: i32, %107: tensor<64x64xf32, #mma>, %108: tensor<64x64xf32, #mma>, %109: tensor<64x64xf16, #blocked1>, %110: tensor<64x64xf16, #blocked1>, %111: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %112: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %113: tensor<64x64xf16, #blocked>, %114: tensor<64x64xf16, #blocked>, %115: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %116: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>):  // 2 preds: ^bb0, ^bb2
    %117 = arith.cmpi slt, %106, %105 : i32
    cf.cond_br %117, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %118 = arith.addi %106, %c128_i32 : i32
    %119 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %120 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %121 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %122 = arith.addi %119, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %123 = arith.addi %120, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %124 = arith.addi %121, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %125 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %126 = arith.muli %125, %cst_1 : tensor<1x64xi32, #blocked1>
    %127 = tt.addptr %55, %126 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %128 = tt.broadcast %127 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %129 = tt.addptr %128, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %130 = tt.load %129 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %60, %123 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %132 = tt.load %131 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %133 = ttg.local_alloc %109 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %134 = ttg.local_load %133 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %135 = tt.dot %45, %134, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %136 = arith.mulf %135, %61 : tensor<64x64xf32, #mma1>
    %137 = tt.expand_dims %111 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %138 = tt.broadcast %137 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %139 = arith.subf %136, %138 : tensor<64x64xf32, #mma1>
    %140 = math.exp2 %139 : tensor<64x64xf32, #mma1>
    %141 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %142 = arith.muli %141, %cst_0 : tensor<64x1xi32, #blocked>
    %143 = tt.addptr %63, %142 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %144 = tt.broadcast %143 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %145 = tt.addptr %144, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %146 = tt.load %145 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %147 = arith.truncf %140 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %148 = ttg.local_alloc %147 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %149 = ttg.local_load %148 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %150 = ttg.local_alloc %113 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %151 = ttg.local_load %150 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %152 = tt.dot %149, %151, %108 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %153 = tt.addptr %65, %123 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %154 = tt.load %153 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %155 = tt.trans %113 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    %156 = ttg.local_alloc %155 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %157 = ttg.local_load %156 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %158 = tt.dot %53, %157, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %159 = tt.expand_dims %115 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %160 = tt.broadcast %159 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %161 = arith.subf %158, %160 : tensor<64x64xf32, #mma1>
    %162 = arith.mulf %140, %161 : tensor<64x64xf32, #mma1>
    %163 = arith.truncf %162 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %164 = tt.trans %109 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %165 = ttg.local_alloc %164 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %166 = ttg.local_load %165 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %167 = ttg.local_alloc %163 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %168 = ttg.local_load %167 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %169 = tt.dot %168, %166, %107 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %170 = arith.addi %106, %c64_i32 : i32
    cf.br ^bb1(%170, %169, %152, %110, %130, %112, %132, %114, %146, %116, %154 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb3:  // pred: ^bb1
    %171 = arith.addi %arg10, %c63_i32 : i32
    %172 = arith.divsi %171, %c64_i32 : i32
    %173 = arith.cmpi sge, %172, %c1_i32 : i32
    %174 = arith.cmpi sge, %172, %c2_i32 : i32
    %175 = ttg.local_alloc %109 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %176 = ttg.local_load %175 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %173, ^bb4, ^bb5(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %177 = tt.dot %45, %176, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%177 : tensor<64x64xf32, #mma1>)
  ^bb5(%178: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %179 = arith.mulf %178, %61 : tensor<64x64xf32, #mma1>
    %180 = tt.expand_dims %111 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %181 = tt.broadcast %180 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %182 = arith.subf %179, %181 : tensor<64x64xf32, #mma1>
    %183 = math.exp2 %182 : tensor<64x64xf32, #mma1>
    %184 = arith.truncf %183 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %185 = ttg.local_alloc %184 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %186 = ttg.local_load %185 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %187 = ttg.local_alloc %113 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %188 = ttg.local_load %187 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %173, ^bb6, ^bb7(%108 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %189 = tt.dot %186, %188, %108 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%189 : tensor<64x64xf32, #mma>)
  ^bb7(%190: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %191 = tt.trans %113 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    %192 = ttg.local_alloc %191 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %193 = ttg.local_load %192 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %173, ^bb8, ^bb9(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %194 = tt.dot %53, %193, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%194 : tensor<64x64xf32, #mma1>)
  ^bb9(%195: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %196 = tt.expand_dims %115 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %197 = tt.broadcast %196 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %198 = arith.subf %195, %197 : tensor<64x64xf32, #mma1>
    %199 = arith.mulf %183, %198 : tensor<64x64xf32, #mma1>
    %200 = arith.truncf %199 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %201 = tt.trans %109 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %202 = ttg.local_alloc %201 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %203 = ttg.local_load %202 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %204 = ttg.local_alloc %200 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %205 = ttg.local_load %204 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %173, ^bb10, ^bb11(%107 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %206 = tt.dot %205, %203, %107 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%206 : tensor<64x64xf32, #mma>)
  ^bb11(%207: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %208 = arith.select %173, %207, %107 : tensor<64x64xf32, #mma>
    %209 = arith.select %173, %190, %108 : tensor<64x64xf32, #mma>
    %210 = ttg.local_alloc %110 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %211 = ttg.local_load %210 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %174, ^bb12, ^bb13(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb12:  // pred: ^bb11
    %212 = tt.dot %45, %211, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb13(%212 : tensor<64x64xf32, #mma1>)
  ^bb13(%213: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb11, ^bb12
    %214 = arith.mulf %213, %61 : tensor<64x64xf32, #mma1>
    %215 = tt.expand_dims %112 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %216 = tt.broadcast %215 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %217 = arith.subf %214, %216 : tensor<64x64xf32, #mma1>
    %218 = math.exp2 %217 : tensor<64x64xf32, #mma1>
    %219 = arith.truncf %218 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %220 = ttg.local_alloc %219 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %221 = ttg.local_load %220 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %222 = ttg.local_alloc %114 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %223 = ttg.local_load %222 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %174, ^bb14, ^bb15(%209 : tensor<64x64xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %224 = tt.dot %221, %223, %209 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb15(%224 : tensor<64x64xf32, #mma>)
  ^bb15(%225: tensor<64x64xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %226 = tt.trans %114 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    %227 = ttg.local_alloc %226 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %228 = ttg.local_load %227 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %174, ^bb16, ^bb17(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb16:  // pred: ^bb15
    %229 = tt.dot %53, %228, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb17(%229 : tensor<64x64xf32, #mma1>)
  ^bb17(%230: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb15, ^bb16
    %231 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %232 = tt.broadcast %231 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %233 = arith.subf %230, %232 : tensor<64x64xf32, #mma1>
    %234 = arith.mulf %218, %233 : tensor<64x64xf32, #mma1>
    %235 = arith.truncf %234 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %236 = tt.trans %110 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %237 = ttg.local_alloc %236 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %238 = ttg.local_load %237 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %239 = ttg.local_alloc %235 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %240 = ttg.local_load %239 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %174, ^bb18, ^bb19(%208 : tensor<64x64xf32, #mma>)
  ^bb18:  // pred: ^bb17
    %241 = tt.dot %240, %238, %208 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb19(%241 : tensor<64x64xf32, #mma>)
  ^bb19(%242: tensor<64x64xf32, #mma>):  // 2 preds: ^bb17, ^bb18
    %243 = arith.select %174, %242, %208 : tensor<64x64xf32, #mma>
    %244 = arith.select %174, %225, %209 : tensor<64x64xf32, #mma>
    %245 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %246 = tt.splat %245 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %247 = tt.addptr %246, %27 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %248 = tt.broadcast %247 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %249 = tt.addptr %248, %39 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %250 = arith.truncf %244 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %251 = ttg.convert_layout %250 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear1>
    tt.store %249, %251 : tensor<64x64x!tt.ptr<f16>, #linear1>
    %252 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %253 = tt.splat %252 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %254 = tt.addptr %253, %27 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %255 = tt.broadcast %254 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %256 = tt.addptr %255, %39 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %257 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %258 = arith.mulf %243, %257 : tensor<64x64xf32, #mma>
    %259 = arith.truncf %258 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %260 = ttg.convert_layout %259 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear1>
    tt.store %256, %260 : tensor<64x64x!tt.ptr<f16>, #linear1>
    %261 = tt.splat %54 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %262 = tt.addptr %261, %28 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %263 = tt.broadcast %262 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %264 = tt.addptr %263, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %265 = tt.load %264 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %266 = ttg.local_alloc %265 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %267 = ttg.local_load %266 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %268 = tt.addptr %63, %28 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %269 = tt.broadcast %268 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %270 = tt.addptr %269, %40 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %271 = tt.load %270 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %272 = ttg.local_alloc %271 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %273 = ttg.local_load %272 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %274 = tt.splat %59 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %275 = tt.addptr %274, %22 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %276 = tt.load %275 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %277 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %278 = tt.addptr %277, %22 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %279 = tt.load %278 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %280 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %281 = tt.broadcast %57 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #linear>
    %282 = tt.splat %46 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #linear>
    %283 = tt.expand_dims %276 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %284 = tt.broadcast %283 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %285 = tt.expand_dims %279 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %286 = tt.broadcast %285 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %287 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared4, #smem, mutable>
    %288 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %289 = arith.muli %288, %cst_7 : tensor<1x64xi32, #linear>
    %290 = tt.addptr %280, %68 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %291 = tt.broadcast %290 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %292 = tt.addptr %291, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %293 = tt.load %292, %72 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %294 = tt.addptr %282, %289 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %295 = tt.broadcast %294 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %296 = tt.addptr %295, %281 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %297 = ttg.memdesc_index %287[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>
    %298 = tt.splat %66 : i1 -> tensor<64x64xi1, #linear>
    %299 = ttg.async_copy_global_to_local %296, %297 mask %298 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared4, #smem, mutable>
    %300 = ttg.async_commit_group tokens %299
    %301 = arith.addi %13, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %302 = tt.expand_dims %301 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %303 = arith.muli %302, %cst_7 : tensor<1x64xi32, #linear>
    %304 = tt.addptr %280, %89 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %305 = tt.broadcast %304 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %306 = tt.addptr %305, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %307 = tt.load %306, %93 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %308 = tt.addptr %282, %303 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %309 = tt.broadcast %308 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %310 = tt.addptr %309, %281 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %311 = ttg.memdesc_index %287[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>
    %312 = tt.splat %84 : i1 -> tensor<64x64xi1, #linear>
    %313 = ttg.async_copy_global_to_local %310, %311 mask %312 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared4, #smem, mutable>
    %314 = ttg.async_commit_group tokens %313
    %315 = ttg.async_wait %300 {num = 1 : i32}
    cf.br ^bb20(%c0_i32, %cst, %c1_i32, %293, %307, %297, %311, %315, %314 : i32, tensor<64x64xf32, #mma>, i32, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb20(%316: i32, %317: tensor<64x64xf32, #mma>, %318: i32, %319: tensor<64x64xf16, #blocked1>, %320: tensor<64x64xf16, #blocked1>, %321: !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, %322: !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, %323: !ttg.async.token, %324: !ttg.async.token):  // 2 preds: ^bb19, ^bb21
    %325 = arith.cmpi slt, %316, %105 : i32
    cf.cond_br %325, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %326 = arith.addi %318, %c1_i32 : i32
    %327 = arith.cmpi slt, %326, %c3_i32 : i32
    %328 = arith.select %327, %326, %c0_i32 : i32
    %329 = arith.addi %316, %c128_i32 : i32
    %330 = tt.splat %329 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %331 = tt.splat %329 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %332 = arith.addi %330, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %333 = arith.addi %331, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %334 = tt.expand_dims %332 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %335 = tt.expand_dims %333 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %336 = arith.muli %334, %cst_7 : tensor<1x64xi32, #linear>
    %337 = arith.muli %335, %cst_1 : tensor<1x64xi32, #blocked1>
    %338 = tt.addptr %280, %337 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %339 = tt.broadcast %338 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %340 = tt.addptr %339, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %341 = tt.load %340 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %342 = tt.addptr %282, %336 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %343 = tt.broadcast %342 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %344 = tt.addptr %343, %281 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %345 = ttg.memdesc_index %287[%328] : !ttg.memdesc<3x64x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>
    %346 = ttg.async_copy_global_to_local %344, %345 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared4, #smem, mutable>
    %347 = ttg.async_commit_group tokens %346
    %348 = ttg.local_load %321 token %323 : !ttg.memdesc<64x64xf16, #shared4, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %349 = ttg.local_alloc %319 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %350 = ttg.local_load %349 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %351 = tt.dot %267, %350, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %352 = arith.mulf %351, %61 : tensor<64x64xf32, #mma1>
    %353 = arith.subf %352, %284 : tensor<64x64xf32, #mma1>
    %354 = math.exp2 %353 : tensor<64x64xf32, #mma1>
    %355 = tt.dot %273, %348, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %356 = arith.subf %355, %286 : tensor<64x64xf32, #mma1>
    %357 = arith.mulf %354, %356 : tensor<64x64xf32, #mma1>
    %358 = arith.truncf %357 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %359 = tt.trans %319 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %360 = ttg.local_alloc %359 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %361 = ttg.local_load %360 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %362 = ttg.local_alloc %358 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %363 = ttg.local_load %362 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %364 = tt.dot %363, %361, %317 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %365 = ttg.async_wait %324 {num = 1 : i32}
    %366 = arith.addi %316, %c64_i32 : i32
    cf.br ^bb20(%366, %364, %328, %320, %341, %322, %345, %365, %347 : i32, tensor<64x64xf32, #mma>, i32, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared4, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb22:  // pred: ^bb20
    %367 = ttg.local_load %321 token %323 : !ttg.memdesc<64x64xf16, #shared4, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %368 = ttg.local_alloc %319 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %369 = ttg.local_load %368 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %173, ^bb23, ^bb24(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb23:  // pred: ^bb22
    %370 = tt.dot %267, %369, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb24(%370 : tensor<64x64xf32, #mma1>)
  ^bb24(%371: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb22, ^bb23
    %372 = arith.mulf %371, %61 : tensor<64x64xf32, #mma1>
    %373 = arith.subf %372, %284 : tensor<64x64xf32, #mma1>
    %374 = math.exp2 %373 : tensor<64x64xf32, #mma1>
    cf.cond_br %173, ^bb25, ^bb26(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb25:  // pred: ^bb24
    %375 = tt.dot %273, %367, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb26(%375 : tensor<64x64xf32, #mma1>)
  ^bb26(%376: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb24, ^bb25
    %377 = arith.subf %376, %286 : tensor<64x64xf32, #mma1>
    %378 = arith.mulf %374, %377 : tensor<64x64xf32, #mma1>
    %379 = arith.truncf %378 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %380 = tt.trans %319 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %381 = ttg.local_alloc %380 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %382 = ttg.local_load %381 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %383 = ttg.local_alloc %379 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %384 = ttg.local_load %383 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %173, ^bb27, ^bb28(%317 : tensor<64x64xf32, #mma>)
  ^bb27:  // pred: ^bb26
    %385 = tt.dot %384, %382, %317 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb28(%385 : tensor<64x64xf32, #mma>)
  ^bb28(%386: tensor<64x64xf32, #mma>):  // 2 preds: ^bb26, ^bb27
    %387 = ttg.async_wait %324 {num = 0 : i32}
    %388 = arith.select %173, %386, %317 : tensor<64x64xf32, #mma>
    %389 = ttg.local_load %322 token %387 : !ttg.memdesc<64x64xf16, #shared4, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %390 = ttg.local_alloc %320 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %391 = ttg.local_load %390 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %174, ^bb29, ^bb30(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb29:  // pred: ^bb28
    %392 = tt.dot %267, %391, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb30(%392 : tensor<64x64xf32, #mma1>)
  ^bb30(%393: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb28, ^bb29
    %394 = arith.mulf %393, %61 : tensor<64x64xf32, #mma1>
    %395 = arith.subf %394, %284 : tensor<64x64xf32, #mma1>
    %396 = math.exp2 %395 : tensor<64x64xf32, #mma1>
    cf.cond_br %174, ^bb31, ^bb32(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb31:  // pred: ^bb30
    %397 = tt.dot %273, %389, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb32(%397 : tensor<64x64xf32, #mma1>)
  ^bb32(%398: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb30, ^bb31
    %399 = arith.subf %398, %286 : tensor<64x64xf32, #mma1>
    %400 = arith.mulf %396, %399 : tensor<64x64xf32, #mma1>
    %401 = arith.truncf %400 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %402 = tt.trans %320 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    %403 = ttg.local_alloc %402 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %404 = ttg.local_load %403 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %405 = ttg.local_alloc %401 {allocation.offset = 24944 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %406 = ttg.local_load %405 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %174, ^bb33, ^bb34(%388 : tensor<64x64xf32, #mma>)
  ^bb33:  // pred: ^bb32
    %407 = tt.dot %406, %404, %388 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb34(%407 : tensor<64x64xf32, #mma>)
  ^bb34(%408: tensor<64x64xf32, #mma>):  // 2 preds: ^bb32, ^bb33
    %409 = arith.select %174, %408, %388 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %287 : !ttg.memdesc<3x64x64xf16, #shared4, #smem, mutable>
    %410 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %411 = tt.splat %410 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %412 = tt.addptr %411, %29 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %413 = tt.broadcast %412 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %414 = tt.addptr %413, %41 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %414, %409 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
