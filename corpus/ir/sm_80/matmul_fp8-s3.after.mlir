#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 16, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x128xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<64x128xi1, #blocked2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    ttg.barrier local
    %63 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %64 = ttg.local_load %63 token %62 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %65 = tt.fp_to_fp %64 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %66 = ttg.memdesc_subslice %47[0, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %67 = ttg.local_load %66 token %62 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %68 = tt.fp_to_fp %67 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.br ^bb1(%c0_i32, %cst, %52, %c1_i32, %c-1_i32, %46, %57, %50, %61, %43, %47, %62, %62, %65, %68, %53 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb1(%69: i32, %70: tensor<128x128xf32, #mma>, %71: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %72: i32, %73: i32, %74: !ttg.async.token, %75: !ttg.async.token, %76: !ttg.async.token, %77: !ttg.async.token, %78: !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, %79: !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, %80: !ttg.async.token, %81: !ttg.async.token, %82: tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %83: tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %84: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %85 = arith.cmpi slt, %69, %arg5 : i32
    cf.cond_br %85, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %86 = arith.subi %arg5, %c128_i32 : i32
    %87 = arith.cmpi slt, %69, %86 : i32
    %88 = arith.addi %73, %c1_i32 : i32
    %89 = arith.cmpi sge, %88, %c2_i32 : i32
    %90 = arith.select %89, %c0_i32, %88 : i32
    %91 = ttg.async_wait %74, %76 {num = 2 : i32}
    ttg.barrier local
    %92 = ttg.memdesc_subslice %78[0, 32] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %93 = ttg.local_load %92 token %80 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %94 = tt.fp_to_fp %93 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %95 = ttg.memdesc_subslice %79[32, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %96 = ttg.local_load %95 token %81 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %97 = tt.fp_to_fp %96 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %98 = tt.dot %82, %83, %70, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %99 = tt.addptr %71, %cst_0 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %100 = tt.addptr %84, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %101 = arith.addi %72, %c1_i32 : i32
    %102 = arith.cmpi sge, %101, %c2_i32 : i32
    %103 = arith.select %102, %c0_i32, %101 : i32
    %104 = ttg.memdesc_index %40[%103] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %105 = tt.splat %87 : i1 -> tensor<128x64xi1, #blocked>
    ttg.barrier local
    %106 = ttg.async_copy_global_to_local %99, %104 mask %105 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = ttg.memdesc_index %41[%103] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %109 = tt.splat %87 : i1 -> tensor<64x128xi1, #blocked2>
    %110 = ttg.async_copy_global_to_local %100, %108 mask %109 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %111 = ttg.async_commit_group tokens %110
    %112 = arith.addi %90, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c2_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = ttg.memdesc_index %40[%114] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %116 = ttg.memdesc_index %41[%114] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %117 = ttg.async_wait %75, %77 {num = 2 : i32}
    %118 = ttg.async_wait %75, %77 {num = 2 : i32}
    ttg.barrier local
    %119 = ttg.memdesc_subslice %115[0, 0] : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64>
    %120 = ttg.local_load %119 token %117 : !ttg.memdesc<128x32xf8E5M2, #shared, #smem, mutable, 128x64> -> tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %121 = tt.fp_to_fp %120 : tensor<128x32xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %122 = ttg.memdesc_subslice %116[0, 0] : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128>
    %123 = ttg.local_load %122 token %118 : !ttg.memdesc<32x128xf8E5M2, #shared1, #smem, mutable, 64x128> -> tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %124 = tt.fp_to_fp %123 : tensor<32x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %125 = tt.dot %94, %97, %98, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %126 = arith.addi %69, %c64_i32 : i32
    cf.br ^bb1(%126, %125, %99, %103, %90, %75, %107, %77, %111, %115, %116, %117, %118, %121, %124, %100 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %127 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %41 : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable>
    %128 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %129 = arith.muli %17, %128 : tensor<128x1xi32, #blocked1>
    %130 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %131 = tt.addptr %130, %129 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %133 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %134 = tt.addptr %132, %133 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %135 = ttg.convert_layout %70 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked1>
    tt.store %134, %135 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
