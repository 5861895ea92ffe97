#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33648 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c31_i32 = arith.constant 31 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_4 = arith.constant dense<64> : tensor<32x1xi32, #linear>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %8 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_5 : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %21 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %22 = ttg.local_load %21 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %23 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #linear1>
    %24 = arith.muli %7, %23 : tensor<64x1xi32, #linear1>
    %25 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %26 = tt.addptr %25, %24 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %27 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %29 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #linear>
    %30 = ttg.local_alloc {allocation.offset = 12992 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    %32 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %33 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %35 = tt.addptr %27, %34 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %36 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %37 = tt.splat %32 : i1 -> tensor<64x32xi1, #linear1>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared1, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %41 = arith.muli %40, %cst_4 : tensor<32x1xi32, #linear>
    %42 = tt.addptr %28, %41 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %43 = tt.broadcast %42 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %44 = tt.addptr %43, %29 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %45 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %46 = tt.splat %32 : i1 -> tensor<32x64xi1, #linear>
    ttg.barrier local
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared2, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %50 = arith.addi %0, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %51 = arith.addi %1, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %54 = tt.addptr %27, %53 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %55 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %56 = tt.splat %49 : i1 -> tensor<64x32xi1, #linear1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared1, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %60 = arith.muli %59, %cst_4 : tensor<32x1xi32, #linear>
    %61 = tt.addptr %28, %60 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %63 = tt.addptr %62, %29 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %64 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %65 = tt.splat %49 : i1 -> tensor<32x64xi1, #linear>
    %66 = ttg.async_copy_global_to_local %63, %64 mask %65 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared2, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = ttg.async_wait %39, %48 {num = 2 : i32}
    ttg.barrier local
    %69 = arith.subi %arg4, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %36, %55, %68, %45, %64, %58, %67 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%70: i32, %71: tensor<64x64xf32, #mma>, %72: i32, %73: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %74: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %75: !ttg.async.token, %76: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, %77: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, %78: !ttg.async.token, %79: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %80 = arith.cmpi slt, %70, %69 : i32
    cf.cond_br %80, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %81 = arith.addi %72, %c1_i32 : i32
    %82 = arith.cmpi slt, %81, %c3_i32 : i32
    %83 = arith.select %82, %81, %c0_i32 : i32
    %84 = arith.addi %70, %c64_i32 : i32
    %85 = tt.splat %84 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %86 = tt.splat %84 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %87 = arith.addi %85, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %88 = arith.addi %86, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %89 = tt.expand_dims %87 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %90 = tt.broadcast %89 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %91 = tt.addptr %27, %90 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %92 = ttg.memdesc_index %30[%83] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %93 = ttg.async_copy_global_to_local %91, %92 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = ttg.local_load %73 token %75 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %96 = tt.expand_dims %88 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %97 = arith.muli %96, %cst_4 : tensor<32x1xi32, #linear>
    %98 = tt.addptr %28, %97 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %99 = tt.broadcast %98 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %100 = tt.addptr %99, %29 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %101 = ttg.memdesc_index %31[%83] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %102 = ttg.async_copy_global_to_local %100, %101 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared2, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = ttg.local_load %76 token %75 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %105 = tt.dot %95, %104, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %106 = arith.truncf %105 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %107 = ttg.local_alloc %106 {allocation.offset = 25456 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %108 = ttg.local_load %107 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %109 = tt.dot %108, %22, %71 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    %110 = ttg.async_wait %78, %79 {num = 2 : i32}
    ttg.barrier local
    %111 = arith.addi %70, %c32_i32 : i32
    cf.br ^bb1(%111, %109, %83, %74, %92, %110, %77, %101, %94, %103 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %112 = arith.addi %arg4, %c31_i32 : i32
    %113 = arith.divsi %112, %c32_i32 : i32
    %114 = arith.cmpi sge, %113, %c1_i32 : i32
    %115 = arith.cmpi sge, %113, %c2_i32 : i32
    %116 = ttg.local_load %73 token %75 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %117 = ttg.local_load %76 token %75 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %114, ^bb4, ^bb5(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %118 = tt.dot %116, %117, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%118 : tensor<64x64xf32, #mma1>)
  ^bb5(%119: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %120 = arith.truncf %119 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %121 = ttg.local_alloc %120 {allocation.offset = 25456 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %122 = ttg.local_load %121 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %114, ^bb6, ^bb7(%71 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %123 = tt.dot %122, %22, %71 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%123 : tensor<64x64xf32, #mma>)
  ^bb7(%124: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %125 = ttg.async_wait %78, %79 {num = 0 : i32}
    ttg.barrier local
    %126 = arith.select %114, %124, %71 : tensor<64x64xf32, #mma>
    %127 = ttg.local_load %74 token %125 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %128 = ttg.local_load %77 token %125 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %115, ^bb8, ^bb9(%cst_1 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %129 = tt.dot %127, %128, %cst_1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%129 : tensor<64x64xf32, #mma1>)
  ^bb9(%130: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %131 = arith.truncf %130 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %132 = ttg.local_alloc %131 {allocation.offset = 25456 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    ttg.barrier local
    %133 = ttg.local_load %132 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %115, ^bb10, ^bb11(%126 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %134 = tt.dot %133, %22, %126 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%134 : tensor<64x64xf32, #mma>)
  ^bb11(%135: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %136 = arith.select %115, %135, %126 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %31 : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %137 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %138 = tt.addptr %137, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %139 = tt.broadcast %138 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %140 = tt.addptr %139, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %140, %136 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
