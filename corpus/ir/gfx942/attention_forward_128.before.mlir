#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0]], warp = [[16, 0], [32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [8, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 98304 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128x128xf32, #mma1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked2>
    %c128_i64 = arith.constant 128 : i64
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma1>
    %cst_8 = arith.constant dense<128> : tensor<1x128xi32, #blocked1>
    %cst_9 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_10 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %17 = tt.splat %6 : i32 -> tensor<128xi32, #blocked3>
    %18 = arith.addi %14, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %19 = arith.addi %15, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = arith.addi %16, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %21 = arith.addi %17, %13 : tensor<128xi32, #blocked3>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %23 = tt.expand_dims %19 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %24 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xi32, #mma1>
    %25 = arith.muli %22, %cst : tensor<128x1xi32, #mma>
    %26 = arith.muli %23, %cst_9 : tensor<128x1xi32, #blocked2>
    %27 = arith.extsi %25 : tensor<128x1xi32, #mma> to tensor<128x1xi64, #mma>
    %28 = arith.extsi %26 : tensor<128x1xi32, #blocked2> to tensor<128x1xi64, #blocked2>
    %29 = tt.splat %5 : i64 -> tensor<128x1xi64, #mma>
    %30 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked2>
    %31 = arith.addi %29, %27 : tensor<128x1xi64, #mma>
    %32 = arith.addi %30, %28 : tensor<128x1xi64, #blocked2>
    %33 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %34 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %35 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %36 = tt.expand_dims %34 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %37 = arith.extsi %35 : tensor<1x128xi32, #mma> to tensor<1x128xi64, #mma>
    %38 = arith.extsi %36 : tensor<1x128xi32, #blocked2> to tensor<1x128xi64, #blocked2>
    %39 = tt.broadcast %31 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %40 = tt.broadcast %32 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %41 = tt.broadcast %37 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %42 = tt.broadcast %38 : tensor<1x128xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %43 = arith.addi %39, %41 : tensor<128x128xi64, #mma>
    %44 = arith.addi %40, %42 : tensor<128x128xi64, #blocked2>
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %46 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %47 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked2>
    %48 = arith.cmpi slt, %22, %45 : tensor<128x1xi32, #mma>
    %49 = arith.cmpi slt, %23, %47 : tensor<128x1xi32, #blocked2>
    %50 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %51 = tt.addptr %50, %44 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi64, #blocked2>
    %52 = tt.broadcast %48 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %53 = tt.broadcast %49 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %54 = tt.load %51, %53, %cst_6 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    %55 = ttg.local_alloc %54 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #blocked2>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    %56 = ttg.local_load %55 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %57 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %58 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %59 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #blocked1>
    %60 = tt.splat %57 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %61 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %62 = tt.expand_dims %61 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %63 = tt.broadcast %62 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %64 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #mma1>
    %65 = tt.splat %58 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %66 = tt.broadcast %36 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked>
    %67 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    %69 = arith.cmpi sgt, %6, %c0_i32 : i32
    %70 = tt.expand_dims %11 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %71 = arith.cmpi slt, %70, %59 : tensor<1x128xi32, #blocked1>
    %72 = arith.muli %70, %cst_8 : tensor<1x128xi32, #blocked1>
    %73 = tt.addptr %60, %72 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %75 = tt.addptr %74, %63 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %76 = tt.splat %69 : i1 -> tensor<128x128xi1, #blocked1>
    %77 = tt.broadcast %71 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %78 = arith.andi %76, %77 : tensor<128x128xi1, #blocked1>
    %79 = tt.load %75, %78, %cst_5 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %80 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %81 = arith.cmpi slt, %80, %46 : tensor<128x1xi32, #blocked>
    %82 = arith.muli %80, %cst_10 : tensor<128x1xi32, #blocked>
    %83 = tt.addptr %65, %82 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %84 = tt.broadcast %83 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %85 = tt.addptr %84, %66 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %86 = tt.splat %69 : i1 -> tensor<128x128xi1, #blocked>
    %87 = tt.broadcast %81 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %88 = arith.andi %86, %87 : tensor<128x128xi1, #blocked>
    %89 = tt.load %85, %88, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked>
    %90 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %79, %90 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %91 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %92 = amdg.in_thread_transpose %89 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %92, %91 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %93 = arith.subi %6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_3, %cst_2, %cst_4, %c0_i32, %90, %91 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb1(%94: i32, %95: tensor<128x128xf32, #mma>, %96: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %97: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %98: i32, %99: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %100: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %101 = arith.cmpi slt, %94, %93 : i32
    cf.cond_br %101, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %102 = arith.addi %94, %c128_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %104 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %105 = arith.addi %103, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %106 = arith.addi %104, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %108 = arith.cmpi slt, %107, %59 : tensor<1x128xi32, #blocked1>
    %109 = arith.muli %107, %cst_8 : tensor<1x128xi32, #blocked1>
    %110 = tt.addptr %60, %109 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %111 = tt.broadcast %110 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %112 = tt.addptr %111, %63 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %113 = tt.broadcast %108 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %114 = tt.load %112, %113, %cst_5 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %115 = ttg.local_load %99 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %116 = tt.dot %56, %115, %cst_7, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    %117 = arith.mulf %116, %64 : tensor<128x128xf32, #mma1>
    %118 = "tt.reduce"(%117) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %119 = arith.maxnumf %97, %118 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %120 = tt.expand_dims %119 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %121 = tt.broadcast %120 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %122 = arith.subf %117, %121 : tensor<128x128xf32, #mma1>
    %123 = math.exp2 %122 : tensor<128x128xf32, #mma1>
    %124 = arith.subf %97, %119 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %125 = math.exp2 %124 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %126 = arith.mulf %96, %125 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %127 = "tt.reduce"(%123) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %128 = arith.addf %126, %127 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %129 = tt.expand_dims %106 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %130 = arith.cmpi slt, %129, %46 : tensor<128x1xi32, #blocked>
    %131 = arith.muli %129, %cst_10 : tensor<128x1xi32, #blocked>
    %132 = tt.addptr %65, %131 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %133 = tt.broadcast %132 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %134 = tt.addptr %133, %66 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %135 = tt.broadcast %130 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %136 = tt.load %134, %135, %cst_0 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %137 = ttg.local_load %100 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %138 = arith.truncf %123 : tensor<128x128xf32, #mma1> to tensor<128x128xf16, #mma1>
    %139 = tt.expand_dims %125 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %140 = ttg.convert_layout %139 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma1> -> tensor<128x1xf32, #mma>
    %141 = tt.broadcast %140 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %142 = arith.mulf %95, %141 : tensor<128x128xf32, #mma>
    %143 = ttg.local_alloc %138 {allocation.offset = 65536 : i32} : (tensor<128x128xf16, #mma1>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %144 = ttg.local_load %143 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %145 = tt.dot %144, %137, %142, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %146 = arith.addi %98, %c1_i32 : i32
    %147 = arith.cmpi slt, %146, %c1_i32 : i32
    %148 = arith.select %147, %146, %c0_i32 : i32
    %149 = ttg.memdesc_index %67[%148] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %114, %149 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %150 = ttg.memdesc_index %68[%148] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %151 = amdg.in_thread_transpose %136 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %151, %150 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %152 = arith.addi %94, %c128_i32 : i32
    cf.br ^bb1(%152, %145, %128, %119, %148, %149, %150 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %153 = arith.addi %6, %c127_i32 : i32
    %154 = arith.divsi %153, %c128_i32 : i32
    %155 = arith.cmpi sge, %154, %c1_i32 : i32
    %156 = ttg.local_load %99 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %155, ^bb4, ^bb5(%cst_7 : tensor<128x128xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %157 = tt.dot %56, %156, %cst_7, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    cf.br ^bb5(%157 : tensor<128x128xf32, #mma1>)
  ^bb5(%158: tensor<128x128xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %159 = arith.mulf %158, %64 : tensor<128x128xf32, #mma1>
    %160 = "tt.reduce"(%159) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %161 = arith.maxnumf %97, %160 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %162 = tt.expand_dims %161 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %163 = tt.broadcast %162 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %164 = arith.subf %159, %163 : tensor<128x128xf32, #mma1>
    %165 = math.exp2 %164 : tensor<128x128xf32, #mma1>
    %166 = arith.subf %97, %161 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %167 = math.exp2 %166 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %168 = arith.mulf %96, %167 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %169 = "tt.reduce"(%165) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %170 = arith.addf %168, %169 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %171 = ttg.local_load %100 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %172 = arith.truncf %165 : tensor<128x128xf32, #mma1> to tensor<128x128xf16, #mma1>
    %173 = tt.expand_dims %167 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %174 = ttg.convert_layout %173 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma1> -> tensor<128x1xf32, #mma>
    %175 = tt.broadcast %174 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %176 = arith.mulf %95, %175 : tensor<128x128xf32, #mma>
    %177 = ttg.local_alloc %172 {allocation.offset = 65536 : i32} : (tensor<128x128xf16, #mma1>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %178 = ttg.local_load %177 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %155, ^bb6, ^bb7(%176 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %179 = tt.dot %178, %171, %176, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%179 : tensor<128x128xf32, #mma>)
  ^bb7(%180: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %181 = arith.select %155, %180, %95 : tensor<128x128xf32, #mma>
    %182 = arith.select %155, %170, %96 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %183 = arith.select %155, %161, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    ttg.local_dealloc %68 : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %184 = arith.addi %0, %c1_i32 : i32
    %185 = arith.muli %184, %c128_i32 : i32
    %186 = tt.broadcast %24 : tensor<128x1xi32, #mma1> -> tensor<128x128xi32, #mma1>
    %187 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %188 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    %189 = arith.cmpi slt, %6, %185 : i32
    %190 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %191 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %192 = arith.addi %190, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %193 = arith.addi %191, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %194 = tt.expand_dims %192 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %195 = arith.cmpi slt, %194, %59 : tensor<1x128xi32, #blocked1>
    %196 = arith.muli %194, %cst_8 : tensor<1x128xi32, #blocked1>
    %197 = tt.addptr %60, %196 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %198 = tt.broadcast %197 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %199 = tt.addptr %198, %63 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %200 = tt.splat %189 : i1 -> tensor<128x128xi1, #blocked1>
    %201 = tt.broadcast %195 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %202 = arith.andi %200, %201 : tensor<128x128xi1, #blocked1>
    %203 = tt.load %199, %202, %cst_5 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %204 = tt.expand_dims %193 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %205 = arith.cmpi slt, %204, %46 : tensor<128x1xi32, #blocked>
    %206 = arith.muli %204, %cst_10 : tensor<128x1xi32, #blocked>
    %207 = tt.addptr %65, %206 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %208 = tt.broadcast %207 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %209 = tt.addptr %208, %66 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %210 = tt.splat %189 : i1 -> tensor<128x128xi1, #blocked>
    %211 = tt.broadcast %205 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %212 = arith.andi %210, %211 : tensor<128x128xi1, #blocked>
    %213 = tt.load %209, %212, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked>
    %214 = ttg.memdesc_index %187[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %203, %214 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %215 = ttg.memdesc_index %188[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %216 = amdg.in_thread_transpose %213 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %216, %215 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %217 = arith.subi %185, %c128_i32 : i32
    cf.br ^bb8(%6, %181, %182, %183, %c0_i32, %214, %215 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb8(%218: i32, %219: tensor<128x128xf32, #mma>, %220: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %221: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %222: i32, %223: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %224: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %225 = arith.cmpi slt, %218, %217 : i32
    cf.cond_br %225, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %226 = arith.addi %218, %c128_i32 : i32
    %227 = tt.splat %226 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %228 = tt.splat %218 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %229 = tt.splat %226 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %230 = arith.addi %227, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %231 = arith.addi %228, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %232 = arith.addi %229, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %233 = tt.expand_dims %230 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %234 = tt.expand_dims %231 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x128xi32, #mma1>
    %235 = arith.cmpi slt, %233, %59 : tensor<1x128xi32, #blocked1>
    %236 = arith.muli %233, %cst_8 : tensor<1x128xi32, #blocked1>
    %237 = tt.addptr %60, %236 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %238 = tt.broadcast %237 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %239 = tt.addptr %238, %63 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %240 = tt.broadcast %235 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %241 = tt.load %239, %240, %cst_5 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %242 = ttg.local_load %223 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %243 = tt.dot %56, %242, %cst_7, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    %244 = arith.mulf %243, %64 : tensor<128x128xf32, #mma1>
    %245 = tt.broadcast %234 : tensor<1x128xi32, #mma1> -> tensor<128x128xi32, #mma1>
    %246 = arith.cmpi sge, %186, %245 : tensor<128x128xi32, #mma1>
    %247 = arith.select %246, %244, %cst_1 : tensor<128x128xi1, #mma1>, tensor<128x128xf32, #mma1>
    %248 = "tt.reduce"(%247) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %249 = arith.maxnumf %221, %248 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %250 = tt.expand_dims %249 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %251 = tt.broadcast %250 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %252 = arith.subf %247, %251 : tensor<128x128xf32, #mma1>
    %253 = math.exp2 %252 : tensor<128x128xf32, #mma1>
    %254 = arith.subf %221, %249 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %255 = math.exp2 %254 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %256 = arith.mulf %220, %255 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %257 = "tt.reduce"(%253) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %258 = arith.addf %256, %257 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %259 = tt.expand_dims %232 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %260 = arith.cmpi slt, %259, %46 : tensor<128x1xi32, #blocked>
    %261 = arith.muli %259, %cst_10 : tensor<128x1xi32, #blocked>
    %262 = tt.addptr %65, %261 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %263 = tt.broadcast %262 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %264 = tt.addptr %263, %66 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %265 = tt.broadcast %260 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %266 = tt.load %264, %265, %cst_0 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %267 = ttg.local_load %224 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %268 = arith.truncf %253 : tensor<128x128xf32, #mma1> to tensor<128x128xf16, #mma1>
    %269 = tt.expand_dims %255 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %270 = ttg.convert_layout %269 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma1> -> tensor<128x1xf32, #mma>
    %271 = tt.broadcast %270 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %272 = arith.mulf %219, %271 : tensor<128x128xf32, #mma>
    %273 = ttg.local_alloc %268 {allocation.offset = 65536 : i32} : (tensor<128x128xf16, #mma1>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %274 = ttg.local_load %273 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %275 = tt.dot %274, %267, %272, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %276 = arith.addi %222, %c1_i32 : i32
    %277 = arith.cmpi slt, %276, %c1_i32 : i32
    %278 = arith.select %277, %276, %c0_i32 : i32
    %279 = ttg.memdesc_index %187[%278] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %241, %279 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %280 = ttg.memdesc_index %188[%278] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %281 = amdg.in_thread_transpose %266 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %281, %280 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %282 = arith.addi %218, %c128_i32 : i32
    cf.br ^bb8(%282, %275, %258, %249, %278, %279, %280 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %283 = arith.subi %185, %6 : i32
    %284 = arith.addi %283, %c127_i32 : i32
    %285 = arith.divsi %284, %c128_i32 : i32
    %286 = arith.subi %285, %c1_i32 : i32
    %287 = arith.maxsi %286, %c0_i32 : i32
    %288 = arith.muli %287, %c128_i32 : i32
    %289 = arith.addi %6, %288 : i32
    %290 = arith.cmpi sge, %285, %c1_i32 : i32
    %291 = tt.splat %289 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %292 = arith.addi %291, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %293 = tt.expand_dims %292 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x128xi32, #mma1>
    %294 = ttg.local_load %223 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %290, ^bb11, ^bb12(%cst_7 : tensor<128x128xf32, #mma1>)
  ^bb11:  // pred: ^bb10
    %295 = tt.dot %56, %294, %cst_7, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x128xf32, #mma1>
    cf.br ^bb12(%295 : tensor<128x128xf32, #mma1>)
  ^bb12(%296: tensor<128x128xf32, #mma1>):  // 2 preds: ^bb10, ^bb11
    %297 = arith.mulf %296, %64 : tensor<128x128xf32, #mma1>
    %298 = tt.broadcast %293 : tensor<1x128xi32, #mma1> -> tensor<128x128xi32, #mma1>
    %299 = arith.cmpi sge, %186, %298 : tensor<128x128xi32, #mma1>
    %300 = arith.select %299, %297, %cst_1 : tensor<128x128xi1, #mma1>, tensor<128x128xf32, #mma1>
    %301 = "tt.reduce"(%300) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %302 = arith.maxnumf %221, %301 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %303 = tt.expand_dims %302 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %304 = tt.broadcast %303 : tensor<128x1xf32, #mma1> -> tensor<128x128xf32, #mma1>
    %305 = arith.subf %300, %304 : tensor<128x128xf32, #mma1>
    %306 = math.exp2 %305 : tensor<128x128xf32, #mma1>
    %307 = arith.subf %221, %302 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %308 = math.exp2 %307 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %309 = arith.mulf %220, %308 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %310 = "tt.reduce"(%306) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %341 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %341 : f32
    }) : (tensor<128x128xf32, #mma1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %311 = arith.addf %309, %310 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %312 = ttg.local_load %224 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %313 = arith.truncf %306 : tensor<128x128xf32, #mma1> to tensor<128x128xf16, #mma1>
    %314 = tt.expand_dims %308 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %315 = ttg.convert_layout %314 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma1> -> tensor<128x1xf32, #mma>
    %316 = tt.broadcast %315 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %317 = arith.mulf %219, %316 : tensor<128x128xf32, #mma>
    %318 = ttg.local_alloc %313 {allocation.offset = 65536 : i32} : (tensor<128x128xf16, #mma1>) -> !ttg.memdesc<128x128xf16, #shared3, #smem>
    %319 = ttg.local_load %318 : !ttg.memdesc<128x128xf16, #shared3, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %290, ^bb13, ^bb14(%317 : tensor<128x128xf32, #mma>)
  ^bb13:  // pred: ^bb12
    %320 = tt.dot %319, %312, %317, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb14(%320 : tensor<128x128xf32, #mma>)
  ^bb14(%321: tensor<128x128xf32, #mma>):  // 2 preds: ^bb12, ^bb13
    %322 = arith.select %290, %321, %219 : tensor<128x128xf32, #mma>
    %323 = arith.select %290, %311, %220 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %324 = arith.select %290, %302, %221 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    ttg.local_dealloc %188 : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %187 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %325 = tt.expand_dims %323 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xf32, #mma1>
    %326 = ttg.convert_layout %325 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #mma1> -> tensor<128x1xf32, #mma>
    %327 = tt.broadcast %326 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %328 = arith.divf %322, %327 : tensor<128x128xf32, #mma>
    %329 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked3>
    %330 = arith.cmpi slt, %21, %329 : tensor<128xi32, #blocked3>
    %331 = arith.muli %1, %arg6 : i32
    %332 = tt.addptr %arg4, %331 : !tt.ptr<f32>, i32
    %333 = tt.splat %332 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked3>
    %334 = tt.addptr %333, %21 : tensor<128x!tt.ptr<f32>, #blocked3>, tensor<128xi32, #blocked3>
    %335 = math.log2 %323 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %336 = arith.addf %324, %335 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %337 = ttg.convert_layout %336 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128xf32, #blocked3>
    tt.store %334, %337, %330 : tensor<128x!tt.ptr<f32>, #blocked3>
    %338 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %339 = tt.addptr %338, %43 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %340 = arith.truncf %328 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %339, %340, %52 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
