#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 40960 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_7 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %13 = arith.muli %6, %c64_i32 : i32
    %14 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %17 = arith.addi %14, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %18 = arith.addi %15, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %16, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %20 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %23 = arith.muli %21, %cst : tensor<64x1xi32, #mma>
    %24 = arith.muli %22, %cst_5 : tensor<64x1xi32, #blocked1>
    %25 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %33 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked2>
    %34 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %35 = tt.addptr %31, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %36 = tt.load %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %38 = ttg.local_load %37 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %39 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %40 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %41 = tt.addptr %40, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %44 = tt.load %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %45 = ttg.local_alloc %44 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %46 = ttg.local_load %45 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %47 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %48 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %49 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %52 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %53 = tt.splat %52 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %54 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %55 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %56 = tt.splat %55 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %57 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %58 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %59 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %60 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %61 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %62 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %63 = arith.muli %62, %cst_0 : tensor<1x64xi32, #blocked>
    %64 = tt.addptr %48, %63 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %65 = tt.broadcast %64 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %66 = tt.addptr %65, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %67 = tt.splat %61 : i1 -> tensor<64x64xi1, #blocked>
    %68 = tt.load %66, %67 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %69 = tt.splat %61 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %70 = amdg.buffer_load %52[%11], %69 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %71 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %72 = arith.muli %71, %cst_6 : tensor<64x1xi32, #blocked2>
    %73 = tt.addptr %56, %72 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %74 = tt.broadcast %73 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %75 = tt.addptr %74, %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %76 = tt.splat %61 : i1 -> tensor<64x64xi1, #blocked2>
    %77 = tt.load %75, %76 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %78 = amdg.buffer_load %57[%11], %69 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %79 = ttg.memdesc_index %59[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %68, %79 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %80 = ttg.memdesc_index %60[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %81 = amdg.in_thread_transpose %77 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %81, %80 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %82 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %83 = arith.addi %10, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %84 = arith.addi %11, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %85 = arith.addi %8, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %86 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %87 = arith.muli %86, %cst_0 : tensor<1x64xi32, #blocked>
    %88 = tt.addptr %48, %87 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %90 = tt.addptr %89, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %91 = tt.splat %82 : i1 -> tensor<64x64xi1, #blocked>
    %92 = tt.load %90, %91 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %93 = tt.splat %82 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %94 = amdg.buffer_load %52[%84], %93 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %95 = tt.expand_dims %85 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %96 = arith.muli %95, %cst_6 : tensor<64x1xi32, #blocked2>
    %97 = tt.addptr %56, %96 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %98 = tt.broadcast %97 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %99 = tt.addptr %98, %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %100 = tt.splat %82 : i1 -> tensor<64x64xi1, #blocked2>
    %101 = tt.load %99, %100 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %102 = amdg.buffer_load %57[%84], %93 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %103 = ttg.memdesc_index %59[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %92, %103 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %104 = ttg.memdesc_index %60[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %105 = amdg.in_thread_transpose %101 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %105, %104 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %106 = arith.subi %arg10, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_4, %cst_4, %c1_i32, %79, %103, %70, %94, %80, %104, %78, %102 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb1(%107: i32, %108: tensor<64x64xf32, #mma>, %109: tensor<64x64xf32, #mma>, %110: i32, %111: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %112: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %113: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %114: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %115: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %116: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %117: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %118: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>):  // 2 preds: ^bb0, ^bb2
    %119 = arith.cmpi slt, %107, %106 : i32
    cf.cond_br %119, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %120 = arith.addi %107, %c128_i32 : i32
    %121 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %122 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %123 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %124 = arith.addi %121, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %125 = arith.addi %122, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %126 = arith.addi %123, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %127 = tt.expand_dims %124 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %128 = arith.muli %127, %cst_0 : tensor<1x64xi32, #blocked>
    %129 = tt.addptr %48, %128 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %130 = tt.broadcast %129 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %131 = tt.addptr %130, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %132 = tt.load %131 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %133 = ttg.local_load %111 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %134 = ttg.local_load %111 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %135 = tt.addptr %53, %125 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %136 = tt.load %135 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %137 = tt.dot %38, %134, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %138 = arith.mulf %137, %54 : tensor<64x64xf32, #mma1>
    %139 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %140 = tt.broadcast %139 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %141 = arith.subf %138, %140 : tensor<64x64xf32, #mma1>
    %142 = math.exp2 %141 : tensor<64x64xf32, #mma1>
    %143 = tt.expand_dims %126 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %144 = arith.muli %143, %cst_6 : tensor<64x1xi32, #blocked2>
    %145 = tt.addptr %56, %144 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %146 = tt.broadcast %145 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %147 = tt.addptr %146, %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %148 = tt.load %147 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %149 = ttg.local_load %115 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear2>
    %150 = ttg.local_load %115 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %151 = arith.truncf %142 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %152 = ttg.local_alloc %151 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %153 = ttg.local_load %152 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %154 = tt.dot %153, %150, %109, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %155 = tt.addptr %58, %125 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %156 = tt.load %155 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %157 = tt.trans %149 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %158 = tt.dot %46, %157, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %159 = tt.expand_dims %117 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %160 = tt.broadcast %159 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %161 = arith.subf %158, %160 : tensor<64x64xf32, #mma1>
    %162 = arith.mulf %142, %161 : tensor<64x64xf32, #mma1>
    %163 = arith.truncf %162 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %164 = tt.trans %133 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %165 = ttg.local_alloc %163 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %166 = ttg.local_load %165 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %167 = tt.dot %166, %164, %108, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %168 = arith.addi %110, %c1_i32 : i32
    %169 = arith.cmpi slt, %168, %c2_i32 : i32
    %170 = arith.select %169, %168, %c0_i32 : i32
    %171 = ttg.memdesc_index %59[%170] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %132, %171 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %172 = ttg.memdesc_index %60[%170] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %173 = amdg.in_thread_transpose %148 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %173, %172 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %174 = arith.addi %107, %c64_i32 : i32
    cf.br ^bb1(%174, %167, %154, %170, %112, %171, %114, %136, %116, %172, %118, %156 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb3:  // pred: ^bb1
    %175 = arith.addi %arg10, %c63_i32 : i32
    %176 = arith.divsi %175, %c64_i32 : i32
    %177 = arith.cmpi sge, %176, %c1_i32 : i32
    %178 = arith.cmpi sge, %176, %c2_i32 : i32
    ttg.barrier local
    %179 = ttg.local_load %111 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %180 = ttg.local_load %111 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %177, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %181 = tt.dot %38, %180, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%181 : tensor<64x64xf32, #mma1>)
  ^bb5(%182: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %183 = arith.mulf %182, %54 : tensor<64x64xf32, #mma1>
    %184 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %185 = tt.broadcast %184 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %186 = arith.subf %183, %185 : tensor<64x64xf32, #mma1>
    %187 = math.exp2 %186 : tensor<64x64xf32, #mma1>
    %188 = ttg.local_load %115 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear2>
    %189 = ttg.local_load %115 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %190 = arith.truncf %187 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %191 = ttg.local_alloc %190 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %192 = ttg.local_load %191 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %193 = tt.trans %188 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %177, ^bb6, ^bb7(%109, %cst_1 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma1>)
  ^bb6:  // pred: ^bb5
    %194 = tt.dot %192, %189, %109, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %195 = tt.dot %46, %193, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb7(%194, %195 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma1>)
  ^bb7(%196: tensor<64x64xf32, #mma>, %197: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb5, ^bb6
    %198 = tt.expand_dims %117 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %199 = tt.broadcast %198 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %200 = arith.subf %197, %199 : tensor<64x64xf32, #mma1>
    %201 = arith.mulf %187, %200 : tensor<64x64xf32, #mma1>
    %202 = arith.truncf %201 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %203 = tt.trans %179 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %204 = ttg.local_alloc %202 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %205 = ttg.local_load %204 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %177, ^bb8, ^bb9(%108 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %206 = tt.dot %205, %203, %108, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%206 : tensor<64x64xf32, #mma>)
  ^bb9(%207: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %208 = arith.select %177, %207, %108 : tensor<64x64xf32, #mma>
    %209 = arith.select %177, %196, %109 : tensor<64x64xf32, #mma>
    %210 = ttg.local_load %112 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %211 = ttg.local_load %112 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %178, ^bb10, ^bb11(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb10:  // pred: ^bb9
    %212 = tt.dot %38, %211, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb11(%212 : tensor<64x64xf32, #mma1>)
  ^bb11(%213: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb9, ^bb10
    %214 = arith.mulf %213, %54 : tensor<64x64xf32, #mma1>
    %215 = tt.expand_dims %114 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %216 = tt.broadcast %215 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %217 = arith.subf %214, %216 : tensor<64x64xf32, #mma1>
    %218 = math.exp2 %217 : tensor<64x64xf32, #mma1>
    %219 = ttg.local_load %116 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear2>
    %220 = ttg.local_load %116 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %221 = arith.truncf %218 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %222 = ttg.local_alloc %221 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %223 = ttg.local_load %222 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %224 = tt.trans %219 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %178, ^bb12, ^bb13(%209, %cst_1 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma1>)
  ^bb12:  // pred: ^bb11
    %225 = tt.dot %223, %220, %209, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %226 = tt.dot %46, %224, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb13(%225, %226 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma1>)
  ^bb13(%227: tensor<64x64xf32, #mma>, %228: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb11, ^bb12
    %229 = tt.expand_dims %118 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %230 = tt.broadcast %229 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %231 = arith.subf %228, %230 : tensor<64x64xf32, #mma1>
    %232 = arith.mulf %218, %231 : tensor<64x64xf32, #mma1>
    %233 = arith.truncf %232 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %234 = tt.trans %210 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %235 = ttg.local_alloc %233 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %236 = ttg.local_load %235 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %178, ^bb14, ^bb15(%208 : tensor<64x64xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %237 = tt.dot %236, %234, %208, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb15(%237 : tensor<64x64xf32, #mma>)
  ^bb15(%238: tensor<64x64xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %239 = arith.select %178, %238, %208 : tensor<64x64xf32, #mma>
    %240 = arith.select %178, %227, %209 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %60 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %59 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %241 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %242 = tt.splat %241 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %243 = tt.addptr %242, %23 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %244 = tt.broadcast %243 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %245 = tt.addptr %244, %32 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %246 = arith.truncf %240 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %245, %246 : tensor<64x64x!tt.ptr<f16>, #mma>
    %247 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %248 = tt.splat %247 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %249 = tt.addptr %248, %23 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %250 = tt.broadcast %249 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %251 = tt.addptr %250, %32 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %252 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %253 = arith.mulf %239, %252 : tensor<64x64xf32, #mma>
    %254 = arith.truncf %253 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %251, %254 : tensor<64x64x!tt.ptr<f16>, #mma>
    %255 = tt.splat %47 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %256 = tt.addptr %255, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %257 = tt.broadcast %256 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %258 = tt.addptr %257, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %259 = tt.load %258 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %260 = ttg.local_alloc %259 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %261 = ttg.local_load %260 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %262 = tt.splat %55 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %263 = tt.addptr %262, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %264 = tt.broadcast %263 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %265 = tt.addptr %264, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %266 = tt.load %265 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %267 = ttg.local_alloc %266 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %268 = ttg.local_load %267 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %269 = tt.splat %52 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %270 = tt.addptr %269, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %271 = tt.load %270 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %272 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %273 = tt.addptr %272, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %274 = tt.load %273 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %275 = tt.splat %20 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %276 = tt.splat %39 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %277 = tt.expand_dims %271 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %278 = tt.broadcast %277 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %279 = tt.expand_dims %274 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %280 = tt.broadcast %279 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %281 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %282 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %283 = tt.addptr %275, %63 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %284 = tt.broadcast %283 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %285 = tt.addptr %284, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %286 = tt.load %285, %67 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %287 = tt.addptr %276, %63 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %288 = tt.broadcast %287 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %289 = tt.addptr %288, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %290 = tt.load %289, %67 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %291 = ttg.memdesc_index %281[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %286, %291 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %292 = ttg.memdesc_index %282[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %290, %292 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %293 = tt.addptr %275, %87 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %294 = tt.broadcast %293 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %295 = tt.addptr %294, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %296 = tt.load %295, %91 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %297 = tt.addptr %276, %87 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %298 = tt.broadcast %297 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %299 = tt.addptr %298, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %300 = tt.load %299, %91 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %301 = ttg.memdesc_index %281[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %296, %301 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %302 = ttg.memdesc_index %282[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %300, %302 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    cf.br ^bb16(%c0_i32, %cst_4, %c1_i32, %291, %301, %292, %302 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb16(%303: i32, %304: tensor<64x64xf32, #mma>, %305: i32, %306: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %307: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %308: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %309: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb15, ^bb17
    %310 = arith.cmpi slt, %303, %106 : i32
    cf.cond_br %310, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %311 = arith.addi %303, %c128_i32 : i32
    %312 = tt.splat %311 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %313 = arith.addi %312, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %314 = tt.expand_dims %313 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %315 = arith.muli %314, %cst_0 : tensor<1x64xi32, #blocked>
    %316 = tt.addptr %275, %315 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %317 = tt.broadcast %316 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %318 = tt.addptr %317, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %319 = tt.load %318 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %320 = ttg.local_load %306 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %321 = ttg.local_load %306 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %322 = tt.addptr %276, %315 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %323 = tt.broadcast %322 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %324 = tt.addptr %323, %51 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %325 = tt.load %324 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %326 = ttg.local_load %308 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %327 = tt.dot %261, %321, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %328 = arith.mulf %327, %54 : tensor<64x64xf32, #mma1>
    %329 = arith.subf %328, %278 : tensor<64x64xf32, #mma1>
    %330 = math.exp2 %329 : tensor<64x64xf32, #mma1>
    %331 = tt.dot %268, %326, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %332 = arith.subf %331, %280 : tensor<64x64xf32, #mma1>
    %333 = arith.mulf %330, %332 : tensor<64x64xf32, #mma1>
    %334 = arith.truncf %333 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %335 = tt.trans %320 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %336 = ttg.local_alloc %334 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %337 = ttg.local_load %336 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %338 = tt.dot %337, %335, %304, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %339 = arith.addi %305, %c1_i32 : i32
    %340 = arith.cmpi slt, %339, %c2_i32 : i32
    %341 = arith.select %340, %339, %c0_i32 : i32
    %342 = ttg.memdesc_index %281[%341] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %319, %342 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %343 = ttg.memdesc_index %282[%341] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %325, %343 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %344 = arith.addi %303, %c64_i32 : i32
    cf.br ^bb16(%344, %338, %341, %307, %342, %309, %343 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb18:  // pred: ^bb16
    ttg.barrier local
    %345 = ttg.local_load %306 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %346 = ttg.local_load %306 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %347 = ttg.local_load %308 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %177, ^bb19, ^bb20(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb19:  // pred: ^bb18
    %348 = tt.dot %261, %346, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb20(%348 : tensor<64x64xf32, #mma1>)
  ^bb20(%349: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb18, ^bb19
    %350 = arith.mulf %349, %54 : tensor<64x64xf32, #mma1>
    %351 = arith.subf %350, %278 : tensor<64x64xf32, #mma1>
    %352 = math.exp2 %351 : tensor<64x64xf32, #mma1>
    cf.cond_br %177, ^bb21, ^bb22(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb21:  // pred: ^bb20
    %353 = tt.dot %268, %347, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb22(%353 : tensor<64x64xf32, #mma1>)
  ^bb22(%354: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb20, ^bb21
    %355 = arith.subf %354, %280 : tensor<64x64xf32, #mma1>
    %356 = arith.mulf %352, %355 : tensor<64x64xf32, #mma1>
    %357 = arith.truncf %356 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %358 = tt.trans %345 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %359 = ttg.local_alloc %357 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %360 = ttg.local_load %359 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %177, ^bb23, ^bb24(%304 : tensor<64x64xf32, #mma>)
  ^bb23:  // pred: ^bb22
    %361 = tt.dot %360, %358, %304, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb24(%361 : tensor<64x64xf32, #mma>)
  ^bb24(%362: tensor<64x64xf32, #mma>):  // 2 preds: ^bb22, ^bb23
    %363 = arith.select %177, %362, %304 : tensor<64x64xf32, #mma>
    %364 = ttg.local_load %307 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %365 = ttg.local_load %307 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %366 = ttg.local_load %309 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %178, ^bb25, ^bb26(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb25:  // pred: ^bb24
    %367 = tt.dot %261, %365, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb26(%367 : tensor<64x64xf32, #mma1>)
  ^bb26(%368: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb24, ^bb25
    %369 = arith.mulf %368, %54 : tensor<64x64xf32, #mma1>
    %370 = arith.subf %369, %278 : tensor<64x64xf32, #mma1>
    %371 = math.exp2 %370 : tensor<64x64xf32, #mma1>
    cf.cond_br %178, ^bb27, ^bb28(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb27:  // pred: ^bb26
    %372 = tt.dot %268, %366, %cst_1, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb28(%372 : tensor<64x64xf32, #mma1>)
  ^bb28(%373: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb26, ^bb27
    %374 = arith.subf %373, %280 : tensor<64x64xf32, #mma1>
    %375 = arith.mulf %371, %374 : tensor<64x64xf32, #mma1>
    %376 = arith.truncf %375 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %377 = tt.trans %364 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %378 = ttg.local_alloc %376 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %379 = ttg.local_load %378 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %178, ^bb29, ^bb30(%363 : tensor<64x64xf32, #mma>)
  ^bb29:  // pred: ^bb28
    %380 = tt.dot %379, %377, %363, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb30(%380 : tensor<64x64xf32, #mma>)
  ^bb30(%381: tensor<64x64xf32, #mma>):  // 2 preds: ^bb28, ^bb29
    %382 = arith.select %178, %381, %363 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %282 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %281 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %383 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %384 = tt.splat %383 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %385 = tt.addptr %384, %23 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %386 = tt.broadcast %385 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %387 = tt.addptr %386, %32 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %387, %382 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
