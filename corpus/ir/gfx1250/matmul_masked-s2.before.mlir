#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 27088 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
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
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %38 = ttg.local_alloc {allocation.offset = 18400 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #blocked1>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked1>
    %49 = arith.andi %48, %44 : tensor<64x32xi1, #blocked1>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %53 = arith.cmpi slt, %30, %52 : tensor<32x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %55 = arith.andi %54, %34 : tensor<32x128xi1, #blocked>
    %56 = arith.muli %30, %35 : tensor<32x1xi32, #blocked>
    %57 = tt.addptr %36, %56 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.subi %19, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_2, %c0_i32, %51, %64, %47, %60 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%66: i32, %67: tensor<64x128xf32, #mma>, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %72: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %73 = arith.cmpi slt, %66, %65 : i32
    cf.cond_br %73, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %74 = amdg.async_wait %69, %70 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %75 = arith.addi %68, %c1_i32 : i32
    %76 = arith.cmpi slt, %75, %c2_i32 : i32
    %77 = arith.select %76, %75, %c0_i32 : i32
    %78 = arith.addi %66, %c1_i32 : i32
    %79 = arith.muli %78, %c32_i32 : i32
    %80 = arith.subi %arg5, %79 : i32
    %81 = tt.splat %80 : i32 -> tensor<1x32xi32, #blocked1>
    %82 = arith.cmpi slt, %23, %81 : tensor<1x32xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %84 = arith.andi %24, %83 : tensor<64x32xi1, #blocked1>
    %85 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %86 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %87 = arith.addi %85, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %88 = arith.addi %86, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %89 = tt.expand_dims %87 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %90 = tt.broadcast %89 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %91 = tt.addptr %29, %90 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %92 = ttg.memdesc_index %38[%77] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %93 = ttg.async_copy_global_to_local %91, %92 mask %84 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = ttg.local_load %71 token %74 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %96 = tt.splat %80 : i32 -> tensor<32x1xi32, #blocked>
    %97 = arith.cmpi slt, %30, %96 : tensor<32x1xi32, #blocked>
    %98 = tt.broadcast %97 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %99 = arith.andi %98, %34 : tensor<32x128xi1, #blocked>
    %100 = tt.expand_dims %88 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %101 = arith.muli %100, %35 : tensor<32x1xi32, #blocked>
    %102 = tt.addptr %36, %101 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %103 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %104 = tt.addptr %103, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %105 = ttg.memdesc_index %39[%77] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %106 = ttg.async_copy_global_to_local %104, %105 mask %99 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = ttg.local_load %72 token %74 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %109 = tt.dot %95, %108, %67 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %110 = arith.addi %66, %c1_i32 : i32
    cf.br ^bb1(%110, %109, %77, %94, %107, %92, %105 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %111 = arith.cmpi sge, %19, %c1_i32 : i32
    %112 = amdg.async_wait %69, %70 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
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
    %121 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %122 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %123 = arith.cmpi slt, %121, %122 : tensor<64x1xi32, #mma>
    %124 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %125 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %126 = arith.cmpi slt, %124, %125 : tensor<1x128xi32, #mma>
    %127 = tt.broadcast %123 : tensor<64x1xi1, #mma> -> tensor<64x128xi1, #mma>
    %128 = tt.broadcast %126 : tensor<1x128xi1, #mma> -> tensor<64x128xi1, #mma>
    %129 = arith.andi %127, %128 : tensor<64x128xi1, #mma>
    %130 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %131 = arith.muli %121, %130 : tensor<64x1xi32, #mma>
    %132 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %133 = tt.addptr %132, %131 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x128x!tt.ptr<f16>, #mma>
    %135 = tt.broadcast %124 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %136 = tt.addptr %134, %135 : tensor<64x128x!tt.ptr<f16>, #mma>, tensor<64x128xi32, #mma>
    %137 = arith.truncf %120 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    tt.store %136, %137, %129 : tensor<64x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
