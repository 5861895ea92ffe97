#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 25456 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c31_i32 = arith.constant 31 : i32
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %10 = arith.addi %8, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.addi %13, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %16 = arith.addi %14, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %19 = arith.muli %0, %arg7 : i32
    %20 = tt.addptr %arg0, %19 : !tt.ptr<f16>, i32
    %21 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #linear1>
    %23 = arith.muli %21, %22 : tensor<64x1xi32, #linear1>
    %24 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %27 = arith.muli %0, %arg8 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f16>, i32
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #linear>
    %30 = tt.splat %28 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %31 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #linear>
    %33 = ttg.local_alloc {allocation.offset = 12992 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %17 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %38 = tt.addptr %26, %37 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %39 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %40 = tt.splat %35 : i1 -> tensor<64x32xi1, #linear1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %44 = arith.muli %43, %29 : tensor<32x1xi32, #linear>
    %45 = tt.addptr %30, %44 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %46 = tt.broadcast %45 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %47 = tt.addptr %46, %32 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %48 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %49 = tt.splat %35 : i1 -> tensor<32x64xi1, #linear>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %53 = arith.addi %17, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %54 = arith.addi %18, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %57 = tt.addptr %26, %56 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %58 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %59 = tt.splat %52 : i1 -> tensor<64x32xi1, #linear1>
    %60 = ttg.async_copy_global_to_local %57, %58 mask %59 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %63 = arith.muli %62, %29 : tensor<32x1xi32, #linear>
    %64 = tt.addptr %30, %63 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %65 = tt.broadcast %64 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %66 = tt.addptr %65, %32 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %67 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %68 = tt.splat %52 : i1 -> tensor<32x64xi1, #linear>
    %69 = ttg.async_copy_global_to_local %66, %67 mask %68 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %70 = ttg.async_commit_group tokens %69
    %71 = ttg.async_wait %42, %51 {num = 2 : i32}
    %72 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %39, %58, %71, %48, %67, %61, %70 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%73: i32, %74: tensor<64x64xf32, #mma>, %75: i32, %76: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %77: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %78: !ttg.async.token, %79: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %80: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %81: !ttg.async.token, %82: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %83 = arith.cmpi slt, %73, %72 : i32
    cf.cond_br %83, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %84 = arith.addi %75, %c1_i32 : i32
    %85 = arith.cmpi slt, %84, %c3_i32 : i32
    %86 = arith.select %85, %84, %c0_i32 : i32
    %87 = arith.addi %73, %c64_i32 : i32
    %88 = tt.splat %87 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %89 = tt.splat %87 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %90 = arith.addi %88, %17 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %91 = arith.addi %89, %18 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %92 = tt.expand_dims %90 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %93 = tt.broadcast %92 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %94 = tt.addptr %26, %93 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %95 = ttg.memdesc_index %33[%86] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %96 = ttg.async_copy_global_to_local %94, %95 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %97 = ttg.async_commit_group tokens %96
    %98 = ttg.local_load %76 token %78 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %99 = tt.expand_dims %91 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %100 = arith.muli %99, %29 : tensor<32x1xi32, #linear>
    %101 = tt.addptr %30, %100 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %102 = tt.broadcast %101 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x64x!tt.ptr<f16>, #linear>
    %103 = tt.addptr %102, %32 : tensor<32x64x!tt.ptr<f16>, #linear>, tensor<32x64xi32, #linear>
    %104 = ttg.memdesc_index %34[%86] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %105 = ttg.async_copy_global_to_local %103, %104 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #linear> -> <32x64xf16, #shared1, #smem, mutable>
    %106 = ttg.async_commit_group tokens %105
    %107 = ttg.local_load %79 token %78 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %108 = tt.dot %98, %107, %74 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %109 = ttg.async_wait %81, %82 {num = 2 : i32}
    %110 = arith.addi %73, %c32_i32 : i32
    cf.br ^bb1(%110, %108, %86, %77, %95, %109, %80, %104, %97, %106 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %111 = arith.addi %arg3, %c31_i32 : i32
    %112 = arith.divsi %111, %c32_i32 : i32
    %113 = arith.cmpi sge, %112, %c1_i32 : i32
    %114 = arith.cmpi sge, %112, %c2_i32 : i32
    %115 = ttg.local_load %76 token %78 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %116 = ttg.local_load %79 token %78 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %113, ^bb4, ^bb5(%74 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %117 = tt.dot %115, %116, %74 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%117 : tensor<64x64xf32, #mma>)
  ^bb5(%118: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %119 = ttg.async_wait %81, %82 {num = 0 : i32}
    %120 = arith.select %113, %118, %74 : tensor<64x64xf32, #mma>
    %121 = ttg.local_load %77 token %119 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %122 = ttg.local_load %80 token %119 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %114, ^bb6, ^bb7(%120 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %123 = tt.dot %121, %122, %120 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%123 : tensor<64x64xf32, #mma>)
  ^bb7(%124: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %125 = arith.select %114, %124, %120 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %126 = arith.muli %0, %arg9 : i32
    %127 = tt.addptr %arg2, %126 : !tt.ptr<f16>, i32
    %128 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %129 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear2>
    %130 = arith.muli %128, %129 : tensor<64x1xi32, #linear2>
    %131 = tt.splat %127 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %132 = tt.addptr %131, %130 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %133 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %134 = tt.broadcast %132 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x64x!tt.ptr<f16>, #linear2>
    %135 = tt.broadcast %133 : tensor<1x64xi32, #linear2> -> tensor<64x64xi32, #linear2>
    %136 = tt.addptr %134, %135 : tensor<64x64x!tt.ptr<f16>, #linear2>, tensor<64x64xi32, #linear2>
    %137 = arith.truncf %125 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %138 = ttg.convert_layout %137 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear2>
    tt.store %136, %138 : tensor<64x64x!tt.ptr<f16>, #linear2>
    tt.return
  }
}
