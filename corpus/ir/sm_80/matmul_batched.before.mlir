#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.muli %0, %arg7 : i32
    %17 = tt.addptr %arg0, %16 : !tt.ptr<f16>, i32
    %18 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked>
    %20 = arith.muli %18, %19 : tensor<64x1xi32, #blocked>
    %21 = tt.splat %17 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %24 = arith.muli %0, %arg8 : i32
    %25 = tt.addptr %arg1, %24 : !tt.ptr<f16>, i32
    %26 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = tt.splat %25 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %30 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %32 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %35 = tt.addptr %23, %34 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %36 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %37 = tt.splat %32 : i1 -> tensor<64x32xi1, #blocked>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %41 = arith.muli %40, %26 : tensor<32x1xi32, #blocked1>
    %42 = tt.addptr %27, %41 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %45 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %46 = tt.splat %32 : i1 -> tensor<32x64xi1, #blocked1>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %50 = arith.addi %14, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %51 = arith.addi %15, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %54 = tt.addptr %23, %53 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %55 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %56 = tt.splat %49 : i1 -> tensor<64x32xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %60 = arith.muli %59, %26 : tensor<32x1xi32, #blocked1>
    %61 = tt.addptr %27, %60 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %63 = tt.addptr %62, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %64 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %65 = tt.splat %49 : i1 -> tensor<32x64xi1, #blocked1>
    %66 = ttg.async_copy_global_to_local %63, %64 mask %65 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = ttg.async_wait %39, %48 {num = 2 : i32}
    %69 = ttg.memdesc_subslice %36[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %70 = ttg.local_load %69 token %68 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %71 = ttg.memdesc_subslice %45[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %72 = ttg.local_load %71 token %68 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %39, %58, %48, %67, %36, %45, %68, %68, %70, %72 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%73: i32, %74: tensor<64x64xf32, #mma>, %75: i32, %76: i32, %77: !ttg.async.token, %78: !ttg.async.token, %79: !ttg.async.token, %80: !ttg.async.token, %81: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %82: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %83: !ttg.async.token, %84: !ttg.async.token, %85: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %86: tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %87 = arith.cmpi slt, %73, %arg3 : i32
    cf.cond_br %87, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %88 = arith.subi %arg3, %c64_i32 : i32
    %89 = arith.cmpi slt, %73, %88 : i32
    %90 = arith.addi %76, %c1_i32 : i32
    %91 = arith.cmpi sge, %90, %c2_i32 : i32
    %92 = arith.select %91, %c0_i32, %90 : i32
    %93 = ttg.async_wait %77, %79 {num = 2 : i32}
    %94 = ttg.memdesc_subslice %81[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %95 = ttg.local_load %94 token %83 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %96 = ttg.memdesc_subslice %82[16, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %97 = ttg.local_load %96 token %84 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %98 = tt.dot %85, %86, %74, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %99 = arith.addi %75, %c1_i32 : i32
    %100 = arith.cmpi sge, %99, %c2_i32 : i32
    %101 = arith.select %100, %c0_i32, %99 : i32
    %102 = arith.addi %73, %c64_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %104 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %105 = arith.addi %103, %14 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %106 = arith.addi %104, %15 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %108 = tt.broadcast %107 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %109 = tt.addptr %23, %108 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %110 = ttg.memdesc_index %30[%101] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %111 = tt.splat %89 : i1 -> tensor<64x32xi1, #blocked>
    %112 = ttg.async_copy_global_to_local %109, %110 mask %111 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = tt.expand_dims %106 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %115 = arith.muli %114, %26 : tensor<32x1xi32, #blocked1>
    %116 = tt.addptr %27, %115 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %117 = tt.broadcast %116 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %118 = tt.addptr %117, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %119 = ttg.memdesc_index %31[%101] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %120 = tt.splat %89 : i1 -> tensor<32x64xi1, #blocked1>
    %121 = ttg.async_copy_global_to_local %118, %119 mask %120 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %122 = ttg.async_commit_group tokens %121
    %123 = arith.addi %92, %c1_i32 : i32
    %124 = arith.cmpi sge, %123, %c2_i32 : i32
    %125 = arith.select %124, %c0_i32, %123 : i32
    %126 = ttg.memdesc_index %30[%125] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %127 = ttg.memdesc_index %31[%125] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %128 = ttg.async_wait %78, %80 {num = 2 : i32}
    %129 = ttg.async_wait %78, %80 {num = 2 : i32}
    %130 = ttg.memdesc_subslice %126[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %131 = ttg.local_load %130 token %128 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %132 = ttg.memdesc_subslice %127[0, 0] : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64>
    %133 = ttg.local_load %132 token %129 : !ttg.memdesc<16x64xf16, #shared1, #smem, mutable, 32x64> -> tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %134 = tt.dot %95, %97, %98, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %135 = arith.addi %73, %c32_i32 : i32
    cf.br ^bb1(%135, %134, %101, %92, %78, %113, %80, %122, %126, %127, %128, %129, %131, %133 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %136 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %31 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %137 = arith.muli %0, %arg9 : i32
    %138 = tt.addptr %arg2, %137 : !tt.ptr<f16>, i32
    %139 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %140 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %141 = arith.muli %139, %140 : tensor<64x1xi32, #blocked1>
    %142 = tt.splat %138 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %143 = tt.addptr %142, %141 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %144 = tt.broadcast %143 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %145 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %146 = tt.addptr %144, %145 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %147 = arith.truncf %74 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %148 = ttg.convert_layout %147 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %146, %148 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
