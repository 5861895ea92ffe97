#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked2>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_6 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_8 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.splat %6 : i32 -> tensor<64xi32, #blocked3>
    %15 = arith.addi %12, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %14, %11 : tensor<64xi32, #blocked3>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %20 = arith.muli %18, %cst : tensor<64x1xi32, #mma>
    %21 = arith.muli %19, %cst_7 : tensor<64x1xi32, #blocked2>
    %22 = arith.extsi %20 : tensor<64x1xi32, #mma> to tensor<64x1xi64, #mma>
    %23 = arith.extsi %21 : tensor<64x1xi32, #blocked2> to tensor<64x1xi64, #blocked2>
    %24 = tt.splat %5 : i64 -> tensor<64x1xi64, #mma>
    %25 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked2>
    %26 = arith.addi %24, %22 : tensor<64x1xi64, #mma>
    %27 = arith.addi %25, %23 : tensor<64x1xi64, #blocked2>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = arith.extsi %30 : tensor<1x64xi32, #mma> to tensor<1x64xi64, #mma>
    %33 = arith.extsi %31 : tensor<1x64xi32, #blocked2> to tensor<1x64xi64, #blocked2>
    %34 = tt.broadcast %26 : tensor<64x1xi64, #mma> -> tensor<64x64xi64, #mma>
    %35 = tt.broadcast %27 : tensor<64x1xi64, #blocked2> -> tensor<64x64xi64, #blocked2>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #mma> -> tensor<64x64xi64, #mma>
    %37 = tt.broadcast %33 : tensor<1x64xi64, #blocked2> -> tensor<64x64xi64, #blocked2>
    %38 = arith.addi %34, %36 : tensor<64x64xi64, #mma>
    %39 = arith.addi %35, %37 : tensor<64x64xi64, #blocked2>
    %40 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %41 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %42 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked2>
    %43 = arith.cmpi slt, %18, %40 : tensor<64x1xi32, #mma>
    %44 = arith.cmpi slt, %19, %42 : tensor<64x1xi32, #blocked2>
    %45 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %46 = tt.addptr %45, %39 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi64, #blocked2>
    %47 = tt.broadcast %43 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %48 = tt.broadcast %44 : tensor<64x1xi1, #blocked2> -> tensor<64x64xi1, #blocked2>
    %49 = tt.load %46, %48, %cst_5 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %51 = ttg.local_load %50 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %52 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %53 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %54 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked1>
    %55 = tt.splat %52 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %59 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %60 = tt.splat %53 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %61 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_2, %cst_1, %cst_3 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb1(%62: i32, %63: tensor<64x64xf32, #mma>, %64: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %65: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>):  // 2 preds: ^bb0, ^bb2
    %66 = arith.cmpi slt, %62, %arg6 : i32
    cf.cond_br %66, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %67 = tt.splat %62 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = tt.splat %62 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = arith.addi %67, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %70 = arith.addi %68, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %71 = tt.expand_dims %69 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %72 = arith.cmpi slt, %71, %54 : tensor<1x64xi32, #blocked1>
    %73 = arith.muli %71, %cst_6 : tensor<1x64xi32, #blocked1>
    %74 = tt.addptr %55, %73 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = tt.broadcast %72 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %78 = tt.load %76, %77, %cst_4 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %79 = ttg.local_alloc %78 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %80 = ttg.local_load %79 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %81 = tt.dot %51, %80, %cst_2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %82 = arith.mulf %81, %59 : tensor<64x64xf32, #mma>
    %83 = "tt.reduce"(%82) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %127 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %127 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %84 = arith.maxnumf %65, %83 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %85 = tt.expand_dims %84 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %86 = tt.broadcast %85 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %87 = arith.subf %82, %86 : tensor<64x64xf32, #mma>
    %88 = math.exp2 %87 : tensor<64x64xf32, #mma>
    %89 = arith.subf %65, %84 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %90 = math.exp2 %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %91 = arith.mulf %64, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %92 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %127 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %127 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %93 = arith.addf %91, %92 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %94 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %95 = arith.cmpi slt, %94, %41 : tensor<64x1xi32, #blocked>
    %96 = arith.muli %94, %cst_8 : tensor<64x1xi32, #blocked>
    %97 = tt.addptr %60, %96 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %98 = tt.broadcast %97 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %99 = tt.addptr %98, %61 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %100 = tt.broadcast %95 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %101 = tt.load %99, %100, %cst_0 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %102 = arith.truncf %88 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %103 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %104 = tt.broadcast %103 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %105 = arith.mulf %63, %104 : tensor<64x64xf32, #mma>
    %106 = ttg.convert_layout %102 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %107 = amdg.in_thread_transpose %101 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %108 = ttg.local_alloc %107 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %109 = ttg.local_load %108 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %110 = tt.dot %106, %109, %105 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %111 = arith.addi %62, %c64_i32 : i32
    cf.br ^bb1(%111, %110, %93, %84 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb3:  // pred: ^bb1
    %112 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %113 = tt.broadcast %112 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %114 = arith.divf %63, %113 : tensor<64x64xf32, #mma>
    %115 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked3>
    %116 = arith.cmpi slt, %17, %115 : tensor<64xi32, #blocked3>
    %117 = arith.muli %1, %arg6 : i32
    %118 = tt.addptr %arg4, %117 : !tt.ptr<f32>, i32
    %119 = tt.splat %118 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked3>
    %120 = tt.addptr %119, %17 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %121 = math.log2 %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %122 = arith.addf %65, %121 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = ttg.convert_layout %122 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked3>
    tt.store %120, %123, %116 : tensor<64x!tt.ptr<f32>, #blocked3>
    %124 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %125 = tt.addptr %124, %38 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi64, #mma>
    %126 = arith.truncf %114 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %125, %126, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
