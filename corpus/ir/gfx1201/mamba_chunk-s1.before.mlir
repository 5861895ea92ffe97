#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [16, 0], [32, 0], [0, 16]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], warp = [[0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#mma1 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}}>
#mma2 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma2>
    %cst_5 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %8 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked2>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %15 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %20 = arith.cmpi eq, %3, %cst_3 : tensor<64xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<32x64xf32, #mma1>)
  ^bb1(%21: i32, %22: tensor<32x64xf32, #mma1>):  // 2 preds: ^bb0, ^bb2
    %23 = arith.cmpi slt, %21, %arg5 : i32
    cf.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = tt.addptr %arg1, %21 : !tt.ptr<f32>, i32
    %25 = amdg.buffer_load %24[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %26 = "tt.scan"(%25) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %108 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %108 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %27 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %28 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %29 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = arith.addi %27, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %31 = arith.addi %28, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %32 = arith.addi %29, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %34 = tt.expand_dims %31 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %35 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %36 = arith.muli %33, %cst : tensor<64x1xi32, #mma>
    %37 = arith.muli %34, %cst_6 : tensor<64x1xi32, #blocked2>
    %38 = tt.addptr %4, %37 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %42 = amdg.in_thread_transpose %41 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %43 = ttg.local_alloc %42 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %44 = ttg.local_load %43 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %45 = arith.muli %35, %cst_5 : tensor<64x1xi32, #blocked1>
    %46 = tt.addptr %11, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %47 = tt.broadcast %46 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %48 = tt.addptr %47, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %49 = tt.load %48 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %50 = ttg.convert_layout %49 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear1>
    %51 = ttg.convert_layout %49 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear2>
    %52 = tt.addptr %15, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %55 = tt.load %54 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %56 = tt.trans %51 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear2> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %57 = tt.trans %50 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %58 = ttg.local_alloc %55 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    %59 = ttg.local_load %58 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %60 = tt.dot %59, %56, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %61 = ttg.convert_layout %26 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %62 = ttg.convert_layout %26 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %63 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %64 = ttg.convert_layout %26 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %65 = tt.expand_dims %64 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %66 = tt.broadcast %63 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %67 = tt.broadcast %65 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %68 = arith.subf %66, %67 : tensor<64x64xf32, #mma>
    %69 = math.exp %68 : tensor<64x64xf32, #mma>
    %70 = arith.mulf %60, %69 : tensor<64x64xf32, #mma>
    %71 = arith.select %18, %70, %cst_1 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %72 = arith.truncf %71 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %73 = arith.truncf %22 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    %74 = ttg.local_load %58 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    %75 = ttg.local_alloc %73 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %76 = ttg.local_load %75 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    %77 = tt.dot %74, %76, %cst_4 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    %78 = math.exp %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %79 = ttg.convert_layout %78 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %80 = tt.expand_dims %79 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %82 = arith.mulf %77, %81 : tensor<64x64xf32, #mma2>
    %83 = ttg.convert_layout %82 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma>
    %84 = ttg.convert_layout %72 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %85 = ttg.local_alloc %41 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %86 = ttg.local_load %85 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %87 = tt.dot %84, %86, %83 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %88 = tt.addptr %19, %36 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %89 = tt.broadcast %88 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %90 = tt.addptr %89, %9 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %91 = arith.truncf %87 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %90, %91 : tensor<64x64x!tt.ptr<f16>, #mma>
    %92 = arith.select %20, %26, %cst_2 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %93 = "tt.reduce"(%92) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %108 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %108 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %94 = tt.splat %93 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %95 = arith.subf %94, %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %96 = math.exp %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %97 = math.exp %93 : f32
    %98 = tt.splat %97 : f32 -> tensor<32x64xf32, #mma1>
    %99 = arith.mulf %22, %98 : tensor<32x64xf32, #mma1>
    %100 = ttg.convert_layout %96 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>}>>
    %101 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %102 = arith.extf %44 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %103 = tt.broadcast %101 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %104 = arith.mulf %102, %103 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %105 = arith.truncf %104 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %106 = tt.dot %57, %105, %99 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x64xf32, #mma1>
    %107 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%107, %106 : i32, tensor<32x64xf32, #mma1>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
