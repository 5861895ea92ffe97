#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[64]], lane = [[1], [2], [4], [8], [16], [0]], warp = [[0], [32]], block = []}>
#linear3 = #ttg.linear<{register = [[1], [2], [4], [16], [64]], lane = [[0], [0], [0], [0], [0], [8]], warp = [[32], [0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #linear>
    %cst_3 = arith.constant dense<0> : tensor<1x128xi64, #linear>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.reshape %11 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_1 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.reshape %27 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_1 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<128x128xf32, #mma>)
  ^bb1(%37: i32, %38: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %39 = arith.cmpi slt, %37, %arg5 : i32
    cf.cond_br %39, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %40 = arith.extsi %37 : i32 to i64
    %41 = tt.splat %40 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %42 = arith.addi %41, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = tt.reshape %42 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %44 = tt.broadcast %43 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %45 = arith.addi %18, %44 : tensor<128x64xi64, #blocked>
    %46 = tt.addptr %15, %45 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %47 = arith.cmpi slt, %43, %24 : tensor<1x64xi64, #blocked>
    %48 = tt.broadcast %47 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %49 = arith.andi %23, %48 : tensor<128x64xi1, #blocked>
    %50 = tt.load %46, %49, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %51 = arith.addi %31, %44 : tensor<128x64xi64, #blocked>
    %52 = tt.addptr %29, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %53 = arith.andi %36, %48 : tensor<128x64xi1, #blocked>
    %54 = tt.load %52, %53, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %55 = ttg.convert_layout %54 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #linear1>
    %56 = tt.trans %55 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear1> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %57 = ttg.local_alloc %50 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %58 = ttg.local_load %57 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %59 = tt.dot %58, %56, %38 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %60 = arith.addi %37, %c64_i32 : i32
    cf.br ^bb1(%60, %59 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %61 = arith.truncf %38 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %62 = tt.splat %7 : i64 -> tensor<128xi64, #linear2>
    %63 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear2>
    %64 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear3>
    %65 = arith.extsi %63 : tensor<128xi32, #linear2> to tensor<128xi64, #linear2>
    %66 = arith.extsi %64 : tensor<128xi32, #linear3> to tensor<128xi64, #linear3>
    %67 = arith.addi %62, %65 : tensor<128xi64, #linear2>
    %68 = tt.reshape %67 : tensor<128xi64, #linear2> -> tensor<128x1xi64, #linear>
    %69 = tt.splat %25 : i64 -> tensor<128xi64, #linear3>
    %70 = arith.addi %69, %66 : tensor<128xi64, #linear3>
    %71 = tt.reshape %70 : tensor<128xi64, #linear3> -> tensor<1x128xi64, #linear>
    %72 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #linear>
    %73 = tt.splat %2 : i64 -> tensor<128x1xi64, #linear>
    %74 = arith.muli %68, %73 : tensor<128x1xi64, #linear>
    %75 = tt.broadcast %74 : tensor<128x1xi64, #linear> -> tensor<128x128xi64, #linear>
    %76 = tt.broadcast %71 : tensor<1x128xi64, #linear> -> tensor<128x128xi64, #linear>
    %77 = arith.addi %75, %76 : tensor<128x128xi64, #linear>
    %78 = tt.addptr %72, %77 : tensor<128x128x!tt.ptr<f16>, #linear>, tensor<128x128xi64, #linear>
    %79 = arith.cmpi sge, %68, %cst_2 : tensor<128x1xi64, #linear>
    %80 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear>
    %81 = arith.cmpi slt, %68, %80 : tensor<128x1xi64, #linear>
    %82 = arith.andi %79, %81 : tensor<128x1xi1, #linear>
    %83 = tt.broadcast %82 : tensor<128x1xi1, #linear> -> tensor<128x128xi1, #linear>
    %84 = arith.cmpi sge, %71, %cst_3 : tensor<1x128xi64, #linear>
    %85 = tt.splat %2 : i64 -> tensor<1x128xi64, #linear>
    %86 = arith.cmpi slt, %71, %85 : tensor<1x128xi64, #linear>
    %87 = arith.andi %84, %86 : tensor<1x128xi1, #linear>
    %88 = tt.broadcast %87 : tensor<1x128xi1, #linear> -> tensor<128x128xi1, #linear>
    %89 = arith.andi %83, %88 : tensor<128x128xi1, #linear>
    %90 = ttg.convert_layout %61 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear>
    tt.store %78, %90, %89 : tensor<128x128x!tt.ptr<f16>, #linear>
    tt.return
  }
}
