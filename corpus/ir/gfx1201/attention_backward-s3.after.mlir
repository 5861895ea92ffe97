#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %14, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %20 = arith.muli %18, %cst : tensor<64x1xi32, #mma>
    %21 = arith.muli %19, %cst_4 : tensor<64x1xi32, #blocked1>
    %22 = tt.splat %17 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %23 = tt.addptr %22, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %26 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %27 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.broadcast %25 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %29 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked2>
    %30 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %31 = tt.addptr %27, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %32 = tt.load %31 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %33 = ttg.local_alloc %32 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %34 = ttg.local_load %33 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %35 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %36 = tt.splat %35 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %38, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %40 = tt.load %39 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %41 = ttg.local_alloc %40 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %42 = ttg.local_load %41 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %58 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %59 = arith.muli %58, %cst_0 : tensor<1x64xi32, #blocked>
    %60 = tt.addptr %44, %59 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %63 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked>
    %64 = tt.load %62, %63 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %65 = tt.splat %57 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %66 = amdg.buffer_load %48[%11], %65 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %67 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %68 = arith.muli %67, %cst_5 : tensor<64x1xi32, #blocked2>
    %69 = tt.addptr %52, %68 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %71 = tt.addptr %70, %29 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %72 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked2>
    %73 = tt.load %71, %72 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %74 = amdg.buffer_load %53[%11], %65 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %75 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %64, %75 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %76 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %77 = amdg.in_thread_transpose %73 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %77, %76 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %78 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %79 = arith.addi %10, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %80 = arith.addi %11, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %81 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %82 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %83 = arith.muli %82, %cst_0 : tensor<1x64xi32, #blocked>
    %84 = tt.addptr %44, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = tt.splat %78 : i1 -> tensor<64x64xi1, #blocked>
    %88 = tt.load %86, %87 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %89 = tt.splat %78 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %90 = amdg.buffer_load %48[%80], %89 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %91 = tt.expand_dims %81 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %92 = arith.muli %91, %cst_5 : tensor<64x1xi32, #blocked2>
    %93 = tt.addptr %52, %92 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %94 = tt.broadcast %93 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %95 = tt.addptr %94, %29 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %96 = tt.splat %78 : i1 -> tensor<64x64xi1, #blocked2>
    %97 = tt.load %95, %96 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %98 = amdg.buffer_load %53[%80], %89 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %99 = ttg.memdesc_index %55[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %88, %99 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %100 = ttg.memdesc_index %56[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %101 = amdg.in_thread_transpose %97 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %101, %100 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %102 = arith.subi %arg10, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_3, %cst_3, %c1_i32, %75, %99, %66, %90, %76, %100, %74, %98 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>)
  ^bb1(%103: i32, %104: tensor<64x64xf32, #mma>, %105: tensor<64x64xf32, #mma>, %106: i32, %107: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %108: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %109: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %110: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %111: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %112: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %113: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %114: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>):  // 2 preds: ^bb0, ^bb2
    %115 = arith.cmpi slt, %103, %102 : i32
    cf.cond_br %115, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %116 = arith.addi %103, %c128_i32 : i32
    %117 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %118 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %119 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %120 = arith.addi %117, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %121 = arith.addi %118, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %122 = arith.addi %119, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %123 = tt.expand_dims %120 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %124 = arith.muli %123, %cst_0 : tensor<1x64xi32, #blocked>
    %125 = tt.addptr %44, %124 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %127 = tt.addptr %126, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %128 = tt.load %127 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %129 = ttg.local_load %107 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %130 = ttg.local_load %107 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %131 = tt.addptr %49, %121 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %132 = tt.load %131 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %133 = tt.dot %34, %130, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %134 = arith.mulf %133, %50 : tensor<64x64xf32, #mma>
    %135 = tt.expand_dims %109 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %136 = tt.broadcast %135 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %137 = arith.subf %134, %136 : tensor<64x64xf32, #mma>
    %138 = math.exp2 %137 : tensor<64x64xf32, #mma>
    %139 = tt.expand_dims %122 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %140 = arith.muli %139, %cst_5 : tensor<64x1xi32, #blocked2>
    %141 = tt.addptr %52, %140 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %142 = tt.broadcast %141 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %143 = tt.addptr %142, %29 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %144 = tt.load %143 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %145 = ttg.local_load %111 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %146 = ttg.local_load %111 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %147 = arith.truncf %138 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %148 = ttg.convert_layout %147 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %149 = tt.dot %148, %146, %105 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %150 = tt.addptr %54, %121 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %151 = tt.load %150 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %152 = tt.trans %145 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %153 = tt.dot %42, %152, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %154 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %155 = tt.broadcast %154 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %156 = arith.subf %153, %155 : tensor<64x64xf32, #mma>
    %157 = arith.mulf %138, %156 : tensor<64x64xf32, #mma>
    %158 = arith.truncf %157 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %159 = tt.trans %129 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %160 = ttg.convert_layout %158 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %161 = tt.dot %160, %159, %104 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %162 = arith.addi %106, %c1_i32 : i32
    %163 = arith.cmpi slt, %162, %c2_i32 : i32
    %164 = arith.select %163, %162, %c0_i32 : i32
    %165 = ttg.memdesc_index %55[%164] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %128, %165 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %166 = ttg.memdesc_index %56[%164] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %167 = amdg.in_thread_transpose %144 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %167, %166 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %168 = arith.addi %103, %c64_i32 : i32
    cf.br ^bb1(%168, %161, %149, %164, %108, %165, %110, %132, %112, %166, %114, %151 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>)
  ^bb3:  // pred: ^bb1
    %169 = arith.addi %arg10, %c63_i32 : i32
    %170 = arith.divsi %169, %c64_i32 : i32
    %171 = arith.cmpi sge, %170, %c1_i32 : i32
    %172 = arith.cmpi sge, %170, %c2_i32 : i32
    ttg.barrier local
    %173 = ttg.local_load %107 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %174 = ttg.local_load %107 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %171, ^bb4, ^bb5(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %175 = tt.dot %34, %174, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%175 : tensor<64x64xf32, #mma>)
  ^bb5(%176: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %177 = arith.mulf %176, %50 : tensor<64x64xf32, #mma>
    %178 = tt.expand_dims %109 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %179 = tt.broadcast %178 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %180 = arith.subf %177, %179 : tensor<64x64xf32, #mma>
    %181 = math.exp2 %180 : tensor<64x64xf32, #mma>
    %182 = ttg.local_load %111 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %183 = ttg.local_load %111 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %184 = arith.truncf %181 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %185 = ttg.convert_layout %184 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %186 = tt.trans %182 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %171, ^bb6, ^bb7(%105, %cst_3 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %187 = tt.dot %185, %183, %105 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %188 = tt.dot %42, %186, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%187, %188 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb7(%189: tensor<64x64xf32, #mma>, %190: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %191 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %192 = tt.broadcast %191 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %193 = arith.subf %190, %192 : tensor<64x64xf32, #mma>
    %194 = arith.mulf %181, %193 : tensor<64x64xf32, #mma>
    %195 = arith.truncf %194 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %196 = tt.trans %173 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %197 = ttg.convert_layout %195 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %171, ^bb8, ^bb9(%104 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %198 = tt.dot %197, %196, %104 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%198 : tensor<64x64xf32, #mma>)
  ^bb9(%199: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %200 = arith.select %171, %199, %104 : tensor<64x64xf32, #mma>
    %201 = arith.select %171, %189, %105 : tensor<64x64xf32, #mma>
    %202 = ttg.local_load %108 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %203 = ttg.local_load %108 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %172, ^bb10, ^bb11(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %204 = tt.dot %34, %203, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%204 : tensor<64x64xf32, #mma>)
  ^bb11(%205: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %206 = arith.mulf %205, %50 : tensor<64x64xf32, #mma>
    %207 = tt.expand_dims %110 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %208 = tt.broadcast %207 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %209 = arith.subf %206, %208 : tensor<64x64xf32, #mma>
    %210 = math.exp2 %209 : tensor<64x64xf32, #mma>
    %211 = ttg.local_load %112 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %212 = ttg.local_load %112 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %213 = arith.truncf %210 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %214 = ttg.convert_layout %213 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %215 = tt.trans %211 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %172, ^bb12, ^bb13(%201, %cst_3 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb12:  // pred: ^bb11
    %216 = tt.dot %214, %212, %201 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %217 = tt.dot %42, %215, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb13(%216, %217 : tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb13(%218: tensor<64x64xf32, #mma>, %219: tensor<64x64xf32, #mma>):  // 2 preds: ^bb11, ^bb12
    %220 = tt.expand_dims %114 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %221 = tt.broadcast %220 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %222 = arith.subf %219, %221 : tensor<64x64xf32, #mma>
    %223 = arith.mulf %210, %222 : tensor<64x64xf32, #mma>
    %224 = arith.truncf %223 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %225 = tt.trans %202 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %226 = ttg.convert_layout %224 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %172, ^bb14, ^bb15(%200 : tensor<64x64xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %227 = tt.dot %226, %225, %200 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb15(%227 : tensor<64x64xf32, #mma>)
  ^bb15(%228: tensor<64x64xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %229 = arith.select %172, %228, %200 : tensor<64x64xf32, #mma>
    %230 = arith.select %172, %218, %201 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %56 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %231 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %232 = tt.splat %231 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %233 = tt.addptr %232, %20 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %234 = tt.broadcast %233 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %235 = tt.addptr %234, %28 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %236 = arith.truncf %230 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %235, %236 : tensor<64x64x!tt.ptr<f16>, #mma>
    %237 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %238 = tt.splat %237 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %239 = tt.addptr %238, %20 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %240 = tt.broadcast %239 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %241 = tt.addptr %240, %28 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %242 = arith.mulf %229, %50 : tensor<64x64xf32, #mma>
    %243 = arith.truncf %242 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %241, %243 : tensor<64x64x!tt.ptr<f16>, #mma>
    %244 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %245 = tt.addptr %244, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %246 = tt.broadcast %245 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %247 = tt.addptr %246, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %248 = tt.load %247 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %249 = ttg.local_alloc %248 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %250 = ttg.local_load %249 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %251 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %252 = tt.addptr %251, %21 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %253 = tt.broadcast %252 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %254 = tt.addptr %253, %30 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %255 = tt.load %254 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %256 = ttg.local_alloc %255 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %257 = ttg.local_load %256 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %258 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %259 = tt.addptr %258, %15 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %260 = tt.load %259 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %261 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %262 = tt.addptr %261, %15 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %263 = tt.load %262 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %264 = tt.splat %17 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %265 = tt.splat %35 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %266 = tt.expand_dims %260 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %267 = tt.broadcast %266 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %268 = tt.expand_dims %263 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %269 = tt.broadcast %268 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %270 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %271 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %272 = tt.addptr %264, %59 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %273 = tt.broadcast %272 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %274 = tt.addptr %273, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %275 = tt.load %274, %63 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %276 = tt.addptr %265, %59 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %277 = tt.broadcast %276 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %278 = tt.addptr %277, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %279 = tt.load %278, %63 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %280 = ttg.memdesc_index %270[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %275, %280 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %281 = ttg.memdesc_index %271[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %279, %281 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %282 = tt.addptr %264, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %283 = tt.broadcast %282 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %284 = tt.addptr %283, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %285 = tt.load %284, %87 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %286 = tt.addptr %265, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %287 = tt.broadcast %286 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %288 = tt.addptr %287, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %289 = tt.load %288, %87 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %290 = ttg.memdesc_index %270[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %285, %290 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %291 = ttg.memdesc_index %271[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %289, %291 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    cf.br ^bb16(%c0_i32, %cst_3, %c1_i32, %280, %290, %281, %291 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb16(%292: i32, %293: tensor<64x64xf32, #mma>, %294: i32, %295: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %296: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %297: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %298: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb15, ^bb17
    %299 = arith.cmpi slt, %292, %102 : i32
    cf.cond_br %299, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %300 = arith.addi %292, %c128_i32 : i32
    %301 = tt.splat %300 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %302 = arith.addi %301, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %303 = tt.expand_dims %302 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %304 = arith.muli %303, %cst_0 : tensor<1x64xi32, #blocked>
    %305 = tt.addptr %264, %304 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %306 = tt.broadcast %305 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %307 = tt.addptr %306, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %308 = tt.load %307 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %309 = ttg.local_load %295 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %310 = ttg.local_load %295 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %311 = tt.addptr %265, %304 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %312 = tt.broadcast %311 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %313 = tt.addptr %312, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %314 = tt.load %313 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %315 = ttg.local_load %297 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %316 = tt.dot %250, %310, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %317 = arith.mulf %316, %50 : tensor<64x64xf32, #mma>
    %318 = arith.subf %317, %267 : tensor<64x64xf32, #mma>
    %319 = math.exp2 %318 : tensor<64x64xf32, #mma>
    %320 = tt.dot %257, %315, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %321 = arith.subf %320, %269 : tensor<64x64xf32, #mma>
    %322 = arith.mulf %319, %321 : tensor<64x64xf32, #mma>
    %323 = arith.truncf %322 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %324 = tt.trans %309 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %325 = ttg.convert_layout %323 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %326 = tt.dot %325, %324, %293 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %327 = arith.addi %294, %c1_i32 : i32
    %328 = arith.cmpi slt, %327, %c2_i32 : i32
    %329 = arith.select %328, %327, %c0_i32 : i32
    %330 = ttg.memdesc_index %270[%329] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %308, %330 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %331 = ttg.memdesc_index %271[%329] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.local_store %314, %331 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %332 = arith.addi %292, %c64_i32 : i32
    cf.br ^bb16(%332, %326, %329, %296, %330, %298, %331 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb18:  // pred: ^bb16
    ttg.barrier local
    %333 = ttg.local_load %295 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %334 = ttg.local_load %295 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %335 = ttg.local_load %297 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %171, ^bb19, ^bb20(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb19:  // pred: ^bb18
    %336 = tt.dot %250, %334, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb20(%336 : tensor<64x64xf32, #mma>)
  ^bb20(%337: tensor<64x64xf32, #mma>):  // 2 preds: ^bb18, ^bb19
    %338 = arith.mulf %337, %50 : tensor<64x64xf32, #mma>
    %339 = arith.subf %338, %267 : tensor<64x64xf32, #mma>
    %340 = math.exp2 %339 : tensor<64x64xf32, #mma>
    cf.cond_br %171, ^bb21, ^bb22(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb21:  // pred: ^bb20
    %341 = tt.dot %257, %335, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb22(%341 : tensor<64x64xf32, #mma>)
  ^bb22(%342: tensor<64x64xf32, #mma>):  // 2 preds: ^bb20, ^bb21
    %343 = arith.subf %342, %269 : tensor<64x64xf32, #mma>
    %344 = arith.mulf %340, %343 : tensor<64x64xf32, #mma>
    %345 = arith.truncf %344 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %346 = tt.trans %333 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %347 = ttg.convert_layout %345 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %171, ^bb23, ^bb24(%293 : tensor<64x64xf32, #mma>)
  ^bb23:  // pred: ^bb22
    %348 = tt.dot %347, %346, %293 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb24(%348 : tensor<64x64xf32, #mma>)
  ^bb24(%349: tensor<64x64xf32, #mma>):  // 2 preds: ^bb22, ^bb23
    %350 = arith.select %171, %349, %293 : tensor<64x64xf32, #mma>
    %351 = ttg.local_load %296 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear1>
    %352 = ttg.local_load %296 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %353 = ttg.local_load %298 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %172, ^bb25, ^bb26(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb25:  // pred: ^bb24
    %354 = tt.dot %250, %352, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb26(%354 : tensor<64x64xf32, #mma>)
  ^bb26(%355: tensor<64x64xf32, #mma>):  // 2 preds: ^bb24, ^bb25
    %356 = arith.mulf %355, %50 : tensor<64x64xf32, #mma>
    %357 = arith.subf %356, %267 : tensor<64x64xf32, #mma>
    %358 = math.exp2 %357 : tensor<64x64xf32, #mma>
    cf.cond_br %172, ^bb27, ^bb28(%cst_3 : tensor<64x64xf32, #mma>)
  ^bb27:  // pred: ^bb26
    %359 = tt.dot %257, %353, %cst_3 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb28(%359 : tensor<64x64xf32, #mma>)
  ^bb28(%360: tensor<64x64xf32, #mma>):  // 2 preds: ^bb26, ^bb27
    %361 = arith.subf %360, %269 : tensor<64x64xf32, #mma>
    %362 = arith.mulf %358, %361 : tensor<64x64xf32, #mma>
    %363 = arith.truncf %362 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %364 = tt.trans %351 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %365 = ttg.convert_layout %363 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %172, ^bb29, ^bb30(%350 : tensor<64x64xf32, #mma>)
  ^bb29:  // pred: ^bb28
    %366 = tt.dot %365, %364, %350 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb30(%366 : tensor<64x64xf32, #mma>)
  ^bb30(%367: tensor<64x64xf32, #mma>):  // 2 preds: ^bb28, ^bb29
    %368 = arith.select %172, %367, %350 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %271 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %270 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %369 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %370 = tt.splat %369 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %371 = tt.addptr %370, %20 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %372 = tt.broadcast %371 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %373 = tt.addptr %372, %28 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %373, %368 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
