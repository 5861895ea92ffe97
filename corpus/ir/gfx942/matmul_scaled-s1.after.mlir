#blocked = #ttg.blocked<{sizePerThread = [4, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 64]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 0]], warp = [[0, 32], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 0]], warp = [[0, 0], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 0]], warp = [[32, 0], [0, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 0, 1], [0, 0, 2], [0, 0, 8], [0, 0, 16], [0, 1, 0], [0, 2, 0], [64, 0, 0]], lane = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [0, 0, 4]], warp = [[0, 0, 0], [32, 0, 0]], block = []}>
#linear4 = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [0, 8]], lane = [[0, 16], [0, 32], [0, 64], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear5 = #ttg.linear<{register = [[0, 1, 0], [0, 2, 0], [0, 8, 0], [0, 16, 0], [1, 0, 0], [2, 0, 0], [0, 0, 64]], lane = [[0, 0, 1], [0, 0, 2], [0, 0, 4], [0, 0, 8], [0, 0, 16], [0, 4, 0]], warp = [[0, 0, 32], [0, 0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %cst_3 = arith.constant dense<-1> : tensor<4x128xi8, #linear>
    %cst_4 = arith.constant dense<64> : tensor<4x128xi16, #linear>
    %cst_5 = arith.constant dense<7> : tensor<4x128xi16, #linear>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %cst_7 = arith.constant dense<-1> : tensor<128x4xi8, #linear1>
    %cst_8 = arith.constant dense<64> : tensor<128x4xi16, #linear1>
    %cst_9 = arith.constant dense<7> : tensor<128x4xi16, #linear1>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %8 = arith.muli %5, %7 : tensor<128x1xi32, #blocked1>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %10 = tt.addptr %9, %8 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %13 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked>
    %15 = arith.divsi %arg5, %c32_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<128x1xi32, #blocked2>
    %17 = arith.muli %6, %16 : tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %19 = tt.addptr %18, %17 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %20 = tt.broadcast %19 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %21 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %22 = tt.addptr %21, %17 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<128x128xf32, #mma>)
  ^bb1(%24: i32, %25: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %26 = arith.cmpi slt, %24, %arg5 : i32
    cf.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %27 = tt.splat %24 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.splat %24 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %29 = arith.addi %27, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %30 = arith.addi %28, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %32 = tt.broadcast %31 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %33 = tt.addptr %11, %32 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %34 = tt.load %33 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %35 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %36 = arith.muli %35, %cst : tensor<128x1xi32, #blocked>
    %37 = tt.addptr %12, %36 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %38 = tt.broadcast %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %39 = tt.addptr %38, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %40 = tt.load %39 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %41 = arith.divsi %24, %c32_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %43 = arith.addi %42, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %46 = tt.addptr %20, %45 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %47 = tt.load %46 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    ttg.barrier local
    %48 = ttg.convert_layout %47 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear1>
    %49 = tt.addptr %23, %45 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %50 = tt.load %49 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    ttg.barrier local
    %51 = ttg.convert_layout %50 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear2>
    ttg.barrier local
    %52 = ttg.local_alloc %34 {allocation.offset = 0 : i32} : (tensor<128x128xf8E4M3FN, #blocked1>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem>
    ttg.barrier local
    %53 = ttg.local_load %52 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %54 = arith.extui %48 : tensor<128x4xi8, #linear1> to tensor<128x4xi16, #linear1>
    %55 = arith.shli %54, %cst_9 : tensor<128x4xi16, #linear1>
    %56 = arith.maxui %55, %cst_8 : tensor<128x4xi16, #linear1>
    %57 = tt.bitcast %56 : tensor<128x4xi16, #linear1> -> tensor<128x4xbf16, #linear1>
    %58 = tt.reshape %57 efficient_layout : tensor<128x4xbf16, #linear1> -> tensor<128x4x1xbf16, #linear3>
    %59 = tt.broadcast %58 : tensor<128x4x1xbf16, #linear3> -> tensor<128x4x32xbf16, #linear3>
    %60 = tt.reshape %59 : tensor<128x4x32xbf16, #linear3> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %61 = amdg.scaled_upcast_fp8 %53 scale %60 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %62 = arith.cmpi eq, %48, %cst_7 : tensor<128x4xi8, #linear1>
    %63 = tt.reshape %62 efficient_layout : tensor<128x4xi1, #linear1> -> tensor<128x4x1xi1, #linear3>
    %64 = tt.broadcast %63 : tensor<128x4x1xi1, #linear3> -> tensor<128x4x32xi1, #linear3>
    %65 = tt.reshape %64 : tensor<128x4x32xi1, #linear3> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %66 = arith.select %65, %cst_6, %61 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %67 = amdg.in_thread_transpose %40 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.barrier local
    %68 = ttg.local_alloc %67 {allocation.offset = 0 : i32} : (tensor<128x128xf8E4M3FN, #linear4>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem>
    ttg.barrier local
    %69 = ttg.local_load %68 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %70 = tt.trans %51 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear2> -> tensor<4x128xi8, #linear>
    %71 = arith.extui %70 : tensor<4x128xi8, #linear> to tensor<4x128xi16, #linear>
    %72 = arith.shli %71, %cst_5 : tensor<4x128xi16, #linear>
    %73 = arith.maxui %72, %cst_4 : tensor<4x128xi16, #linear>
    %74 = tt.bitcast %73 : tensor<4x128xi16, #linear> -> tensor<4x128xbf16, #linear>
    %75 = tt.reshape %74 efficient_layout : tensor<4x128xbf16, #linear> -> tensor<4x1x128xbf16, #linear5>
    %76 = tt.broadcast %75 : tensor<4x1x128xbf16, #linear5> -> tensor<4x32x128xbf16, #linear5>
    %77 = tt.reshape %76 : tensor<4x32x128xbf16, #linear5> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %78 = amdg.scaled_upcast_fp8 %69 scale %77 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %79 = arith.cmpi eq, %70, %cst_3 : tensor<4x128xi8, #linear>
    %80 = tt.reshape %79 efficient_layout : tensor<4x128xi1, #linear> -> tensor<4x1x128xi1, #linear5>
    %81 = tt.broadcast %80 : tensor<4x1x128xi1, #linear5> -> tensor<4x32x128xi1, #linear5>
    %82 = tt.reshape %81 : tensor<4x32x128xi1, #linear5> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %83 = arith.select %82, %cst_2, %78 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %84 = tt.dot %66, %83, %25 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %85 = arith.addi %24, %c128_i32 : i32
    cf.br ^bb1(%85, %84 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %86 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %87 = tt.expand_dims %86 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %88 = arith.muli %87, %cst_1 : tensor<128x1xi32, #mma>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %91 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %92 = tt.expand_dims %91 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %93 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %94 = tt.broadcast %92 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %95 = tt.addptr %93, %94 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %95, %25 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
