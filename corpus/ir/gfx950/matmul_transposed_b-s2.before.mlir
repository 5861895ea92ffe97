#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 66032 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_transposed_b(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
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
    %29 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 33264 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %31 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %32 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear>
    %34 = tt.broadcast %32 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %35 = tt.addptr %22, %33 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %36 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %37 = tt.splat %31 : i1 -> tensor<128x64xi1, #linear>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.addptr %28, %34 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %41 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %42 = tt.splat %31 : i1 -> tensor<128x64xi1, #blocked>
    %43 = ttg.async_copy_global_to_local %40, %41 mask %42 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %44 = ttg.async_commit_group tokens %43
    %45 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %39, %44, %36, %41 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%46: i32, %47: tensor<128x128xf32, #mma>, %48: i32, %49: !ttg.async.token, %50: !ttg.async.token, %51: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %52: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %53 = arith.cmpi slt, %46, %45 : i32
    cf.cond_br %53, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %54 = ttg.async_wait %49, %50 {num = 0 : i32}
    %55 = arith.addi %48, %c1_i32 : i32
    %56 = arith.cmpi slt, %55, %c2_i32 : i32
    %57 = arith.select %56, %55, %c0_i32 : i32
    %58 = arith.addi %46, %c64_i32 : i32
    %59 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = arith.addi %59, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %61 = tt.expand_dims %60 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %62 = tt.broadcast %61 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear>
    %63 = tt.broadcast %61 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %64 = tt.addptr %22, %62 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %65 = ttg.memdesc_index %29[%57] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %66 = ttg.async_copy_global_to_local %64, %65 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = ttg.local_load %51 token %54 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %69 = tt.addptr %28, %63 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %70 = ttg.memdesc_index %30[%57] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %71 = ttg.async_copy_global_to_local %69, %70 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = ttg.local_load %52 token %54 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear2>
    %74 = tt.trans %73 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %75 = tt.dot %68, %74, %47 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %76 = arith.addi %46, %c64_i32 : i32
    cf.br ^bb1(%76, %75, %57, %67, %72, %65, %70 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %77 = arith.addi %arg3, %c63_i32 : i32
    %78 = arith.divsi %77, %c64_i32 : i32
    %79 = arith.cmpi sge, %78, %c1_i32 : i32
    %80 = ttg.async_wait %49, %50 {num = 0 : i32}
    %81 = ttg.local_load %51 token %80 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %82 = ttg.local_load %52 token %80 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear2>
    %83 = tt.trans %82 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %79, ^bb4, ^bb5(%47 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %84 = tt.dot %81, %83, %47 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%84 : tensor<128x128xf32, #mma>)
  ^bb5(%85: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %86 = arith.select %79, %85, %47 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %30 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %88 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear1>
    %89 = arith.muli %87, %88 : tensor<128x1xi32, #linear1>
    %90 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %91 = tt.addptr %90, %89 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %92 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %93 = tt.broadcast %91 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %94 = tt.broadcast %92 : tensor<1x128xi32, #linear1> -> tensor<128x128xi32, #linear1>
    %95 = tt.addptr %93, %94 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %96 = arith.truncf %86 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %97 = ttg.convert_layout %96 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %95, %97 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}
