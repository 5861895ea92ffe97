#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
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
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma1>
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
    %28 = "tt.scan"(%27) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %104 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %104 : f32
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
    %40 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %41 = ttg.local_alloc %39 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %42 = ttg.local_load %41 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %43 = arith.muli %34, %cst_4 : tensor<64x1xi32, #blocked2>
    %44 = tt.addptr %10, %43 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %46 = tt.addptr %45, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %47 = tt.load %46 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %48 = ttg.local_alloc %47 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked2>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %49 = ttg.memdesc_trans %48 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared2, #smem> -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %50 = ttg.convert_layout %47 {allocation.offset = 12288 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #linear>
    %51 = tt.trans %50 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %52 = tt.addptr %14, %43 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %54 = tt.addptr %53, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %55 = tt.load %54 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %56 = ttg.local_alloc %55 {allocation.offset = 12288 : i32} : (tensor<64x32xf16, #blocked2>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    ttng.fence_async_shared {bCluster = false}
    %57 = ttng.warp_group_dot %56, %49, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared2, #smem> * !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<64x64xf32, #mma1>
    %58:3 = ttng.warp_group_dot_wait %57, %56, %49 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x32xf16, #shared2, #smem>, !ttg.memdesc<32x64xf16, #shared3, #smem>
    %59 = ttg.convert_layout %28 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %60 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %61 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %62 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %64 = tt.broadcast %61 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %65 = tt.broadcast %63 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %66 = arith.subf %64, %65 : tensor<64x64xf32, #mma1>
    %67 = math.exp %66 : tensor<64x64xf32, #mma1>
    %68 = arith.mulf %58#0, %67 : tensor<64x64xf32, #mma1>
    %69 = arith.select %18, %68, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %70 = arith.truncf %69 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %71 = arith.truncf %22 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %72 = ttg.local_alloc %71 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    %73 = ttng.warp_group_dot %56, %72, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared2, #smem> * !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma1>
    %74:3 = ttng.warp_group_dot_wait %73, %56, %72 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x32xf16, #shared2, #smem>, !ttg.memdesc<32x64xf16, #shared, #smem>
    %75 = math.exp %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %76 = ttg.convert_layout %75 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %78 = tt.broadcast %77 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %79 = arith.mulf %74#0, %78 : tensor<64x64xf32, #mma1>
    %80 = ttg.convert_layout %70 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %81 = ttng.warp_group_dot %80, %40, %79 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma1>
    %82:2 = ttng.warp_group_dot_wait %81, %40 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %83 = tt.addptr %19, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %84 = tt.broadcast %83 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %85 = tt.addptr %84, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %86 = arith.truncf %82#0 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %87 = ttg.convert_layout %86 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #blocked1>
    tt.store %85, %87 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %88 = arith.select %20, %28, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %89 = "tt.reduce"(%88) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %104 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %104 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %90 = tt.splat %89 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %91 = arith.subf %90, %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %92 = math.exp %91 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %93 = math.exp %89 : f32
    %94 = tt.splat %93 : f32 -> tensor<32x64xf32, #mma>
    %95 = arith.mulf %22, %94 : tensor<32x64xf32, #mma>
    %96 = ttg.convert_layout %92 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %98 = arith.extf %42 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %99 = tt.broadcast %97 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %100 = arith.mulf %98, %99 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %101 = arith.truncf %100 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %102 = tt.dot %51, %101, %95, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %103 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%103, %102 : i32, tensor<32x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
