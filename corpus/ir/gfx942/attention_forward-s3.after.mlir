#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 40960 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked2>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_7 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_10 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_11 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.splat %6 : i32 -> tensor<64xi32, #blocked3>
    %15 = arith.addi %12, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = arith.addi %14, %11 : tensor<64xi32, #blocked3>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = arith.muli %18, %cst : tensor<64x1xi32, #mma>
    %21 = arith.muli %19, %cst_0 : tensor<64x1xi32, #blocked>
    %22 = arith.extsi %20 : tensor<64x1xi32, #mma> to tensor<64x1xi64, #mma>
    %23 = arith.extsi %21 : tensor<64x1xi32, #blocked> to tensor<64x1xi64, #blocked>
    %24 = tt.splat %5 : i64 -> tensor<64x1xi64, #mma>
    %25 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked>
    %26 = arith.addi %24, %22 : tensor<64x1xi64, #mma>
    %27 = arith.addi %25, %23 : tensor<64x1xi64, #blocked>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = arith.extsi %30 : tensor<1x64xi32, #mma> to tensor<1x64xi64, #mma>
    %33 = arith.extsi %31 : tensor<1x64xi32, #blocked> to tensor<1x64xi64, #blocked>
    %34 = tt.broadcast %26 : tensor<64x1xi64, #mma> -> tensor<64x64xi64, #mma>
    %35 = tt.broadcast %27 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #mma> -> tensor<64x64xi64, #mma>
    %37 = tt.broadcast %33 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %38 = arith.addi %34, %36 : tensor<64x64xi64, #mma>
    %39 = arith.addi %35, %37 : tensor<64x64xi64, #blocked>
    %40 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %41 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked2>
    %42 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %43 = arith.cmpi slt, %18, %40 : tensor<64x1xi32, #mma>
    %44 = arith.cmpi slt, %19, %42 : tensor<64x1xi32, #blocked>
    %45 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %47 = tt.broadcast %43 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %48 = tt.broadcast %44 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %49 = tt.load %46, %48, %cst_9 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %51 = ttg.local_load %50 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %52 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %53 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %54 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked1>
    %55 = tt.splat %52 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %59 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma1>
    %60 = tt.splat %53 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %61 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked2>
    %62 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %64 = arith.cmpi sgt, %arg6, %c0_i32 : i32
    %65 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %66 = arith.cmpi slt, %65, %54 : tensor<1x64xi32, #blocked1>
    %67 = arith.muli %65, %cst_1 : tensor<1x64xi32, #blocked1>
    %68 = tt.addptr %55, %67 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %70 = tt.addptr %69, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %71 = tt.splat %64 : i1 -> tensor<64x64xi1, #blocked1>
    %72 = tt.broadcast %66 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %73 = arith.andi %71, %72 : tensor<64x64xi1, #blocked1>
    %74 = tt.load %70, %73, %cst_8 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %75 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %76 = arith.cmpi slt, %75, %41 : tensor<64x1xi32, #blocked2>
    %77 = arith.muli %75, %cst_11 : tensor<64x1xi32, #blocked2>
    %78 = tt.addptr %60, %77 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %80 = tt.addptr %79, %61 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %81 = tt.splat %64 : i1 -> tensor<64x64xi1, #blocked2>
    %82 = tt.broadcast %76 : tensor<64x1xi1, #blocked2> -> tensor<64x64xi1, #blocked2>
    %83 = arith.andi %81, %82 : tensor<64x64xi1, #blocked2>
    %84 = tt.load %80, %83, %cst_4 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %85 = ttg.memdesc_index %62[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %74, %85 : tensor<64x64xf16, #blocked1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %86 = ttg.memdesc_index %63[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %87 = amdg.in_thread_transpose %84 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %87, %86 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %88 = arith.cmpi sgt, %arg6, %c64_i32 : i32
    %89 = arith.addi %10, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = arith.addi %8, %cst_10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %91 = tt.expand_dims %89 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %92 = arith.cmpi slt, %91, %54 : tensor<1x64xi32, #blocked1>
    %93 = arith.muli %91, %cst_1 : tensor<1x64xi32, #blocked1>
    %94 = tt.addptr %55, %93 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %95 = tt.broadcast %94 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %96 = tt.addptr %95, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %97 = tt.splat %88 : i1 -> tensor<64x64xi1, #blocked1>
    %98 = tt.broadcast %92 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %99 = arith.andi %97, %98 : tensor<64x64xi1, #blocked1>
    %100 = tt.load %96, %99, %cst_8 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %101 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %102 = arith.cmpi slt, %101, %41 : tensor<64x1xi32, #blocked2>
    %103 = arith.muli %101, %cst_11 : tensor<64x1xi32, #blocked2>
    %104 = tt.addptr %60, %103 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %105 = tt.broadcast %104 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %106 = tt.addptr %105, %61 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %107 = tt.splat %88 : i1 -> tensor<64x64xi1, #blocked2>
    %108 = tt.broadcast %102 : tensor<64x1xi1, #blocked2> -> tensor<64x64xi1, #blocked2>
    %109 = arith.andi %107, %108 : tensor<64x64xi1, #blocked2>
    %110 = tt.load %106, %109, %cst_4 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %111 = ttg.memdesc_index %62[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %100, %111 : tensor<64x64xf16, #blocked1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %112 = ttg.memdesc_index %63[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %113 = amdg.in_thread_transpose %110 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %113, %112 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %114 = arith.subi %arg6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_6, %cst_5, %cst_7, %c1_i32, %85, %111, %86, %112 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb1(%115: i32, %116: tensor<64x64xf32, #mma>, %117: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %118: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %119: i32, %120: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %121: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %122: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %123: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %124 = arith.cmpi slt, %115, %114 : i32
    cf.cond_br %124, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %125 = arith.addi %115, %c128_i32 : i32
    %126 = tt.splat %125 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %127 = tt.splat %125 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %128 = arith.addi %126, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %129 = arith.addi %127, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %130 = tt.expand_dims %128 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %131 = arith.cmpi slt, %130, %54 : tensor<1x64xi32, #blocked1>
    %132 = arith.muli %130, %cst_1 : tensor<1x64xi32, #blocked1>
    %133 = tt.addptr %55, %132 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %134 = tt.broadcast %133 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %135 = tt.addptr %134, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %136 = tt.broadcast %131 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %137 = tt.load %135, %136, %cst_8 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %138 = ttg.local_load %120 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %139 = tt.dot %51, %138, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %140 = arith.mulf %139, %59 : tensor<64x64xf32, #mma1>
    %141 = "tt.reduce"(%140) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %142 = arith.maxnumf %118, %141 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %143 = tt.expand_dims %142 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %144 = tt.broadcast %143 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %145 = arith.subf %140, %144 : tensor<64x64xf32, #mma1>
    %146 = math.exp2 %145 : tensor<64x64xf32, #mma1>
    %147 = arith.subf %118, %142 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %148 = math.exp2 %147 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %149 = arith.mulf %117, %148 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %150 = "tt.reduce"(%146) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %151 = arith.addf %149, %150 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %152 = tt.expand_dims %129 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %153 = arith.cmpi slt, %152, %41 : tensor<64x1xi32, #blocked2>
    %154 = arith.muli %152, %cst_11 : tensor<64x1xi32, #blocked2>
    %155 = tt.addptr %60, %154 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %156 = tt.broadcast %155 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %157 = tt.addptr %156, %61 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %158 = tt.broadcast %153 : tensor<64x1xi1, #blocked2> -> tensor<64x64xi1, #blocked2>
    %159 = tt.load %157, %158, %cst_4 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %160 = ttg.local_load %122 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %161 = arith.truncf %146 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %162 = tt.expand_dims %148 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %163 = ttg.convert_layout %162 {allocation.offset = 32768 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma1> -> tensor<64x1xf32, #mma>
    %164 = tt.broadcast %163 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %165 = arith.mulf %116, %164 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %166 = ttg.local_alloc %161 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %167 = ttg.local_load %166 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %168 = tt.dot %167, %160, %165, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %169 = arith.addi %119, %c1_i32 : i32
    %170 = arith.cmpi slt, %169, %c2_i32 : i32
    %171 = arith.select %170, %169, %c0_i32 : i32
    %172 = ttg.memdesc_index %62[%171] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %137, %172 : tensor<64x64xf16, #blocked1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %173 = ttg.memdesc_index %63[%171] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %174 = amdg.in_thread_transpose %159 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %174, %173 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %175 = arith.addi %115, %c64_i32 : i32
    cf.br ^bb1(%175, %168, %151, %142, %171, %121, %172, %123, %173 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %176 = arith.addi %arg6, %c63_i32 : i32
    %177 = arith.divsi %176, %c64_i32 : i32
    %178 = arith.cmpi sge, %177, %c1_i32 : i32
    %179 = arith.cmpi sge, %177, %c2_i32 : i32
    ttg.barrier local
    %180 = ttg.local_load %120 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %178, ^bb4, ^bb5(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %181 = tt.dot %51, %180, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%181 : tensor<64x64xf32, #mma1>)
  ^bb5(%182: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %183 = arith.mulf %182, %59 : tensor<64x64xf32, #mma1>
    %184 = "tt.reduce"(%183) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %185 = arith.maxnumf %118, %184 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %186 = tt.expand_dims %185 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %187 = tt.broadcast %186 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %188 = arith.subf %183, %187 : tensor<64x64xf32, #mma1>
    %189 = math.exp2 %188 : tensor<64x64xf32, #mma1>
    %190 = arith.subf %118, %185 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %191 = math.exp2 %190 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %192 = arith.mulf %117, %191 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %193 = "tt.reduce"(%189) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %194 = arith.addf %192, %193 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %195 = ttg.local_load %122 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %196 = arith.truncf %189 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %197 = tt.expand_dims %191 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %198 = ttg.convert_layout %197 {allocation.offset = 32768 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma1> -> tensor<64x1xf32, #mma>
    %199 = tt.broadcast %198 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %200 = arith.mulf %116, %199 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %201 = ttg.local_alloc %196 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %202 = ttg.local_load %201 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %178, ^bb6, ^bb7(%200 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %203 = tt.dot %202, %195, %200, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%203 : tensor<64x64xf32, #mma>)
  ^bb7(%204: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %205 = arith.select %178, %204, %116 : tensor<64x64xf32, #mma>
    %206 = arith.select %178, %194, %117 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %207 = arith.select %178, %185, %118 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %208 = ttg.local_load %121 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %179, ^bb8, ^bb9(%cst_2 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %209 = tt.dot %51, %208, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%209 : tensor<64x64xf32, #mma1>)
  ^bb9(%210: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %211 = arith.mulf %210, %59 : tensor<64x64xf32, #mma1>
    %212 = "tt.reduce"(%211) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %213 = arith.maxnumf %207, %212 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %214 = tt.expand_dims %213 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %215 = tt.broadcast %214 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %216 = arith.subf %211, %215 : tensor<64x64xf32, #mma1>
    %217 = math.exp2 %216 : tensor<64x64xf32, #mma1>
    %218 = arith.subf %207, %213 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %219 = math.exp2 %218 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %220 = arith.mulf %206, %219 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %221 = "tt.reduce"(%217) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %252 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %252 : f32
    }) : (tensor<64x64xf32, #mma1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %222 = arith.addf %220, %221 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %223 = ttg.local_load %123 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %224 = arith.truncf %217 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %225 = tt.expand_dims %219 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    ttg.barrier local
    %226 = ttg.convert_layout %225 {allocation.offset = 32768 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma1> -> tensor<64x1xf32, #mma>
    %227 = tt.broadcast %226 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %228 = arith.mulf %205, %227 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %229 = ttg.local_alloc %224 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %230 = ttg.local_load %229 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %179, ^bb10, ^bb11(%228 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %231 = tt.dot %230, %223, %228, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%231 : tensor<64x64xf32, #mma>)
  ^bb11(%232: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %233 = arith.select %179, %232, %205 : tensor<64x64xf32, #mma>
    %234 = arith.select %179, %222, %206 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %235 = arith.select %179, %213, %207 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    ttg.local_dealloc %63 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %62 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %236 = tt.expand_dims %234 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %237 = ttg.convert_layout %236 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64x1xf32, #mma1> -> tensor<64x1xf32, #mma>
    %238 = tt.broadcast %237 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %239 = arith.divf %233, %238 : tensor<64x64xf32, #mma>
    %240 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked3>
    %241 = arith.cmpi slt, %17, %240 : tensor<64xi32, #blocked3>
    %242 = arith.muli %1, %arg6 : i32
    %243 = tt.addptr %arg4, %242 : !tt.ptr<f32>, i32
    %244 = tt.splat %243 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked3>
    %245 = tt.addptr %244, %17 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %246 = math.log2 %234 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %247 = arith.addf %235, %246 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    ttg.barrier local
    %248 = ttg.convert_layout %247 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64xf32, #blocked3>
    tt.store %245, %248, %241 : tensor<64x!tt.ptr<f32>, #blocked3>
    %249 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %250 = tt.addptr %249, %38 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi64, #mma>
    %251 = arith.truncf %239 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %250, %251, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
