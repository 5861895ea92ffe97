#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16944 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %8 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %12 = arith.addi %9, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %10, %5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.get_program_id y : i32
    %15 = arith.muli %14, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %18 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = arith.addi %16, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %21 = arith.addi %18, %7 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.get_program_id z : i32
    %23 = arith.muli %22, %c32_i32 : i32
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %25 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %26 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %27 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %28 = arith.addi %26, %24 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %29 = arith.addi %27, %25 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %30 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %31 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear>
    %32 = arith.muli %30, %31 : tensor<64x1xi32, #linear>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %34 = tt.addptr %33, %32 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x32x!tt.ptr<f16>, #linear>
    %36 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #linear1>
    %37 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear1>
    %38 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #linear1>
    %40 = ttg.local_alloc {allocation.offset = 8640 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %43 = tt.expand_dims %28 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %44 = tt.broadcast %43 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #linear>
    %45 = tt.addptr %35, %44 : tensor<64x32x!tt.ptr<f16>, #linear>, tensor<64x32xi32, #linear>
    %46 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %47 = tt.splat %42 : i1 -> tensor<64x32xi1, #linear>
    %48 = ttg.async_copy_global_to_local %45, %46 mask %47 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear> -> <64x32xf16, #shared, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<32x1xi32, #linear1>
    %51 = arith.muli %50, %36 : tensor<32x1xi32, #linear1>
    %52 = tt.addptr %37, %51 : tensor<32x1x!tt.ptr<f16>, #linear1>, tensor<32x1xi32, #linear1>
    %53 = tt.broadcast %52 : tensor<32x1x!tt.ptr<f16>, #linear1> -> tensor<32x64x!tt.ptr<f16>, #linear1>
    %54 = tt.addptr %53, %39 : tensor<32x64x!tt.ptr<f16>, #linear1>, tensor<32x64xi32, #linear1>
    %55 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %56 = tt.splat %42 : i1 -> tensor<32x64xi1, #linear1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear1> -> <32x64xf16, #shared1, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %49, %58, %46, %55 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%60: i32, %61: tensor<64x64xf32, #mma>, %62: i32, %63: !ttg.async.token, %64: !ttg.async.token, %65: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %66: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %67 = arith.cmpi slt, %60, %59 : i32
    cf.cond_br %67, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %68 = ttg.async_wait %63, %64 {num = 0 : i32}
    ttg.barrier local
    %69 = arith.addi %62, %c1_i32 : i32
    %70 = arith.cmpi slt, %69, %c2_i32 : i32
    %71 = arith.select %70, %69, %c0_i32 : i32
    %72 = arith.addi %60, %c128_i32 : i32
    %73 = tt.splat %72 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %74 = tt.splat %72 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %75 = arith.addi %73, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %76 = arith.addi %74, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %77 = tt.expand_dims %75 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %78 = tt.broadcast %77 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #linear>
    %79 = tt.addptr %35, %78 : tensor<64x32x!tt.ptr<f16>, #linear>, tensor<64x32xi32, #linear>
    %80 = ttg.memdesc_index %40[%71] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %81 = ttg.async_copy_global_to_local %79, %80 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear> -> <64x32xf16, #shared, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = ttg.local_load %65 token %68 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %84 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<32x1xi32, #linear1>
    %85 = arith.muli %84, %36 : tensor<32x1xi32, #linear1>
    %86 = tt.addptr %37, %85 : tensor<32x1x!tt.ptr<f16>, #linear1>, tensor<32x1xi32, #linear1>
    %87 = tt.broadcast %86 : tensor<32x1x!tt.ptr<f16>, #linear1> -> tensor<32x64x!tt.ptr<f16>, #linear1>
    %88 = tt.addptr %87, %39 : tensor<32x64x!tt.ptr<f16>, #linear1>, tensor<32x64xi32, #linear1>
    %89 = ttg.memdesc_index %41[%71] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %90 = ttg.async_copy_global_to_local %88, %89 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear1> -> <32x64xf16, #shared1, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = ttg.local_load %66 token %68 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %93 = tt.dot %83, %92, %61 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %94 = arith.addi %60, %c128_i32 : i32
    cf.br ^bb1(%94, %93, %71, %82, %91, %80, %89 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %95 = arith.addi %arg4, %c127_i32 : i32
    %96 = arith.divsi %95, %c128_i32 : i32
    %97 = arith.cmpi sge, %96, %c1_i32 : i32
    %98 = ttg.async_wait %63, %64 {num = 0 : i32}
    ttg.barrier local
    %99 = ttg.local_load %65 token %98 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %100 = ttg.local_load %66 token %98 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %97, ^bb4, ^bb5(%61 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %101 = tt.dot %99, %100, %61 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%101 : tensor<64x64xf32, #mma>)
  ^bb5(%102: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %103 = arith.select %97, %102, %61 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %104 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %105 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %106 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #mma>
    %107 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %108 = arith.muli %104, %106 : tensor<64x1xi32, #mma>
    %109 = arith.muli %105, %107 : tensor<64x1xi32, #blocked1>
    %110 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %111 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %112 = tt.addptr %110, %108 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %113 = tt.addptr %111, %109 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %114 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %115 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %116 = tt.broadcast %112 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %117 = tt.broadcast %113 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %118 = tt.broadcast %114 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %119 = tt.broadcast %115 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %120 = tt.addptr %116, %118 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    %121 = tt.addptr %117, %119 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %122 = tt.get_num_programs y : i32
    %123 = arith.muli %0, %122 : i32
    %124 = tt.addptr %arg3, %123 : !tt.ptr<i32>, i32
    %125 = tt.addptr %124, %14 : !tt.ptr<i32>, i32
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb6
    %126 = tt.atomic_cas acq_rel, gpu, %125, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %127 = arith.cmpi eq, %126, %c1_i32 : i32
    cf.cond_br %127, ^bb6, ^bb7
  ^bb7:  // pred: ^bb6
    %128 = tt.load %121 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %129 = ttg.convert_layout %128 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #mma>
    %130 = arith.addf %129, %103 : tensor<64x64xf32, #mma>
    tt.store %120, %130 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %131 = tt.atomic_rmw exch, acq_rel, gpu, %125, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
