#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 98304 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x256xi32, #blocked1>
    %36 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable>
    %38 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %39 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %40 = tt.splat %38 : i1 -> tensor<128x64xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %23, %39 mask %40 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %44 = tt.splat %38 : i1 -> tensor<64x256xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %33, %43 mask %44 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %48 = tt.addptr %23, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %49 = tt.addptr %33, %35 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %50 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %51 = tt.splat %47 : i1 -> tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %48, %50 mask %51 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %55 = tt.splat %47 : i1 -> tensor<64x256xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %49, %54 mask %55 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.async_wait %42, %46 {num = 2 : i32}
    ttg.barrier local
    %59 = ttg.memdesc_subslice %39[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %60 = ttg.local_load %59 token %58 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %61 = ttg.memdesc_subslice %43[0, 0] : !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256>
    %62 = ttg.local_load %61 token %58 : !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %48, %49, %c1_i32, %c-1_i32, %42, %53, %46, %57, %39, %43, %58, %58, %60, %62 : i32, tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%63: i32, %64: tensor<128x256xf32, #mma>, %65: tensor<128x64x!tt.ptr<f16>, #blocked>, %66: tensor<64x256x!tt.ptr<f16>, #blocked1>, %67: i32, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.async.token, %73: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %74: !ttg.memdesc<64x256xf16, #shared, #smem, mutable>, %75: !ttg.async.token, %76: !ttg.async.token, %77: tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %78: tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %79 = arith.cmpi slt, %63, %arg5 : i32
    cf.cond_br %79, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %80 = arith.subi %arg5, %c128_i32 : i32
    %81 = arith.cmpi slt, %63, %80 : i32
    %82 = arith.addi %68, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = ttg.async_wait %69, %71 {num = 2 : i32}
    ttg.barrier local
    %86 = ttg.memdesc_subslice %73[0, 16] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %87 = ttg.local_load %86 token %75 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %88 = ttg.memdesc_subslice %74[16, 0] : !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256>
    %89 = ttg.local_load %88 token %76 : !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %90 = tt.dot %77, %78, %64, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x256xf32, #mma>
    %91 = ttg.memdesc_subslice %73[0, 32] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %92 = ttg.local_load %91 token %75 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %93 = ttg.memdesc_subslice %74[32, 0] : !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256>
    %94 = ttg.local_load %93 token %76 : !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %95 = tt.dot %87, %89, %90, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x256xf32, #mma>
    %96 = ttg.memdesc_subslice %73[0, 48] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %97 = ttg.local_load %96 token %75 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %98 = ttg.memdesc_subslice %74[48, 0] : !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256>
    %99 = ttg.local_load %98 token %76 : !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %100 = tt.dot %92, %94, %95, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x256xf32, #mma>
    %101 = tt.addptr %65, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %102 = tt.addptr %66, %35 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %103 = arith.addi %67, %c1_i32 : i32
    %104 = arith.cmpi sge, %103, %c2_i32 : i32
    %105 = arith.select %104, %c0_i32, %103 : i32
    %106 = ttg.memdesc_index %36[%105] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %107 = tt.splat %81 : i1 -> tensor<128x64xi1, #blocked>
    ttg.barrier local
    %108 = ttg.async_copy_global_to_local %101, %106 mask %107 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %109 = ttg.async_commit_group tokens %108
    %110 = ttg.memdesc_index %37[%105] : !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %111 = tt.splat %81 : i1 -> tensor<64x256xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %102, %110 mask %111 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = arith.addi %84, %c1_i32 : i32
    %115 = arith.cmpi sge, %114, %c2_i32 : i32
    %116 = arith.select %115, %c0_i32, %114 : i32
    %117 = ttg.memdesc_index %36[%116] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %118 = ttg.memdesc_index %37[%116] : !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %119 = ttg.async_wait %70, %72 {num = 2 : i32}
    %120 = ttg.async_wait %70, %72 {num = 2 : i32}
    ttg.barrier local
    %121 = ttg.memdesc_subslice %117[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %122 = ttg.local_load %121 token %119 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %123 = ttg.memdesc_subslice %118[0, 0] : !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256>
    %124 = ttg.local_load %123 token %120 : !ttg.memdesc<16x256xf16, #shared, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %125 = tt.dot %97, %99, %100, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x256xf32, #mma>
    %126 = arith.addi %63, %c64_i32 : i32
    cf.br ^bb1(%126, %125, %101, %102, %105, %84, %70, %109, %72, %113, %117, %118, %119, %120, %122, %124 : i32, tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %127 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %37 : !ttg.memdesc<2x64x256xf16, #shared, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %128 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %129 = arith.muli %14, %128 : tensor<128x1xi32, #blocked1>
    %130 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %129 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x256x!tt.ptr<f16>, #blocked1>
    %133 = tt.broadcast %30 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %134 = tt.addptr %132, %133 : tensor<128x256x!tt.ptr<f16>, #blocked1>, tensor<128x256xi32, #blocked1>
    %135 = arith.truncf %64 : tensor<128x256xf32, #mma> to tensor<128x256xf16, #mma>
    %136 = ttg.convert_layout %135 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x256xf16, #mma> -> tensor<128x256xf16, #blocked1>
    tt.store %134, %136 : tensor<128x256x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
