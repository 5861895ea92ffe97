#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 8], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma2 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [8, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x128xf32, #mma2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x32xf32, #mma2>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i64 = arith.constant 64 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<1x32xi32, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_5 = arith.constant dense<64> : tensor<1x128xi32, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<32x1xi32, #blocked3>
    %cst_7 = arith.constant dense<64> : tensor<32x1xi32, #mma>
    %cst_8 = arith.constant dense<64> : tensor<128x1xi32, #mma1>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c128_i32 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %13 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %14 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %16 = arith.addi %13, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %17 = arith.addi %14, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %15, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xi32, #mma1>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<128x1xi32, #mma2>
    %23 = arith.muli %20, %cst_8 : tensor<128x1xi32, #mma1>
    %24 = arith.muli %21, %cst_3 : tensor<128x1xi32, #blocked>
    %25 = tt.splat %19 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %30 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %31 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %32 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %33 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %30 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %35 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %36 = tt.broadcast %31 : tensor<1x64xi32, #mma1> -> tensor<128x64xi32, #mma1>
    %37 = tt.broadcast %32 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %38 = tt.addptr %35, %37 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %39 = tt.load %38 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %40 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %41 = ttg.local_load %40 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>
    %42 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %43 = tt.splat %42 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %24 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %37 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %47 = tt.load %46 : tensor<128x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %48 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %49 = ttg.local_load %48 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>
    %50 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %51 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %52 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %53 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %54 = tt.splat %53 : !tt.ptr<f16> -> tensor<1x32x!tt.ptr<f16>, #blocked1>
    %55 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<64x1xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %58 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %59 = tt.splat %58 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %60 = tt.splat %arg9 : f32 -> tensor<128x32xf32, #mma2>
    %61 = tt.broadcast %22 : tensor<128x1xi32, #mma2> -> tensor<128x32xi32, #mma2>
    %62 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %63 = tt.splat %62 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked3>
    %64 = tt.broadcast %34 : tensor<1x64xi32, #blocked3> -> tensor<32x64xi32, #blocked3>
    %65 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %66 = tt.splat %65 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %67 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable>
    %69 = arith.cmpi slt, %7, %arg10 : i32
    %70 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %71 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %72 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %73 = arith.addi %70, %50 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %74 = arith.addi %71, %51 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %75 = arith.addi %72, %52 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %76 = tt.expand_dims %73 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %77 = arith.muli %76, %cst_4 : tensor<1x32xi32, #blocked1>
    %78 = tt.addptr %54, %77 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %80 = tt.addptr %79, %57 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %81 = tt.splat %69 : i1 -> tensor<64x32xi1, #blocked1>
    %82 = tt.load %80, %81 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %83 = tt.addptr %59, %74 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %84 = tt.splat %69 : i1 -> tensor<32xi1, #ttg.slice<{dim = 0, parent = #mma2}>>
    %85 = tt.load %83, %84 {amd.pipeliner_part = "prologue"} : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %86 = tt.expand_dims %75 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %87 = arith.muli %86, %cst_6 : tensor<32x1xi32, #blocked3>
    %88 = tt.addptr %63, %87 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %89 = tt.broadcast %88 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %90 = tt.addptr %89, %64 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %91 = tt.splat %69 : i1 -> tensor<32x64xi1, #blocked3>
    %92 = tt.load %90, %91 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked3>
    %93 = tt.addptr %66, %74 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %94 = tt.load %93, %84 {amd.pipeliner_part = "prologue"} : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %95 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %82, %95 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %96 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    ttg.local_store %92, %96 : tensor<32x64xf16, #blocked3> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %97 = arith.subi %arg10, %c32_i32 : i32
    cf.br ^bb1(%7, %cst_0, %cst_0, %c0_i32, %74, %95, %85, %96, %94 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>)
  ^bb1(%98: i32, %99: tensor<128x64xf32, #mma1>, %100: tensor<128x64xf32, #mma1>, %101: i32, %102: tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, %103: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %104: tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>, %105: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, %106: tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %98, %97 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = arith.addi %98, %c32_i32 : i32
    %109 = tt.splat %108 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %110 = tt.splat %108 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %111 = tt.splat %108 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %112 = arith.addi %109, %50 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %113 = arith.addi %110, %51 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %114 = arith.addi %111, %52 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %115 = tt.expand_dims %112 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %116 = tt.expand_dims %102 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xi32, #mma2>
    %117 = arith.muli %115, %cst_4 : tensor<1x32xi32, #blocked1>
    %118 = tt.addptr %54, %117 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %119 = tt.broadcast %118 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %120 = tt.addptr %119, %57 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %121 = tt.load %120 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %122 = ttg.local_load %103 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #linear>
    %123 = ttg.local_load %103 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    %124 = tt.addptr %59, %113 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %125 = tt.load %124 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %126 = tt.dot %41, %123, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<128x32xf32, #mma2>
    %127 = arith.mulf %126, %60 : tensor<128x32xf32, #mma2>
    %128 = tt.expand_dims %104 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %129 = tt.broadcast %128 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %130 = arith.subf %127, %129 : tensor<128x32xf32, #mma2>
    %131 = math.exp2 %130 : tensor<128x32xf32, #mma2>
    %132 = tt.broadcast %116 : tensor<1x32xi32, #mma2> -> tensor<128x32xi32, #mma2>
    %133 = arith.cmpi sge, %132, %61 : tensor<128x32xi32, #mma2>
    %134 = arith.select %133, %131, %cst_2 : tensor<128x32xi1, #mma2>, tensor<128x32xf32, #mma2>
    %135 = tt.expand_dims %114 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %136 = arith.muli %135, %cst_6 : tensor<32x1xi32, #blocked3>
    %137 = tt.addptr %63, %136 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %138 = tt.broadcast %137 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %139 = tt.addptr %138, %64 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %140 = tt.load %139 : tensor<32x64x!tt.ptr<f16>, #blocked3>
    %141 = ttg.local_load %105 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #linear1>
    %142 = ttg.local_load %105 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %143 = arith.truncf %134 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %144 = ttg.local_alloc %143 {allocation.offset = 0 : i32} : (tensor<128x32xf16, #mma2>) -> !ttg.memdesc<128x32xf16, #shared3, #smem>
    ttg.barrier local
    %145 = ttg.local_load %144 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x32xf16, #shared3, #smem> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %146 = tt.dot %145, %142, %100, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x64xf32, #mma1>
    %147 = tt.addptr %66, %113 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %148 = tt.load %147 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma2}>>
    %149 = tt.trans %141 {order = array<i32: 1, 0>} : tensor<32x64xf16, #linear1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    %150 = tt.dot %49, %149, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<128x32xf32, #mma2>
    %151 = tt.expand_dims %106 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %152 = tt.broadcast %151 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %153 = arith.subf %150, %152 : tensor<128x32xf32, #mma2>
    %154 = arith.mulf %134, %153 : tensor<128x32xf32, #mma2>
    %155 = arith.truncf %154 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %156 = tt.trans %122 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    ttg.barrier local
    %157 = ttg.local_alloc %155 {allocation.offset = 0 : i32} : (tensor<128x32xf16, #mma2>) -> !ttg.memdesc<128x32xf16, #shared3, #smem>
    ttg.barrier local
    %158 = ttg.local_load %157 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x32xf16, #shared3, #smem> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %159 = tt.dot %158, %156, %99, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x64xf32, #mma1>
    %160 = arith.addi %101, %c1_i32 : i32
    %161 = arith.cmpi slt, %160, %c1_i32 : i32
    %162 = arith.select %161, %160, %c0_i32 : i32
    %163 = ttg.memdesc_index %67[%162] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    ttg.local_store %121, %163 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %164 = ttg.memdesc_index %68[%162] : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    ttg.local_store %140, %164 : tensor<32x64xf16, #blocked3> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %165 = arith.addi %98, %c32_i32 : i32
    cf.br ^bb1(%165, %159, %146, %162, %113, %163, %125, %164, %148 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>>)
  ^bb3:  // pred: ^bb1
    %166 = arith.subi %arg10, %7 : i32
    %167 = arith.addi %166, %c31_i32 : i32
    %168 = arith.divsi %167, %c32_i32 : i32
    %169 = arith.cmpi sge, %168, %c1_i32 : i32
    %170 = tt.expand_dims %102 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xi32, #mma2>
    ttg.barrier local
    %171 = ttg.local_load %103 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #linear>
    %172 = ttg.local_load %103 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    cf.cond_br %169, ^bb4, ^bb5(%cst_2 : tensor<128x32xf32, #mma2>)
  ^bb4:  // pred: ^bb3
    %173 = tt.dot %41, %172, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<128x32xf32, #mma2>
    cf.br ^bb5(%173 : tensor<128x32xf32, #mma2>)
  ^bb5(%174: tensor<128x32xf32, #mma2>):  // 2 preds: ^bb3, ^bb4
    %175 = arith.mulf %174, %60 : tensor<128x32xf32, #mma2>
    %176 = tt.expand_dims %104 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %177 = tt.broadcast %176 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %178 = arith.subf %175, %177 : tensor<128x32xf32, #mma2>
    %179 = math.exp2 %178 : tensor<128x32xf32, #mma2>
    %180 = tt.broadcast %170 : tensor<1x32xi32, #mma2> -> tensor<128x32xi32, #mma2>
    %181 = arith.cmpi sge, %180, %61 : tensor<128x32xi32, #mma2>
    %182 = arith.select %181, %179, %cst_2 : tensor<128x32xi1, #mma2>, tensor<128x32xf32, #mma2>
    %183 = ttg.local_load %105 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #linear1>
    %184 = ttg.local_load %105 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %185 = arith.truncf %182 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %186 = ttg.local_alloc %185 {allocation.offset = 0 : i32} : (tensor<128x32xf16, #mma2>) -> !ttg.memdesc<128x32xf16, #shared3, #smem>
    ttg.barrier local
    %187 = ttg.local_load %186 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x32xf16, #shared3, #smem> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %188 = tt.trans %183 {order = array<i32: 1, 0>} : tensor<32x64xf16, #linear1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    cf.cond_br %169, ^bb6, ^bb7(%100, %cst_2 : tensor<128x64xf32, #mma1>, tensor<128x32xf32, #mma2>)
  ^bb6:  // pred: ^bb5
    %189 = tt.dot %187, %184, %100, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x64xf32, #mma1>
    %190 = tt.dot %49, %188, %cst_2, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<128x32xf32, #mma2>
    cf.br ^bb7(%189, %190 : tensor<128x64xf32, #mma1>, tensor<128x32xf32, #mma2>)
  ^bb7(%191: tensor<128x64xf32, #mma1>, %192: tensor<128x32xf32, #mma2>):  // 2 preds: ^bb5, ^bb6
    %193 = tt.expand_dims %106 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x32xf32, #mma2>
    %194 = tt.broadcast %193 : tensor<1x32xf32, #mma2> -> tensor<128x32xf32, #mma2>
    %195 = arith.subf %192, %194 : tensor<128x32xf32, #mma2>
    %196 = arith.mulf %182, %195 : tensor<128x32xf32, #mma2>
    %197 = arith.truncf %196 : tensor<128x32xf32, #mma2> to tensor<128x32xf16, #mma2>
    %198 = tt.trans %171 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    ttg.barrier local
    %199 = ttg.local_alloc %197 {allocation.offset = 0 : i32} : (tensor<128x32xf16, #mma2>) -> !ttg.memdesc<128x32xf16, #shared3, #smem>
    ttg.barrier local
    %200 = ttg.local_load %199 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x32xf16, #shared3, #smem> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    cf.cond_br %169, ^bb8, ^bb9(%99 : tensor<128x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %201 = tt.dot %200, %198, %99, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<128x64xf32, #mma1>
    cf.br ^bb9(%201 : tensor<128x64xf32, #mma1>)
  ^bb9(%202: tensor<128x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %203 = arith.select %169, %202, %99 : tensor<128x64xf32, #mma1>
    %204 = arith.select %169, %191, %100 : tensor<128x64xf32, #mma1>
    ttg.local_dealloc %68 : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %205 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %206 = tt.splat %205 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma1>
    %207 = tt.addptr %206, %23 : tensor<128x1x!tt.ptr<f16>, #mma1>, tensor<128x1xi32, #mma1>
    %208 = tt.broadcast %207 : tensor<128x1x!tt.ptr<f16>, #mma1> -> tensor<128x64x!tt.ptr<f16>, #mma1>
    %209 = tt.addptr %208, %36 : tensor<128x64x!tt.ptr<f16>, #mma1>, tensor<128x64xi32, #mma1>
    %210 = arith.truncf %204 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    tt.store %209, %210 : tensor<128x64x!tt.ptr<f16>, #mma1>
    %211 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %212 = tt.splat %211 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma1>
    %213 = tt.addptr %212, %23 : tensor<128x1x!tt.ptr<f16>, #mma1>, tensor<128x1xi32, #mma1>
    %214 = tt.broadcast %213 : tensor<128x1x!tt.ptr<f16>, #mma1> -> tensor<128x64x!tt.ptr<f16>, #mma1>
    %215 = tt.addptr %214, %36 : tensor<128x64x!tt.ptr<f16>, #mma1>, tensor<128x64xi32, #mma1>
    %216 = tt.splat %arg9 : f32 -> tensor<128x64xf32, #mma1>
    %217 = arith.mulf %203, %216 : tensor<128x64xf32, #mma1>
    %218 = arith.truncf %217 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    tt.store %215, %218 : tensor<128x64x!tt.ptr<f16>, #mma1>
    %219 = arith.muli %6, %c32_i32 : i32
    %220 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %221 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %222 = tt.splat %219 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %223 = tt.splat %219 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %224 = tt.splat %219 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %225 = arith.addi %222, %220 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %226 = arith.addi %223, %52 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %227 = arith.addi %224, %221 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %228 = tt.expand_dims %225 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %229 = tt.expand_dims %226 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %230 = tt.expand_dims %227 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<32x1xi32, #mma2>
    %231 = arith.muli %228, %cst_7 : tensor<32x1xi32, #mma>
    %232 = arith.muli %229, %cst_6 : tensor<32x1xi32, #blocked3>
    %233 = tt.splat %53 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked3>
    %234 = tt.addptr %233, %232 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %235 = tt.broadcast %234 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %236 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<32x64xi32, #mma>
    %237 = tt.addptr %235, %64 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %238 = tt.load %237 : tensor<32x64x!tt.ptr<f16>, #blocked3>
    ttg.barrier local
    %239 = ttg.local_alloc %238 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked3>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttg.barrier local
    %240 = ttg.local_load %239 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>
    %241 = tt.addptr %63, %232 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %242 = tt.broadcast %241 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %243 = tt.addptr %242, %64 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %244 = tt.load %243 : tensor<32x64x!tt.ptr<f16>, #blocked3>
    ttg.barrier local
    %245 = ttg.local_alloc %244 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked3>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttg.barrier local
    %246 = ttg.local_load %245 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>
    %247 = tt.splat %58 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>
    %248 = tt.addptr %247, %227 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %249 = tt.load %248 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>
    %250 = tt.splat %65 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>
    %251 = tt.addptr %250, %227 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %252 = tt.load %251 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma2}>>
    %253 = arith.addi %6, %c1_i32 : i32
    %254 = arith.muli %253, %c32_i32 : i32
    %255 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked2>
    %256 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %257 = tt.expand_dims %256 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %258 = tt.broadcast %257 : tensor<64x1xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %259 = tt.splat %42 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked2>
    %260 = tt.splat %arg9 : f32 -> tensor<32x128xf32, #mma2>
    %261 = tt.expand_dims %249 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<32x1xf32, #mma2>
    %262 = tt.broadcast %261 : tensor<32x1xf32, #mma2> -> tensor<32x128xf32, #mma2>
    %263 = tt.broadcast %230 : tensor<32x1xi32, #mma2> -> tensor<32x128xi32, #mma2>
    %264 = tt.expand_dims %252 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<32x1xf32, #mma2>
    %265 = tt.broadcast %264 : tensor<32x1xf32, #mma2> -> tensor<32x128xf32, #mma2>
    %266 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %267 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %268 = arith.cmpi sgt, %254, %c0_i32 : i32
    %269 = tt.expand_dims %11 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %270 = arith.muli %269, %cst_5 : tensor<1x128xi32, #blocked2>
    %271 = tt.addptr %255, %270 : tensor<1x128x!tt.ptr<f16>, #blocked2>, tensor<1x128xi32, #blocked2>
    %272 = tt.broadcast %271 : tensor<1x128x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %273 = tt.addptr %272, %258 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %274 = tt.splat %268 : i1 -> tensor<64x128xi1, #blocked2>
    %275 = tt.load %273, %274 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %276 = tt.addptr %259, %270 : tensor<1x128x!tt.ptr<f16>, #blocked2>, tensor<1x128xi32, #blocked2>
    %277 = tt.broadcast %276 : tensor<1x128x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %278 = tt.addptr %277, %258 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %279 = tt.load %278, %274 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %280 = ttg.memdesc_index %266[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %275, %280 : tensor<64x128xf16, #blocked2> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %281 = ttg.memdesc_index %267[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.local_store %279, %281 : tensor<64x128xf16, #blocked2> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %282 = arith.subi %254, %c128_i32 : i32
    cf.br ^bb10(%c0_i32, %cst, %c0_i32, %280, %281 : i32, tensor<32x64xf32, #mma>, i32, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb10(%283: i32, %284: tensor<32x64xf32, #mma>, %285: i32, %286: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %287: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb9, ^bb11
    %288 = arith.cmpi slt, %283, %282 : i32
    cf.cond_br %288, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %289 = arith.addi %283, %c128_i32 : i32
    %290 = tt.splat %289 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %291 = tt.splat %283 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %292 = arith.addi %290, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %293 = arith.addi %291, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %294 = tt.expand_dims %292 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %295 = tt.expand_dims %293 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x128xi32, #mma2>
    %296 = arith.muli %294, %cst_5 : tensor<1x128xi32, #blocked2>
    %297 = tt.addptr %255, %296 : tensor<1x128x!tt.ptr<f16>, #blocked2>, tensor<1x128xi32, #blocked2>
    %298 = tt.broadcast %297 : tensor<1x128x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %299 = tt.addptr %298, %258 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %300 = tt.load %299 : tensor<64x128x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %301 = ttg.local_load %286 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #linear2>
    %302 = ttg.local_load %286 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    %303 = tt.addptr %259, %296 : tensor<1x128x!tt.ptr<f16>, #blocked2>, tensor<1x128xi32, #blocked2>
    %304 = tt.broadcast %303 : tensor<1x128x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %305 = tt.addptr %304, %258 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %306 = tt.load %305 : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %307 = ttg.local_load %287 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    %308 = tt.dot %240, %302, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<32x128xf32, #mma2>
    %309 = arith.mulf %308, %260 : tensor<32x128xf32, #mma2>
    %310 = arith.subf %309, %262 : tensor<32x128xf32, #mma2>
    %311 = math.exp2 %310 : tensor<32x128xf32, #mma2>
    %312 = tt.broadcast %295 : tensor<1x128xi32, #mma2> -> tensor<32x128xi32, #mma2>
    %313 = arith.cmpi sge, %263, %312 : tensor<32x128xi32, #mma2>
    %314 = arith.select %313, %311, %cst_1 : tensor<32x128xi1, #mma2>, tensor<32x128xf32, #mma2>
    %315 = tt.dot %246, %307, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<32x128xf32, #mma2>
    %316 = arith.subf %315, %265 : tensor<32x128xf32, #mma2>
    %317 = arith.mulf %314, %316 : tensor<32x128xf32, #mma2>
    %318 = arith.truncf %317 : tensor<32x128xf32, #mma2> to tensor<32x128xf16, #mma2>
    %319 = tt.trans %301 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %320 = ttg.convert_layout %318 : tensor<32x128xf16, #mma2> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %321 = tt.dot %320, %319, %284, inputPrecision = tf32 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x64xf32, #mma>
    %322 = arith.addi %285, %c1_i32 : i32
    %323 = arith.cmpi slt, %322, %c1_i32 : i32
    %324 = arith.select %323, %322, %c0_i32 : i32
    %325 = ttg.memdesc_index %266[%324] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %300, %325 : tensor<64x128xf16, #blocked2> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %326 = ttg.memdesc_index %267[%324] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.local_store %306, %326 : tensor<64x128xf16, #blocked2> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %327 = arith.addi %283, %c128_i32 : i32
    cf.br ^bb10(%327, %321, %324, %325, %326 : i32, tensor<32x64xf32, #mma>, i32, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb12:  // pred: ^bb10
    %328 = arith.addi %254, %c127_i32 : i32
    %329 = arith.divsi %328, %c128_i32 : i32
    %330 = arith.subi %329, %c1_i32 : i32
    %331 = arith.maxsi %330, %c0_i32 : i32
    %332 = arith.muli %331, %c128_i32 : i32
    %333 = arith.cmpi sge, %329, %c1_i32 : i32
    %334 = tt.splat %332 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %335 = arith.addi %334, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>>
    %336 = tt.expand_dims %335 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma2}>> -> tensor<1x128xi32, #mma2>
    ttg.barrier local
    %337 = ttg.local_load %286 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #linear2>
    %338 = ttg.local_load %286 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    %339 = ttg.local_load %287 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>>
    cf.cond_br %333, ^bb13, ^bb14(%cst_1 : tensor<32x128xf32, #mma2>)
  ^bb13:  // pred: ^bb12
    %340 = tt.dot %240, %338, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<32x128xf32, #mma2>
    cf.br ^bb14(%340 : tensor<32x128xf32, #mma2>)
  ^bb14(%341: tensor<32x128xf32, #mma2>):  // 2 preds: ^bb12, ^bb13
    %342 = arith.mulf %341, %260 : tensor<32x128xf32, #mma2>
    %343 = arith.subf %342, %262 : tensor<32x128xf32, #mma2>
    %344 = math.exp2 %343 : tensor<32x128xf32, #mma2>
    %345 = tt.broadcast %336 : tensor<1x128xi32, #mma2> -> tensor<32x128xi32, #mma2>
    %346 = arith.cmpi sge, %263, %345 : tensor<32x128xi32, #mma2>
    %347 = arith.select %346, %344, %cst_1 : tensor<32x128xi1, #mma2>, tensor<32x128xf32, #mma2>
    cf.cond_br %333, ^bb15, ^bb16(%cst_1 : tensor<32x128xf32, #mma2>)
  ^bb15:  // pred: ^bb14
    %348 = tt.dot %246, %339, %cst_1, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 4}>> -> tensor<32x128xf32, #mma2>
    cf.br ^bb16(%348 : tensor<32x128xf32, #mma2>)
  ^bb16(%349: tensor<32x128xf32, #mma2>):  // 2 preds: ^bb14, ^bb15
    %350 = arith.subf %349, %265 : tensor<32x128xf32, #mma2>
    %351 = arith.mulf %347, %350 : tensor<32x128xf32, #mma2>
    %352 = arith.truncf %351 : tensor<32x128xf32, #mma2> to tensor<32x128xf16, #mma2>
    %353 = tt.trans %337 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %354 = ttg.convert_layout %352 : tensor<32x128xf16, #mma2> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %333, ^bb17, ^bb18(%284 : tensor<32x64xf32, #mma>)
  ^bb17:  // pred: ^bb16
    %355 = tt.dot %354, %353, %284, inputPrecision = tf32 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x64xf32, #mma>
    cf.br ^bb18(%355 : tensor<32x64xf32, #mma>)
  ^bb18(%356: tensor<32x64xf32, #mma>):  // 2 preds: ^bb16, ^bb17
    %357 = arith.select %333, %356, %284 : tensor<32x64xf32, #mma>
    ttg.local_dealloc %267 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %266 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %358 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %359 = tt.splat %358 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #mma>
    %360 = tt.addptr %359, %231 : tensor<32x1x!tt.ptr<f32>, #mma>, tensor<32x1xi32, #mma>
    %361 = tt.broadcast %360 : tensor<32x1x!tt.ptr<f32>, #mma> -> tensor<32x64x!tt.ptr<f32>, #mma>
    %362 = tt.addptr %361, %236 : tensor<32x64x!tt.ptr<f32>, #mma>, tensor<32x64xi32, #mma>
    tt.store %362, %357 : tensor<32x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
