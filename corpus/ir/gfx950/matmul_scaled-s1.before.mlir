#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[32, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 16, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %7 = arith.muli %4, %6 : tensor<128x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %10 = tt.broadcast %9 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %12 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %14 = arith.divsi %arg5, %c32_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %5, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.broadcast %18 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    %20 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %21 = tt.addptr %20, %16 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.broadcast %21 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<128x128xf32, #mma>)
  ^bb1(%23: i32, %24: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %25 = arith.cmpi slt, %23, %arg5 : i32
    cf.cond_br %25, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %26 = tt.splat %23 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = tt.splat %23 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = arith.addi %26, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = arith.addi %27, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %32 = tt.addptr %10, %31 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %33 = tt.load %32 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %34 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %35 = arith.muli %34, %cst_0 : tensor<128x1xi32, #blocked>
    %36 = tt.addptr %11, %35 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %38 = tt.addptr %37, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %39 = tt.load %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %40 = arith.divsi %23, %c32_i32 : i32
    %41 = tt.splat %40 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %42 = arith.addi %41, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = tt.expand_dims %42 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<1x4xi32, #blocked1> -> tensor<128x4xi32, #blocked1>
    %45 = tt.addptr %19, %44 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %46 = tt.load %45 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %47 = tt.addptr %22, %44 : tensor<128x4x!tt.ptr<i8>, #blocked1>, tensor<128x4xi32, #blocked1>
    %48 = tt.load %47 : tensor<128x4x!tt.ptr<i8>, #blocked1>
    %49 = ttg.local_alloc %33 {allocation.offset = 0 : i32} : (tensor<128x128xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem>
    %50 = ttg.local_load %49 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %51 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<128x128xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem>
    %52 = ttg.local_load %51 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %53 = ttg.convert_layout %46 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked1> -> tensor<128x4xi8, #linear>
    %54 = ttg.convert_layout %48 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked1> -> tensor<128x4xi8, #linear1>
    %55 = tt.dot_scaled %50 scale %53, %52 scale %54, %24 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear1> -> tensor<128x128xf32, #mma>
    %56 = arith.addi %23, %c128_i32 : i32
    cf.br ^bb1(%56, %55 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %57 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %59 = arith.muli %58, %cst_1 : tensor<128x1xi32, #mma>
    %60 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %61 = tt.addptr %60, %59 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %62 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %64 = tt.broadcast %61 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %65 = tt.broadcast %63 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %66 = tt.addptr %64, %65 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %66, %24 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
