#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared3 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
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
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %13 = arith.muli %6, %c64_i32 : i32
    %14 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %17 = arith.addi %14, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %18 = arith.addi %15, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %16, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %20 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %23 = arith.muli %21, %cst : tensor<64x1xi32, #mma>
    %24 = arith.muli %22, %cst_3 : tensor<64x1xi32, #blocked1>
    %25 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %33 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked2>
    %34 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %35 = tt.addptr %31, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %36 = tt.load %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %38 = ttg.local_load %37 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %39 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %40 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %41 = tt.addptr %40, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %44 = tt.load %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %45 = ttg.local_alloc %44 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %46 = ttg.local_load %45 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %47 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %48 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %49 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %52 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %53 = tt.splat %52 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %54 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %55 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %56 = tt.splat %55 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %57 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %58 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    cf.br ^bb1(%c0_i32, %cst_2, %cst_2 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%59: i32, %60: tensor<64x64xf32, #mma>, %61: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %62 = arith.cmpi slt, %59, %arg10 : i32
    cf.cond_br %62, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %63 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %64 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %65 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %66 = arith.addi %63, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %67 = arith.addi %64, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %68 = arith.addi %65, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %69 = tt.expand_dims %66 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %70 = arith.muli %69, %cst_0 : tensor<1x64xi32, #blocked>
    %71 = tt.addptr %48, %70 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %72 = tt.broadcast %71 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %73 = tt.addptr %72, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %74 = tt.load %73 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %75 = ttg.convert_layout %74 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %76 = tt.addptr %53, %67 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %77 = tt.load %76 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %78 = ttg.local_alloc %74 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %79 = ttg.local_load %78 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %80 = tt.dot %38, %79, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %81 = arith.mulf %80, %54 : tensor<64x64xf32, #mma1>
    %82 = tt.expand_dims %77 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %83 = tt.broadcast %82 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %84 = arith.subf %81, %83 : tensor<64x64xf32, #mma1>
    %85 = math.exp2 %84 : tensor<64x64xf32, #mma1>
    %86 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %87 = arith.muli %86, %cst_4 : tensor<64x1xi32, #blocked2>
    %88 = tt.addptr %56, %87 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %89 = tt.broadcast %88 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %90 = tt.addptr %89, %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %91 = tt.load %90 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %92 = ttg.convert_layout %91 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear1>
    %93 = arith.truncf %85 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %94 = ttg.local_alloc %93 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %95 = ttg.local_load %94 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %96 = amdg.in_thread_transpose %91 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear2>
    %97 = ttg.local_alloc %96 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear2>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %98 = ttg.local_load %97 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %99 = tt.dot %95, %98, %61, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %100 = tt.addptr %58, %67 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %101 = tt.load %100 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %102 = tt.trans %92 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %103 = tt.dot %46, %102, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %104 = tt.expand_dims %101 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %105 = tt.broadcast %104 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %106 = arith.subf %103, %105 : tensor<64x64xf32, #mma1>
    %107 = arith.mulf %85, %106 : tensor<64x64xf32, #mma1>
    %108 = arith.truncf %107 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %109 = tt.trans %75 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %110 = ttg.local_alloc %108 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %111 = ttg.local_load %110 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %112 = tt.dot %111, %109, %60, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %113 = arith.addi %59, %c64_i32 : i32
    cf.br ^bb1(%113, %112, %99 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %114 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %115 = tt.splat %114 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %116 = tt.addptr %115, %23 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %117 = tt.broadcast %116 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %118 = tt.addptr %117, %32 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %119 = arith.truncf %61 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %118, %119 : tensor<64x64x!tt.ptr<f16>, #mma>
    %120 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %121 = tt.splat %120 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %122 = tt.addptr %121, %23 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %123 = tt.broadcast %122 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %124 = tt.addptr %123, %32 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %125 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %126 = arith.mulf %60, %125 : tensor<64x64xf32, #mma>
    %127 = arith.truncf %126 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %124, %127 : tensor<64x64x!tt.ptr<f16>, #mma>
    %128 = tt.splat %47 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %129 = tt.addptr %128, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %130 = tt.broadcast %129 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %132 = tt.load %131 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = ttg.local_alloc %132 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %134 = ttg.local_load %133 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %135 = tt.splat %55 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %136 = tt.addptr %135, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %138 = tt.addptr %137, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %139 = tt.load %138 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %140 = ttg.local_alloc %139 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %141 = ttg.local_load %140 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %142 = tt.splat %52 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %143 = tt.addptr %142, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %144 = tt.load %143 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %145 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %146 = tt.addptr %145, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %147 = tt.load %146 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %148 = tt.splat %20 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %149 = tt.splat %39 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %150 = tt.expand_dims %144 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %151 = tt.broadcast %150 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %152 = tt.expand_dims %147 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %153 = tt.broadcast %152 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    cf.br ^bb4(%c0_i32, %cst_2 : i32, tensor<64x64xf32, #mma>)
  ^bb4(%154: i32, %155: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %156 = arith.cmpi slt, %154, %arg10 : i32
    cf.cond_br %156, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %157 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %158 = arith.addi %157, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %159 = tt.expand_dims %158 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %160 = arith.muli %159, %cst_0 : tensor<1x64xi32, #blocked>
    %161 = tt.addptr %148, %160 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %162 = tt.broadcast %161 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %163 = tt.addptr %162, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %164 = tt.load %163 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %165 = ttg.convert_layout %164 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %166 = tt.addptr %149, %160 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %167 = tt.broadcast %166 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %168 = tt.addptr %167, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %169 = tt.load %168 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %170 = ttg.local_alloc %164 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %171 = ttg.local_load %170 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %172 = tt.dot %134, %171, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %173 = arith.mulf %172, %54 : tensor<64x64xf32, #mma1>
    %174 = arith.subf %173, %151 : tensor<64x64xf32, #mma1>
    %175 = math.exp2 %174 : tensor<64x64xf32, #mma1>
    %176 = ttg.local_alloc %169 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %177 = ttg.local_load %176 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %178 = tt.dot %141, %177, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %179 = arith.subf %178, %153 : tensor<64x64xf32, #mma1>
    %180 = arith.mulf %175, %179 : tensor<64x64xf32, #mma1>
    %181 = arith.truncf %180 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %182 = tt.trans %165 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %183 = ttg.local_alloc %181 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %184 = ttg.local_load %183 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %185 = tt.dot %184, %182, %155, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %186 = arith.addi %154, %c64_i32 : i32
    cf.br ^bb4(%186, %185 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %187 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %188 = tt.splat %187 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %189 = tt.addptr %188, %23 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %190 = tt.broadcast %189 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %191 = tt.addptr %190, %32 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %191, %155 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
