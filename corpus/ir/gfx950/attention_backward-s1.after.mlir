#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %13 = arith.muli %6, %c64_i32 : i32
    %14 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %15 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %17 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %18 = arith.addi %14, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %19 = arith.addi %15, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = arith.addi %16, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %21 = arith.addi %17, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %24 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %25 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %26 = arith.muli %23, %cst_4 : tensor<64x1xi32, #linear>
    %27 = arith.muli %24, %cst_0 : tensor<64x1xi32, #blocked>
    %28 = arith.muli %25, %cst_3 : tensor<64x1xi32, #mma>
    %29 = tt.splat %22 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %30 = tt.addptr %29, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %34 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %35 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %36 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %37 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %38 = tt.broadcast %34 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %39 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %40 = tt.broadcast %36 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %41 = tt.addptr %37, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %42 = tt.load %41 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %43 = ttg.local_alloc %42 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %44 = ttg.local_load %43 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %45 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %46 = tt.splat %45 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %49 = tt.addptr %48, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %50 = tt.load %49 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %51 = ttg.local_alloc %50 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %52 = ttg.local_load %51 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %53 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %54 = tt.splat %53 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %58 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %59 = tt.splat %58 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %60 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %61 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %62 = tt.splat %61 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %64 = tt.splat %63 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    cf.br ^bb1(%c0_i32, %cst, %cst : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%65: i32, %66: tensor<64x64xf32, #mma>, %67: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %68 = arith.cmpi slt, %65, %arg10 : i32
    cf.cond_br %68, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %69 = tt.splat %65 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %70 = tt.splat %65 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %71 = tt.splat %65 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %72 = arith.addi %69, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %73 = arith.addi %70, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %74 = arith.addi %71, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %75 = tt.expand_dims %72 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %76 = arith.muli %75, %cst_2 : tensor<1x64xi32, #blocked1>
    %77 = tt.addptr %54, %76 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %80 = tt.load %79 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %81 = ttg.convert_layout %80 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear1>
    %82 = tt.addptr %59, %73 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %83 = tt.load %82 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %84 = ttg.local_alloc %80 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %85 = ttg.local_load %84 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %86 = tt.dot %44, %85, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %87 = arith.mulf %86, %60 : tensor<64x64xf32, #mma1>
    %88 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %89 = tt.broadcast %88 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %90 = arith.subf %87, %89 : tensor<64x64xf32, #mma1>
    %91 = math.exp2 %90 : tensor<64x64xf32, #mma1>
    %92 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %93 = arith.muli %92, %cst_0 : tensor<64x1xi32, #blocked>
    %94 = tt.addptr %62, %93 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %95 = tt.broadcast %94 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %96 = tt.addptr %95, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %97 = tt.load %96 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %98 = ttg.convert_layout %97 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #linear2>
    %99 = arith.truncf %91 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %100 = ttg.local_alloc %99 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %101 = ttg.local_load %100 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %102 = ttg.local_alloc %97 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %103 = ttg.local_load %102 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %104 = tt.dot %101, %103, %67 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %105 = tt.addptr %64, %73 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %106 = tt.load %105 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %107 = tt.trans %98 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %108 = tt.dot %52, %107, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %109 = tt.expand_dims %106 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %110 = tt.broadcast %109 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %111 = arith.subf %108, %110 : tensor<64x64xf32, #mma1>
    %112 = arith.mulf %91, %111 : tensor<64x64xf32, #mma1>
    %113 = arith.truncf %112 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %114 = tt.trans %81 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %115 = ttg.local_alloc %113 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %116 = ttg.local_load %115 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %117 = tt.dot %116, %114, %66 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %118 = arith.addi %65, %c64_i32 : i32
    cf.br ^bb1(%118, %117, %104 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %119 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %120 = tt.splat %119 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %121 = tt.addptr %120, %26 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %122 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %123 = tt.addptr %122, %38 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %124 = arith.truncf %67 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %125 = ttg.convert_layout %124 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear>
    tt.store %123, %125 : tensor<64x64x!tt.ptr<f16>, #linear>
    %126 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %127 = tt.splat %126 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %128 = tt.addptr %127, %26 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %129 = tt.broadcast %128 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %130 = tt.addptr %129, %38 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %131 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %132 = arith.mulf %66, %131 : tensor<64x64xf32, #mma>
    %133 = arith.truncf %132 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %134 = ttg.convert_layout %133 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear>
    tt.store %130, %134 : tensor<64x64x!tt.ptr<f16>, #linear>
    %135 = tt.splat %53 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %136 = tt.addptr %135, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %138 = tt.addptr %137, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %139 = tt.load %138 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %140 = ttg.local_alloc %139 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %141 = ttg.local_load %140 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %142 = tt.addptr %62, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %143 = tt.broadcast %142 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %144 = tt.addptr %143, %39 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %145 = tt.load %144 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %146 = ttg.local_alloc %145 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %147 = ttg.local_load %146 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %148 = tt.splat %58 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %149 = tt.addptr %148, %21 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %150 = tt.load %149 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %151 = tt.splat %63 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %152 = tt.addptr %151, %21 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %153 = tt.load %152 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %154 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %155 = tt.splat %45 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %156 = tt.expand_dims %150 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %157 = tt.broadcast %156 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %158 = tt.expand_dims %153 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %159 = tt.broadcast %158 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    cf.br ^bb4(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb4(%160: i32, %161: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %162 = arith.cmpi slt, %160, %arg10 : i32
    cf.cond_br %162, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %163 = tt.splat %160 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %164 = arith.addi %163, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %165 = tt.expand_dims %164 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %166 = arith.muli %165, %cst_2 : tensor<1x64xi32, #blocked1>
    %167 = tt.addptr %154, %166 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %168 = tt.broadcast %167 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %169 = tt.addptr %168, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %170 = tt.load %169 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %171 = ttg.convert_layout %170 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear1>
    %172 = tt.addptr %155, %166 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %173 = tt.broadcast %172 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %174 = tt.addptr %173, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %175 = tt.load %174 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %176 = ttg.local_alloc %170 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %177 = ttg.local_load %176 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %178 = tt.dot %141, %177, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %179 = arith.mulf %178, %60 : tensor<64x64xf32, #mma1>
    %180 = arith.subf %179, %157 : tensor<64x64xf32, #mma1>
    %181 = math.exp2 %180 : tensor<64x64xf32, #mma1>
    ttg.barrier local
    %182 = ttg.local_alloc %175 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %183 = ttg.local_load %182 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %184 = tt.dot %147, %183, %cst_1 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %185 = arith.subf %184, %159 : tensor<64x64xf32, #mma1>
    %186 = arith.mulf %181, %185 : tensor<64x64xf32, #mma1>
    %187 = arith.truncf %186 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %188 = tt.trans %171 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %189 = ttg.local_alloc %187 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %190 = ttg.local_load %189 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %191 = tt.dot %190, %188, %161 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %192 = arith.addi %160, %c64_i32 : i32
    cf.br ^bb4(%192, %191 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %193 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %194 = tt.splat %193 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %195 = tt.addptr %194, %28 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %196 = tt.broadcast %195 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %197 = tt.addptr %196, %40 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %197, %161 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
