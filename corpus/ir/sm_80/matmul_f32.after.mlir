#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f32>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f32>, #blocked1> -> tensor<32x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg7, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable>
    %38 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %39 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %40 = tt.splat %38 : i1 -> tensor<64x32xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %23, %39 mask %40 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %44 = tt.splat %38 : i1 -> tensor<32x64xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %33, %43 mask %44 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %48 = tt.addptr %23, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %49 = tt.addptr %33, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %50 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %51 = tt.splat %47 : i1 -> tensor<64x32xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %48, %50 mask %51 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %55 = tt.splat %47 : i1 -> tensor<32x64xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %49, %54 mask %55 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.async_wait %42, %46 {num = 2 : i32}
    ttg.barrier local
    %59 = ttg.memdesc_subslice %39[0, 0] : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32>
    %60 = ttg.local_load %59 token %58 : !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32> -> tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %61 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64>
    %62 = ttg.local_load %61 token %58 : !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64> -> tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    cf.br ^bb1(%c0_i32, %cst, %48, %49, %c1_i32, %c-1_i32, %42, %53, %46, %57, %39, %43, %58, %58, %60, %62 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>, tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>)
  ^bb1(%63: i32, %64: tensor<64x64xf32, #mma>, %65: tensor<64x32x!tt.ptr<f32>, #blocked>, %66: tensor<32x64x!tt.ptr<f32>, #blocked1>, %67: i32, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.async.token, %73: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %74: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %75: !ttg.async.token, %76: !ttg.async.token, %77: tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>, %78: tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>):  // 2 preds: ^bb0, ^bb2
    %79 = arith.cmpi slt, %63, %arg5 : i32
    cf.cond_br %79, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %80 = arith.subi %arg5, %c64_i32 : i32
    %81 = arith.cmpi slt, %63, %80 : i32
    %82 = arith.addi %68, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = ttg.async_wait %69, %71 {num = 2 : i32}
    ttg.barrier local
    %86 = ttg.memdesc_subslice %73[0, 8] : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32>
    %87 = ttg.local_load %86 token %75 : !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32> -> tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %88 = ttg.memdesc_subslice %74[8, 0] : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64>
    %89 = ttg.local_load %88 token %76 : !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64> -> tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    %90 = tt.dot %77, %78, %64, inputPrecision = tf32 : tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    %91 = ttg.memdesc_subslice %73[0, 16] : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32>
    %92 = ttg.local_load %91 token %75 : !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32> -> tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %93 = ttg.memdesc_subslice %74[16, 0] : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64>
    %94 = ttg.local_load %93 token %76 : !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64> -> tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    %95 = tt.dot %87, %89, %90, inputPrecision = tf32 : tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    %96 = ttg.memdesc_subslice %73[0, 24] : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32>
    %97 = ttg.local_load %96 token %75 : !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32> -> tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %98 = ttg.memdesc_subslice %74[24, 0] : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64>
    %99 = ttg.local_load %98 token %76 : !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64> -> tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    %100 = tt.dot %92, %94, %95, inputPrecision = tf32 : tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    %101 = tt.addptr %65, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %102 = tt.addptr %66, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %103 = arith.addi %67, %c1_i32 : i32
    %104 = arith.cmpi sge, %103, %c2_i32 : i32
    %105 = arith.select %104, %c0_i32, %103 : i32
    %106 = ttg.memdesc_index %36[%105] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %107 = tt.splat %81 : i1 -> tensor<64x32xi1, #blocked>
    ttg.barrier local
    %108 = ttg.async_copy_global_to_local %101, %106 mask %107 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %109 = ttg.async_commit_group tokens %108
    %110 = ttg.memdesc_index %37[%105] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %111 = tt.splat %81 : i1 -> tensor<32x64xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %102, %110 mask %111 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = arith.addi %84, %c1_i32 : i32
    %115 = arith.cmpi sge, %114, %c2_i32 : i32
    %116 = arith.select %115, %c0_i32, %114 : i32
    %117 = ttg.memdesc_index %36[%116] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %118 = ttg.memdesc_index %37[%116] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %119 = ttg.async_wait %70, %72 {num = 2 : i32}
    %120 = ttg.async_wait %70, %72 {num = 2 : i32}
    ttg.barrier local
    %121 = ttg.memdesc_subslice %117[0, 0] : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32>
    %122 = ttg.local_load %121 token %119 : !ttg.memdesc<64x8xf32, #shared, #smem, mutable, 64x32> -> tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %123 = ttg.memdesc_subslice %118[0, 0] : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64>
    %124 = ttg.local_load %123 token %120 : !ttg.memdesc<8x64xf32, #shared1, #smem, mutable, 32x64> -> tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    %125 = tt.dot %97, %99, %100, inputPrecision = tf32 : tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    %126 = arith.addi %63, %c32_i32 : i32
    cf.br ^bb1(%126, %125, %101, %102, %105, %84, %70, %109, %72, %113, %117, %118, %119, %120, %122, %124 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>, tensor<8x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>)
  ^bb3:  // pred: ^bb1
    %127 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %37 : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %128 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %129 = arith.muli %14, %128 : tensor<64x1xi32, #blocked1>
    %130 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %131 = tt.addptr %130, %129 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %133 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %134 = tt.addptr %132, %133 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %135 = ttg.convert_layout %64 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %134, %135 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
