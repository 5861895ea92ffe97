#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
#mma1 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}}>
#mma2 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared4 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma2>
    %cst_5 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %8 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked2>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %15 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %20 = arith.cmpi eq, %3, %cst_3 : tensor<64xi32, #blocked>
    %21 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %23 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %24 = tt.splat %23 : i1 -> tensor<64xi1, #blocked>
    %25 = amdg.buffer_load %arg1[%3], %24 : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %26 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %27 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %28 = arith.muli %16, %cst : tensor<64x1xi32, #mma>
    %29 = arith.muli %26, %cst_6 : tensor<64x1xi32, #blocked2>
    %30 = tt.addptr %4, %29 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %32 = tt.addptr %31, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %33 = tt.splat %23 : i1 -> tensor<64x64xi1, #blocked2>
    %34 = tt.load %32, %33 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %35 = arith.muli %27, %cst_5 : tensor<64x1xi32, #blocked1>
    %36 = tt.addptr %11, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %39 = tt.splat %23 : i1 -> tensor<64x32xi1, #blocked1>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %41 = tt.addptr %15, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %44 = tt.load %43, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %45 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %46 = amdg.in_thread_transpose %34 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %46, %45 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %44, %47 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %25, %45, %40, %47, %28 : i32, tensor<32x64xf32, #mma1>, i32, tensor<64xf32, #blocked>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64x32xf16, #blocked1>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x1xi32, #mma>)
  ^bb1(%49: i32, %50: tensor<32x64xf32, #mma1>, %51: i32, %52: tensor<64xf32, #blocked>, %53: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %54: tensor<64x32xf16, #blocked1>, %55: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %56: tensor<64x1xi32, #mma>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %49, %48 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = arith.addi %49, %c64_i32 : i32
    %59 = tt.addptr %arg1, %58 : !tt.ptr<f32>, i32
    %60 = amdg.buffer_load %59[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    ttg.barrier local
    %61 = "tt.scan"(%52) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %189 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %189 : f32
    }) {allocation.offset = 12288 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %62 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %63 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %64 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %65 = arith.addi %62, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %66 = arith.addi %63, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %67 = arith.addi %64, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %68 = tt.expand_dims %65 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %69 = tt.expand_dims %66 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %70 = tt.expand_dims %67 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %71 = arith.muli %68, %cst : tensor<64x1xi32, #mma>
    %72 = arith.muli %69, %cst_6 : tensor<64x1xi32, #blocked2>
    %73 = tt.addptr %4, %72 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %74 = tt.broadcast %73 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %75 = tt.addptr %74, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %76 = tt.load %75 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %77 = ttg.local_load %53 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %78 = ttg.local_load %53 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %79 = arith.muli %70, %cst_5 : tensor<64x1xi32, #blocked1>
    %80 = tt.addptr %11, %79 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %81 = tt.broadcast %80 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %82 = tt.addptr %81, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %83 = tt.load %82 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %84 = tt.addptr %15, %79 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %86 = tt.addptr %85, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %87 = tt.load %86 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %88 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %89 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    %90 = tt.trans %54 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked4>
    ttg.barrier local
    %91 = ttg.local_alloc %90 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %92 = ttg.local_load %91 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %93 = ttg.local_alloc %90 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    ttg.barrier local
    %94 = ttg.local_load %93 : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %95 = tt.dot %88, %92, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %96 = ttg.convert_layout %61 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    ttg.barrier local
    %97 = ttg.convert_layout %61 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    ttg.barrier local
    %99 = ttg.convert_layout %61 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %100 = tt.expand_dims %99 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %101 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %102 = tt.broadcast %100 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %103 = arith.subf %101, %102 : tensor<64x64xf32, #mma>
    %104 = math.exp %103 : tensor<64x64xf32, #mma>
    %105 = arith.mulf %95, %104 : tensor<64x64xf32, #mma>
    %106 = arith.select %18, %105, %cst_1 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %107 = arith.truncf %106 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %108 = arith.truncf %50 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    ttg.barrier local
    %109 = ttg.local_alloc %108 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared4, #smem>
    ttg.barrier local
    %110 = ttg.local_load %109 : !ttg.memdesc<32x64xf16, #shared4, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    %111 = tt.dot %89, %110, %cst_4 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    %112 = math.exp %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    ttg.barrier local
    %113 = ttg.convert_layout %112 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %114 = tt.expand_dims %113 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %115 = tt.broadcast %114 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %116 = arith.mulf %111, %115 : tensor<64x64xf32, #mma2>
    ttg.barrier local
    %117 = ttg.convert_layout %116 {allocation.offset = 12288 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma>
    %118 = ttg.convert_layout %107 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %119 = tt.dot %118, %78, %117 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %120 = tt.addptr %19, %56 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %121 = tt.broadcast %120 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %122 = tt.addptr %121, %9 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %123 = arith.truncf %119 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %122, %123 : tensor<64x64x!tt.ptr<f16>, #mma>
    %124 = arith.select %20, %61, %cst_2 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    ttg.barrier local
    %125 = "tt.reduce"(%124) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %189 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %189 : f32
    }) {allocation.offset = 12288 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %126 = tt.splat %125 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %127 = arith.subf %126, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %128 = math.exp %127 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %129 = math.exp %125 : f32
    %130 = tt.splat %129 : f32 -> tensor<32x64xf32, #mma1>
    %131 = arith.mulf %50, %130 : tensor<32x64xf32, #mma1>
    ttg.barrier local
    %132 = ttg.convert_layout %128 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>}>>
    %133 = tt.expand_dims %132 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %134 = arith.extf %77 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %135 = tt.broadcast %133 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %136 = arith.mulf %134, %135 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %137 = arith.truncf %136 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %138 = tt.dot %94, %137, %131 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x64xf32, #mma1>
    %139 = arith.addi %51, %c1_i32 : i32
    %140 = arith.cmpi slt, %139, %c1_i32 : i32
    %141 = arith.select %140, %139, %c0_i32 : i32
    %142 = ttg.memdesc_index %22[%141] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %143 = amdg.in_thread_transpose %76 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #linear>
    ttg.local_store %143, %142 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %144 = ttg.memdesc_index %21[%141] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %87, %144 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %145 = arith.addi %49, %c64_i32 : i32
    cf.br ^bb1(%145, %138, %141, %60, %142, %83, %144, %71 : i32, tensor<32x64xf32, #mma1>, i32, tensor<64xf32, #blocked>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64x32xf16, #blocked1>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x1xi32, #mma>)
  ^bb3:  // pred: ^bb1
    %146 = arith.addi %arg5, %c63_i32 : i32
    %147 = arith.divsi %146, %c64_i32 : i32
    %148 = arith.cmpi sge, %147, %c1_i32 : i32
    ttg.barrier local
    %149 = "tt.scan"(%52) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %189 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %189 : f32
    }) {allocation.offset = 12288 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %150 = ttg.local_load %53 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %151 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %152 = ttg.local_load %55 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    %153 = tt.trans %54 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked4>
    ttg.barrier local
    %154 = ttg.local_alloc %153 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #blocked4>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttg.barrier local
    %155 = ttg.local_load %154 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %148, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %156 = tt.dot %151, %155, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%156 : tensor<64x64xf32, #mma>)
  ^bb5(%157: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %158 = ttg.convert_layout %149 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    ttg.barrier local
    %159 = ttg.convert_layout %149 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = tt.expand_dims %159 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    ttg.barrier local
    %161 = ttg.convert_layout %149 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %162 = tt.expand_dims %161 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %163 = tt.broadcast %160 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %164 = tt.broadcast %162 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %165 = arith.subf %163, %164 : tensor<64x64xf32, #mma>
    %166 = math.exp %165 : tensor<64x64xf32, #mma>
    %167 = arith.mulf %157, %166 : tensor<64x64xf32, #mma>
    %168 = arith.select %18, %167, %cst_1 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %169 = arith.truncf %168 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %170 = arith.truncf %50 : tensor<32x64xf32, #mma1> to tensor<32x64xf16, #mma1>
    ttg.barrier local
    %171 = ttg.local_alloc %170 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #mma1>) -> !ttg.memdesc<32x64xf16, #shared4, #smem>
    ttg.barrier local
    %172 = ttg.local_load %171 : !ttg.memdesc<32x64xf16, #shared4, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    cf.cond_br %148, ^bb6, ^bb7(%cst_4 : tensor<64x64xf32, #mma2>)
  ^bb6:  // pred: ^bb5
    %173 = tt.dot %152, %172, %cst_4 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    cf.br ^bb7(%173 : tensor<64x64xf32, #mma2>)
  ^bb7(%174: tensor<64x64xf32, #mma2>):  // 2 preds: ^bb5, ^bb6
    %175 = math.exp %158 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    ttg.barrier local
    %176 = ttg.convert_layout %175 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %177 = tt.expand_dims %176 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %178 = tt.broadcast %177 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %179 = arith.mulf %174, %178 : tensor<64x64xf32, #mma2>
    ttg.barrier local
    %180 = ttg.convert_layout %179 {allocation.offset = 12288 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma>
    %181 = ttg.convert_layout %169 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %148, ^bb8, ^bb9(%180 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %182 = tt.dot %181, %150, %180 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%182 : tensor<64x64xf32, #mma>)
  ^bb9(%183: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %184 = tt.addptr %19, %56 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %185 = tt.broadcast %184 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %186 = tt.addptr %185, %9 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %187 = arith.truncf %183 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %188 = tt.splat %148 : i1 -> tensor<64x64xi1, #mma>
    tt.store %186, %187, %188 : tensor<64x64x!tt.ptr<f16>, #mma>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    tt.return
  }
}
