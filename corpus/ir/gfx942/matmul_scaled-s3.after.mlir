#blocked = #ttg.blocked<{sizePerThread = [4, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 66560 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_0 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_1 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_3 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c256_i32 = arith.constant 256 : i32
    %c127_i32 = arith.constant 127 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #linear>
    %cst_5 = arith.constant dense<-1> : tensor<4x128xi8, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<4x128xi16, #blocked2>
    %cst_7 = arith.constant dense<7> : tensor<4x128xi16, #blocked2>
    %cst_8 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #linear1>
    %cst_9 = arith.constant dense<-1> : tensor<128x4xi8, #blocked3>
    %cst_10 = arith.constant dense<64> : tensor<128x4xi16, #blocked3>
    %cst_11 = arith.constant dense<7> : tensor<128x4xi16, #blocked3>
    %cst_12 = arith.constant dense<7> : tensor<128x4xi16, #linear2>
    %cst_13 = arith.constant dense<64> : tensor<128x4xi16, #linear2>
    %cst_14 = arith.constant dense<-1> : tensor<128x4xi8, #linear2>
    %cst_15 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %cst_16 = arith.constant dense<7> : tensor<4x128xi16, #linear3>
    %cst_17 = arith.constant dense<64> : tensor<4x128xi16, #linear3>
    %cst_18 = arith.constant dense<-1> : tensor<4x128xi8, #linear3>
    %cst_19 = arith.constant dense<0x7FC0> : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %7 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %8 = arith.muli %5, %7 : tensor<128x1xi32, #blocked1>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %10 = tt.addptr %9, %8 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %13 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked>
    %15 = arith.divsi %arg5, %c32_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<128x1xi32, #blocked3>
    %17 = arith.muli %6, %16 : tensor<128x1xi32, #blocked3>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %19 = tt.addptr %18, %17 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %20 = tt.broadcast %19 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %21 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %22 = tt.addptr %21, %17 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %26 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %27 = tt.broadcast %13 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %28 = tt.addptr %11, %27 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %29 = tt.splat %26 : i1 -> tensor<128x128xi1, #blocked1>
    %30 = tt.load %28, %29 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %31 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %32 = arith.muli %31, %cst : tensor<128x1xi32, #blocked>
    %33 = tt.addptr %12, %32 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %35 = tt.addptr %34, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %36 = tt.splat %26 : i1 -> tensor<128x128xi1, #blocked>
    %37 = tt.load %35, %36 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %38 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_store %30, %38 : tensor<128x128xf8E4M3FN, #blocked1> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %40 = amdg.in_thread_transpose %37 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.local_store %40, %39 : tensor<128x128xf8E4M3FN, #linear4> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %42 = arith.addi %0, %cst_1 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.addi %1, %cst_0 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %44 = tt.expand_dims %42 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %46 = tt.addptr %11, %45 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %47 = tt.splat %41 : i1 -> tensor<128x128xi1, #blocked1>
    %48 = tt.load %46, %47 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %49 = tt.expand_dims %43 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %50 = arith.muli %49, %cst : tensor<128x1xi32, #blocked>
    %51 = tt.addptr %12, %50 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %52 = tt.broadcast %51 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %53 = tt.addptr %52, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %54 = tt.splat %41 : i1 -> tensor<128x128xi1, #blocked>
    %55 = tt.load %53, %54 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %56 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_store %48, %56 : tensor<128x128xf8E4M3FN, #blocked1> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %57 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %58 = amdg.in_thread_transpose %55 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.local_store %58, %57 : tensor<128x128xf8E4M3FN, #linear4> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %59 = arith.subi %arg5, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_2, %c1_i32, %38, %56, %39, %57 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb1(%60: i32, %61: tensor<128x128xf32, #mma>, %62: i32, %63: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %64: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %65: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %66: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %67 = arith.cmpi slt, %60, %59 : i32
    cf.cond_br %67, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %68 = arith.addi %60, %c256_i32 : i32
    %69 = tt.splat %68 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %70 = tt.splat %68 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %71 = arith.addi %69, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %72 = arith.addi %70, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %75 = tt.addptr %11, %74 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %76 = tt.load %75 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    ttg.barrier local
    %77 = ttg.local_load %63 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %78 = tt.expand_dims %72 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %79 = arith.muli %78, %cst : tensor<128x1xi32, #blocked>
    %80 = tt.addptr %12, %79 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %81 = tt.broadcast %80 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %82 = tt.addptr %81, %14 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %83 = tt.load %82 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %84 = ttg.local_load %65 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %85 = arith.divsi %60, %c32_i32 : i32
    %86 = tt.splat %85 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %87 = arith.addi %86, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %88 = tt.expand_dims %87 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
    %89 = tt.broadcast %88 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
    %90 = tt.addptr %20, %89 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %91 = tt.load %90 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %92 = ttg.convert_layout %91 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear2>
    %93 = tt.addptr %23, %89 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %94 = tt.load %93 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    ttg.barrier local
    %95 = ttg.convert_layout %94 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear5>
    %96 = arith.extui %92 : tensor<128x4xi8, #linear2> to tensor<128x4xi16, #linear2>
    %97 = arith.shli %96, %cst_12 : tensor<128x4xi16, #linear2>
    %98 = arith.maxui %97, %cst_13 : tensor<128x4xi16, #linear2>
    %99 = tt.bitcast %98 : tensor<128x4xi16, #linear2> -> tensor<128x4xbf16, #linear2>
    %100 = tt.reshape %99 efficient_layout : tensor<128x4xbf16, #linear2> -> tensor<128x4x1xbf16, #linear6>
    %101 = tt.broadcast %100 : tensor<128x4x1xbf16, #linear6> -> tensor<128x4x32xbf16, #linear6>
    %102 = tt.reshape %101 : tensor<128x4x32xbf16, #linear6> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %103 = amdg.scaled_upcast_fp8 %77 scale %102 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %104 = arith.cmpi eq, %92, %cst_14 : tensor<128x4xi8, #linear2>
    %105 = tt.reshape %104 efficient_layout : tensor<128x4xi1, #linear2> -> tensor<128x4x1xi1, #linear6>
    %106 = tt.broadcast %105 : tensor<128x4x1xi1, #linear6> -> tensor<128x4x32xi1, #linear6>
    %107 = tt.reshape %106 : tensor<128x4x32xi1, #linear6> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %108 = arith.select %107, %cst_15, %103 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %109 = tt.trans %95 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear5> -> tensor<4x128xi8, #linear3>
    %110 = arith.extui %109 : tensor<4x128xi8, #linear3> to tensor<4x128xi16, #linear3>
    %111 = arith.shli %110, %cst_16 : tensor<4x128xi16, #linear3>
    %112 = arith.maxui %111, %cst_17 : tensor<4x128xi16, #linear3>
    %113 = tt.bitcast %112 : tensor<4x128xi16, #linear3> -> tensor<4x128xbf16, #linear3>
    %114 = tt.reshape %113 efficient_layout : tensor<4x128xbf16, #linear3> -> tensor<4x1x128xbf16, #linear7>
    %115 = tt.broadcast %114 : tensor<4x1x128xbf16, #linear7> -> tensor<4x32x128xbf16, #linear7>
    %116 = tt.reshape %115 : tensor<4x32x128xbf16, #linear7> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %117 = amdg.scaled_upcast_fp8 %84 scale %116 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %118 = arith.cmpi eq, %109, %cst_18 : tensor<4x128xi8, #linear3>
    %119 = tt.reshape %118 efficient_layout : tensor<4x128xi1, #linear3> -> tensor<4x1x128xi1, #linear7>
    %120 = tt.broadcast %119 : tensor<4x1x128xi1, #linear7> -> tensor<4x32x128xi1, #linear7>
    %121 = tt.reshape %120 : tensor<4x32x128xi1, #linear7> -> tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %122 = arith.select %121, %cst_19, %117 : tensor<128x128xi1, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %123 = tt.dot %108, %122, %61 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %124 = arith.addi %62, %c1_i32 : i32
    %125 = arith.cmpi slt, %124, %c2_i32 : i32
    %126 = arith.select %125, %124, %c0_i32 : i32
    %127 = ttg.memdesc_index %24[%126] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_store %76, %127 : tensor<128x128xf8E4M3FN, #blocked1> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %128 = ttg.memdesc_index %25[%126] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %129 = amdg.in_thread_transpose %83 : tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf8E4M3FN, #linear4>
    ttg.local_store %129, %128 : tensor<128x128xf8E4M3FN, #linear4> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %130 = arith.addi %60, %c128_i32 : i32
    cf.br ^bb1(%130, %123, %126, %64, %127, %66, %128 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %131 = arith.addi %arg5, %c127_i32 : i32
    %132 = arith.divsi %131, %c128_i32 : i32
    %133 = arith.subi %132, %c2_i32 : i32
    %134 = arith.maxsi %133, %c0_i32 : i32
    %135 = arith.muli %134, %c128_i32 : i32
    %136 = arith.addi %134, %c1_i32 : i32
    %137 = arith.cmpi sge, %132, %c1_i32 : i32
    %138 = arith.muli %136, %c128_i32 : i32
    %139 = arith.cmpi sge, %132, %c2_i32 : i32
    ttg.barrier local
    %140 = ttg.local_load %63 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %141 = ttg.local_load %65 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %142 = arith.divsi %135, %c32_i32 : i32
    %143 = tt.splat %142 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %144 = arith.addi %143, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %145 = tt.expand_dims %144 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
    %146 = tt.broadcast %145 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
    %147 = tt.addptr %20, %146 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %148 = tt.splat %137 : i1 -> tensor<128x4xi1, #blocked3>
    %149 = tt.load %147, %148 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %150 = tt.addptr %23, %146 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %151 = tt.load %150, %148 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %152 = arith.extui %149 : tensor<128x4xi8, #blocked3> to tensor<128x4xi16, #blocked3>
    %153 = arith.shli %152, %cst_11 : tensor<128x4xi16, #blocked3>
    %154 = arith.maxui %153, %cst_10 : tensor<128x4xi16, #blocked3>
    %155 = tt.bitcast %154 : tensor<128x4xi16, #blocked3> -> tensor<128x4xbf16, #blocked3>
    %156 = ttg.convert_layout %155 {allocation.offset = 65536 : i32, allocation.size = 1024 : i32} : tensor<128x4xbf16, #blocked3> -> tensor<128x4xbf16, #linear2>
    %157 = tt.reshape %156 efficient_layout : tensor<128x4xbf16, #linear2> -> tensor<128x4x1xbf16, #linear6>
    %158 = tt.broadcast %157 : tensor<128x4x1xbf16, #linear6> -> tensor<128x4x32xbf16, #linear6>
    %159 = tt.reshape %158 : tensor<128x4x32xbf16, #linear6> -> tensor<128x128xbf16, #linear1>
    %160 = ttg.convert_layout %159 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %161 = amdg.scaled_upcast_fp8 %140 scale %160 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %162 = ttg.convert_layout %161 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear1>
    %163 = arith.cmpi eq, %149, %cst_9 : tensor<128x4xi8, #blocked3>
    ttg.barrier local
    %164 = ttg.convert_layout %163 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi1, #blocked3> -> tensor<128x4xi1, #linear2>
    %165 = tt.reshape %164 efficient_layout : tensor<128x4xi1, #linear2> -> tensor<128x4x1xi1, #linear6>
    %166 = tt.broadcast %165 : tensor<128x4x1xi1, #linear6> -> tensor<128x4x32xi1, #linear6>
    %167 = tt.reshape %166 : tensor<128x4x32xi1, #linear6> -> tensor<128x128xi1, #linear1>
    %168 = arith.select %167, %cst_8, %162 : tensor<128x128xi1, #linear1>, tensor<128x128xbf16, #linear1>
    %169 = ttg.convert_layout %168 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %170 = tt.trans %151 {order = array<i32: 1, 0>} : tensor<128x4xi8, #blocked3> -> tensor<4x128xi8, #blocked2>
    %171 = arith.extui %170 : tensor<4x128xi8, #blocked2> to tensor<4x128xi16, #blocked2>
    %172 = arith.shli %171, %cst_7 : tensor<4x128xi16, #blocked2>
    %173 = arith.maxui %172, %cst_6 : tensor<4x128xi16, #blocked2>
    %174 = tt.bitcast %173 : tensor<4x128xi16, #blocked2> -> tensor<4x128xbf16, #blocked2>
    ttg.barrier local
    %175 = ttg.convert_layout %174 {allocation.offset = 65536 : i32, allocation.size = 1024 : i32} : tensor<4x128xbf16, #blocked2> -> tensor<4x128xbf16, #linear3>
    %176 = tt.reshape %175 efficient_layout : tensor<4x128xbf16, #linear3> -> tensor<4x1x128xbf16, #linear7>
    %177 = tt.broadcast %176 : tensor<4x1x128xbf16, #linear7> -> tensor<4x32x128xbf16, #linear7>
    %178 = tt.reshape %177 : tensor<4x32x128xbf16, #linear7> -> tensor<128x128xbf16, #linear>
    %179 = ttg.convert_layout %178 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %180 = amdg.scaled_upcast_fp8 %141 scale %179 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %181 = ttg.convert_layout %180 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear>
    %182 = arith.cmpi eq, %170, %cst_5 : tensor<4x128xi8, #blocked2>
    ttg.barrier local
    %183 = ttg.convert_layout %182 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<4x128xi1, #blocked2> -> tensor<4x128xi1, #linear3>
    %184 = tt.reshape %183 efficient_layout : tensor<4x128xi1, #linear3> -> tensor<4x1x128xi1, #linear7>
    %185 = tt.broadcast %184 : tensor<4x1x128xi1, #linear7> -> tensor<4x32x128xi1, #linear7>
    %186 = tt.reshape %185 : tensor<4x32x128xi1, #linear7> -> tensor<128x128xi1, #linear>
    %187 = arith.select %186, %cst_4, %181 : tensor<128x128xi1, #linear>, tensor<128x128xbf16, #linear>
    %188 = ttg.convert_layout %187 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %137, ^bb4, ^bb5(%61 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %189 = tt.dot %169, %188, %61 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%189 : tensor<128x128xf32, #mma>)
  ^bb5(%190: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %191 = arith.select %137, %190, %61 : tensor<128x128xf32, #mma>
    %192 = ttg.local_load %64 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %193 = ttg.local_load %66 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %194 = arith.divsi %138, %c32_i32 : i32
    %195 = tt.splat %194 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %196 = arith.addi %195, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %197 = tt.expand_dims %196 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
    %198 = tt.broadcast %197 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
    %199 = tt.addptr %20, %198 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %200 = tt.splat %139 : i1 -> tensor<128x4xi1, #blocked3>
    %201 = tt.load %199, %200 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %202 = tt.addptr %23, %198 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
    %203 = tt.load %202, %200 : tensor<128x4x!tt.ptr<i8>, #blocked3>
    %204 = arith.extui %201 : tensor<128x4xi8, #blocked3> to tensor<128x4xi16, #blocked3>
    %205 = arith.shli %204, %cst_11 : tensor<128x4xi16, #blocked3>
    %206 = arith.maxui %205, %cst_10 : tensor<128x4xi16, #blocked3>
    %207 = tt.bitcast %206 : tensor<128x4xi16, #blocked3> -> tensor<128x4xbf16, #blocked3>
    ttg.barrier local
    %208 = ttg.convert_layout %207 {allocation.offset = 65536 : i32, allocation.size = 1024 : i32} : tensor<128x4xbf16, #blocked3> -> tensor<128x4xbf16, #linear2>
    %209 = tt.reshape %208 efficient_layout : tensor<128x4xbf16, #linear2> -> tensor<128x4x1xbf16, #linear6>
    %210 = tt.broadcast %209 : tensor<128x4x1xbf16, #linear6> -> tensor<128x4x32xbf16, #linear6>
    %211 = tt.reshape %210 : tensor<128x4x32xbf16, #linear6> -> tensor<128x128xbf16, #linear1>
    %212 = ttg.convert_layout %211 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %213 = amdg.scaled_upcast_fp8 %192 scale %212 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %214 = ttg.convert_layout %213 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear1>
    %215 = arith.cmpi eq, %201, %cst_9 : tensor<128x4xi8, #blocked3>
    ttg.barrier local
    %216 = ttg.convert_layout %215 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi1, #blocked3> -> tensor<128x4xi1, #linear2>
    %217 = tt.reshape %216 efficient_layout : tensor<128x4xi1, #linear2> -> tensor<128x4x1xi1, #linear6>
    %218 = tt.broadcast %217 : tensor<128x4x1xi1, #linear6> -> tensor<128x4x32xi1, #linear6>
    %219 = tt.reshape %218 : tensor<128x4x32xi1, #linear6> -> tensor<128x128xi1, #linear1>
    %220 = arith.select %219, %cst_8, %214 : tensor<128x128xi1, #linear1>, tensor<128x128xbf16, #linear1>
    %221 = ttg.convert_layout %220 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %222 = tt.trans %203 {order = array<i32: 1, 0>} : tensor<128x4xi8, #blocked3> -> tensor<4x128xi8, #blocked2>
    %223 = arith.extui %222 : tensor<4x128xi8, #blocked2> to tensor<4x128xi16, #blocked2>
    %224 = arith.shli %223, %cst_7 : tensor<4x128xi16, #blocked2>
    %225 = arith.maxui %224, %cst_6 : tensor<4x128xi16, #blocked2>
    %226 = tt.bitcast %225 : tensor<4x128xi16, #blocked2> -> tensor<4x128xbf16, #blocked2>
    ttg.barrier local
    %227 = ttg.convert_layout %226 {allocation.offset = 65536 : i32, allocation.size = 1024 : i32} : tensor<4x128xbf16, #blocked2> -> tensor<4x128xbf16, #linear3>
    %228 = tt.reshape %227 efficient_layout : tensor<4x128xbf16, #linear3> -> tensor<4x1x128xbf16, #linear7>
    %229 = tt.broadcast %228 : tensor<4x1x128xbf16, #linear7> -> tensor<4x32x128xbf16, #linear7>
    %230 = tt.reshape %229 : tensor<4x32x128xbf16, #linear7> -> tensor<128x128xbf16, #linear>
    %231 = ttg.convert_layout %230 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %232 = amdg.scaled_upcast_fp8 %193 scale %231 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %233 = ttg.convert_layout %232 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xbf16, #linear>
    %234 = arith.cmpi eq, %222, %cst_5 : tensor<4x128xi8, #blocked2>
    ttg.barrier local
    %235 = ttg.convert_layout %234 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<4x128xi1, #blocked2> -> tensor<4x128xi1, #linear3>
    %236 = tt.reshape %235 efficient_layout : tensor<4x128xi1, #linear3> -> tensor<4x1x128xi1, #linear7>
    %237 = tt.broadcast %236 : tensor<4x1x128xi1, #linear7> -> tensor<4x32x128xi1, #linear7>
    %238 = tt.reshape %237 : tensor<4x32x128xi1, #linear7> -> tensor<128x128xi1, #linear>
    %239 = arith.select %238, %cst_4, %233 : tensor<128x128xi1, #linear>, tensor<128x128xbf16, #linear>
    %240 = ttg.convert_layout %239 : tensor<128x128xbf16, #linear> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %139, ^bb6, ^bb7(%191 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %241 = tt.dot %221, %240, %191 : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%241 : tensor<128x128xf32, #mma>)
  ^bb7(%242: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %243 = arith.select %139, %242, %191 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %25 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %244 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %245 = tt.expand_dims %244 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %246 = arith.muli %245, %cst_3 : tensor<128x1xi32, #mma>
    %247 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %248 = tt.addptr %247, %246 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %249 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %250 = tt.expand_dims %249 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %251 = tt.broadcast %248 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %252 = tt.broadcast %250 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %253 = tt.addptr %251, %252 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %253, %243 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
