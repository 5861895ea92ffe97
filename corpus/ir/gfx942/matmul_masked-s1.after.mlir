#blocked = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 4], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked2>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked2>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked2> -> tensor<32x128xi1, #blocked>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_2 : i32, tensor<64x128xf32, #mma>)
  ^bb1(%38: i32, %39: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %40 = arith.cmpi slt, %38, %19 : i32
    cf.cond_br %40, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %41 = arith.muli %38, %c32_i32 : i32
    %42 = arith.subi %arg5, %41 : i32
    %43 = tt.splat %42 : i32 -> tensor<1x32xi32, #blocked1>
    %44 = arith.cmpi slt, %23, %43 : tensor<1x32xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %46 = arith.andi %24, %45 : tensor<64x32xi1, #blocked1>
    %47 = tt.splat %41 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %48 = tt.splat %41 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %49 = arith.addi %47, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %50 = arith.addi %48, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %53 = tt.addptr %29, %52 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %54 = tt.load %53, %46, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %55 = tt.splat %42 : i32 -> tensor<32x1xi32, #blocked>
    %56 = arith.cmpi slt, %30, %55 : tensor<32x1xi32, #blocked>
    %57 = tt.broadcast %56 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %58 = arith.andi %57, %34 : tensor<32x128xi1, #blocked>
    %59 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %60 = arith.muli %59, %35 : tensor<32x1xi32, #blocked>
    %61 = tt.addptr %36, %60 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %64 = tt.load %63, %58, %cst : tensor<32x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %65 = ttg.local_alloc %54 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    ttg.barrier local
    %66 = ttg.local_load %65 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %67 = amdg.in_thread_transpose %64 : tensor<32x128xf16, #blocked> -> tensor<32x128xf16, #linear>
    ttg.barrier local
    %68 = ttg.local_alloc %67 {allocation.offset = 0 : i32} : (tensor<32x128xf16, #linear>) -> !ttg.memdesc<32x128xf16, #shared1, #smem>
    ttg.barrier local
    %69 = ttg.local_load %68 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x128xf16, #shared1, #smem> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %70 = tt.dot %66, %69, %39, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %71 = arith.addi %38, %c1_i32 : i32
    cf.br ^bb1(%71, %70 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %72 = arith.cmpf ogt, %39, %cst_2 : tensor<64x128xf32, #mma>
    %73 = arith.mulf %39, %cst_1 : tensor<64x128xf32, #mma>
    %74 = arith.select %72, %39, %73 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %75 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %76 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %77 = arith.cmpi slt, %75, %76 : tensor<64x1xi32, #mma>
    %78 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %79 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %80 = arith.cmpi slt, %78, %79 : tensor<1x128xi32, #mma>
    %81 = tt.broadcast %77 : tensor<64x1xi1, #mma> -> tensor<64x128xi1, #mma>
    %82 = tt.broadcast %80 : tensor<1x128xi1, #mma> -> tensor<64x128xi1, #mma>
    %83 = arith.andi %81, %82 : tensor<64x128xi1, #mma>
    %84 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %85 = arith.muli %75, %84 : tensor<64x1xi32, #mma>
    %86 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %87 = tt.addptr %86, %85 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %88 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x128x!tt.ptr<f16>, #mma>
    %89 = tt.broadcast %78 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %90 = tt.addptr %88, %89 : tensor<64x128x!tt.ptr<f16>, #mma>, tensor<64x128xi32, #mma>
    %91 = arith.truncf %74 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    tt.store %90, %91, %83 : tensor<64x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
