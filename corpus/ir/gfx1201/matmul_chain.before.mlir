#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#shared = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared3 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %8 = arith.muli %5, %cst_1 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %21 = amdg.in_thread_transpose %20 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %22 = ttg.local_alloc %21 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = ttg.local_load %22 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %24 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %25 = ttg.local_load %24 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %26 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %7, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %14 : tensor<1x64xi32, #blocked3> -> tensor<32x64xi32, #blocked1>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared3, #smem, mutable>
    %35 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %36 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %38 = tt.addptr %30, %37 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked2>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %41 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %42 = arith.muli %41, %cst_2 : tensor<32x1xi32, #blocked1>
    %43 = tt.addptr %31, %42 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked1>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked2> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %50 = amdg.in_thread_transpose %47 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear1>
    ttg.local_store %50, %49 : tensor<32x64xf16, #linear1> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %51 = arith.subi %arg4, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %48, %49 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>)
  ^bb1(%52: i32, %53: tensor<64x64xf32, #mma>, %54: i32, %55: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %56: !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %52, %51 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = arith.addi %52, %c32_i32 : i32
    %59 = tt.splat %58 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %60 = tt.splat %58 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %61 = arith.addi %59, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %62 = arith.addi %60, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %64 = tt.broadcast %63 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %65 = tt.addptr %30, %64 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %66 = tt.load %65 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %67 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %68 = tt.expand_dims %62 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %69 = arith.muli %68, %cst_2 : tensor<32x1xi32, #blocked1>
    %70 = tt.addptr %31, %69 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %72 = tt.addptr %71, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %73 = tt.load %72 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %74 = ttg.local_load %56 : !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %75 = tt.dot %67, %74, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %77 = ttg.convert_layout %76 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %78 = tt.dot %77, %25, %53 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %79 = arith.addi %54, %c1_i32 : i32
    %80 = arith.cmpi slt, %79, %c1_i32 : i32
    %81 = arith.select %80, %79, %c0_i32 : i32
    %82 = ttg.memdesc_index %33[%81] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %66, %82 : tensor<64x32xf16, #blocked2> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %83 = ttg.memdesc_index %34[%81] : !ttg.memdesc<1x32x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %84 = amdg.in_thread_transpose %73 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear1>
    ttg.local_store %84, %83 : tensor<32x64xf16, #linear1> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %85 = arith.addi %52, %c32_i32 : i32
    cf.br ^bb1(%85, %78, %81, %82, %83 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %86 = arith.addi %arg4, %c31_i32 : i32
    %87 = arith.divsi %86, %c32_i32 : i32
    %88 = arith.cmpi sge, %87, %c1_i32 : i32
    %89 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %90 = ttg.local_load %56 : !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %88, ^bb4, ^bb5(%cst_0 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %91 = tt.dot %89, %90, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%91 : tensor<64x64xf32, #mma>)
  ^bb5(%92: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %93 = arith.truncf %92 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %94 = ttg.convert_layout %93 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %88, ^bb6, ^bb7(%53 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %95 = tt.dot %94, %23, %53 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%95 : tensor<64x64xf32, #mma>)
  ^bb7(%96: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %97 = arith.select %88, %96, %53 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<1x32x64xf16, #shared3, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %98 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %99 = tt.addptr %98, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %101 = tt.addptr %100, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %101, %97 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
