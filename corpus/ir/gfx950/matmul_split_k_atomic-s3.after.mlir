#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 25456 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_2 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #linear1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #linear>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #linear>
    %34 = ttg.local_alloc {allocation.offset = 12992 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %36 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %37 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %39 = tt.addptr %29, %38 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %40 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %41 = tt.splat %36 : i1 -> tensor<64x32xi1, #linear1>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %45 = arith.muli %44, %30 : tensor<32x1xi32, #linear>
    %46 = tt.addptr %31, %45 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %47 = tt.broadcast %46 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %48 = tt.addptr %47, %33 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %49 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = tt.splat %36 : i1 -> tensor<32x64xi1, #linear>
    %51 = ttg.async_copy_global_to_local %48, %49 mask %50 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %52 = ttg.async_commit_group tokens %51
    %53 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %54 = arith.addi %22, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %55 = arith.addi %23, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %56 = tt.expand_dims %54 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %58 = tt.addptr %29, %57 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %59 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %60 = tt.splat %53 : i1 -> tensor<64x32xi1, #linear1>
    %61 = ttg.async_copy_global_to_local %58, %59 mask %60 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = tt.expand_dims %55 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %64 = arith.muli %63, %30 : tensor<32x1xi32, #linear>
    %65 = tt.addptr %31, %64 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %66 = tt.broadcast %65 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %67 = tt.addptr %66, %33 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %68 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %69 = tt.splat %53 : i1 -> tensor<32x64xi1, #linear>
    %70 = ttg.async_copy_global_to_local %67, %68 mask %69 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %71 = ttg.async_commit_group tokens %70
    %72 = ttg.async_wait %43, %52 {num = 2 : i32}
    ttg.barrier local
    %73 = arith.subi %arg4, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %40, %59, %72, %49, %68, %62, %71 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%74: i32, %75: tensor<64x64xf32, #mma>, %76: i32, %77: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %78: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %79: !ttg.async.token, %80: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %81: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %82: !ttg.async.token, %83: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %84 = arith.cmpi slt, %74, %73 : i32
    cf.cond_br %84, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %85 = arith.addi %76, %c1_i32 : i32
    %86 = arith.cmpi slt, %85, %c3_i32 : i32
    %87 = arith.select %86, %85, %c0_i32 : i32
    %88 = arith.addi %74, %c256_i32 : i32
    %89 = tt.splat %88 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = tt.splat %88 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %91 = arith.addi %89, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = arith.addi %90, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %93 = tt.expand_dims %91 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %94 = tt.broadcast %93 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %95 = tt.addptr %29, %94 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %96 = ttg.memdesc_index %34[%87] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %97 = ttg.async_copy_global_to_local %95, %96 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %98 = ttg.async_commit_group tokens %97
    %99 = ttg.local_load %77 token %79 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %100 = tt.expand_dims %92 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %101 = arith.muli %100, %30 : tensor<32x1xi32, #linear>
    %102 = tt.addptr %31, %101 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %103 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %104 = tt.addptr %103, %33 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %105 = ttg.memdesc_index %35[%87] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %106 = ttg.async_copy_global_to_local %104, %105 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = ttg.local_load %80 token %79 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %109 = tt.dot %99, %108, %75 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %110 = ttg.async_wait %82, %83 {num = 2 : i32}
    ttg.barrier local
    %111 = arith.addi %74, %c128_i32 : i32
    cf.br ^bb1(%111, %109, %87, %78, %96, %110, %81, %105, %98, %107 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %112 = arith.addi %arg4, %c127_i32 : i32
    %113 = arith.divsi %112, %c128_i32 : i32
    %114 = arith.cmpi sge, %113, %c1_i32 : i32
    %115 = arith.cmpi sge, %113, %c2_i32 : i32
    %116 = ttg.local_load %77 token %79 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %117 = ttg.local_load %80 token %79 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %114, ^bb4, ^bb5(%75 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %118 = tt.dot %116, %117, %75 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%118 : tensor<64x64xf32, #mma>)
  ^bb5(%119: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %120 = ttg.async_wait %82, %83 {num = 0 : i32}
    ttg.barrier local
    %121 = arith.select %114, %119, %75 : tensor<64x64xf32, #mma>
    %122 = ttg.local_load %78 token %120 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %123 = ttg.local_load %81 token %120 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %115, ^bb6, ^bb7(%121 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %124 = tt.dot %122, %123, %121 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%124 : tensor<64x64xf32, #mma>)
  ^bb7(%125: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %126 = arith.select %115, %125, %121 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %35 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %127 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %128 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %129 = arith.muli %127, %128 : tensor<64x1xi32, #blocked>
    %130 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %131 = tt.addptr %130, %129 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %132 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %133 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %134 = tt.broadcast %132 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %135 = tt.addptr %133, %134 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    ttg.barrier local
    %136 = ttg.convert_layout %126 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %137 = tt.atomic_rmw fadd, acq_rel, gpu, %135, %136, %cst_0 : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
