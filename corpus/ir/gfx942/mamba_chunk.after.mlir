#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 20480 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %8 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %9 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %10 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %12 = tt.broadcast %9 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked2>
    %14 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %17 = tt.broadcast %16 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %18 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %20 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %21 = tt.broadcast %20 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %22 = arith.cmpi sge, %21, %11 : tensor<64x64xi32, #mma1>
    %23 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %24 = arith.cmpi eq, %3, %cst_3 : tensor<64xi32, #blocked>
    %25 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<64xi1, #blocked>
    %29 = amdg.buffer_load %arg1[%3], %28 : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %30 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %31 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %32 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %33 = arith.muli %30, %cst : tensor<64x1xi32, #mma>
    %34 = arith.muli %31, %cst_6 : tensor<64x1xi32, #blocked2>
    %35 = tt.addptr %4, %34 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %37 = tt.addptr %36, %13 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %38 = tt.splat %27 : i1 -> tensor<64x64xi1, #blocked2>
    %39 = tt.load %37, %38 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %40 = arith.muli %32, %cst_5 : tensor<64x1xi32, #blocked1>
    %41 = tt.addptr %14, %40 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %44 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked1>
    %45 = tt.load %43, %44 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %46 = tt.addptr %18, %40 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %47 = tt.broadcast %46 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %48 = tt.addptr %47, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %49 = tt.load %48, %44 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %50 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %51 = amdg.in_thread_transpose %39 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %51, %50 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %49, %52 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %53 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %29, %50, %45, %52, %33 : i32, tensor<32x64xf32, #mma1>, i32, tensor<64xf32, #blocked>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64x32xf16, #blocked1>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x1xi32, #mma>)
  ^bb1(%54: i32, %55: tensor<32x64xf32, #mma1>, %56: i32, %57: tensor<64xf32, #blocked>, %58: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %59: tensor<64x32xf16, #blocked1>, %60: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %61: tensor<64x1xi32, #mma>):  // 2 preds: ^bb0, ^bb2
    %62 = arith.cmpi slt, %54, %53 : i32
    cf.cond_br %62, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %63 = arith.addi %54, %c64_i32 : i32
    %64 = tt.addptr %arg1, %63 : !tt.ptr<f32>, i32
    %65 = amdg.buffer_load %64[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %66 = "tt.scan"(%57) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %194 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %194 : f32
    }) : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %67 = tt.splat %63 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %68 = tt.splat %63 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %69 = tt.splat %63 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = arith.addi %67, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.addi %68, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %72 = arith.addi %69, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %73 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %74 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %75 = tt.expand_dims %72 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %76 = arith.muli %73, %cst : tensor<64x1xi32, #mma>
    %77 = arith.muli %74, %cst_6 : tensor<64x1xi32, #blocked2>
    %78 = tt.addptr %4, %77 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %80 = tt.addptr %79, %13 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %81 = tt.load %80 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %82 = ttg.local_load %58 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %83 = ttg.local_load %58 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %84 = arith.muli %75, %cst_5 : tensor<64x1xi32, #blocked1>
    %85 = tt.addptr %14, %84 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %86 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %87 = tt.addptr %86, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %88 = tt.load %87 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %89 = tt.addptr %18, %84 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %90 = tt.broadcast %89 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %91 = tt.addptr %90, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %92 = tt.load %91 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %93 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %94 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %95 = tt.trans %59 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked4>
    %96 = ttg.local_alloc %95 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %97 = ttg.local_load %96 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    ttg.barrier local
    %98 = ttg.local_alloc %95 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    ttg.barrier local
    %99 = ttg.local_load %98 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %100 = tt.dot %93, %97, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %101 = ttg.convert_layout %66 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %102 = ttg.convert_layout %66 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %103 = tt.expand_dims %102 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    ttg.barrier local
    %104 = ttg.convert_layout %66 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %105 = tt.expand_dims %104 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %106 = tt.broadcast %103 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %107 = tt.broadcast %105 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %108 = arith.subf %106, %107 : tensor<64x64xf32, #mma1>
    %109 = math.exp %108 : tensor<64x64xf32, #mma1>
    %110 = arith.mulf %100, %109 : tensor<64x64xf32, #mma1>
    %111 = arith.select %22, %110, %cst_1 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %112 = arith.truncf %111 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %113 = arith.truncf %55 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    ttg.barrier local
    %114 = ttg.local_alloc %113 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %115 = ttg.local_load %114 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %116 = tt.dot %94, %115, %cst_4, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %117 = math.exp %101 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %118 = ttg.convert_layout %117 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %119 = tt.expand_dims %118 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %120 = tt.broadcast %119 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %121 = arith.mulf %116, %120 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %122 = ttg.local_alloc %112 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %123 = ttg.local_load %122 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %124 = tt.dot %123, %83, %121, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %125 = tt.addptr %23, %61 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %126 = tt.broadcast %125 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %127 = tt.addptr %126, %12 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %128 = arith.truncf %124 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %127, %128 : tensor<64x64x!tt.ptr<f16>, #mma>
    %129 = arith.select %24, %66, %cst_2 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %130 = "tt.reduce"(%129) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %194 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %194 : f32
    }) : (tensor<64xf32, #blocked>) -> f32
    %131 = tt.splat %130 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %132 = arith.subf %131, %101 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %133 = math.exp %132 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %134 = math.exp %130 : f32
    %135 = tt.splat %134 : f32 -> tensor<32x64xf32, #mma1>
    %136 = arith.mulf %55, %135 : tensor<32x64xf32, #mma1>
    ttg.barrier local
    %137 = ttg.convert_layout %133 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>}>>
    %138 = tt.expand_dims %137 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %139 = arith.extf %82 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %140 = tt.broadcast %138 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %141 = arith.mulf %139, %140 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %142 = arith.truncf %141 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %143 = tt.dot %99, %142, %136, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<32x64xf32, #mma1>
    %144 = arith.addi %56, %c1_i32 : i32
    %145 = arith.cmpi slt, %144, %c1_i32 : i32
    %146 = arith.select %145, %144, %c0_i32 : i32
    %147 = ttg.memdesc_index %26[%146] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %148 = amdg.in_thread_transpose %81 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %148, %147 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %149 = ttg.memdesc_index %25[%146] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %92, %149 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %150 = arith.addi %54, %c64_i32 : i32
    cf.br ^bb1(%150, %143, %146, %65, %147, %88, %149, %76 : i32, tensor<32x64xf32, #mma1>, i32, tensor<64xf32, #blocked>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64x32xf16, #blocked1>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x1xi32, #mma>)
  ^bb3:  // pred: ^bb1
    %151 = arith.addi %arg5, %c63_i32 : i32
    %152 = arith.divsi %151, %c64_i32 : i32
    %153 = arith.cmpi sge, %152, %c1_i32 : i32
    %154 = "tt.scan"(%57) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %194 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %194 : f32
    }) : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    ttg.barrier local
    %155 = ttg.local_load %58 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %156 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %157 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %158 = tt.trans %59 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked4>
    %159 = ttg.local_alloc %158 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %160 = ttg.local_load %159 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %153, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %161 = tt.dot %156, %160, %cst_1, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%161 : tensor<64x64xf32, #mma1>)
  ^bb5(%162: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %163 = ttg.convert_layout %154 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %164 = ttg.convert_layout %154 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %165 = tt.expand_dims %164 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    ttg.barrier local
    %166 = ttg.convert_layout %154 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %167 = tt.expand_dims %166 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %168 = tt.broadcast %165 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %169 = tt.broadcast %167 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %170 = arith.subf %168, %169 : tensor<64x64xf32, #mma1>
    %171 = math.exp %170 : tensor<64x64xf32, #mma1>
    %172 = arith.mulf %162, %171 : tensor<64x64xf32, #mma1>
    %173 = arith.select %22, %172, %cst_1 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %174 = arith.truncf %173 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %175 = arith.truncf %55 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    ttg.barrier local
    %176 = ttg.local_alloc %175 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %177 = ttg.local_load %176 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %153, ^bb6, ^bb7(%cst_4 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %178 = tt.dot %157, %177, %cst_4, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%178 : tensor<64x64xf32, #mma>)
  ^bb7(%179: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %180 = math.exp %163 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %181 = ttg.convert_layout %180 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %182 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %183 = tt.broadcast %182 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %184 = arith.mulf %179, %183 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %185 = ttg.local_alloc %174 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %186 = ttg.local_load %185 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %153, ^bb8, ^bb9(%184 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %187 = tt.dot %186, %155, %184, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%187 : tensor<64x64xf32, #mma>)
  ^bb9(%188: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %189 = tt.addptr %23, %61 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %190 = tt.broadcast %189 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %191 = tt.addptr %190, %12 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %192 = arith.truncf %188 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %193 = tt.splat %153 : i1 -> tensor<64x64xi1, #mma>
    tt.store %191, %192, %193 : tensor<64x64x!tt.ptr<f16>, #mma>
    ttg.local_dealloc %26 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    tt.return
  }
}
