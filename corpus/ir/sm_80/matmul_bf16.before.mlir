#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x64x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<64x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<bf16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<bf16>, #blocked2> -> tensor<64x128x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<bf16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<bf16>, #blocked> -> <128x64xbf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x128xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<bf16>, #blocked2> -> <64x128xbf16, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<64x128x!tt.ptr<bf16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<bf16>, #blocked> -> <128x64xbf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<64x128xi1, #blocked2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<bf16>, #blocked2> -> <64x128xbf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    %63 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64>
    %64 = ttg.local_load %63 token %62 : !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %65 = ttg.memdesc_subslice %47[0, 0] : !ttg.memdesc<64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128>
    %66 = ttg.local_load %65 token %62 : !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %52, %53, %c1_i32, %c-1_i32, %46, %57, %50, %61, %43, %47, %62, %62, %64, %66 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<64x128x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%67: i32, %68: tensor<128x128xf32, #mma>, %69: tensor<128x64x!tt.ptr<bf16>, #blocked>, %70: tensor<64x128x!tt.ptr<bf16>, #blocked2>, %71: i32, %72: i32, %73: !ttg.async.token, %74: !ttg.async.token, %75: !ttg.async.token, %76: !ttg.async.token, %77: !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>, %78: !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>, %79: !ttg.async.token, %80: !ttg.async.token, %81: tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %82: tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %83 = arith.cmpi slt, %67, %arg5 : i32
    cf.cond_br %83, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %84 = arith.subi %arg5, %c128_i32 : i32
    %85 = arith.cmpi slt, %67, %84 : i32
    %86 = arith.addi %72, %c1_i32 : i32
    %87 = arith.cmpi sge, %86, %c2_i32 : i32
    %88 = arith.select %87, %c0_i32, %86 : i32
    %89 = ttg.async_wait %73, %75 {num = 2 : i32}
    %90 = ttg.memdesc_subslice %77[0, 16] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64>
    %91 = ttg.local_load %90 token %79 : !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %92 = ttg.memdesc_subslice %78[16, 0] : !ttg.memdesc<64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128>
    %93 = ttg.local_load %92 token %80 : !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %94 = tt.dot %81, %82, %68, inputPrecision = tf32 : tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %95 = ttg.memdesc_subslice %77[0, 32] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64>
    %96 = ttg.local_load %95 token %79 : !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %97 = ttg.memdesc_subslice %78[32, 0] : !ttg.memdesc<64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128>
    %98 = ttg.local_load %97 token %80 : !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %99 = tt.dot %91, %93, %94, inputPrecision = tf32 : tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %100 = ttg.memdesc_subslice %77[0, 48] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64>
    %101 = ttg.local_load %100 token %79 : !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %102 = ttg.memdesc_subslice %78[48, 0] : !ttg.memdesc<64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128>
    %103 = ttg.local_load %102 token %80 : !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %104 = tt.dot %96, %98, %99, inputPrecision = tf32 : tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %105 = tt.addptr %69, %cst_0 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %106 = tt.addptr %70, %39 : tensor<64x128x!tt.ptr<bf16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %107 = arith.addi %71, %c1_i32 : i32
    %108 = arith.cmpi sge, %107, %c2_i32 : i32
    %109 = arith.select %108, %c0_i32, %107 : i32
    %110 = ttg.memdesc_index %40[%109] : !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    %111 = tt.splat %85 : i1 -> tensor<128x64xi1, #blocked>
    %112 = ttg.async_copy_global_to_local %105, %110 mask %111 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<bf16>, #blocked> -> <128x64xbf16, #shared, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = ttg.memdesc_index %41[%109] : !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>
    %115 = tt.splat %85 : i1 -> tensor<64x128xi1, #blocked2>
    %116 = ttg.async_copy_global_to_local %106, %114 mask %115 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<bf16>, #blocked2> -> <64x128xbf16, #shared, #smem, mutable>
    %117 = ttg.async_commit_group tokens %116
    %118 = arith.addi %88, %c1_i32 : i32
    %119 = arith.cmpi sge, %118, %c2_i32 : i32
    %120 = arith.select %119, %c0_i32, %118 : i32
    %121 = ttg.memdesc_index %40[%120] : !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    %122 = ttg.memdesc_index %41[%120] : !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>
    %123 = ttg.async_wait %74, %76 {num = 2 : i32}
    %124 = ttg.async_wait %74, %76 {num = 2 : i32}
    %125 = ttg.memdesc_subslice %121[0, 0] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64>
    %126 = ttg.local_load %125 token %123 : !ttg.memdesc<128x16xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %127 = ttg.memdesc_subslice %122[0, 0] : !ttg.memdesc<64x128xbf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128>
    %128 = ttg.local_load %127 token %124 : !ttg.memdesc<16x128xbf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %129 = tt.dot %101, %103, %104, inputPrecision = tf32 : tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %130 = arith.addi %67, %c64_i32 : i32
    cf.br ^bb1(%130, %129, %105, %106, %109, %88, %74, %113, %76, %117, %121, %122, %123, %124, %126, %128 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<64x128x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xbf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %131 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %41 : !ttg.memdesc<2x64x128xbf16, #shared, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x64xbf16, #shared, #smem, mutable>
    %132 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %133 = arith.muli %17, %132 : tensor<128x1xi32, #blocked1>
    %134 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %135 = tt.addptr %134, %133 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %136 = tt.broadcast %135 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %137 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %138 = tt.addptr %136, %137 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %139 = ttg.convert_layout %68 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked1>
    tt.store %138, %139 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
