#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 68016 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #linear>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #linear1>
    %c2_i32 = arith.constant 2 : i32
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #linear>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #linear2>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #linear2>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #linear2>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear2>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb7
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = ttg.local_alloc {allocation.offset = 34752 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked1>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #linear1>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x64x!tt.ptr<f16>, #linear1>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #linear1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %59 = tt.broadcast %51 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #linear1>
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #linear1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #linear1>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear>
    %66 = arith.cmpi slt, %19, %65 : tensor<64x1xi32, #linear>
    %67 = arith.muli %19, %20 : tensor<64x1xi32, #linear>
    %68 = tt.addptr %21, %67 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %69 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %71 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #linear>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %74 = tt.broadcast %66 : tensor<64x1xi1, #linear> -> tensor<64x128xi1, #linear>
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #linear>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #linear>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.subi %14, %c1_i32 : i32
    cf.br ^bb3(%c0_i32, %cst_1, %c0_i32, %64, %79, %60, %75 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%81: i32, %82: tensor<128x128xf32, #mma>, %83: i32, %84: !ttg.async.token, %85: !ttg.async.token, %86: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %87: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %88 = arith.cmpi slt, %81, %80 : i32
    cf.cond_br %88, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %89 = ttg.async_wait %84, %85 {num = 0 : i32}
    %90 = arith.addi %83, %c1_i32 : i32
    %91 = arith.cmpi slt, %90, %c2_i32 : i32
    %92 = arith.select %91, %90, %c0_i32 : i32
    %93 = arith.addi %81, %c1_i32 : i32
    %94 = arith.muli %93, %c64_i32 : i32
    %95 = arith.subi %arg5, %94 : i32
    %96 = tt.splat %95 : i32 -> tensor<1x64xi32, #blocked1>
    %97 = arith.cmpi slt, %15, %96 : tensor<1x64xi32, #blocked1>
    %98 = tt.splat %94 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = tt.splat %94 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %100 = arith.addi %98, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %101 = arith.addi %99, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %102 = tt.expand_dims %100 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %103 = tt.broadcast %102 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #linear1>
    %104 = tt.addptr %56, %103 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %105 = tt.broadcast %97 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #linear1>
    %106 = ttg.memdesc_index %47[%92] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %107 = ttg.async_copy_global_to_local %104, %106 mask %105 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
    %108 = ttg.async_commit_group tokens %107
    %109 = ttg.local_load %86 token %89 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %110 = tt.splat %95 : i32 -> tensor<64x1xi32, #linear>
    %111 = arith.cmpi slt, %19, %110 : tensor<64x1xi32, #linear>
    %112 = tt.expand_dims %101 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %113 = arith.muli %112, %20 : tensor<64x1xi32, #linear>
    %114 = tt.addptr %21, %113 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %115 = tt.broadcast %114 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %116 = tt.addptr %115, %72 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %117 = tt.broadcast %111 : tensor<64x1xi1, #linear> -> tensor<64x128xi1, #linear>
    %118 = ttg.memdesc_index %48[%92] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %119 = ttg.async_copy_global_to_local %116, %118 mask %117 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
    %120 = ttg.async_commit_group tokens %119
    %121 = ttg.local_load %87 token %89 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %122 = tt.dot %109, %121, %82 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %123 = arith.addi %81, %c1_i32 : i32
    cf.br ^bb3(%123, %122, %92, %108, %120, %106, %118 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %124 = arith.cmpi sge, %14, %c1_i32 : i32
    %125 = ttg.async_wait %84, %85 {num = 0 : i32}
    %126 = ttg.local_load %86 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %127 = ttg.local_load %87 token %125 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %124, ^bb6, ^bb7(%82 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %128 = tt.dot %126, %127, %82 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%128 : tensor<128x128xf32, #mma>)
  ^bb7(%129: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %130 = arith.select %124, %129, %82 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %131 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %132 = arith.cmpi slt, %131, %23 : tensor<128x1xi32, #linear2>
    %133 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %134 = arith.cmpi slt, %133, %24 : tensor<1x128xi32, #linear2>
    %135 = tt.broadcast %132 : tensor<128x1xi1, #linear2> -> tensor<128x128xi1, #linear2>
    %136 = tt.broadcast %134 : tensor<1x128xi1, #linear2> -> tensor<128x128xi1, #linear2>
    %137 = arith.andi %135, %136 : tensor<128x128xi1, #linear2>
    %138 = arith.muli %131, %25 : tensor<128x1xi32, #linear2>
    %139 = tt.addptr %26, %138 : tensor<128x1x!tt.ptr<f16>, #linear2>, tensor<128x1xi32, #linear2>
    %140 = tt.broadcast %139 : tensor<128x1x!tt.ptr<f16>, #linear2> -> tensor<128x128x!tt.ptr<f16>, #linear2>
    %141 = tt.broadcast %133 : tensor<1x128xi32, #linear2> -> tensor<128x128xi32, #linear2>
    %142 = tt.addptr %140, %141 : tensor<128x128x!tt.ptr<f16>, #linear2>, tensor<128x128xi32, #linear2>
    %143 = arith.truncf %130 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %144 = ttg.convert_layout %143 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear2>
    tt.store %142, %144, %137 : tensor<128x128x!tt.ptr<f16>, #linear2>
    %145 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%145 : i32)
  ^bb8:  // pred: ^bb1
    tt.return
  }
}
