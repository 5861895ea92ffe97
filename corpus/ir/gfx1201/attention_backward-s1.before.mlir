#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %14, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %20 = arith.muli %18, %cst : tensor<64x1xi32, #mma>
    %21 = arith.muli %19, %cst_2 : tensor<64x1xi32, #blocked1>
    %22 = tt.splat %17 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %23 = tt.addptr %22, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %26 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %27 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.broadcast %25 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %29 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked2>
    %30 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %31 = tt.addptr %27, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %32 = tt.load %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %33 = ttg.local_alloc %32 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %34 = ttg.local_load %33 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %35 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %36 = tt.splat %35 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %38, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %40 = tt.load %39 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %41 = ttg.local_alloc %40 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %42 = ttg.local_load %41 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    cf.br ^bb1(%c0_i32, %cst_1, %cst_1 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%55: i32, %56: tensor<64x64xf32, #mma>, %57: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %55, %arg10 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %61 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %62 = arith.addi %59, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %63 = arith.addi %60, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %64 = arith.addi %61, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %65 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %66 = arith.muli %65, %cst_0 : tensor<1x64xi32, #blocked>
    %67 = tt.addptr %44, %66 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %68 = tt.broadcast %67 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %69 = tt.addptr %68, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %70 = tt.load %69 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %71 = ttg.convert_layout %70 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %72 = tt.addptr %49, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %73 = tt.load %72 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %74 = ttg.local_alloc %70 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %75 = ttg.local_load %74 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %76 = tt.dot %34, %75, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %77 = arith.mulf %76, %50 : tensor<64x64xf32, #mma>
    %78 = tt.expand_dims %73 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %79 = tt.broadcast %78 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %80 = arith.subf %77, %79 : tensor<64x64xf32, #mma>
    %81 = math.exp2 %80 : tensor<64x64xf32, #mma>
    %82 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %83 = arith.muli %82, %cst_3 : tensor<64x1xi32, #blocked2>
    %84 = tt.addptr %52, %83 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %86 = tt.addptr %85, %29 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %87 = tt.load %86 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %88 = ttg.convert_layout %87 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %89 = arith.truncf %81 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %90 = ttg.convert_layout %89 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %91 = amdg.in_thread_transpose %87 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear1>
    %92 = ttg.local_alloc %91 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %93 = ttg.local_load %92 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %94 = tt.dot %90, %93, %57 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %95 = tt.addptr %54, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %96 = tt.load %95 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %97 = tt.trans %88 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %98 = tt.dot %42, %97, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %99 = tt.expand_dims %96 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %100 = tt.broadcast %99 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %101 = arith.subf %98, %100 : tensor<64x64xf32, #mma>
    %102 = arith.mulf %81, %101 : tensor<64x64xf32, #mma>
    %103 = arith.truncf %102 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %104 = tt.trans %71 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %105 = ttg.convert_layout %103 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %106 = tt.dot %105, %104, %56 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %107 = arith.addi %55, %c64_i32 : i32
    cf.br ^bb1(%107, %106, %94 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %108 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %109 = tt.splat %108 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %110 = tt.addptr %109, %20 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %111 = tt.broadcast %110 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %112 = tt.addptr %111, %28 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %113 = arith.truncf %57 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %112, %113 : tensor<64x64x!tt.ptr<f16>, #mma>
    %114 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %115 = tt.splat %114 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %116 = tt.addptr %115, %20 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %117 = tt.broadcast %116 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %118 = tt.addptr %117, %28 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %119 = arith.mulf %56, %50 : tensor<64x64xf32, #mma>
    %120 = arith.truncf %119 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %118, %120 : tensor<64x64x!tt.ptr<f16>, #mma>
    %121 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %122 = tt.addptr %121, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %123 = tt.broadcast %122 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %124 = tt.addptr %123, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %125 = tt.load %124 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %126 = ttg.local_alloc %125 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %127 = ttg.local_load %126 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %128 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %129 = tt.addptr %128, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %130 = tt.broadcast %129 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %132 = tt.load %131 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = ttg.local_alloc %132 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %134 = ttg.local_load %133 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %135 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.addptr %135, %15 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = tt.load %136 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %139 = tt.addptr %138, %15 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %140 = tt.load %139 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %141 = tt.splat %17 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %142 = tt.splat %35 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %143 = tt.expand_dims %137 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %144 = tt.broadcast %143 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %145 = tt.expand_dims %140 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %146 = tt.broadcast %145 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    cf.br ^bb4(%c0_i32, %cst_1 : i32, tensor<64x64xf32, #mma>)
  ^bb4(%147: i32, %148: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %149 = arith.cmpi slt, %147, %arg10 : i32
    cf.cond_br %149, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %150 = tt.splat %147 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %151 = arith.addi %150, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %152 = tt.expand_dims %151 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %153 = arith.muli %152, %cst_0 : tensor<1x64xi32, #blocked>
    %154 = tt.addptr %141, %153 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %155 = tt.broadcast %154 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %156 = tt.addptr %155, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %157 = tt.load %156 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %158 = ttg.convert_layout %157 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %159 = tt.addptr %142, %153 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %160 = tt.broadcast %159 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %161 = tt.addptr %160, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %162 = tt.load %161 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %163 = ttg.local_alloc %157 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %164 = ttg.local_load %163 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %165 = tt.dot %127, %164, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %166 = arith.mulf %165, %50 : tensor<64x64xf32, #mma>
    %167 = arith.subf %166, %144 : tensor<64x64xf32, #mma>
    %168 = math.exp2 %167 : tensor<64x64xf32, #mma>
    %169 = ttg.local_alloc %162 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %170 = ttg.local_load %169 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %171 = tt.dot %134, %170, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %172 = arith.subf %171, %146 : tensor<64x64xf32, #mma>
    %173 = arith.mulf %168, %172 : tensor<64x64xf32, #mma>
    %174 = arith.truncf %173 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %175 = tt.trans %158 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %176 = ttg.convert_layout %174 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %177 = tt.dot %176, %175, %148 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %178 = arith.addi %147, %c64_i32 : i32
    cf.br ^bb4(%178, %177 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %179 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %180 = tt.splat %179 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %181 = tt.addptr %180, %20 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %182 = tt.broadcast %181 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %183 = tt.addptr %182, %28 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %183, %148 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
