#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %8 = arith.muli %5, %cst_3 : tensor<64x1xi32, #blocked1>
    %9 = arith.muli %6, %cst : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %21 = amdg.in_thread_transpose %20 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear>
    %22 = ttg.local_alloc %21 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = ttg.local_load %22 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %24 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %25 = ttg.local_load %24 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %26 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %7, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %32 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %33 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %36 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %38 = tt.addptr %30, %37 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked2>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %41 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %42 = arith.muli %41, %cst_0 : tensor<32x1xi32, #blocked>
    %43 = tt.addptr %31, %42 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked2> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %47, %49 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = arith.subi %arg4, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_2, %c0_i32, %48, %49 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%51: i32, %52: tensor<64x64xf32, #mma>, %53: i32, %54: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %55: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %56 = arith.cmpi slt, %51, %50 : i32
    cf.cond_br %56, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %57 = arith.addi %51, %c32_i32 : i32
    %58 = tt.splat %57 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %59 = tt.splat %57 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %60 = arith.addi %58, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %61 = arith.addi %59, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %62 = tt.expand_dims %60 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %63 = tt.broadcast %62 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %64 = tt.addptr %30, %63 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %65 = tt.load %64 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %66 = ttg.local_load %54 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %67 = tt.expand_dims %61 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %68 = arith.muli %67, %cst_0 : tensor<32x1xi32, #blocked>
    %69 = tt.addptr %31, %68 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %70 = tt.broadcast %69 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %71 = tt.addptr %70, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %72 = tt.load %71 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %73 = ttg.local_load %55 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %74 = tt.dot %66, %73, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %75 = arith.truncf %74 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %76 = ttg.local_alloc %75 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %77 = ttg.local_load %76 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %78 = tt.dot %77, %25, %52, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %79 = arith.addi %53, %c1_i32 : i32
    %80 = arith.cmpi slt, %79, %c1_i32 : i32
    %81 = arith.select %80, %79, %c0_i32 : i32
    %82 = ttg.memdesc_index %33[%81] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %65, %82 : tensor<64x32xf16, #blocked2> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %83 = ttg.memdesc_index %34[%81] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %72, %83 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %84 = arith.addi %51, %c32_i32 : i32
    cf.br ^bb1(%84, %78, %81, %82, %83 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %85 = arith.addi %arg4, %c31_i32 : i32
    %86 = arith.divsi %85, %c32_i32 : i32
    %87 = arith.cmpi sge, %86, %c1_i32 : i32
    %88 = ttg.local_load %54 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %89 = ttg.local_load %55 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %87, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %90 = tt.dot %88, %89, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%90 : tensor<64x64xf32, #mma1>)
  ^bb5(%91: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %92 = arith.truncf %91 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %93 = ttg.local_alloc %92 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %94 = ttg.local_load %93 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %87, ^bb6, ^bb7(%52 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %95 = tt.dot %94, %23, %52, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%95 : tensor<64x64xf32, #mma>)
  ^bb7(%96: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %97 = arith.select %87, %96, %52 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %98 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %99 = tt.addptr %98, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %101 = tt.addptr %100, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %101, %97 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
