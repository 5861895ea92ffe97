#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 25456 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c31_i32 = arith.constant 31 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear1>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #linear>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #linear>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb14
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #linear1>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %22 = ttg.local_alloc {allocation.offset = 12992 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #linear1>
    ttg.barrier local
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #linear>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #linear>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %42 = arith.addi %3, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.addi %4, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %44 = tt.expand_dims %42 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %46 = tt.addptr %21, %45 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %47 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %41 : i1 -> tensor<64x32xi1, #linear1>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = tt.expand_dims %43 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %52 = arith.muli %51, %8 : tensor<32x1xi32, #linear>
    %53 = tt.addptr %9, %52 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %54 = tt.broadcast %53 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %55 = tt.addptr %54, %12 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %56 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = tt.splat %41 : i1 -> tensor<32x64xi1, #linear>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %59 = ttg.async_commit_group tokens %58
    %60 = ttg.async_wait %31, %40 {num = 2 : i32}
    ttg.barrier local
    %61 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %28, %47, %60, %37, %56, %50, %59 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3(%62: i32, %63: tensor<64x64xf32, #mma>, %64: i32, %65: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %66: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %67: !ttg.async.token, %68: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %69: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %70: !ttg.async.token, %71: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %72 = arith.cmpi slt, %62, %61 : i32
    cf.cond_br %72, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %73 = arith.addi %64, %c1_i32 : i32
    %74 = arith.cmpi slt, %73, %c3_i32 : i32
    %75 = arith.select %74, %73, %c0_i32 : i32
    %76 = arith.addi %62, %c64_i32 : i32
    %77 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %78 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %79 = arith.addi %77, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %80 = arith.addi %78, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %81 = tt.expand_dims %79 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %82 = tt.broadcast %81 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %83 = tt.addptr %21, %82 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %84 = ttg.memdesc_index %22[%75] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %85 = ttg.async_copy_global_to_local %83, %84 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %86 = ttg.async_commit_group tokens %85
    %87 = ttg.local_load %65 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %88 = tt.expand_dims %80 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %89 = arith.muli %88, %8 : tensor<32x1xi32, #linear>
    %90 = tt.addptr %9, %89 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %91 = tt.broadcast %90 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %92 = tt.addptr %91, %12 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %93 = ttg.memdesc_index %23[%75] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %94 = ttg.async_copy_global_to_local %92, %93 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = ttg.local_load %68 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %97 = tt.dot %87, %96, %63 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %98 = ttg.async_wait %70, %71 {num = 2 : i32}
    ttg.barrier local
    %99 = arith.addi %62, %c32_i32 : i32
    cf.br ^bb3(%99, %97, %75, %66, %84, %98, %69, %93, %86, %95 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %100 = arith.addi %arg5, %c31_i32 : i32
    %101 = arith.divsi %100, %c32_i32 : i32
    %102 = arith.cmpi sge, %101, %c1_i32 : i32
    %103 = arith.cmpi sge, %101, %c2_i32 : i32
    %104 = ttg.local_load %65 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %105 = ttg.local_load %68 token %67 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %102, ^bb6, ^bb7(%63 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %106 = tt.dot %104, %105, %63 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%106 : tensor<64x64xf32, #mma>)
  ^bb7(%107: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %108 = ttg.async_wait %70, %71 {num = 0 : i32}
    ttg.barrier local
    %109 = arith.select %102, %107, %63 : tensor<64x64xf32, #mma>
    %110 = ttg.local_load %66 token %108 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %111 = ttg.local_load %69 token %108 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %103, ^bb8, ^bb9(%109 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %112 = tt.dot %110, %111, %109 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%112 : tensor<64x64xf32, #mma>)
  ^bb9(%113: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %114 = arith.select %103, %113, %109 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %115 = arith.remsi %13, %c2_i32 : i32
    %116 = arith.cmpi eq, %115, %c0_i32 : i32
    cf.cond_br %116, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %117 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = tt.expand_dims %117 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %119 = arith.muli %118, %cst_3 : tensor<64x1xi32, #mma>
    %120 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %121 = tt.addptr %120, %119 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %122 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %123 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %124 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %125 = tt.broadcast %123 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %126 = tt.addptr %124, %125 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %126, %114 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %127 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %128 = tt.atomic_rmw exch, release, gpu, %127, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb14
  ^bb11:  // pred: ^bb9
    %129 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %130 = tt.addptr %129, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb12
    ttg.barrier local
    %131 = tt.atomic_cas acquire, gpu, %130, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %132 = arith.cmpi ne, %131, %c1_i32 : i32
    cf.cond_br %132, ^bb12, ^bb13
  ^bb13:  // pred: ^bb12
    %133 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %134 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %135 = arith.muli %134, %cst_0 : tensor<64x1xi32, #blocked>
    %136 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %137 = tt.addptr %136, %135 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %138 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %139 = tt.expand_dims %138 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %140 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %141 = tt.broadcast %139 : tensor<1x64xi32, #linear2> -> tensor<64x64xi32, #linear2>
    %142 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %143 = tt.addptr %140, %142 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %144 = tt.load %143 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %145 = ttg.convert_layout %144 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %146 = arith.addf %114, %145 : tensor<64x64xf32, #mma>
    %147 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %148 = arith.addi %147, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %149 = tt.expand_dims %148 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %150 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear2>
    %151 = arith.muli %149, %150 : tensor<64x1xi32, #linear2>
    %152 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %153 = tt.addptr %152, %151 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %154 = tt.broadcast %153 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x64x!tt.ptr<f16>, #linear2>
    %155 = tt.addptr %154, %141 : tensor<64x64x!tt.ptr<f16>, #linear2>, tensor<64x64xi32, #linear2>
    %156 = arith.truncf %146 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %157 = ttg.convert_layout %156 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear2>
    tt.store %155, %157 : tensor<64x64x!tt.ptr<f16>, #linear2>
    cf.br ^bb14
  ^bb14:  // 2 preds: ^bb10, ^bb13
    %158 = arith.addi %13, %5 : i32
    cf.br ^bb1(%158 : i32)
  ^bb15:  // pred: ^bb1
    tt.return
  }
}
