#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 1, 4], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#linear = #ttg.linear<{register = [[8, 0], [0, 1], [0, 2], [64, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [0, 2, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x4xi16, #linear>
    %cst_0 = arith.constant dense<64> : tensor<128x4xi16, #linear>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x4xbf16, #linear>
    %cst_2 = arith.constant dense<7> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_6 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %6 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %7 = arith.muli %4, %6 : tensor<128x1xi32, #blocked1>
    %8 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %9 = tt.addptr %8, %7 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %10 = tt.broadcast %9 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %11 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %12 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %13 = tt.broadcast %12 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %14 = arith.divsi %arg5, %c32_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128x1xi32, #blocked3>
    %16 = arith.muli %5, %15 : tensor<128x1xi32, #blocked3>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %19 = tt.broadcast %18 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %20 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %21 = tt.addptr %20, %16 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %22 = tt.broadcast %21 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    cf.br ^bb1(%c0_i32, %cst_7 : i32, tensor<128x128xf32, #mma>)
  ^bb1(%23: i32, %24: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %25 = arith.cmpi slt, %23, %arg5 : i32
    cf.cond_br %25, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %26 = tt.splat %23 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = tt.splat %23 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = arith.addi %26, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = arith.addi %27, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %32 = tt.addptr %10, %31 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %33 = tt.load %32 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    ttg.barrier local
    %34 = ttg.local_alloc %33 {allocation.offset = 0 : i32} : (tensor<128x128xf8E4M3FN, #blocked1>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem>
    %35 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %36 = arith.muli %35, %cst_5 : tensor<128x1xi32, #blocked1>
    %37 = tt.addptr %11, %36 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %39 = tt.addptr %38, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %40 = tt.load %39 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %41 = arith.divsi %23, %c32_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %43 = arith.addi %42, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
    %45 = tt.broadcast %44 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
    %46 = tt.addptr %19, %45 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %47 = tt.load %46 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %48 = ttg.convert_layout %47 {allocation.offset = 16384 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear>
    %49 = tt.addptr %22, %45 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %50 = tt.load %49 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    ttg.barrier local
    %51 = ttg.convert_layout %50 {allocation.offset = 16384 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear1>
    %52 = tt.trans %51 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear1> -> tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = ttg.local_load %34 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = tt.fp_to_fp %53 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %55 = arith.extui %48 : tensor<128x4xi8, #linear> to tensor<128x4xi16, #linear>
    %56 = arith.shli %55, %cst : tensor<128x4xi16, #linear>
    %57 = arith.maxui %56, %cst_0 : tensor<128x4xi16, #linear>
    %58 = tt.bitcast %57 : tensor<128x4xi16, #linear> -> tensor<128x4xbf16, #linear>
    %59 = math.fma %58, %cst_1, %58 : tensor<128x4xbf16, #linear>
    %60 = tt.reshape %59 efficient_layout : tensor<128x4xbf16, #linear> -> tensor<128x4x1xbf16, #linear2>
    %61 = tt.broadcast %60 : tensor<128x4x1xbf16, #linear2> -> tensor<128x4x32xbf16, #linear2>
    %62 = tt.reshape %61 : tensor<128x4x32xbf16, #linear2> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %63 = arith.mulf %54, %62 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttg.barrier local
    %64 = ttg.convert_layout %40 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf8E4M3FN, #blocked1> -> tensor<128x128xf8E4M3FN, #blocked4>
    %65 = tt.fp_to_fp %64 : tensor<128x128xf8E4M3FN, #blocked4> -> tensor<128x128xbf16, #blocked4>
    %66 = arith.extui %52 : tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %67 = arith.shli %66, %cst_2 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %68 = arith.maxui %67, %cst_3 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.bitcast %68 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = math.fma %69, %cst_4, %69 : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %71 = tt.reshape %70 efficient_layout : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1x128xbf16, #blocked>
    %72 = tt.broadcast %71 : tensor<4x1x128xbf16, #blocked> -> tensor<4x32x128xbf16, #blocked>
    %73 = tt.reshape %72 : tensor<4x32x128xbf16, #blocked> -> tensor<128x128xbf16, #blocked4>
    %74 = arith.mulf %65, %73 : tensor<128x128xbf16, #blocked4>
    ttg.barrier local
    %75 = ttg.local_alloc %74 {allocation.offset = 0 : i32} : (tensor<128x128xbf16, #blocked4>) -> !ttg.memdesc<128x128xbf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %76 = ttng.warp_group_dot %63, %75, %24 {isAsync = true} : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xbf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
    %77:2 = ttng.warp_group_dot_wait %76, %75 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xbf16, #shared1, #smem>
    %78 = arith.addi %23, %c128_i32 : i32
    cf.br ^bb1(%78, %77#0 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %79 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %80 = tt.expand_dims %79 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %81 = arith.muli %80, %cst_6 : tensor<128x1xi32, #blocked2>
    %82 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %83 = tt.addptr %82, %81 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %84 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %85 = tt.expand_dims %84 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %86 = tt.broadcast %83 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x128x!tt.ptr<f32>, #blocked2>
    %87 = tt.broadcast %85 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %88 = tt.addptr %86, %87 : tensor<128x128x!tt.ptr<f32>, #blocked2>, tensor<128x128xi32, #blocked2>
    ttg.barrier local
    %89 = ttg.convert_layout %24 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked2>
    tt.store %88, %89 : tensor<128x128x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
