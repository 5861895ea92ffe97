// A GEMM whose operands are loaded by cp.async, as the compiler pipelines it.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %34 = arith.muli %arg7, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x128xi32, #blocked1>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %38 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %39 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %40 = tt.splat %38 : i1 -> tensor<128x32xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %23, %39 mask %40 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %42 = ttg.async_commit_group tokens %41
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %44 = tt.splat %38 : i1 -> tensor<32x128xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %33, %43 mask %44 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %46 = ttg.async_commit_group tokens %45
    %47 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %48 = tt.addptr %23, %cst_0 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %49 = tt.addptr %33, %35 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %50 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %51 = tt.splat %47 : i1 -> tensor<128x32xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %48, %50 mask %51 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    %53 = ttg.async_commit_group tokens %52
    %54 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %55 = tt.splat %47 : i1 -> tensor<32x128xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %49, %54 mask %55 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.async_wait %42, %46 {num = 2 : i32} // expect minimal: barrier after // expect triton: barrier after
    %59 = ttg.memdesc_subslice %39[0, 0] : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32>
    %60 = ttg.local_load %59 token %58 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    %61 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %62 = ttg.local_load %61 token %58 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    cf.br ^bb1(%c0_i32, %cst, %48, %49, %c1_i32, %c-1_i32, %42, %53, %46, %57, %39, %43, %58, %58, %60, %62 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%63: i32, %64: tensor<128x128xf32, #mma>, %65: tensor<128x32x!tt.ptr<f16>, #blocked>, %66: tensor<32x128x!tt.ptr<f16>, #blocked1>, %67: i32, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.async.token, %73: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %74: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %75: !ttg.async.token, %76: !ttg.async.token, %77: tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %78: tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %79 = arith.cmpi slt, %63, %arg5 : i32
    cf.cond_br %79, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %80 = arith.subi %arg5, %c64_i32 : i32
    %81 = arith.cmpi slt, %63, %80 : i32
    %82 = arith.addi %68, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = ttg.async_wait %69, %71 {num = 2 : i32} // expect triton: barrier after
    %86 = ttg.memdesc_subslice %73[0, 16] : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32>
    %87 = ttg.local_load %86 token %75 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    %88 = ttg.memdesc_subslice %74[16, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %89 = ttg.local_load %88 token %76 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    %90 = tt.dot %77, %78, %64, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %91 = tt.addptr %65, %cst_0 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %92 = tt.addptr %66, %35 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %93 = arith.addi %67, %c1_i32 : i32
    %94 = arith.cmpi sge, %93, %c2_i32 : i32
    %95 = arith.select %94, %c0_i32, %93 : i32
    %96 = ttg.memdesc_index %36[%95] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %97 = tt.splat %81 : i1 -> tensor<128x32xi1, #blocked>
    %98 = ttg.async_copy_global_to_local %91, %96 mask %97 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable> // expect minimal: barrier // expect triton: barrier
    %99 = ttg.async_commit_group tokens %98
    %100 = ttg.memdesc_index %37[%95] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %101 = tt.splat %81 : i1 -> tensor<32x128xi1, #blocked1>
    %102 = ttg.async_copy_global_to_local %92, %100 mask %101 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %103 = ttg.async_commit_group tokens %102
    %104 = arith.addi %84, %c1_i32 : i32
    %105 = arith.cmpi sge, %104, %c2_i32 : i32
    %106 = arith.select %105, %c0_i32, %104 : i32
    %107 = ttg.memdesc_index %36[%106] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %108 = ttg.memdesc_index %37[%106] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %109 = ttg.async_wait %70, %72 {num = 2 : i32}
    %110 = ttg.async_wait %70, %72 {num = 2 : i32} // expect minimal: barrier after // expect triton: barrier after
    %111 = ttg.memdesc_subslice %107[0, 0] : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32>
    %112 = ttg.local_load %111 token %109 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x32> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    %113 = ttg.memdesc_subslice %108[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %114 = ttg.local_load %113 token %110 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> // expect minimal: no barrier
    %115 = tt.dot %87, %89, %90, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %116 = arith.addi %63, %c32_i32 : i32
    cf.br ^bb1(%116, %115, %91, %92, %95, %84, %70, %99, %72, %103, %107, %108, %109, %110, %112, %114 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %117 = ttg.async_wait {num = 0 : i32} // expect minimal: barrier after // expect triton: barrier after
    ttg.local_dealloc %37 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %118 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %119 = arith.muli %14, %118 : tensor<128x1xi32, #blocked1>
    %120 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %121 = tt.addptr %120, %119 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %122 = tt.broadcast %121 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %123 = tt.broadcast %30 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %124 = tt.addptr %122, %123 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %125 = arith.truncf %64 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %126 = ttg.convert_layout %125 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1> // expect minimal: no barrier
    tt.store %124, %126 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
