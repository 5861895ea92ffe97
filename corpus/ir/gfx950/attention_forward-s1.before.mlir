#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %14 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %15 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.addi %13, %10 : tensor<64xi32, #blocked2>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %17, %cst_7 : tensor<64x1xi32, #linear>
    %20 = arith.muli %18, %cst_6 : tensor<64x1xi32, #blocked1>
    %21 = arith.extsi %19 : tensor<64x1xi32, #linear> to tensor<64x1xi64, #linear>
    %22 = arith.extsi %20 : tensor<64x1xi32, #blocked1> to tensor<64x1xi64, #blocked1>
    %23 = tt.splat %5 : i64 -> tensor<64x1xi64, #linear>
    %24 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked1>
    %25 = arith.addi %23, %21 : tensor<64x1xi64, #linear>
    %26 = arith.addi %24, %22 : tensor<64x1xi64, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = arith.extsi %29 : tensor<1x64xi32, #linear> to tensor<1x64xi64, #linear>
    %32 = arith.extsi %30 : tensor<1x64xi32, #blocked1> to tensor<1x64xi64, #blocked1>
    %33 = tt.broadcast %25 : tensor<64x1xi64, #linear> -> tensor<64x64xi64, #linear>
    %34 = tt.broadcast %26 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %35 = tt.broadcast %31 : tensor<1x64xi64, #linear> -> tensor<64x64xi64, #linear>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %37 = arith.addi %33, %35 : tensor<64x64xi64, #linear>
    %38 = arith.addi %34, %36 : tensor<64x64xi64, #blocked1>
    %39 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear>
    %40 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %41 = arith.cmpi slt, %17, %39 : tensor<64x1xi32, #linear>
    %42 = arith.cmpi slt, %18, %40 : tensor<64x1xi32, #blocked1>
    %43 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %45 = tt.broadcast %41 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %46 = tt.broadcast %42 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %47 = tt.load %44, %46, %cst_3 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %48 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %49 = ttg.local_load %48 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %50 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %51 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %52 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked>
    %53 = tt.splat %50 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %54 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %57 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %58 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1 : i32, tensor<64x64xf32, #mma1>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb1(%60: i32, %61: tensor<64x64xf32, #mma1>, %62: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %63: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>):  // 2 preds: ^bb0, ^bb2
    %64 = arith.cmpi slt, %60, %arg6 : i32
    cf.cond_br %64, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %65 = tt.splat %60 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %66 = tt.splat %60 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %67 = arith.addi %65, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %68 = arith.addi %66, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %70 = arith.cmpi slt, %69, %52 : tensor<1x64xi32, #blocked>
    %71 = arith.muli %69, %cst_5 : tensor<1x64xi32, #blocked>
    %72 = tt.addptr %53, %71 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %73 = tt.broadcast %72 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %74 = tt.addptr %73, %56 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %75 = tt.broadcast %70 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %76 = tt.load %74, %75, %cst_2 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %77 = ttg.local_alloc %76 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %78 = ttg.local_load %77 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %79 = tt.dot %49, %78, %cst_4 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %80 = arith.mulf %79, %57 : tensor<64x64xf32, #mma>
    %81 = "tt.reduce"(%80) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %128 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %128 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %82 = arith.maxnumf %63, %81 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %83 = tt.expand_dims %82 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %84 = tt.broadcast %83 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %85 = arith.subf %80, %84 : tensor<64x64xf32, #mma>
    %86 = math.exp2 %85 : tensor<64x64xf32, #mma>
    %87 = arith.subf %63, %82 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %88 = math.exp2 %87 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %89 = arith.mulf %62, %88 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %90 = "tt.reduce"(%86) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %128 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %128 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %91 = arith.addf %89, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %92 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %93 = arith.cmpi slt, %92, %40 : tensor<64x1xi32, #blocked1>
    %94 = arith.muli %92, %cst_6 : tensor<64x1xi32, #blocked1>
    %95 = tt.addptr %58, %94 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %96 = tt.broadcast %95 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %97 = tt.addptr %96, %59 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %98 = tt.broadcast %93 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %99 = tt.load %97, %98, %cst_3 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %100 = arith.truncf %86 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %101 = tt.expand_dims %88 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %102 = ttg.convert_layout %101 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %103 = tt.broadcast %102 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %104 = arith.mulf %61, %103 : tensor<64x64xf32, #mma1>
    %105 = ttg.local_alloc %100 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %106 = ttg.local_load %105 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %107 = ttg.local_alloc %99 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %108 = ttg.local_load %107 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %109 = tt.dot %106, %108, %104 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %110 = arith.addi %60, %c64_i32 : i32
    cf.br ^bb1(%110, %109, %91, %82 : i32, tensor<64x64xf32, #mma1>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb3:  // pred: ^bb1
    %111 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %112 = ttg.convert_layout %111 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma> -> tensor<64x1xf32, #mma1>
    %113 = tt.broadcast %112 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %114 = arith.divf %61, %113 : tensor<64x64xf32, #mma1>
    %115 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %116 = arith.cmpi slt, %16, %115 : tensor<64xi32, #blocked2>
    %117 = arith.muli %1, %arg6 : i32
    %118 = tt.addptr %arg4, %117 : !tt.ptr<f32>, i32
    %119 = tt.splat %118 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %120 = tt.addptr %119, %16 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %121 = math.log2 %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %122 = arith.addf %63, %121 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = ttg.convert_layout %122 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked2>
    tt.store %120, %123, %116 : tensor<64x!tt.ptr<f32>, #blocked2>
    %124 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %125 = tt.addptr %124, %37 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi64, #linear>
    %126 = arith.truncf %114 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %127 = ttg.convert_layout %126 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #linear>
    tt.store %125, %127, %45 : tensor<64x64x!tt.ptr<f16>, #linear>
    tt.return
  }
}
