#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [16, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0], [1, 0], [2, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 25648 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #linear>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #linear1>
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #linear1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #linear1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #linear1> -> tensor<64x32xi1, #linear1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #linear1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked> -> tensor<32x128xi1, #linear>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #linear>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #linear>
    %38 = ttg.local_alloc {allocation.offset = 17344 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #linear1>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #linear1>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<64x32xi1, #linear1>
    %49 = arith.andi %48, %44 : tensor<64x32xi1, #linear1>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #linear>
    %53 = arith.cmpi slt, %30, %52 : tensor<32x1xi32, #linear>
    %54 = tt.broadcast %53 : tensor<32x1xi1, #linear> -> tensor<32x128xi1, #linear>
    %55 = arith.andi %54, %34 : tensor<32x128xi1, #linear>
    %56 = arith.muli %30, %35 : tensor<32x1xi32, #linear>
    %57 = tt.addptr %36, %56 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x128x!tt.ptr<f16>, #linear>
    %59 = tt.addptr %58, %37 : tensor<32x128x!tt.ptr<f16>, #linear>, tensor<32x128xi32, #linear>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #linear>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #linear>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear> -> <32x128xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.subi %19, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_2, %c0_i32, %51, %64, %47, %60 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%66: i32, %67: tensor<64x128xf32, #mma>, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %72: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %73 = arith.cmpi slt, %66, %65 : i32
    cf.cond_br %73, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %74 = ttg.async_wait %69, %70 {num = 0 : i32}
    %75 = arith.addi %68, %c1_i32 : i32
    %76 = arith.cmpi slt, %75, %c2_i32 : i32
    %77 = arith.select %76, %75, %c0_i32 : i32
    %78 = arith.addi %66, %c1_i32 : i32
    %79 = arith.muli %78, %c32_i32 : i32
    %80 = arith.subi %arg5, %79 : i32
    %81 = tt.splat %80 : i32 -> tensor<1x32xi32, #blocked1>
    %82 = arith.cmpi slt, %23, %81 : tensor<1x32xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #linear1>
    %84 = arith.andi %24, %83 : tensor<64x32xi1, #linear1>
    %85 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %86 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %87 = arith.addi %85, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %88 = arith.addi %86, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %89 = tt.expand_dims %87 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %90 = tt.broadcast %89 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear1>
    %91 = tt.addptr %29, %90 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %92 = ttg.memdesc_index %38[%77] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %93 = ttg.async_copy_global_to_local %91, %92 mask %84 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = ttg.local_load %71 token %74 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %96 = tt.splat %80 : i32 -> tensor<32x1xi32, #linear>
    %97 = arith.cmpi slt, %30, %96 : tensor<32x1xi32, #linear>
    %98 = tt.broadcast %97 : tensor<32x1xi1, #linear> -> tensor<32x128xi1, #linear>
    %99 = arith.andi %98, %34 : tensor<32x128xi1, #linear>
    %100 = tt.expand_dims %88 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %101 = arith.muli %100, %35 : tensor<32x1xi32, #linear>
    %102 = tt.addptr %36, %101 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %103 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x128x!tt.ptr<f16>, #linear>
    %104 = tt.addptr %103, %37 : tensor<32x128x!tt.ptr<f16>, #linear>, tensor<32x128xi32, #linear>
    %105 = ttg.memdesc_index %39[%77] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %106 = ttg.async_copy_global_to_local %104, %105 mask %99 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear> -> <32x128xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = ttg.local_load %72 token %74 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %109 = tt.dot %95, %108, %67 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %110 = arith.addi %66, %c1_i32 : i32
    cf.br ^bb1(%110, %109, %77, %94, %107, %92, %105 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %111 = arith.cmpi sge, %19, %c1_i32 : i32
    %112 = ttg.async_wait %69, %70 {num = 0 : i32}
    %113 = ttg.local_load %71 token %112 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %114 = ttg.local_load %72 token %112 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %111, ^bb4, ^bb5(%67 : tensor<64x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %115 = tt.dot %113, %114, %67 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb5(%115 : tensor<64x128xf32, #mma>)
  ^bb5(%116: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %117 = arith.select %111, %116, %67 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %39 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %118 = arith.cmpf ogt, %117, %cst_2 : tensor<64x128xf32, #mma>
    %119 = arith.mulf %117, %cst_1 : tensor<64x128xf32, #mma>
    %120 = arith.select %118, %117, %119 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %121 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %122 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #linear2>
    %123 = arith.cmpi slt, %121, %122 : tensor<64x1xi32, #linear2>
    %124 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %125 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #linear2>
    %126 = arith.cmpi slt, %124, %125 : tensor<1x128xi32, #linear2>
    %127 = tt.broadcast %123 : tensor<64x1xi1, #linear2> -> tensor<64x128xi1, #linear2>
    %128 = tt.broadcast %126 : tensor<1x128xi1, #linear2> -> tensor<64x128xi1, #linear2>
    %129 = arith.andi %127, %128 : tensor<64x128xi1, #linear2>
    %130 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #linear2>
    %131 = arith.muli %121, %130 : tensor<64x1xi32, #linear2>
    %132 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %133 = tt.addptr %132, %131 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x128x!tt.ptr<f16>, #linear2>
    %135 = tt.broadcast %124 : tensor<1x128xi32, #linear2> -> tensor<64x128xi32, #linear2>
    %136 = tt.addptr %134, %135 : tensor<64x128x!tt.ptr<f16>, #linear2>, tensor<64x128xi32, #linear2>
    %137 = arith.truncf %120 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %138 = ttg.convert_layout %137 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #linear2>
    tt.store %136, %138, %129 : tensor<64x128x!tt.ptr<f16>, #linear2>
    tt.return
  }
}
