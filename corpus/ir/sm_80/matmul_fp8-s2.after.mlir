#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 16, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x128xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = ttg.async_wait %46, %50 {num = 0 : i32}
    ttg.barrier local
    %52 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %53 = ttg.local_load %52 token %51 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %54 = tt.fp_to_fp %53 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %55 = ttg.memdesc_subslice %47[0, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %56 = ttg.local_load %55 token %51 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %57 = tt.fp_to_fp %56 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.br ^bb1(%c0_i32, %cst, %26, %c-1_i32, %46, %50, %43, %47, %51, %51, %54, %57, %37 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb1(%58: i32, %59: tensor<128x128xf32, #mma>, %60: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %61: i32, %62: !ttg.async.token, %63: !ttg.async.token, %64: !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, %65: !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, %66: !ttg.async.token, %67: !ttg.async.token, %68: tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %69: tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %70: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %71 = arith.cmpi slt, %58, %arg5 : i32
    cf.cond_br %71, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %72 = arith.subi %arg5, %c64_i32 : i32
    %73 = arith.cmpi slt, %58, %72 : i32
    %74 = arith.addi %61, %c1_i32 : i32
    %75 = arith.cmpi sge, %74, %c1_i32 : i32
    %76 = arith.select %75, %c0_i32, %74 : i32
    %77 = ttg.async_wait %62, %63 {num = 0 : i32}
    ttg.barrier local
    %78 = ttg.memdesc_subslice %64[0, 32] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %79 = ttg.local_load %78 token %66 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %80 = tt.fp_to_fp %79 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %81 = ttg.memdesc_subslice %65[32, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %82 = ttg.local_load %81 token %67 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %83 = tt.fp_to_fp %82 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %84 = tt.dot %68, %69, %59, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %85 = tt.addptr %60, %cst_0 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %86 = tt.addptr %70, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %87 = tt.splat %73 : i1 -> tensor<128x64xi1, #blocked>
    ttg.barrier local
    %88 = ttg.async_copy_global_to_local %85, %43 mask %87 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %89 = ttg.async_commit_group tokens %88
    %90 = tt.splat %73 : i1 -> tensor<64x128xi1, #blocked2>
    %91 = ttg.async_copy_global_to_local %86, %47 mask %90 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %92 = ttg.async_commit_group tokens %91
    %93 = arith.addi %76, %c1_i32 : i32
    %94 = arith.cmpi sge, %93, %c1_i32 : i32
    %95 = arith.select %94, %c0_i32, %93 : i32
    %96 = ttg.memdesc_index %40[%95] : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %97 = ttg.memdesc_index %41[%95] : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %98 = ttg.async_wait %89, %92 {num = 0 : i32}
    %99 = ttg.async_wait %89, %92 {num = 0 : i32}
    ttg.barrier local
    %100 = ttg.memdesc_subslice %96[0, 0] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %101 = ttg.local_load %100 token %98 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %102 = tt.fp_to_fp %101 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %103 = ttg.memdesc_subslice %97[0, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %104 = ttg.local_load %103 token %99 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %105 = tt.fp_to_fp %104 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %106 = tt.dot %80, %83, %84, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %107 = arith.addi %58, %c64_i32 : i32
    cf.br ^bb1(%107, %106, %85, %76, %89, %92, %96, %97, %98, %99, %102, %105, %86 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %108 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %41 : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable>
    %109 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %110 = arith.muli %17, %109 : tensor<128x1xi32, #blocked1>
    %111 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %112 = tt.addptr %111, %110 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %113 = tt.broadcast %112 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %114 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %115 = tt.addptr %113, %114 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %116 = ttg.convert_layout %59 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked1>
    tt.store %115, %116 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
