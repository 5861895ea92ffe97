#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [1, 8, 4], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked2>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = arith.muli %4, %cst_0 : tensor<4x1x1xi32, #blocked>
    %6 = tt.splat %arg3 : i32 -> tensor<4x1x1xi32, #blocked>
    %7 = arith.muli %5, %6 : tensor<4x1x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %11 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %13 = tt.splat %arg3 : i32 -> tensor<1x32x1xi32, #blocked1>
    %14 = arith.muli %12, %13 : tensor<1x32x1xi32, #blocked1>
    %15 = tt.broadcast %9 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.broadcast %14 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %17 = tt.addptr %15, %16 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %18 = tt.broadcast %17 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked1>
    %22 = tt.expand_dims %11 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %23 = tt.broadcast %22 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<4x32x32xf32, #mma>)
  ^bb1(%24: i32, %25: tensor<4x32x32xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %26 = arith.cmpi slt, %24, %arg3 : i32
    cf.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %27 = tt.splat %24 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %28 = tt.splat %24 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %29 = arith.addi %27, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %30 = arith.addi %28, %1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = tt.expand_dims %30 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %33 = tt.expand_dims %31 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %35 = tt.addptr %18, %34 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %36 = tt.load %35 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<4x32x32xf16, #blocked1>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %38 = tt.expand_dims %32 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %39 = arith.muli %38, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %40 = tt.broadcast %39 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %41 = tt.addptr %21, %40 : tensor<4x32x1x!tt.ptr<f16>, #blocked1>, tensor<4x32x1xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<4x32x1x!tt.ptr<f16>, #blocked1> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %45 = ttg.local_alloc %44 {allocation.offset = 8192 : i32} : (tensor<4x32x32xf16, #blocked1>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %46 = ttg.local_load %37 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %47 = ttg.local_load %45 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %48 = tt.dot %46, %47, %25, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %49 = arith.addi %24, %c32_i32 : i32
    cf.br ^bb1(%49, %48 : i32, tensor<4x32x32xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %50 = arith.muli %5, %cst_0 : tensor<4x1x1xi32, #blocked>
    %51 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x1x1x!tt.ptr<f32>, #blocked>
    %52 = tt.addptr %51, %50 : tensor<4x1x1x!tt.ptr<f32>, #blocked>, tensor<4x1x1xi32, #blocked>
    %53 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %54 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %56 = tt.expand_dims %54 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %57 = tt.expand_dims %55 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<1x32x1xi32, #blocked2>
    %58 = arith.muli %57, %cst_2 : tensor<1x32x1xi32, #blocked2>
    %59 = tt.broadcast %52 : tensor<4x1x1x!tt.ptr<f32>, #blocked> -> tensor<4x32x1x!tt.ptr<f32>, #blocked2>
    %60 = tt.broadcast %58 : tensor<1x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %61 = tt.addptr %59, %60 : tensor<4x32x1x!tt.ptr<f32>, #blocked2>, tensor<4x32x1xi32, #blocked2>
    %62 = tt.expand_dims %56 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<1x1x32xi32, #blocked2>
    %63 = tt.broadcast %61 : tensor<4x32x1x!tt.ptr<f32>, #blocked2> -> tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    %64 = tt.broadcast %62 : tensor<1x1x32xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %65 = tt.addptr %63, %64 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>, tensor<4x32x32xi32, #blocked2>
    %66 = ttg.convert_layout %25 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked2>
    tt.store %65, %66 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
