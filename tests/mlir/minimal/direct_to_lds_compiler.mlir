// A GEMM as the compiler pipelines it for gfx950.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [64, 0]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [16, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0]], warp = [[1, 0], [2, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0], [64, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0], [1, 0], [2, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33968 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x32x!tt.ptr<f16>, #linear>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<128x32xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<f16>, #linear>, tensor<128x32xi32, #linear>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<32x1xi32, #linear2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #linear2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #linear2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #linear2>, tensor<32x1xi32, #linear2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #linear2> -> tensor<32x128x!tt.ptr<f16>, #linear2>
    %36 = tt.broadcast %34 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #linear2>
    %37 = tt.addptr %35, %36 : tensor<32x128x!tt.ptr<f16>, #linear2>, tensor<32x128xi32, #linear2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x128xi32, #linear2>
    %40 = ttg.local_alloc {allocation.offset = 17344 : i32} : () -> !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #linear> -> <128x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x128xi1, #linear2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear2> -> <32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %46, %50, %43, %47, %26, %37 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<128x32x!tt.ptr<f16>, #linear>, tensor<32x128x!tt.ptr<f16>, #linear2>)
  ^bb1(%52: i32, %53: tensor<128x128xf32, #mma>, %54: i32, %55: !ttg.async.token, %56: !ttg.async.token, %57: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %58: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %59: tensor<128x32x!tt.ptr<f16>, #linear>, %60: tensor<32x128x!tt.ptr<f16>, #linear2>):  // 2 preds: ^bb0, ^bb2
    %61 = arith.cmpi slt, %52, %51 : i32
    cf.cond_br %61, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %62 = ttg.async_wait %55, %56 {num = 0 : i32} // expect minimal: barrier after // expect triton: barrier after
    %63 = tt.addptr %59, %cst_0 : tensor<128x32x!tt.ptr<f16>, #linear>, tensor<128x32xi32, #linear>
    %64 = tt.addptr %60, %39 : tensor<32x128x!tt.ptr<f16>, #linear2>, tensor<32x128xi32, #linear2>
    %65 = arith.addi %54, %c1_i32 : i32
    %66 = arith.cmpi slt, %65, %c2_i32 : i32
    %67 = arith.select %66, %65, %c0_i32 : i32
    %68 = ttg.memdesc_index %40[%67] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %69 = ttg.async_copy_global_to_local %63, %68 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #linear> -> <128x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %70 = ttg.async_commit_group tokens %69
    %71 = ttg.local_load %57 token %62 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %72 = ttg.memdesc_index %41[%67] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %73 = ttg.async_copy_global_to_local %64, %72 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear2> -> <32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %74 = ttg.async_commit_group tokens %73
    %75 = ttg.local_load %58 token %62 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %76 = tt.dot %71, %75, %53 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %77 = arith.addi %52, %c32_i32 : i32
    cf.br ^bb1(%77, %76, %67, %70, %74, %68, %72, %63, %64 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<128x32x!tt.ptr<f16>, #linear>, tensor<32x128x!tt.ptr<f16>, #linear2>)
  ^bb3:  // pred: ^bb1
    %78 = arith.addi %arg5, %c31_i32 : i32
    %79 = arith.divsi %78, %c32_i32 : i32
    %80 = arith.cmpi sge, %79, %c1_i32 : i32
    %81 = ttg.async_wait %55, %56 {num = 0 : i32} // expect minimal: barrier after // expect triton: barrier after
    %82 = ttg.local_load %57 token %81 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %83 = ttg.local_load %58 token %81 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    cf.cond_br %80, ^bb4, ^bb5(%53 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %84 = tt.dot %82, %83, %53 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%84 : tensor<128x128xf32, #mma>)
  ^bb5(%85: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %86 = arith.select %80, %85, %53 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %87 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #linear1>
    %88 = arith.muli %17, %87 : tensor<128x1xi32, #linear1>
    %89 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %91 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %92 = tt.broadcast %33 : tensor<1x128xi32, #linear1> -> tensor<128x128xi32, #linear1>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %94 = arith.truncf %86 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %95 = ttg.convert_layout %94 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1> // expect minimal: no barrier
    tt.store %93, %95 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
