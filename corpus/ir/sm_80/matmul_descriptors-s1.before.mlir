#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 18432 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
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
    %19 = arith.cmpi sge, %12, %cst_3 : tensor<128x1xi64, #blocked>
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
    %32 = arith.cmpi sge, %28, %cst_3 : tensor<128x1xi64, #blocked>
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
    %47 = arith.cmpi sge, %43, %cst_2 : tensor<1x64xi64, #blocked>
    %48 = arith.cmpi slt, %43, %24 : tensor<1x64xi64, #blocked>
    %49 = arith.andi %47, %48 : tensor<1x64xi1, #blocked>
    %50 = tt.broadcast %49 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %23, %50 : tensor<128x64xi1, #blocked>
    %52 = tt.load %46, %51, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %53 = ttg.local_alloc %52 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %54 = arith.addi %31, %44 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %50 : tensor<128x64xi1, #blocked>
    %57 = tt.load %55, %56, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %58 = ttg.convert_layout %57 {allocation.offset = 16384 : i32, allocation.size = 2048 : i32} : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #linear>
    %59 = tt.trans %58 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %60 = ttg.local_load %53 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %61 = tt.dot %60, %59, %38, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %62 = arith.addi %37, %c64_i32 : i32
    cf.br ^bb1(%62, %61 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %63 = arith.truncf %38 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %64 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %65 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %66 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %67 = arith.extsi %65 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %68 = arith.extsi %66 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %64, %67 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.reshape %69 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %71 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %72 = arith.addi %71, %68 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %73 = tt.reshape %72 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %74 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %75 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %76 = arith.muli %70, %75 : tensor<128x1xi64, #blocked1>
    %77 = tt.broadcast %76 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %78 = tt.broadcast %73 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %79 = arith.addi %77, %78 : tensor<128x128xi64, #blocked1>
    %80 = tt.addptr %74, %79 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %81 = arith.cmpi sge, %70, %cst_4 : tensor<128x1xi64, #blocked1>
    %82 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %83 = arith.cmpi slt, %70, %82 : tensor<128x1xi64, #blocked1>
    %84 = arith.andi %81, %83 : tensor<128x1xi1, #blocked1>
    %85 = tt.broadcast %84 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %86 = arith.cmpi sge, %73, %cst_1 : tensor<1x128xi64, #blocked1>
    %87 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %88 = arith.cmpi slt, %73, %87 : tensor<1x128xi64, #blocked1>
    %89 = arith.andi %86, %88 : tensor<1x128xi1, #blocked1>
    %90 = tt.broadcast %89 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %91 = arith.andi %85, %90 : tensor<128x128xi1, #blocked1>
    %92 = ttg.convert_layout %63 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %80, %92, %91 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
