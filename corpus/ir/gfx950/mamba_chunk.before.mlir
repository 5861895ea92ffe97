#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [16, 0], [32, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [8, 0]], warp = [[0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 4, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared4 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %9 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %10 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %12 = tt.broadcast %9 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %14 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %17 = tt.broadcast %16 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %18 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %20 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %21 = tt.broadcast %20 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %22 = arith.cmpi sge, %21, %11 : tensor<64x64xi32, #mma>
    %23 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %24 = arith.cmpi eq, %3, %cst_2 : tensor<64xi32, #blocked>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %26 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %27 = tt.splat %26 : i1 -> tensor<64xi1, #blocked>
    %28 = amdg.buffer_load %arg1[%3], %27 : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %29 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %30 = arith.muli %29, %cst_4 : tensor<64x1xi32, #blocked1>
    %31 = tt.addptr %14, %30 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %32 = tt.broadcast %31 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %34 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %35 = tt.splat %26 : i1 -> tensor<64x32xi1, #blocked1>
    %36 = ttg.async_copy_global_to_local %33, %34 mask %35 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %37 = ttg.async_commit_group tokens %36
    %38 = tt.addptr %18, %30 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %41 = tt.load %40, %35 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %37, %28, %34, %41 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, tensor<64xf32, #blocked>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x32xf16, #blocked1>)
  ^bb1(%43: i32, %44: tensor<32x64xf32, #mma>, %45: i32, %46: !ttg.async.token, %47: tensor<64xf32, #blocked>, %48: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %49: tensor<64x32xf16, #blocked1>):  // 2 preds: ^bb0, ^bb2
    %50 = arith.cmpi slt, %43, %42 : i32
    cf.cond_br %50, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %51 = ttg.async_wait %46 {num = 0 : i32}
    %52 = arith.addi %45, %c1_i32 : i32
    %53 = arith.cmpi slt, %52, %c2_i32 : i32
    %54 = arith.select %53, %52, %c0_i32 : i32
    %55 = arith.addi %43, %c64_i32 : i32
    %56 = tt.addptr %arg1, %55 : !tt.ptr<f32>, i32
    %57 = amdg.buffer_load %56[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %58 = "tt.scan"(%47) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %204 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %204 : f32
    }) : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %59 = tt.splat %43 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %60 = tt.splat %43 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %61 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %62 = arith.addi %59, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %63 = arith.addi %60, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %64 = arith.addi %61, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %65 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %66 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %67 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %68 = arith.muli %65, %cst_6 : tensor<64x1xi32, #linear>
    %69 = arith.muli %66, %cst_5 : tensor<64x1xi32, #blocked2>
    %70 = tt.addptr %4, %69 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %71 = tt.broadcast %70 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %72 = tt.addptr %71, %13 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %73 = tt.load %72 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %74 = ttg.local_alloc %73 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %75 = ttg.local_load %74 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %76 = arith.muli %67, %cst_4 : tensor<64x1xi32, #blocked1>
    %77 = tt.addptr %14, %76 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %80 = ttg.memdesc_index %25[%54] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %81 = ttg.async_copy_global_to_local %79, %80 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = ttg.local_load %48 token %51 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #linear1>
    %84 = ttg.local_load %48 token %51 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #linear2>
    %85 = tt.addptr %18, %76 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %86 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %87 = tt.addptr %86, %17 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %88 = tt.load %87 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %89 = tt.trans %84 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear2> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %90 = tt.trans %83 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %91 = ttg.local_alloc %49 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %92 = ttg.local_load %91 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %93 = tt.dot %92, %89, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %94 = ttg.convert_layout %58 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %95 = ttg.convert_layout %58 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %96 = tt.expand_dims %95 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %97 = ttg.convert_layout %58 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %98 = tt.expand_dims %97 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %99 = tt.broadcast %96 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %100 = tt.broadcast %98 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %101 = arith.subf %99, %100 : tensor<64x64xf32, #mma>
    %102 = math.exp %101 : tensor<64x64xf32, #mma>
    %103 = arith.mulf %93, %102 : tensor<64x64xf32, #mma>
    %104 = arith.select %22, %103, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %105 = arith.truncf %104 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %106 = arith.truncf %44 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %107 = ttg.local_load %91 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %108 = ttg.local_alloc %106 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %109 = ttg.local_load %108 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %110 = tt.dot %107, %109, %cst_3 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %111 = math.exp %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %112 = ttg.convert_layout %111 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %114 = tt.broadcast %113 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %115 = arith.mulf %110, %114 : tensor<64x64xf32, #mma1>
    %116 = ttg.local_alloc %105 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %117 = ttg.local_load %116 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %118 = ttg.local_alloc %73 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared4, #smem>
    %119 = ttg.local_load %118 : !ttg.memdesc<64x64xf16, #shared4, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    %120 = tt.dot %117, %119, %115 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    %121 = tt.addptr %23, %68 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %122 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %123 = tt.addptr %122, %12 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %124 = arith.truncf %120 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %125 = ttg.convert_layout %124 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #linear>
    tt.store %123, %125 : tensor<64x64x!tt.ptr<f16>, #linear>
    %126 = arith.select %24, %58, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %127 = "tt.reduce"(%126) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %204 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %204 : f32
    }) : (tensor<64xf32, #blocked>) -> f32
    %128 = tt.splat %127 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %129 = arith.subf %128, %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %130 = math.exp %129 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %131 = math.exp %127 : f32
    %132 = tt.splat %131 : f32 -> tensor<32x64xf32, #mma>
    %133 = arith.mulf %44, %132 : tensor<32x64xf32, #mma>
    %134 = ttg.convert_layout %130 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>}>>
    %135 = tt.expand_dims %134 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %136 = arith.extf %75 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %137 = tt.broadcast %135 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %138 = arith.mulf %136, %137 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %139 = arith.truncf %138 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %140 = tt.dot %90, %139, %133 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x64xf32, #mma>
    %141 = arith.addi %43, %c64_i32 : i32
    cf.br ^bb1(%141, %140, %54, %82, %57, %80, %88 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, tensor<64xf32, #blocked>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, tensor<64x32xf16, #blocked1>)
  ^bb3:  // pred: ^bb1
    %142 = arith.addi %arg5, %c63_i32 : i32
    %143 = arith.divsi %142, %c64_i32 : i32
    %144 = arith.subi %143, %c1_i32 : i32
    %145 = arith.maxsi %144, %c0_i32 : i32
    %146 = arith.muli %145, %c64_i32 : i32
    %147 = arith.cmpi sge, %143, %c1_i32 : i32
    %148 = ttg.async_wait %46 {num = 0 : i32}
    %149 = "tt.scan"(%47) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %204 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %204 : f32
    }) : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %150 = tt.splat %146 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %151 = tt.splat %146 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %152 = arith.addi %150, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %153 = arith.addi %151, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %154 = tt.expand_dims %152 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %155 = tt.expand_dims %153 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %156 = arith.muli %154, %cst_6 : tensor<64x1xi32, #linear>
    %157 = arith.muli %155, %cst_5 : tensor<64x1xi32, #blocked2>
    %158 = tt.addptr %4, %157 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %159 = tt.broadcast %158 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %160 = tt.addptr %159, %13 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %161 = tt.splat %147 : i1 -> tensor<64x64xi1, #blocked2>
    %162 = tt.load %160, %161 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %163 = ttg.local_load %48 token %148 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #linear2>
    %164 = tt.trans %163 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear2> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %165 = ttg.local_alloc %49 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %166 = ttg.local_load %165 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %147, ^bb4, ^bb5(%cst_0 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %167 = tt.dot %166, %164, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%167 : tensor<64x64xf32, #mma>)
  ^bb5(%168: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %169 = ttg.convert_layout %149 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %170 = ttg.convert_layout %149 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %171 = tt.expand_dims %170 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %172 = ttg.convert_layout %149 {allocation.offset = 12288 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %173 = tt.expand_dims %172 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %174 = tt.broadcast %171 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %175 = tt.broadcast %173 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %176 = arith.subf %174, %175 : tensor<64x64xf32, #mma>
    %177 = math.exp %176 : tensor<64x64xf32, #mma>
    %178 = arith.mulf %168, %177 : tensor<64x64xf32, #mma>
    %179 = arith.select %22, %178, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %180 = arith.truncf %179 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %181 = arith.truncf %44 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %182 = ttg.local_load %165 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %183 = ttg.local_alloc %181 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %184 = ttg.local_load %183 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %147, ^bb6, ^bb7(%cst_3 : tensor<64x64xf32, #mma1>)
  ^bb6:  // pred: ^bb5
    %185 = tt.dot %182, %184, %cst_3 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb7(%185 : tensor<64x64xf32, #mma1>)
  ^bb7(%186: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb5, ^bb6
    %187 = math.exp %169 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %188 = ttg.convert_layout %187 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %189 = tt.expand_dims %188 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %190 = tt.broadcast %189 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %191 = arith.mulf %186, %190 : tensor<64x64xf32, #mma1>
    %192 = ttg.local_alloc %180 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %193 = ttg.local_load %192 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %194 = ttg.local_alloc %162 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared4, #smem>
    %195 = ttg.local_load %194 : !ttg.memdesc<64x64xf16, #shared4, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
    cf.cond_br %147, ^bb8, ^bb9(%191 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %196 = tt.dot %193, %195, %191 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%196 : tensor<64x64xf32, #mma1>)
  ^bb9(%197: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %198 = tt.addptr %23, %156 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %199 = tt.broadcast %198 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %200 = tt.addptr %199, %12 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %201 = arith.truncf %197 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %202 = ttg.convert_layout %201 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #linear>
    %203 = tt.splat %147 : i1 -> tensor<64x64xi1, #linear>
    tt.store %200, %202, %203 : tensor<64x64x!tt.ptr<f16>, #linear>
    ttg.local_dealloc %25 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    tt.return
  }
}
