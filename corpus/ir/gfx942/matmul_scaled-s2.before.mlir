#blocked = #ttg.blocked<{sizePerThread = [4, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 64]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0]], warp = [[0, 32], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[0, 0], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 0]], warp = [[0, 0], [32, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[1, 0], [2, 0], [0, 64]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 0]], warp = [[0, 32], [0, 0]], block = []}>
#linear4 = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [0, 8]], lane = [[0, 16], [0, 32], [0, 64], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear5 = #ttg.linear<{register = [[0, 1], [0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 0]], warp = [[32, 0], [0, 0]], block = []}>
#linear6 = #ttg.linear<{register = [[0, 0, 1], [0, 0, 2], [0, 0, 8], [0, 0, 16], [0, 1, 0], [0, 2, 0], [64, 0, 0]], lane = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [0, 0, 4]], warp = [[0, 0, 0], [32, 0, 0]], block = []}>
#linear7 = #ttg.linear<{register = [[0, 1, 0], [0, 2, 0], [0, 8, 0], [0, 16, 0], [1, 0, 0], [2, 0, 0], [0, 0, 64]], lane = [[0, 0, 1], [0, 0, 2], [0, 0, 4], [0, 0, 8], [0, 0, 16], [0, 4, 0]], warp = [[0, 0, 32], [0, 0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33792 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #linear>
    %cst_3 = arith.constant dense<-1> : tensor<4x128xi8, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<4x128xi16, #blocked1>
    %cst_5 = arith.constant dense<7> : tensor<4x128xi16, #blocked1>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #linear1>
    %cst_7 = arith.constant dense<-1> : tensor<128x4xi8, #blocked2>
    %cst_8 = arith.constant dense<64> : tensor<128x4xi16, #blocked2>
    %cst_9 = arith.constant dense<7> : tensor<128x4xi16, #blocked2>
    %cst_10 = arith.constant dense<7> : tensor<128x4xi16, #linear2>
    %cst_11 = arith.constant dense<64> : tensor<128x4xi16, #linear2>
    %cst_12 = arith.constant dense<-1> : tensor<128x4xi8, #linear2>
    %cst_13 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %cst_14 = arith.constant dense<7> : tensor<4x128xi16, #linear3>
    %cst_15 = arith.constant dense<64> : tensor<4x128xi16, #linear3>
    %cst_16 = arith.constant dense<-1> : tensor<4x128xi8, #linear3>
    %cst_17 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %8 = arith.muli %5, %7 : tensor<128x1xi32, #blocked3>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %10 = tt.addptr %9, %8 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %13 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %14 = tt.broadcast %13 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked>
    %15 = arith.divsi %arg5, %c32_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<128x1xi32, #blocked2>
    %17 = arith.muli %6, %16 : tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %19 = tt.addptr %18, %17 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %20 = tt.broadcast %19 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %21 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %22 = tt.addptr %21, %17 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %26 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %27 = tt.broadcast %13 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %28 = tt.addptr %11, %27 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %29 = tt.splat %26 : i1 -> tensor<128x128xi1, #blocked3>
    %30 = tt.load %28, %29 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %31 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %32 = arith.muli %31, %cst : tensor<128x1xi32, #blocked>
    %33 = tt.addptr %12, %32 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %35 = tt.addptr %34, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %36 = tt.splat %26 : i1 -> tensor<128x128xi1, #blocked>
    %37 = tt.load %35, %36 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %38 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_store %30, %38 : tensor<128x128xf8E4M3FN, #blocked3> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %40 = amdg.in_thread_transpose %37 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.local_store %40, %39 : tensor<128x128xf8E4M3FN, #linear4> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %41 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %38, %39 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb1(%42: i32, %43: tensor<128x128xf32, #mma>, %44: i32, %45: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %46: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %47 = arith.cmpi slt, %42, %41 : i32
    cf.cond_br %47, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %48 = arith.addi %42, %c128_i32 : i32
    %49 = tt.splat %48 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %50 = tt.splat %48 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = arith.addi %49, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %52 = arith.addi %50, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = tt.expand_dims %51 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %54 = tt.broadcast %53 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %55 = tt.addptr %11, %54 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %56 = tt.load %55 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %57 = ttg.local_load %45 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %58 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %59 = arith.muli %58, %cst : tensor<128x1xi32, #blocked>
    %60 = tt.addptr %12, %59 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %62 = tt.addptr %61, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %63 = tt.load %62 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %64 = ttg.local_load %46 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %65 = arith.divsi %42, %c32_i32 : i32
    %66 = tt.splat %65 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %67 = arith.addi %66, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %69 = tt.broadcast %68 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %70 = tt.addptr %20, %69 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %71 = tt.load %70 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %72 = ttg.convert_layout %71 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear2>
    %73 = tt.addptr %23, %69 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %74 = tt.load %73 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %75 = ttg.convert_layout %74 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear5>
    %76 = arith.extui %72 : tensor<128x4xi8, #linear2> to tensor<128x4xi16, #linear2>
    %77 = arith.shli %76, %cst_10 : tensor<128x4xi16, #linear2>
    %78 = arith.maxui %77, %cst_11 : tensor<128x4xi16, #linear2>
    %79 = tt.bitcast %78 : tensor<128x4xi16, #linear2> -> tensor<128x4xbf16, #linear2>
    %80 = tt.reshape %79 efficient_layout : tensor<128x4xbf16, #linear2> -> tensor<128x4x1xbf16, #linear6>
    %81 = tt.broadcast %80 : tensor<128x4x1xbf16, #linear6> -> tensor<128x4x32xbf16, #linear6>
    %82 = tt.reshape %81 : tensor<128x4x32xbf16, #linear6> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %83 = amdg.scaled_upcast_fp8 %57 scale %82 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %84 = arith.cmpi eq, %72, %cst_12 : tensor<128x4xi8, #linear2>
    %85 = tt.reshape %84 efficient_layout : tensor<128x4xi1, #linear2> -> tensor<128x4x1xi1, #linear6>
    %86 = tt.broadcast %85 : tensor<128x4x1xi1, #linear6> -> tensor<128x4x32xi1, #linear6>
    %87 = tt.reshape %86 : tensor<128x4x32xi1, #linear6> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %88 = arith.select %87, %cst_13, %83 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %89 = tt.trans %75 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear5> -> tensor<4x128xi8, #linear3>
    %90 = arith.extui %89 : tensor<4x128xi8, #linear3> to tensor<4x128xi16, #linear3>
    %91 = arith.shli %90, %cst_14 : tensor<4x128xi16, #linear3>
    %92 = arith.maxui %91, %cst_15 : tensor<4x128xi16, #linear3>
    %93 = tt.bitcast %92 : tensor<4x128xi16, #linear3> -> tensor<4x128xbf16, #linear3>
    %94 = tt.reshape %93 efficient_layout : tensor<4x128xbf16, #linear3> -> tensor<4x1x128xbf16, #linear7>
    %95 = tt.broadcast %94 : tensor<4x1x128xbf16, #linear7> -> tensor<4x32x128xbf16, #linear7>
    %96 = tt.reshape %95 : tensor<4x32x128xbf16, #linear7> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %97 = amdg.scaled_upcast_fp8 %64 scale %96 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %98 = arith.cmpi eq, %89, %cst_16 : tensor<4x128xi8, #linear3>
    %99 = tt.reshape %98 efficient_layout : tensor<4x128xi1, #linear3> -> tensor<4x1x128xi1, #linear7>
    %100 = tt.broadcast %99 : tensor<4x1x128xi1, #linear7> -> tensor<4x32x128xi1, #linear7>
    %101 = tt.reshape %100 : tensor<4x32x128xi1, #linear7> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %102 = arith.select %101, %cst_17, %97 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %103 = tt.dot %88, %102, %43 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %104 = arith.addi %44, %c1_i32 : i32
    %105 = arith.cmpi slt, %104, %c1_i32 : i32
    %106 = arith.select %105, %104, %c0_i32 : i32
    %107 = ttg.memdesc_index %24[%106] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_store %56, %107 : tensor<128x128xf8E4M3FN, #blocked3> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %108 = ttg.memdesc_index %25[%106] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %109 = amdg.in_thread_transpose %63 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.local_store %109, %108 : tensor<128x128xf8E4M3FN, #linear4> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %110 = arith.addi %42, %c128_i32 : i32
    cf.br ^bb1(%110, %103, %106, %107, %108 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %111 = arith.addi %arg5, %c127_i32 : i32
    %112 = arith.divsi %111, %c128_i32 : i32
    %113 = arith.subi %112, %c1_i32 : i32
    %114 = arith.maxsi %113, %c0_i32 : i32
    %115 = arith.muli %114, %c128_i32 : i32
    %116 = arith.cmpi sge, %112, %c1_i32 : i32
    %117 = ttg.local_load %45 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %118 = ttg.local_load %46 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %119 = arith.divsi %115, %c32_i32 : i32
    %120 = tt.splat %119 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %121 = arith.addi %120, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %122 = tt.expand_dims %121 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %123 = tt.broadcast %122 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %124 = tt.addptr %20, %123 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %125 = tt.splat %116 : i1 -> tensor<128x4xi1, #blocked2>
    %126 = tt.load %124, %125 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %127 = tt.addptr %23, %123 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %128 = tt.load %127, %125 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %129 = arith.extui %126 : tensor<128x4xi8, #blocked2> to tensor<128x4xi16, #blocked2>
    %130 = arith.shli %129, %cst_9 : tensor<128x4xi16, #blocked2>
    %131 = arith.maxui %130, %cst_8 : tensor<128x4xi16, #blocked2>
    %132 = tt.bitcast %131 : tensor<128x4xi16, #blocked2> -> tensor<128x4xbf16, #blocked2>
    %133 = ttg.convert_layout %132 {allocation.offset = 32768 : i32, allocation.size = 1024 : i32} : tensor<128x4xbf16, #blocked2> -> tensor<128x4xbf16, #linear2>
    %134 = tt.reshape %133 efficient_layout : tensor<128x4xbf16, #linear2> -> tensor<128x4x1xbf16, #linear6>
    %135 = tt.broadcast %134 : tensor<128x4x1xbf16, #linear6> -> tensor<128x4x32xbf16, #linear6>
    %136 = tt.reshape %135 : tensor<128x4x32xbf16, #linear6> -> tensor<128x128xbf16, #linear1>
    %137 = ttg.convert_layout %136 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %138 = amdg.scaled_upcast_fp8 %117 scale %137 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %139 = ttg.convert_layout %138 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear1>
    %140 = arith.cmpi eq, %126, %cst_7 : tensor<128x4xi8, #blocked2>
    %141 = ttg.convert_layout %140 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<128x4xi1, #blocked2> -> tensor<128x4xi1, #linear2>
    %142 = tt.reshape %141 efficient_layout : tensor<128x4xi1, #linear2> -> tensor<128x4x1xi1, #linear6>
    %143 = tt.broadcast %142 : tensor<128x4x1xi1, #linear6> -> tensor<128x4x32xi1, #linear6>
    %144 = tt.reshape %143 : tensor<128x4x32xi1, #linear6> -> tensor<128x128xi1, #linear1>
    %145 = arith.select %144, %cst_6, %139 : tensor<128x128xi1, #linear1>, tensor<128x128xbf16, #linear1>
    %146 = ttg.convert_layout %145 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %147 = tt.trans %128 {order = array<i32: 1, 0>} : tensor<128x4xi8, #blocked2> -> tensor<4x128xi8, #blocked1>
    %148 = arith.extui %147 : tensor<4x128xi8, #blocked1> to tensor<4x128xi16, #blocked1>
    %149 = arith.shli %148, %cst_5 : tensor<4x128xi16, #blocked1>
    %150 = arith.maxui %149, %cst_4 : tensor<4x128xi16, #blocked1>
    %151 = tt.bitcast %150 : tensor<4x128xi16, #blocked1> -> tensor<4x128xbf16, #blocked1>
    %152 = ttg.convert_layout %151 {allocation.offset = 32768 : i32, allocation.size = 1024 : i32} : tensor<4x128xbf16, #blocked1> -> tensor<4x128xbf16, #linear3>
    %153 = tt.reshape %152 efficient_layout : tensor<4x128xbf16, #linear3> -> tensor<4x1x128xbf16, #linear7>
    %154 = tt.broadcast %153 : tensor<4x1x128xbf16, #linear7> -> tensor<4x32x128xbf16, #linear7>
    %155 = tt.reshape %154 : tensor<4x32x128xbf16, #linear7> -> tensor<128x128xbf16, #linear>
    %156 = ttg.convert_layout %155 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %157 = amdg.scaled_upcast_fp8 %118 scale %156 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %158 = ttg.convert_layout %157 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear>
    %159 = arith.cmpi eq, %147, %cst_3 : tensor<4x128xi8, #blocked1>
    %160 = ttg.convert_layout %159 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<4x128xi1, #blocked1> -> tensor<4x128xi1, #linear3>
    %161 = tt.reshape %160 efficient_layout : tensor<4x128xi1, #linear3> -> tensor<4x1x128xi1, #linear7>
    %162 = tt.broadcast %161 : tensor<4x1x128xi1, #linear7> -> tensor<4x32x128xi1, #linear7>
    %163 = tt.reshape %162 : tensor<4x32x128xi1, #linear7> -> tensor<128x128xi1, #linear>
    %164 = arith.select %163, %cst_2, %158 : tensor<128x128xi1, #linear>, tensor<128x128xbf16, #linear>
    %165 = ttg.convert_layout %164 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %116, ^bb4, ^bb5(%43 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %166 = tt.dot %146, %165, %43 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%166 : tensor<128x128xf32, #mma>)
  ^bb5(%167: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %168 = arith.select %116, %167, %43 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %25 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %169 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %170 = tt.expand_dims %169 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %171 = arith.muli %170, %cst_1 : tensor<128x1xi32, #mma>
    %172 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %173 = tt.addptr %172, %171 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %174 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %175 = tt.expand_dims %174 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %176 = tt.broadcast %173 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %177 = tt.broadcast %175 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %178 = tt.addptr %176, %177 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %178, %168 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
