#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 99056 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_transposed_b(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = arith.addi %12, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #linear>
    %19 = arith.muli %17, %18 : tensor<128x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %22 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %23 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %24 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %25 = arith.muli %23, %24 : tensor<128x1xi32, #blocked>
    %26 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %27 = tt.addptr %26, %25 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %28 = tt.broadcast %27 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %29 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 49904 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %31 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %32 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear>
    %34 = tt.broadcast %32 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %35 = tt.addptr %22, %33 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %36 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %37 = tt.splat %31 : i1 -> tensor<128x64xi1, #linear>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.addptr %28, %34 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %41 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %42 = tt.splat %31 : i1 -> tensor<128x64xi1, #blocked>
    %43 = ttg.async_copy_global_to_local %40, %41 mask %42 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %44 = ttg.async_commit_group tokens %43
    %45 = arith.cmpi sgt, %arg3, %c64_i32 : i32
    %46 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear>
    %49 = tt.broadcast %47 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %50 = tt.addptr %22, %48 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %51 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %52 = tt.splat %45 : i1 -> tensor<128x64xi1, #linear>
    %53 = ttg.async_copy_global_to_local %50, %51 mask %52 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %54 = ttg.async_commit_group tokens %53
    %55 = tt.addptr %28, %49 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %56 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %57 = tt.splat %45 : i1 -> tensor<128x64xi1, #blocked>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %59 = ttg.async_commit_group tokens %58
    %60 = ttg.async_wait %39, %44 {num = 2 : i32}
    ttg.barrier local
    %61 = arith.subi %arg3, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c1_i32, %36, %51, %60, %41, %56, %54, %59 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%62: i32, %63: tensor<128x128xf32, #mma>, %64: i32, %65: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %66: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %67: !ttg.async.token, %68: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %69: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %70: !ttg.async.token, %71: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %72 = arith.cmpi slt, %62, %61 : i32
    cf.cond_br %72, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %73 = arith.addi %64, %c1_i32 : i32
    %74 = arith.cmpi slt, %73, %c3_i32 : i32
    %75 = arith.select %74, %73, %c0_i32 : i32
    %76 = arith.addi %62, %c128_i32 : i32
    %77 = tt.splat %76 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %78 = arith.addi %77, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %79 = tt.expand_dims %78 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %80 = tt.broadcast %79 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear>
    %81 = tt.broadcast %79 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %82 = tt.addptr %22, %80 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %83 = ttg.memdesc_index %29[%75] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %84 = ttg.async_copy_global_to_local %82, %83 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %85 = ttg.async_commit_group tokens %84
    %86 = ttg.local_load %65 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %87 = tt.addptr %28, %81 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %88 = ttg.memdesc_index %30[%75] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %89 = ttg.async_copy_global_to_local %87, %88 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %90 = ttg.async_commit_group tokens %89
    %91 = ttg.local_load %68 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear2>
    %92 = tt.trans %91 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %93 = tt.dot %86, %92, %63 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %94 = ttg.async_wait %70, %71 {num = 2 : i32}
    ttg.barrier local
    %95 = arith.addi %62, %c64_i32 : i32
    cf.br ^bb1(%95, %93, %75, %66, %83, %94, %69, %88, %85, %90 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %96 = arith.addi %arg3, %c63_i32 : i32
    %97 = arith.divsi %96, %c64_i32 : i32
    %98 = arith.cmpi sge, %97, %c1_i32 : i32
    %99 = arith.cmpi sge, %97, %c2_i32 : i32
    %100 = ttg.local_load %65 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %101 = ttg.local_load %68 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear2>
    %102 = tt.trans %101 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %98, ^bb4, ^bb5(%63 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %103 = tt.dot %100, %102, %63 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%103 : tensor<128x128xf32, #mma>)
  ^bb5(%104: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %105 = ttg.async_wait %70, %71 {num = 0 : i32}
    ttg.barrier local
    %106 = arith.select %98, %104, %63 : tensor<128x128xf32, #mma>
    %107 = ttg.local_load %66 token %105 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %108 = ttg.local_load %69 token %105 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear2>
    %109 = tt.trans %108 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %99, ^bb6, ^bb7(%106 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %110 = tt.dot %107, %109, %106 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%110 : tensor<128x128xf32, #mma>)
  ^bb7(%111: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %112 = arith.select %99, %111, %106 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %30 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %113 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %114 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear1>
    %115 = arith.muli %113, %114 : tensor<128x1xi32, #linear1>
    %116 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %117 = tt.addptr %116, %115 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %118 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %119 = tt.broadcast %117 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %120 = tt.broadcast %118 : tensor<1x128xi32, #linear1> -> tensor<128x128xi32, #linear1>
    %121 = tt.addptr %119, %120 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %122 = arith.truncf %112 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %123 = ttg.convert_layout %122 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %121, %123 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
