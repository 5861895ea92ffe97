#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [16, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+32] {order = [1, 0], shape = [32, 32]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<32> : tensor<32x32xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c32_i32 : i32
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %6 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = arith.addi %6, %2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c32_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %13 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %14 = arith.addi %12, %4 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %15 = arith.addi %13, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %18 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<32x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<32x1xi32, #linear1>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #linear1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #linear1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #linear1>, tensor<32x1xi32, #linear1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x32xi32, #linear1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x32xi32, #linear>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #linear1> -> tensor<32x32x!tt.ptr<f16>, #linear1>
    %36 = tt.broadcast %33 : tensor<1x32xi32, #linear1> -> tensor<32x32xi32, #linear1>
    %37 = tt.broadcast %34 : tensor<1x32xi32, #linear> -> tensor<32x32xi32, #linear>
    %38 = tt.addptr %35, %36 : tensor<32x32x!tt.ptr<f16>, #linear1>, tensor<32x32xi32, #linear1>
    %39 = arith.muli %arg7, %c32_i32 : i32
    %40 = tt.splat %39 : i32 -> tensor<32x32xi32, #linear1>
    %41 = ttg.local_alloc {allocation.offset = 4288 : i32} : () -> !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable>
    %43 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %44 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %45 = tt.splat %43 : i1 -> tensor<32x32xi1, #blocked>
    %46 = ttg.async_copy_global_to_local %26, %44 mask %45 {contiguity = 2 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %47 = ttg.async_commit_group tokens %46
    %48 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %49 = tt.splat %43 : i1 -> tensor<32x32xi1, #linear1>
    %50 = ttg.async_copy_global_to_local %38, %48 mask %49 {contiguity = 2 : i32} : tensor<32x32x!tt.ptr<f16>, #linear1> -> <32x32xf16, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %47, %51, %44, %48, %26, %38 : i32, tensor<32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #linear1>)
  ^bb1(%53: i32, %54: tensor<32x32xf32, #mma>, %55: i32, %56: !ttg.async.token, %57: !ttg.async.token, %58: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %59: !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>, %60: tensor<32x32x!tt.ptr<f16>, #blocked>, %61: tensor<32x32x!tt.ptr<f16>, #linear1>):  // 2 preds: ^bb0, ^bb2
    %62 = arith.cmpi slt, %53, %52 : i32
    cf.cond_br %62, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %63 = ttg.async_wait %56, %57 {num = 0 : i32}
    %64 = tt.addptr %60, %cst_0 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %65 = tt.addptr %61, %40 : tensor<32x32x!tt.ptr<f16>, #linear1>, tensor<32x32xi32, #linear1>
    %66 = arith.addi %55, %c1_i32 : i32
    %67 = arith.cmpi slt, %66, %c2_i32 : i32
    %68 = arith.select %67, %66, %c0_i32 : i32
    %69 = ttg.memdesc_index %41[%68] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %70 = ttg.async_copy_global_to_local %64, %69 {contiguity = 2 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %71 = ttg.async_commit_group tokens %70
    %72 = ttg.local_load %58 token %63 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %73 = ttg.memdesc_index %42[%68] : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %74 = ttg.async_copy_global_to_local %65, %73 {contiguity = 2 : i32} : tensor<32x32x!tt.ptr<f16>, #linear1> -> <32x32xf16, #shared1, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = ttg.local_load %59 token %63 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %77 = tt.dot %72, %76, %54 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    %78 = arith.addi %53, %c32_i32 : i32
    cf.br ^bb1(%78, %77, %68, %71, %75, %69, %73, %64, %65 : i32, tensor<32x32xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #linear1>)
  ^bb3:  // pred: ^bb1
    %79 = arith.addi %arg5, %c31_i32 : i32
    %80 = arith.divsi %79, %c32_i32 : i32
    %81 = arith.cmpi sge, %80, %c1_i32 : i32
    %82 = ttg.async_wait %56, %57 {num = 0 : i32}
    %83 = ttg.local_load %58 token %82 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %84 = ttg.local_load %59 token %82 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %81, ^bb4, ^bb5(%54 : tensor<32x32xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %85 = tt.dot %83, %84, %54 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    cf.br ^bb5(%85 : tensor<32x32xf32, #mma>)
  ^bb5(%86: tensor<32x32xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %87 = arith.select %81, %86, %54 : tensor<32x32xf32, #mma>
    ttg.local_dealloc %42 : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %41 : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable>
    %88 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #linear>
    %89 = arith.muli %17, %88 : tensor<32x1xi32, #linear>
    %90 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %91 = tt.addptr %90, %89 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %92 = tt.broadcast %91 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x32x!tt.ptr<f16>, #linear>
    %93 = tt.addptr %92, %37 : tensor<32x32x!tt.ptr<f16>, #linear>, tensor<32x32xi32, #linear>
    %94 = arith.truncf %87 : tensor<32x32xf32, #mma> to tensor<32x32xf16, #mma>
    %95 = ttg.convert_layout %94 : tensor<32x32xf16, #mma> -> tensor<32x32xf16, #linear>
    tt.store %93, %95 : tensor<32x32x!tt.ptr<f16>, #linear>
    tt.return
  }
}
