#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 12288 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %arg5, %c31_i32 : i32
    %16 = arith.divsi %15, %c32_i32 : i32
    %17 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %18 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.cmpi slt, %17, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.expand_dims %13 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %19 : tensor<64x1xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %22 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %23 = arith.muli %17, %22 : tensor<64x1xi32, #blocked>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %27 = tt.expand_dims %14 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %28 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %30 = arith.cmpi slt, %28, %29 : tensor<1x128xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %35 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    %37 = arith.cmpi sgt, %16, %c0_i32 : i32
    %38 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked>
    %39 = arith.cmpi slt, %20, %38 : tensor<1x32xi32, #blocked>
    %40 = tt.broadcast %39 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %41 = arith.andi %21, %40 : tensor<64x32xi1, #blocked>
    %42 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %43 = tt.addptr %26, %42 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %44 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %45 = tt.splat %37 : i1 -> tensor<64x32xi1, #blocked>
    %46 = arith.andi %45, %41 : tensor<64x32xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %43, %44 mask %46 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %50 = arith.cmpi slt, %27, %49 : tensor<32x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %52 = arith.andi %51, %31 : tensor<32x128xi1, #blocked1>
    %53 = arith.muli %27, %32 : tensor<32x1xi32, #blocked1>
    %54 = tt.addptr %33, %53 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %55 = tt.broadcast %54 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %56 = tt.addptr %55, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %57 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %58 = tt.splat %37 : i1 -> tensor<32x128xi1, #blocked1>
    %59 = arith.andi %58, %52 : tensor<32x128xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %56, %57 mask %59 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %48, %61 {num = 0 : i32}
    %63 = ttg.memdesc_subslice %44[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %64 = ttg.local_load %63 token %62 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %65 = ttg.memdesc_subslice %57[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %66 = ttg.local_load %65 token %62 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %48, %61, %44, %57, %62, %62, %64, %66 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%67: i32, %68: tensor<64x128xf32, #mma>, %69: i32, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %73: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %74: !ttg.async.token, %75: !ttg.async.token, %76: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %77: tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %78 = arith.cmpi slt, %67, %16 : i32
    cf.cond_br %78, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %79 = arith.subi %16, %c1_i32 : i32
    %80 = arith.cmpi slt, %67, %79 : i32
    %81 = arith.addi %69, %c1_i32 : i32
    %82 = arith.cmpi sge, %81, %c1_i32 : i32
    %83 = arith.select %82, %c0_i32, %81 : i32
    %84 = ttg.async_wait %70, %71 {num = 0 : i32}
    %85 = ttg.memdesc_subslice %72[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %86 = ttg.local_load %85 token %74 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %87 = ttg.memdesc_subslice %73[16, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %88 = ttg.local_load %87 token %75 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %89 = tt.dot %76, %77, %68, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %90 = arith.addi %67, %c1_i32 : i32
    %91 = arith.muli %90, %c32_i32 : i32
    %92 = arith.subi %arg5, %91 : i32
    %93 = tt.splat %92 : i32 -> tensor<1x32xi32, #blocked>
    %94 = arith.cmpi slt, %20, %93 : tensor<1x32xi32, #blocked>
    %95 = tt.broadcast %94 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %96 = arith.andi %21, %95 : tensor<64x32xi1, #blocked>
    %97 = tt.splat %91 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %98 = tt.splat %91 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %99 = arith.addi %97, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %100 = arith.addi %98, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %101 = tt.expand_dims %99 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %102 = tt.broadcast %101 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %103 = tt.addptr %26, %102 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %104 = tt.splat %80 : i1 -> tensor<64x32xi1, #blocked>
    %105 = arith.andi %104, %96 : tensor<64x32xi1, #blocked>
    %106 = ttg.async_copy_global_to_local %103, %44 mask %105 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = tt.splat %92 : i32 -> tensor<32x1xi32, #blocked1>
    %109 = arith.cmpi slt, %27, %108 : tensor<32x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %111 = arith.andi %110, %31 : tensor<32x128xi1, #blocked1>
    %112 = tt.expand_dims %100 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %113 = arith.muli %112, %32 : tensor<32x1xi32, #blocked1>
    %114 = tt.addptr %33, %113 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %115 = tt.broadcast %114 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %116 = tt.addptr %115, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %117 = tt.splat %80 : i1 -> tensor<32x128xi1, #blocked1>
    %118 = arith.andi %117, %111 : tensor<32x128xi1, #blocked1>
    %119 = ttg.async_copy_global_to_local %116, %57 mask %118 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %120 = ttg.async_commit_group tokens %119
    %121 = arith.addi %83, %c1_i32 : i32
    %122 = arith.cmpi sge, %121, %c1_i32 : i32
    %123 = arith.select %122, %c0_i32, %121 : i32
    %124 = ttg.memdesc_index %35[%123] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %125 = ttg.memdesc_index %36[%123] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %126 = ttg.async_wait %107, %120 {num = 0 : i32}
    %127 = ttg.async_wait %107, %120 {num = 0 : i32}
    %128 = ttg.memdesc_subslice %124[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %129 = ttg.local_load %128 token %126 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %130 = ttg.memdesc_subslice %125[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %131 = ttg.local_load %130 token %127 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %132 = tt.dot %86, %88, %89, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %133 = arith.addi %67, %c1_i32 : i32
    cf.br ^bb1(%133, %132, %83, %107, %120, %124, %125, %126, %127, %129, %131 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %134 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %36 : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %135 = arith.cmpf ogt, %68, %cst : tensor<64x128xf32, #mma>
    %136 = arith.mulf %68, %cst_0 : tensor<64x128xf32, #mma>
    %137 = arith.select %135, %68, %136 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %138 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %139 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %140 = arith.cmpi slt, %138, %139 : tensor<64x1xi32, #blocked1>
    %141 = tt.broadcast %140 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %142 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %143 = arith.andi %141, %142 : tensor<64x128xi1, #blocked1>
    %144 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %145 = arith.muli %138, %144 : tensor<64x1xi32, #blocked1>
    %146 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %147 = tt.addptr %146, %145 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %148 = tt.broadcast %147 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %149 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %150 = tt.addptr %148, %149 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %151 = arith.truncf %137 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %152 = ttg.convert_layout %151 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
    tt.store %150, %152, %143 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
