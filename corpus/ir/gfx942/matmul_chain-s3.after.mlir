#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %8 = arith.muli %5, %cst_5 : tensor<64x1xi32, #blocked2>
    %9 = arith.muli %6, %cst : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked2>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %21 = amdg.in_thread_transpose %20 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    %22 = ttg.local_alloc %21 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %23 = ttg.local_load %22 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %24 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %25 = ttg.local_load %24 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %26 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %27 = arith.muli %7, %26 : tensor<64x1xi32, #blocked1>
    %28 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %30 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %32 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %36 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %38 = tt.addptr %30, %37 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked1>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %41 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %42 = arith.muli %41, %cst_0 : tensor<32x1xi32, #blocked>
    %43 = tt.addptr %31, %42 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %47, %49 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %51 = arith.addi %0, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %52 = arith.addi %1, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = tt.expand_dims %51 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %55 = tt.addptr %30, %54 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %56 = tt.splat %50 : i1 -> tensor<64x32xi1, #blocked1>
    %57 = tt.load %55, %56 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %58 = tt.expand_dims %52 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %59 = arith.muli %58, %cst_0 : tensor<32x1xi32, #blocked>
    %60 = tt.addptr %31, %59 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %63 = tt.splat %50 : i1 -> tensor<32x64xi1, #blocked>
    %64 = tt.load %62, %63 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %65 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %57, %65 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %66 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %64, %66 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %67 = arith.subi %arg4, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_4, %c1_i32, %48, %65, %49, %66 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%68: i32, %69: tensor<64x64xf32, #mma>, %70: i32, %71: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %72: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %73: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %74: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %75 = arith.cmpi slt, %68, %67 : i32
    cf.cond_br %75, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %76 = arith.addi %68, %c64_i32 : i32
    %77 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %78 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %79 = arith.addi %77, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %80 = arith.addi %78, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %81 = tt.expand_dims %79 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %82 = tt.broadcast %81 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %83 = tt.addptr %30, %82 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %84 = tt.load %83 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %85 = ttg.local_load %71 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %86 = tt.expand_dims %80 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %87 = arith.muli %86, %cst_0 : tensor<32x1xi32, #blocked>
    %88 = tt.addptr %31, %87 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %90 = tt.addptr %89, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %91 = tt.load %90 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %92 = ttg.local_load %73 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %93 = tt.dot %85, %92, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %94 = arith.truncf %93 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %95 = ttg.local_alloc %94 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %96 = ttg.local_load %95 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %97 = tt.dot %96, %25, %69, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %98 = arith.addi %70, %c1_i32 : i32
    %99 = arith.cmpi slt, %98, %c2_i32 : i32
    %100 = arith.select %99, %98, %c0_i32 : i32
    %101 = ttg.memdesc_index %33[%100] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %84, %101 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %102 = ttg.memdesc_index %34[%100] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %91, %102 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %103 = arith.addi %68, %c32_i32 : i32
    cf.br ^bb1(%103, %97, %100, %72, %101, %74, %102 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %104 = arith.addi %arg4, %c31_i32 : i32
    %105 = arith.divsi %104, %c32_i32 : i32
    %106 = arith.cmpi sge, %105, %c1_i32 : i32
    %107 = arith.cmpi sge, %105, %c2_i32 : i32
    ttg.barrier local
    %108 = ttg.local_load %71 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %109 = ttg.local_load %73 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %106, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %110 = tt.dot %108, %109, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%110 : tensor<64x64xf32, #mma1>)
  ^bb5(%111: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %112 = arith.truncf %111 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %113 = ttg.local_alloc %112 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %114 = ttg.local_load %113 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %106, ^bb6, ^bb7(%69 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %115 = tt.dot %114, %25, %69, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%115 : tensor<64x64xf32, #mma>)
  ^bb7(%116: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %117 = arith.select %106, %116, %69 : tensor<64x64xf32, #mma>
    %118 = ttg.local_load %72 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %119 = ttg.local_load %74 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %107, ^bb8, ^bb9(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %120 = tt.dot %118, %119, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%120 : tensor<64x64xf32, #mma1>)
  ^bb9(%121: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %122 = arith.truncf %121 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %123 = ttg.local_alloc %122 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %124 = ttg.local_load %123 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %107, ^bb10, ^bb11(%117 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %125 = tt.dot %124, %23, %117, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%125 : tensor<64x64xf32, #mma>)
  ^bb11(%126: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %127 = arith.select %107, %126, %117 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %128 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %129 = tt.addptr %128, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %130 = tt.broadcast %129 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %131 = tt.addptr %130, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %131, %127 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
