#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [8, 0], [16, 0], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.addi %15, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_0 : tensor<64x1xi32, #blocked>
    %23 = arith.muli %21, %cst_1 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %30 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %31 = tt.broadcast %28 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %33 = tt.addptr %30, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %34 = tt.load %33 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %35 = ttg.local_alloc %34 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %42 = ttg.local_alloc %41 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    cf.br ^bb1(%c0_i32, %cst, %cst : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%55: i32, %56: tensor<64x64xf32, #mma>, %57: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %55, %arg10 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %60 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %61 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %62 = arith.addi %59, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %63 = arith.addi %60, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %64 = arith.addi %61, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %65 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %66 = arith.muli %65, %cst_2 : tensor<1x64xi32, #blocked2>
    %67 = tt.addptr %44, %66 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %68 = tt.broadcast %67 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %69 = tt.addptr %68, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %70 = tt.load %69 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %71 = ttg.local_alloc %70 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %72 = ttg.convert_layout %70 {allocation.offset = 24576 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %73 = tt.trans %72 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %74 = tt.addptr %49, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %75 = tt.load %74 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %76 = ttg.local_load %35 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %77 = ttg.local_load %71 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %78 = tt.dot %76, %77, %cst, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %79 = arith.mulf %78, %50 : tensor<64x64xf32, #mma>
    %80 = tt.expand_dims %75 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %81 = tt.broadcast %80 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.subf %79, %81 : tensor<64x64xf32, #mma>
    %83 = math.exp2 %82 : tensor<64x64xf32, #mma>
    %84 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %85 = arith.muli %84, %cst_0 : tensor<64x1xi32, #blocked>
    %86 = tt.addptr %52, %85 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %88 = tt.addptr %87, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %89 = tt.load %88 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %90 = ttg.local_alloc %89 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %91 = ttg.convert_layout %89 {allocation.offset = 24576 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %92 = tt.trans %91 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %93 = arith.truncf %83 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %94 = ttg.convert_layout %93 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %95 = ttg.local_load %90 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %96 = tt.dot %94, %95, %57, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %97 = tt.addptr %54, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %98 = tt.load %97 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %99 = ttg.local_load %42 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %100 = tt.dot %99, %92, %cst, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %101 = tt.expand_dims %98 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %102 = tt.broadcast %101 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %103 = arith.subf %100, %102 : tensor<64x64xf32, #mma>
    %104 = arith.mulf %83, %103 : tensor<64x64xf32, #mma>
    %105 = arith.truncf %104 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %106 = ttg.convert_layout %105 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %107 = tt.dot %106, %73, %56, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %108 = arith.addi %55, %c64_i32 : i32
    cf.br ^bb1(%108, %107, %96 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %109 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %110 = tt.splat %109 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %111 = tt.addptr %110, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %112 = tt.broadcast %111 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %113 = tt.addptr %112, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %114 = arith.truncf %57 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %115 = ttg.convert_layout %114 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %113, %115 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %116 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %117 = tt.splat %116 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %118 = tt.addptr %117, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %119 = tt.broadcast %118 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %120 = tt.addptr %119, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %121 = arith.mulf %56, %50 : tensor<64x64xf32, #mma>
    %122 = arith.truncf %121 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %123 = ttg.convert_layout %122 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %120, %123 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %124 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %125 = tt.addptr %124, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %126 = tt.broadcast %125 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %127 = tt.addptr %126, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %128 = tt.load %127 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %129 = ttg.local_alloc %128 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %130 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %131 = tt.broadcast %130 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %132 = tt.addptr %131, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %133 = tt.load %132 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %134 = ttg.local_alloc %133 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %135 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.addptr %135, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = tt.load %136 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %139 = tt.addptr %138, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %140 = tt.load %139 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %141 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %142 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %143 = tt.expand_dims %137 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %144 = tt.broadcast %143 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %145 = tt.expand_dims %140 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %146 = tt.broadcast %145 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    cf.br ^bb4(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb4(%147: i32, %148: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %149 = arith.cmpi slt, %147, %arg10 : i32
    cf.cond_br %149, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %150 = tt.splat %147 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %151 = arith.addi %150, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %152 = tt.expand_dims %151 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %153 = arith.muli %152, %cst_2 : tensor<1x64xi32, #blocked2>
    %154 = tt.addptr %141, %153 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %155 = tt.broadcast %154 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %156 = tt.addptr %155, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %157 = tt.load %156 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %158 = ttg.local_alloc %157 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %159 = ttg.convert_layout %157 {allocation.offset = 24576 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %160 = tt.trans %159 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %161 = tt.addptr %142, %153 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %162 = tt.broadcast %161 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %163 = tt.addptr %162, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %164 = tt.load %163 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %165 = ttg.local_alloc %164 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %166 = ttg.local_load %129 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %167 = ttg.local_load %158 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %168 = tt.dot %166, %167, %cst, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %169 = arith.mulf %168, %50 : tensor<64x64xf32, #mma>
    %170 = arith.subf %169, %144 : tensor<64x64xf32, #mma>
    %171 = math.exp2 %170 : tensor<64x64xf32, #mma>
    %172 = ttg.local_load %134 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttg.barrier local
    %173 = ttg.local_load %165 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %174 = tt.dot %172, %173, %cst, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %175 = arith.subf %174, %146 : tensor<64x64xf32, #mma>
    %176 = arith.mulf %171, %175 : tensor<64x64xf32, #mma>
    %177 = arith.truncf %176 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %178 = ttg.convert_layout %177 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %179 = tt.dot %178, %160, %148, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %180 = arith.addi %147, %c64_i32 : i32
    cf.br ^bb4(%180, %179 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %181 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %182 = tt.splat %181 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %183 = tt.addptr %182, %23 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %184 = tt.broadcast %183 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %185 = tt.addptr %184, %32 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    ttg.barrier local
    %186 = ttg.convert_layout %148 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %185, %186 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
