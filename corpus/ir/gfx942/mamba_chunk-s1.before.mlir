#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [8, 0], [16, 0], [32, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0]], warp = [[0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared4 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %8 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %9 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %10 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %12 = tt.broadcast %9 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked2>
    %14 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %17 = tt.broadcast %16 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %18 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %20 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %21 = tt.broadcast %20 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %22 = arith.cmpi sge, %21, %11 : tensor<64x64xi32, #mma1>
    %23 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %24 = arith.cmpi eq, %3, %cst_3 : tensor<64xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<32x64xf32, #mma1>)
  ^bb1(%25: i32, %26: tensor<32x64xf32, #mma1>):  // 2 preds: ^bb0, ^bb2
    %27 = arith.cmpi slt, %25, %arg5 : i32
    cf.cond_br %27, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %28 = tt.addptr %arg1, %25 : !tt.ptr<f32>, i32
    %29 = amdg.buffer_load %28[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %30 = "tt.scan"(%29) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %112 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %112 : f32
    }) : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %31 = tt.splat %25 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %32 = tt.splat %25 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %33 = tt.splat %25 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = arith.addi %31, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %35 = arith.addi %32, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %36 = arith.addi %33, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.expand_dims %34 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %38 = tt.expand_dims %35 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %39 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %40 = arith.muli %37, %cst : tensor<64x1xi32, #mma>
    %41 = arith.muli %38, %cst_6 : tensor<64x1xi32, #blocked2>
    %42 = tt.addptr %4, %41 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %44 = tt.addptr %43, %13 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %45 = tt.load %44 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %46 = amdg.in_thread_transpose %45 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %47 = ttg.local_alloc %46 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %48 = ttg.local_load %47 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %49 = arith.muli %39, %cst_5 : tensor<64x1xi32, #blocked1>
    %50 = tt.addptr %14, %49 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %52 = tt.addptr %51, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %53 = tt.load %52 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %54 = ttg.convert_layout %53 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear1>
    %55 = ttg.convert_layout %53 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear2>
    %56 = tt.addptr %18, %49 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %58 = tt.addptr %57, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %59 = tt.load %58 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %60 = tt.trans %55 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear2> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %61 = tt.trans %54 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %62 = ttg.local_alloc %59 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    %63 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %64 = tt.dot %63, %60, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %65 = ttg.convert_layout %30 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %66 = ttg.convert_layout %30 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %67 = tt.expand_dims %66 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %68 = ttg.convert_layout %30 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %69 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %70 = tt.broadcast %67 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %71 = tt.broadcast %69 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %72 = arith.subf %70, %71 : tensor<64x64xf32, #mma1>
    %73 = math.exp %72 : tensor<64x64xf32, #mma1>
    %74 = arith.mulf %64, %73 : tensor<64x64xf32, #mma1>
    %75 = arith.select %22, %74, %cst_1 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %77 = arith.truncf %26 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    %78 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %79 = ttg.local_alloc %77 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %80 = ttg.local_load %79 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %81 = tt.dot %78, %80, %cst_4, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %82 = math.exp %65 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %83 = ttg.convert_layout %82 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %84 = tt.expand_dims %83 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %85 = tt.broadcast %84 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %86 = arith.mulf %81, %85 : tensor<64x64xf32, #mma>
    %87 = ttg.local_alloc %76 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %88 = ttg.local_load %87 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %89 = ttg.local_alloc %45 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared4, #smem>
    %90 = ttg.local_load %89 : !ttg.memdesc<64x64xf16, #shared4, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %91 = tt.dot %88, %90, %86, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %92 = tt.addptr %23, %40 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %93 = tt.broadcast %92 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %94 = tt.addptr %93, %12 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %95 = arith.truncf %91 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %94, %95 : tensor<64x64x!tt.ptr<f16>, #mma>
    %96 = arith.select %24, %30, %cst_2 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %97 = "tt.reduce"(%96) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %112 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %112 : f32
    }) : (tensor<64xf32, #blocked>) -> f32
    %98 = tt.splat %97 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %99 = arith.subf %98, %65 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %100 = math.exp %99 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %101 = math.exp %97 : f32
    %102 = tt.splat %101 : f32 -> tensor<32x64xf32, #mma1>
    %103 = arith.mulf %26, %102 : tensor<32x64xf32, #mma1>
    %104 = ttg.convert_layout %100 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>}>>
    %105 = tt.expand_dims %104 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %106 = arith.extf %48 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %107 = tt.broadcast %105 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %108 = arith.mulf %106, %107 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %109 = arith.truncf %108 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %110 = tt.dot %61, %109, %103, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<32x64xf32, #mma1>
    %111 = arith.addi %25, %c64_i32 : i32
    cf.br ^bb1(%111, %110 : i32, tensor<32x64xf32, #mma1>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
