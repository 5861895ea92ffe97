#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16944 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %10 = arith.addi %8, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %16 = arith.addi %14, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %19 = arith.muli %0, %arg7 : i32
    %20 = tt.addptr %arg0, %19 : !tt.ptr<f16>, i32
    %21 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #linear>
    %23 = arith.muli %21, %22 : tensor<64x1xi32, #linear>
    %24 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x32x!tt.ptr<f16>, #linear>
    %27 = arith.muli %0, %arg8 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f16>, i32
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #linear2>
    %30 = tt.splat %28 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear2>
    %31 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #linear2>
    %33 = ttg.local_alloc {allocation.offset = 8640 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %17 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear>
    %38 = tt.addptr %26, %37 : tensor<64x32x!tt.ptr<f16>, #linear>, tensor<64x32xi32, #linear>
    %39 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %40 = tt.splat %35 : i1 -> tensor<64x32xi1, #linear>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear> -> <64x32xf16, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<32x1xi32, #linear2>
    %44 = arith.muli %43, %29 : tensor<32x1xi32, #linear2>
    %45 = tt.addptr %30, %44 : tensor<32x1x!tt.ptr<f16>, #linear2>, tensor<32x1xi32, #linear2>
    %46 = tt.broadcast %45 : tensor<32x1x!tt.ptr<f16>, #linear2> -> tensor<32x64x!tt.ptr<f16>, #linear2>
    %47 = tt.addptr %46, %32 : tensor<32x64x!tt.ptr<f16>, #linear2>, tensor<32x64xi32, #linear2>
    %48 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %49 = tt.splat %35 : i1 -> tensor<32x64xi1, #linear2>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear2> -> <32x64xf16, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.subi %arg3, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %42, %51, %39, %48 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%53: i32, %54: tensor<64x64xf32, #mma>, %55: i32, %56: !ttg.async.token, %57: !ttg.async.token, %58: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %59: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %60 = arith.cmpi slt, %53, %52 : i32
    cf.cond_br %60, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %61 = ttg.async_wait %56, %57 {num = 0 : i32}
    %62 = arith.addi %55, %c1_i32 : i32
    %63 = arith.cmpi slt, %62, %c2_i32 : i32
    %64 = arith.select %63, %62, %c0_i32 : i32
    %65 = arith.addi %53, %c32_i32 : i32
    %66 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %67 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %68 = arith.addi %66, %17 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %67, %18 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #linear>
    %72 = tt.addptr %26, %71 : tensor<64x32x!tt.ptr<f16>, #linear>, tensor<64x32xi32, #linear>
    %73 = ttg.memdesc_index %33[%64] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %74 = ttg.async_copy_global_to_local %72, %73 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear> -> <64x32xf16, #shared, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = ttg.local_load %58 token %61 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<32x1xi32, #linear2>
    %78 = arith.muli %77, %29 : tensor<32x1xi32, #linear2>
    %79 = tt.addptr %30, %78 : tensor<32x1x!tt.ptr<f16>, #linear2>, tensor<32x1xi32, #linear2>
    %80 = tt.broadcast %79 : tensor<32x1x!tt.ptr<f16>, #linear2> -> tensor<32x64x!tt.ptr<f16>, #linear2>
    %81 = tt.addptr %80, %32 : tensor<32x64x!tt.ptr<f16>, #linear2>, tensor<32x64xi32, #linear2>
    %82 = ttg.memdesc_index %34[%64] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %83 = ttg.async_copy_global_to_local %81, %82 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear2> -> <32x64xf16, #shared1, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = ttg.local_load %59 token %61 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %86 = tt.dot %76, %85, %54 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %87 = arith.addi %53, %c32_i32 : i32
    cf.br ^bb1(%87, %86, %64, %75, %84, %73, %82 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %88 = arith.addi %arg3, %c31_i32 : i32
    %89 = arith.divsi %88, %c32_i32 : i32
    %90 = arith.cmpi sge, %89, %c1_i32 : i32
    %91 = ttg.async_wait %56, %57 {num = 0 : i32}
    %92 = ttg.local_load %58 token %91 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %93 = ttg.local_load %59 token %91 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %90, ^bb4, ^bb5(%54 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %94 = tt.dot %92, %93, %54 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%94 : tensor<64x64xf32, #mma>)
  ^bb5(%95: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %96 = arith.select %90, %95, %54 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %97 = arith.muli %0, %arg9 : i32
    %98 = tt.addptr %arg2, %97 : !tt.ptr<f16>, i32
    %99 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %100 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear1>
    %101 = arith.muli %99, %100 : tensor<64x1xi32, #linear1>
    %102 = tt.splat %98 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %103 = tt.addptr %102, %101 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %104 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %105 = tt.broadcast %103 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %106 = tt.broadcast %104 : tensor<1x64xi32, #linear1> -> tensor<64x64xi32, #linear1>
    %107 = tt.addptr %105, %106 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %108 = arith.truncf %96 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %109 = ttg.convert_layout %108 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear1>
    tt.store %107, %109 : tensor<64x64x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
