#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[4], [8]], lane = [[0], [0], [0], [64], [32], [16]], warp = [[1], [2]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [0, 0]], block = []}>
#linear4 = #ttg.linear<{register = [[64]], lane = [[1], [2], [4], [8], [16], [0]], warp = [[0], [32]], block = []}>
#linear5 = #ttg.linear<{register = [[1], [2], [4], [16], [64]], lane = [[0], [0], [0], [0], [0], [8]], warp = [[32], [0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 66032 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #linear>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #linear1>
    %cst_5 = arith.constant dense<0> : tensor<128x1xi64, #linear>
    %cst_6 = arith.constant dense<0> : tensor<1x128xi64, #linear1>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #linear2>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear2>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.extsi %9 : tensor<128xi32, #linear2> to tensor<128xi64, #linear2>
    %12 = arith.extsi %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %8, %11 : tensor<128xi64, #linear2>
    %14 = tt.reshape %13 : tensor<128xi64, #linear2> -> tensor<128x1xi64, #linear>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = arith.extsi %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %18 = tt.splat %0 : i64 -> tensor<128x1xi64, #linear>
    %19 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %20 = arith.muli %14, %18 : tensor<128x1xi64, #linear>
    %21 = tt.broadcast %20 : tensor<128x1xi64, #linear> -> tensor<128x64xi64, #linear>
    %22 = arith.cmpi sge, %14, %cst_5 : tensor<128x1xi64, #linear>
    %23 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear>
    %24 = arith.cmpi slt, %14, %23 : tensor<128x1xi64, #linear>
    %25 = arith.andi %22, %24 : tensor<128x1xi1, #linear>
    %26 = tt.broadcast %25 : tensor<128x1xi1, #linear> -> tensor<128x64xi1, #linear>
    %27 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %28 = arith.extsi %6 : i32 to i64
    %29 = tt.splat %28 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %29, %12 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.reshape %30 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %33 = arith.muli %31, %19 : tensor<128x1xi64, #blocked>
    %34 = tt.broadcast %33 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %35 = arith.cmpi sge, %31, %cst_2 : tensor<128x1xi64, #blocked>
    %36 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %37 = arith.cmpi slt, %31, %36 : tensor<128x1xi64, #blocked>
    %38 = arith.andi %35, %37 : tensor<128x1xi1, #blocked>
    %39 = tt.broadcast %38 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 33264 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = tt.reshape %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %44 = tt.broadcast %43 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %45 = tt.broadcast %43 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %46 = arith.addi %21, %44 : tensor<128x64xi64, #linear>
    %47 = tt.addptr %17, %46 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %48 = arith.cmpi slt, %43, %27 : tensor<1x64xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %50 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %26, %49 : tensor<128x64xi1, #linear>
    %52 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %53 = tt.splat %42 : i1 -> tensor<128x64xi1, #linear>
    %54 = arith.andi %53, %51 : tensor<128x64xi1, #linear>
    %55 = ttg.async_copy_global_to_local %47, %52 mask %54 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = arith.addi %34, %45 : tensor<128x64xi64, #blocked>
    %58 = tt.addptr %32, %57 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %59 = arith.andi %39, %50 : tensor<128x64xi1, #blocked>
    %60 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %61 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %56, %64, %52, %60 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%66: i32, %67: tensor<128x128xf32, #mma>, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %72: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %73 = arith.cmpi slt, %66, %65 : i32
    cf.cond_br %73, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %74 = ttg.async_wait %69, %70 {num = 0 : i32}
    ttg.barrier local
    %75 = arith.addi %68, %c1_i32 : i32
    %76 = arith.cmpi slt, %75, %c2_i32 : i32
    %77 = arith.select %76, %75, %c0_i32 : i32
    %78 = arith.addi %66, %c64_i32 : i32
    %79 = arith.extsi %78 : i32 to i64
    %80 = tt.splat %79 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %81 = arith.addi %80, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = tt.reshape %81 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %83 = tt.broadcast %82 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %84 = tt.broadcast %82 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %85 = arith.addi %21, %83 : tensor<128x64xi64, #linear>
    %86 = tt.addptr %17, %85 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %87 = arith.cmpi sge, %82, %cst_1 : tensor<1x64xi64, #blocked>
    %88 = arith.cmpi slt, %82, %27 : tensor<1x64xi64, #blocked>
    %89 = arith.andi %87, %88 : tensor<1x64xi1, #blocked>
    %90 = tt.broadcast %89 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %91 = tt.broadcast %89 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %92 = arith.andi %26, %90 : tensor<128x64xi1, #linear>
    %93 = ttg.memdesc_index %40[%77] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %94 = ttg.async_copy_global_to_local %86, %93 mask %92 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = ttg.local_load %71 token %74 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %97 = arith.addi %34, %84 : tensor<128x64xi64, #blocked>
    %98 = tt.addptr %32, %97 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %99 = arith.andi %39, %91 : tensor<128x64xi1, #blocked>
    %100 = ttg.memdesc_index %41[%77] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %101 = ttg.async_copy_global_to_local %98, %100 mask %99 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %102 = ttg.async_commit_group tokens %101
    %103 = ttg.local_load %72 token %74 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %104 = tt.trans %103 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %105 = tt.dot %96, %104, %67 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %106 = arith.addi %66, %c64_i32 : i32
    cf.br ^bb1(%106, %105, %77, %95, %102, %93, %100 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %107 = arith.addi %arg5, %c63_i32 : i32
    %108 = arith.divsi %107, %c64_i32 : i32
    %109 = arith.cmpi sge, %108, %c1_i32 : i32
    %110 = ttg.async_wait %69, %70 {num = 0 : i32}
    ttg.barrier local
    %111 = ttg.local_load %71 token %110 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %112 = ttg.local_load %72 token %110 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %113 = tt.trans %112 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %109, ^bb4, ^bb5(%67 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %114 = tt.dot %111, %113, %67 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%114 : tensor<128x128xf32, #mma>)
  ^bb5(%115: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %116 = arith.select %109, %115, %67 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %117 = arith.truncf %116 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %118 = tt.splat %7 : i64 -> tensor<128xi64, #linear4>
    %119 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear4>
    %120 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear5>
    %121 = arith.extsi %119 : tensor<128xi32, #linear4> to tensor<128xi64, #linear4>
    %122 = arith.extsi %120 : tensor<128xi32, #linear5> to tensor<128xi64, #linear5>
    %123 = arith.addi %118, %121 : tensor<128xi64, #linear4>
    %124 = tt.reshape %123 : tensor<128xi64, #linear4> -> tensor<128x1xi64, #linear1>
    %125 = tt.splat %28 : i64 -> tensor<128xi64, #linear5>
    %126 = arith.addi %125, %122 : tensor<128xi64, #linear5>
    %127 = tt.reshape %126 : tensor<128xi64, #linear5> -> tensor<1x128xi64, #linear1>
    %128 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %129 = tt.splat %2 : i64 -> tensor<128x1xi64, #linear1>
    %130 = arith.muli %124, %129 : tensor<128x1xi64, #linear1>
    %131 = tt.broadcast %130 : tensor<128x1xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %132 = tt.broadcast %127 : tensor<1x128xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %133 = arith.addi %131, %132 : tensor<128x128xi64, #linear1>
    %134 = tt.addptr %128, %133 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi64, #linear1>
    %135 = arith.cmpi sge, %124, %cst_4 : tensor<128x1xi64, #linear1>
    %136 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear1>
    %137 = arith.cmpi slt, %124, %136 : tensor<128x1xi64, #linear1>
    %138 = arith.andi %135, %137 : tensor<128x1xi1, #linear1>
    %139 = tt.broadcast %138 : tensor<128x1xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %140 = arith.cmpi sge, %127, %cst_6 : tensor<1x128xi64, #linear1>
    %141 = tt.splat %2 : i64 -> tensor<1x128xi64, #linear1>
    %142 = arith.cmpi slt, %127, %141 : tensor<1x128xi64, #linear1>
    %143 = arith.andi %140, %142 : tensor<1x128xi1, #linear1>
    %144 = tt.broadcast %143 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %145 = arith.andi %139, %144 : tensor<128x128xi1, #linear1>
    %146 = ttg.convert_layout %117 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %134, %146, %145 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
