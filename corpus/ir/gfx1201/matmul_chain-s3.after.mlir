#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#shared = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared3 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_4 = arith.constant dense<64> : tensor<32x1xi32, #blocked2>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %8 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked1>
    %9 = arith.muli %6, %cst : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %21 = amdg.in_thread_transpose %20 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear>
    %22 = ttg.local_alloc %21 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %23 = ttg.local_load %22 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %24 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %25 = ttg.local_load %24 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %26 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked>
    %27 = arith.muli %7, %26 : tensor<64x1xi32, #blocked>
    %28 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %30 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %14 : tensor<1x64xi32, #blocked3> -> tensor<32x64xi32, #blocked2>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared3, #smem, mutable>
    %35 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %36 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %38 = tt.addptr %30, %37 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %41 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %42 = arith.muli %41, %cst_4 : tensor<32x1xi32, #blocked2>
    %43 = tt.addptr %31, %42 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked2>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %50 = amdg.in_thread_transpose %47 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear1>
    ttg.local_store %50, %49 : tensor<32x64xf16, #linear1> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %51 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %52 = arith.addi %0, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %53 = arith.addi %1, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %54 = tt.expand_dims %52 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %56 = tt.addptr %30, %55 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %57 = tt.splat %51 : i1 -> tensor<64x32xi1, #blocked>
    %58 = tt.load %56, %57 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %59 = tt.expand_dims %53 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %60 = arith.muli %59, %cst_4 : tensor<32x1xi32, #blocked2>
    %61 = tt.addptr %31, %60 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %63 = tt.addptr %62, %32 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %64 = tt.splat %51 : i1 -> tensor<32x64xi1, #blocked2>
    %65 = tt.load %63, %64 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %66 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.local_store %58, %66 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %67 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %68 = amdg.in_thread_transpose %65 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear1>
    ttg.local_store %68, %67 : tensor<32x64xf16, #linear1> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %69 = arith.subi %arg4, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %c1_i32, %48, %66, %49, %67 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>)
  ^bb1(%70: i32, %71: tensor<64x64xf32, #mma>, %72: i32, %73: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %74: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %75: !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>, %76: !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %77 = arith.cmpi slt, %70, %69 : i32
    cf.cond_br %77, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %78 = arith.addi %70, %c64_i32 : i32
    %79 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %80 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %81 = arith.addi %79, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = arith.addi %80, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %83 = tt.expand_dims %81 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %84 = tt.broadcast %83 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %85 = tt.addptr %30, %84 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %86 = tt.load %85 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %87 = ttg.local_load %73 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %88 = tt.expand_dims %82 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %89 = arith.muli %88, %cst_4 : tensor<32x1xi32, #blocked2>
    %90 = tt.addptr %31, %89 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %91 = tt.broadcast %90 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %92 = tt.addptr %91, %32 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %93 = tt.load %92 : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %94 = ttg.local_load %75 : !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %95 = tt.dot %87, %94, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %96 = arith.truncf %95 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %97 = ttg.convert_layout %96 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %98 = tt.dot %97, %25, %71 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %99 = arith.addi %72, %c1_i32 : i32
    %100 = arith.cmpi slt, %99, %c2_i32 : i32
    %101 = arith.select %100, %99, %c0_i32 : i32
    %102 = ttg.memdesc_index %33[%101] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttg.local_store %86, %102 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %103 = ttg.memdesc_index %34[%101] : !ttg.memdesc<2x32x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %104 = amdg.in_thread_transpose %93 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear1>
    ttg.local_store %104, %103 : tensor<32x64xf16, #linear1> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %105 = arith.addi %70, %c32_i32 : i32
    cf.br ^bb1(%105, %98, %101, %74, %102, %76, %103 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %106 = arith.addi %arg4, %c31_i32 : i32
    %107 = arith.divsi %106, %c32_i32 : i32
    %108 = arith.cmpi sge, %107, %c1_i32 : i32
    %109 = arith.cmpi sge, %107, %c2_i32 : i32
    ttg.barrier local
    %110 = ttg.local_load %73 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %111 = ttg.local_load %75 : !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %108, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %112 = tt.dot %110, %111, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%112 : tensor<64x64xf32, #mma>)
  ^bb5(%113: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %114 = arith.truncf %113 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %115 = ttg.convert_layout %114 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %108, ^bb6, ^bb7(%71 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %116 = tt.dot %115, %25, %71 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%116 : tensor<64x64xf32, #mma>)
  ^bb7(%117: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %118 = arith.select %108, %117, %71 : tensor<64x64xf32, #mma>
    %119 = ttg.local_load %74 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %120 = ttg.local_load %76 : !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %109, ^bb8, ^bb9(%cst_1 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %121 = tt.dot %119, %120, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%121 : tensor<64x64xf32, #mma>)
  ^bb9(%122: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %123 = arith.truncf %122 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %124 = ttg.convert_layout %123 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %109, ^bb10, ^bb11(%118 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %125 = tt.dot %124, %23, %118 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%125 : tensor<64x64xf32, #mma>)
  ^bb11(%126: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %127 = arith.select %109, %126, %118 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x32x64xf16, #shared3, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %128 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %129 = tt.addptr %128, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %130 = tt.broadcast %129 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %131 = tt.addptr %130, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %131, %127 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
