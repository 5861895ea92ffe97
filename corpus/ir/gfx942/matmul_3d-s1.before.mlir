#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [1, 16, 4], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [2, 0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x32x1xi32, #mma>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #mma>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = arith.muli %4, %cst_0 : tensor<4x1x1xi32, #blocked>
    %6 = tt.splat %arg3 : i32 -> tensor<4x1x1xi32, #blocked>
    %7 = arith.muli %5, %6 : tensor<4x1x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %11 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %13 = tt.splat %arg3 : i32 -> tensor<1x32x1xi32, #blocked>
    %14 = arith.muli %12, %13 : tensor<1x32x1xi32, #blocked>
    %15 = tt.broadcast %9 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked>
    %16 = tt.broadcast %14 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %17 = tt.addptr %15, %16 : tensor<4x32x1x!tt.ptr<f16>, #blocked>, tensor<4x32x1xi32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x32x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %19 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked>
    %22 = tt.expand_dims %11 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<4x32x32xf32, #mma>)
  ^bb1(%24: i32, %25: tensor<4x32x32xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %26 = arith.cmpi slt, %24, %arg3 : i32
    cf.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %27 = tt.splat %24 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %28 = tt.splat %24 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %29 = arith.addi %27, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %30 = arith.addi %28, %1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %32 = tt.expand_dims %30 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %33 = tt.expand_dims %31 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %35 = tt.addptr %18, %34 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %36 = tt.load %35 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %37 = tt.expand_dims %32 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %38 = arith.muli %37, %cst_1 : tensor<1x32x1xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %40 = tt.addptr %21, %39 : tensor<4x32x1x!tt.ptr<f16>, #blocked>, tensor<4x32x1xi32, #blocked>
    %41 = tt.broadcast %40 : tensor<4x32x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %42 = tt.addptr %41, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %43 = tt.load %42 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %44 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %45 = ttg.local_load %44 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %46 = ttg.local_alloc %43 {allocation.offset = 0 : i32} : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %47 = ttg.local_load %46 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %48 = tt.dot %45, %47, %25, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<4x32x32xf32, #mma>
    %49 = arith.addi %24, %c32_i32 : i32
    cf.br ^bb1(%49, %48 : i32, tensor<4x32x32xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %50 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #mma}>}>>
    %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #mma}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #mma}>>
    %52 = tt.expand_dims %51 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #mma}>> -> tensor<4x1x1xi32, #mma>
    %53 = arith.muli %52, %cst_3 : tensor<4x1x1xi32, #mma>
    %54 = arith.muli %53, %cst_3 : tensor<4x1x1xi32, #mma>
    %55 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x1x1x!tt.ptr<f32>, #mma>
    %56 = tt.addptr %55, %54 : tensor<4x1x1x!tt.ptr<f32>, #mma>, tensor<4x1x1xi32, #mma>
    %57 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #mma}>}>>
    %58 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #mma}>}>>
    %59 = tt.expand_dims %57 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #mma}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #mma}>>
    %60 = tt.expand_dims %58 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #mma}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %61 = tt.expand_dims %59 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #mma}>> -> tensor<1x32x1xi32, #mma>
    %62 = arith.muli %61, %cst_2 : tensor<1x32x1xi32, #mma>
    %63 = tt.broadcast %56 : tensor<4x1x1x!tt.ptr<f32>, #mma> -> tensor<4x32x1x!tt.ptr<f32>, #mma>
    %64 = tt.broadcast %62 : tensor<1x32x1xi32, #mma> -> tensor<4x32x1xi32, #mma>
    %65 = tt.addptr %63, %64 : tensor<4x32x1x!tt.ptr<f32>, #mma>, tensor<4x32x1xi32, #mma>
    %66 = tt.expand_dims %60 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<1x1x32xi32, #mma>
    %67 = tt.broadcast %65 : tensor<4x32x1x!tt.ptr<f32>, #mma> -> tensor<4x32x32x!tt.ptr<f32>, #mma>
    %68 = tt.broadcast %66 : tensor<1x1x32xi32, #mma> -> tensor<4x32x32xi32, #mma>
    %69 = tt.addptr %67, %68 : tensor<4x32x32x!tt.ptr<f32>, #mma>, tensor<4x32x32xi32, #mma>
    tt.store %69, %25 : tensor<4x32x32x!tt.ptr<f32>, #mma>
    tt.return
  }
}
