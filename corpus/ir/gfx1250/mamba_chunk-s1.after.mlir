#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [16, 0], [32, 0], [0, 16]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], warp = [[0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}, instrShape = [16, 16, 32]}>
#mma1 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#mma2 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 12544 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma2>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #mma1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %8 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %15 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma1>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma1>
    %20 = arith.cmpi eq, %3, %cst_2 : tensor<64xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<32x64xf32, #mma>)
  ^bb1(%21: i32, %22: tensor<32x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %23 = arith.cmpi slt, %21, %arg5 : i32
    cf.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = tt.addptr %arg1, %21 : !tt.ptr<f32>, i32
    %25 = amdg.buffer_load %24[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    ttg.barrier local
    %26 = "tt.scan"(%25) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %106 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %106 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %27 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %28 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %29 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = arith.addi %27, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %31 = arith.addi %28, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %32 = arith.addi %29, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %34 = tt.expand_dims %31 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %35 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %36 = arith.muli %33, %cst_6 : tensor<64x1xi32, #mma1>
    %37 = arith.muli %34, %cst_5 : tensor<64x1xi32, #blocked2>
    %38 = tt.addptr %4, %37 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %42 = ttg.local_alloc %41 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %43 = ttg.local_load %42 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %44 = arith.muli %35, %cst_4 : tensor<64x1xi32, #blocked1>
    %45 = tt.addptr %11, %44 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %48 = tt.load %47 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %49 = ttg.convert_layout %48 {allocation.offset = 8192 : i32, allocation.size = 4096 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear>
    ttg.barrier local
    %50 = ttg.convert_layout %48 {allocation.offset = 8192 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #linear1>
    %51 = tt.addptr %15, %44 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %53 = tt.addptr %52, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %54 = tt.load %53 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %55 = tt.trans %50 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %56 = tt.trans %49 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %57 = ttg.local_alloc %54 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    ttg.barrier local
    %58 = ttg.local_load %57 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %59 = tt.dot %58, %55, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %60 = ttg.convert_layout %26 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %61 = ttg.convert_layout %26 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %62 = tt.expand_dims %61 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    ttg.barrier local
    %63 = ttg.convert_layout %26 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %65 = tt.broadcast %62 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %66 = tt.broadcast %64 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %67 = arith.subf %65, %66 : tensor<64x64xf32, #mma1>
    %68 = math.exp %67 : tensor<64x64xf32, #mma1>
    %69 = arith.mulf %59, %68 : tensor<64x64xf32, #mma1>
    %70 = arith.select %18, %69, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %72 = arith.truncf %22 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %73 = ttg.local_load %57 : !ttg.memdesc<64x32xf16, #shared1, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    ttg.barrier local
    %74 = ttg.local_alloc %72 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttg.barrier local
    %75 = ttg.local_load %74 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    %76 = tt.dot %73, %75, %cst_3 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    %77 = math.exp %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    ttg.barrier local
    %78 = ttg.convert_layout %77 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %79 = tt.expand_dims %78 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %80 = tt.broadcast %79 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %81 = arith.mulf %76, %80 : tensor<64x64xf32, #mma2>
    ttg.barrier local
    %82 = ttg.convert_layout %81 {allocation.offset = 8192 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma1>
    %83 = ttg.convert_layout %71 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %84 = ttg.local_load %42 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %85 = tt.dot %83, %84, %82 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %86 = tt.addptr %19, %36 : tensor<64x1x!tt.ptr<f16>, #mma1>, tensor<64x1xi32, #mma1>
    %87 = tt.broadcast %86 : tensor<64x1x!tt.ptr<f16>, #mma1> -> tensor<64x64x!tt.ptr<f16>, #mma1>
    %88 = tt.addptr %87, %9 : tensor<64x64x!tt.ptr<f16>, #mma1>, tensor<64x64xi32, #mma1>
    %89 = arith.truncf %85 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    tt.store %88, %89 : tensor<64x64x!tt.ptr<f16>, #mma1>
    %90 = arith.select %20, %26, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    ttg.barrier local
    %91 = "tt.reduce"(%90) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %106 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %106 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %92 = tt.splat %91 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %93 = arith.subf %92, %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %94 = math.exp %93 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %95 = math.exp %91 : f32
    %96 = tt.splat %95 : f32 -> tensor<32x64xf32, #mma>
    %97 = arith.mulf %22, %96 : tensor<32x64xf32, #mma>
    ttg.barrier local
    %98 = ttg.convert_layout %94 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>}>>
    %99 = tt.expand_dims %98 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %100 = arith.extf %43 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %101 = tt.broadcast %99 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %102 = arith.mulf %100, %101 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %103 = arith.truncf %102 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %104 = tt.dot %56, %103, %97 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x64xf32, #mma>
    %105 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%105, %104 : i32, tensor<32x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
