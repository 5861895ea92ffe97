#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16640 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = arith.cmpi eq, %2, %cst_2 : tensor<64xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<32x64xf32, #mma>)
  ^bb1(%21: i32, %22: tensor<32x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %23 = arith.cmpi slt, %21, %arg5 : i32
    cf.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = tt.addptr %arg1, %21 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %2 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %27 = tt.load %26 : tensor<64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %28 = "tt.scan"(%27) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %102 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %102 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %29 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = arith.addi %29, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = arith.addi %30, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %33 = tt.expand_dims %31 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %34 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %35 = arith.muli %33, %cst_3 : tensor<64x1xi32, #blocked1>
    %36 = tt.addptr %3, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = tt.load %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %40 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %41 = arith.muli %34, %cst_4 : tensor<64x1xi32, #blocked2>
    %42 = tt.addptr %10, %41 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %44 = tt.addptr %43, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %45 = tt.load %44 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %46 = ttg.convert_layout %45 {allocation.offset = 8192 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #linear>
    %47 = tt.trans %46 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttg.barrier local
    %48 = ttg.convert_layout %45 {allocation.offset = 8192 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #linear1>
    %49 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %50 = tt.addptr %14, %41 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %52 = tt.addptr %51, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %53 = tt.load %52 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %54 = ttg.local_alloc %53 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked2>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    ttg.barrier local
    %55 = ttg.local_load %54 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %56 = tt.dot %55, %49, %cst_0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %57 = ttg.convert_layout %28 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    ttg.barrier local
    %58 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %59 = tt.expand_dims %58 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    ttg.barrier local
    %60 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %61 = tt.expand_dims %60 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %62 = tt.broadcast %59 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %63 = tt.broadcast %61 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %64 = arith.subf %62, %63 : tensor<64x64xf32, #mma>
    %65 = math.exp %64 : tensor<64x64xf32, #mma>
    %66 = arith.mulf %56, %65 : tensor<64x64xf32, #mma>
    %67 = arith.select %18, %66, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %68 = arith.truncf %67 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %69 = ttg.local_alloc %68 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %70 = arith.truncf %22 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %71 = ttg.convert_layout %70 : tensor<32x64xf16, #mma> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %72 = tt.dot %55, %71, %cst_0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %73 = math.exp %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %74 = ttg.convert_layout %73 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %75 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %76 = tt.broadcast %75 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %77 = arith.mulf %72, %76 : tensor<64x64xf32, #mma>
    %78 = ttg.local_load %69 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %79 = ttg.local_load %40 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %80 = tt.dot %78, %79, %77, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %81 = tt.addptr %19, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %82 = tt.broadcast %81 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %83 = tt.addptr %82, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %84 = arith.truncf %80 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %85 = ttg.convert_layout %84 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %83, %85 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %86 = arith.select %20, %28, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    ttg.barrier local
    %87 = "tt.reduce"(%86) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %102 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %102 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %88 = tt.splat %87 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %89 = arith.subf %88, %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %90 = math.exp %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %91 = math.exp %87 : f32
    %92 = tt.splat %91 : f32 -> tensor<32x64xf32, #mma>
    %93 = arith.mulf %22, %92 : tensor<32x64xf32, #mma>
    ttg.barrier local
    %94 = ttg.convert_layout %90 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %96 = arith.extf %79 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %97 = tt.broadcast %95 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %98 = arith.mulf %96, %97 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %99 = arith.truncf %98 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %100 = tt.dot %47, %99, %93, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %101 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%101, %100 : i32, tensor<32x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
