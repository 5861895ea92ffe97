#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = arith.muli %6, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = arith.addi %13, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %17, %cst_2 : tensor<64x1xi32, #mma>
    %20 = arith.muli %18, %cst_0 : tensor<64x1xi32, #blocked>
    %21 = tt.splat %16 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %24 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %25 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %26 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %28 = tt.broadcast %25 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %29 = tt.addptr %26, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %30 = tt.load %29 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc %30 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %32 = ttg.local_load %31 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %35 = tt.addptr %34, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %37 = tt.addptr %36, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %38 = tt.load %37 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %39 = ttg.local_alloc %38 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %40 = ttg.local_load %39 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %41 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %42 = tt.splat %41 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %46 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %47 = tt.splat %46 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %48 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %49 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %50 = tt.splat %49 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %51 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %52 = tt.splat %51 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    cf.br ^bb1(%c0_i32, %cst, %cst : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%53: i32, %54: tensor<64x64xf32, #mma>, %55: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %56 = arith.cmpi slt, %53, %arg10 : i32
    cf.cond_br %56, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %57 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %59 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %60 = arith.addi %57, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %61 = arith.addi %58, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %62 = arith.addi %59, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %63 = tt.expand_dims %60 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %64 = arith.muli %63, %cst_1 : tensor<1x64xi32, #blocked1>
    %65 = tt.addptr %42, %64 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %68 = tt.load %67 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %69 = ttg.convert_layout %68 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear>
    %70 = tt.addptr %47, %61 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %71 = tt.load %70 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    ttg.barrier local
    %72 = ttg.local_alloc %68 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %73 = ttg.local_load %72 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %74 = tt.dot %32, %73, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %75 = arith.mulf %74, %48 : tensor<64x64xf32, #mma>
    %76 = tt.expand_dims %71 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %77 = tt.broadcast %76 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %78 = arith.subf %75, %77 : tensor<64x64xf32, #mma>
    %79 = math.exp2 %78 : tensor<64x64xf32, #mma>
    %80 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %81 = arith.muli %80, %cst_0 : tensor<64x1xi32, #blocked>
    %82 = tt.addptr %50, %81 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %84 = tt.addptr %83, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %85 = tt.load %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %86 = ttg.convert_layout %85 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear>
    %87 = arith.truncf %79 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %88 = ttg.convert_layout %87 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %89 = ttg.local_alloc %85 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %90 = ttg.local_load %89 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %91 = tt.dot %88, %90, %55 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %92 = tt.addptr %52, %61 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %93 = tt.load %92 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %94 = tt.trans %86 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %95 = tt.dot %40, %94, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %96 = tt.expand_dims %93 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %97 = tt.broadcast %96 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %98 = arith.subf %95, %97 : tensor<64x64xf32, #mma>
    %99 = arith.mulf %79, %98 : tensor<64x64xf32, #mma>
    %100 = arith.truncf %99 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %101 = tt.trans %69 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %102 = ttg.convert_layout %100 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %103 = tt.dot %102, %101, %54 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %104 = arith.addi %53, %c64_i32 : i32
    cf.br ^bb1(%104, %103, %91 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %105 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %106 = tt.splat %105 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %107 = tt.addptr %106, %19 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %108 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %109 = tt.addptr %108, %27 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %110 = arith.truncf %55 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %109, %110 : tensor<64x64x!tt.ptr<f16>, #mma>
    %111 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %112 = tt.splat %111 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %113 = tt.addptr %112, %19 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %114 = tt.broadcast %113 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %115 = tt.addptr %114, %27 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %116 = arith.mulf %54, %48 : tensor<64x64xf32, #mma>
    %117 = arith.truncf %116 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %115, %117 : tensor<64x64x!tt.ptr<f16>, #mma>
    %118 = tt.splat %41 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %119 = tt.addptr %118, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %121 = tt.addptr %120, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %122 = tt.load %121 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %123 = ttg.local_alloc %122 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %124 = ttg.local_load %123 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %125 = tt.addptr %50, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %126 = tt.broadcast %125 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %127 = tt.addptr %126, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %128 = tt.load %127 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %129 = ttg.local_alloc %128 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %130 = ttg.local_load %129 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %131 = tt.splat %46 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %132 = tt.addptr %131, %14 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %133 = tt.load %132 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = tt.splat %51 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = tt.addptr %134, %14 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.load %135 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = tt.splat %16 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %138 = tt.splat %33 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %140 = tt.broadcast %139 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %141 = tt.expand_dims %136 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %142 = tt.broadcast %141 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    cf.br ^bb4(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb4(%143: i32, %144: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %145 = arith.cmpi slt, %143, %arg10 : i32
    cf.cond_br %145, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %146 = tt.splat %143 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %147 = arith.addi %146, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %148 = tt.expand_dims %147 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %149 = arith.muli %148, %cst_1 : tensor<1x64xi32, #blocked1>
    %150 = tt.addptr %137, %149 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %151 = tt.broadcast %150 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %152 = tt.addptr %151, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %153 = tt.load %152 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %154 = ttg.convert_layout %153 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear>
    %155 = tt.addptr %138, %149 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %156 = tt.broadcast %155 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %157 = tt.addptr %156, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %158 = tt.load %157 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %159 = ttg.local_alloc %153 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %160 = ttg.local_load %159 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %161 = tt.dot %124, %160, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %162 = arith.mulf %161, %48 : tensor<64x64xf32, #mma>
    %163 = arith.subf %162, %140 : tensor<64x64xf32, #mma>
    %164 = math.exp2 %163 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %165 = ttg.local_alloc %158 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %166 = ttg.local_load %165 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %167 = tt.dot %130, %166, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %168 = arith.subf %167, %142 : tensor<64x64xf32, #mma>
    %169 = arith.mulf %164, %168 : tensor<64x64xf32, #mma>
    %170 = arith.truncf %169 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %171 = tt.trans %154 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %172 = ttg.convert_layout %170 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %173 = tt.dot %172, %171, %144 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %174 = arith.addi %143, %c64_i32 : i32
    cf.br ^bb4(%174, %173 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %175 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %176 = tt.splat %175 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %177 = tt.addptr %176, %19 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %178 = tt.broadcast %177 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %179 = tt.addptr %178, %27 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %179, %144 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
