#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %8 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_1 : tensor<64x1xi32, #blocked1>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %21 = ttg.local_alloc %20 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked2>
    %23 = arith.muli %7, %22 : tensor<64x1xi32, #blocked2>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %27 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %28 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %29 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    %31 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %32 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %34 = tt.addptr %26, %33 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %35 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %36 = tt.splat %31 : i1 -> tensor<64x32xi1, #blocked2>
    %37 = ttg.async_copy_global_to_local %34, %35 mask %36 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %38 = ttg.async_commit_group tokens %37
    %39 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %40 = arith.muli %39, %cst_2 : tensor<32x1xi32, #blocked>
    %41 = tt.addptr %27, %40 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %42 = tt.broadcast %41 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %44 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %45 = tt.splat %31 : i1 -> tensor<32x64xi1, #blocked>
    %46 = ttg.async_copy_global_to_local %43, %44 mask %45 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %47 = ttg.async_commit_group tokens %46
    %48 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %49 = arith.addi %0, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %50 = arith.addi %1, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %52 = tt.broadcast %51 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %53 = tt.addptr %26, %52 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %54 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %55 = tt.splat %48 : i1 -> tensor<64x32xi1, #blocked2>
    %56 = ttg.async_copy_global_to_local %53, %54 mask %55 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %59 = arith.muli %58, %cst_2 : tensor<32x1xi32, #blocked>
    %60 = tt.addptr %27, %59 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %63 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %64 = tt.splat %48 : i1 -> tensor<32x64xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %66 = ttg.async_commit_group tokens %65
    ttng.fence_async_shared {bCluster = false}
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %38, %57, %47, %66 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%67: i32, %68: tensor<64x64xf32, #mma>, %69: i32, %70: i32, %71: !ttg.async.token, %72: !ttg.async.token, %73: !ttg.async.token, %74: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %75 = arith.cmpi slt, %67, %arg4 : i32
    cf.cond_br %75, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %76 = arith.subi %arg4, %c64_i32 : i32
    %77 = arith.cmpi slt, %67, %76 : i32
    %78 = arith.addi %70, %c1_i32 : i32
    %79 = arith.cmpi sge, %78, %c3_i32 : i32
    %80 = arith.select %79, %c0_i32, %78 : i32
    %81 = ttg.async_wait %71, %73 {num = 2 : i32}
    ttg.barrier local
    %82 = ttg.memdesc_index %29[%80] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %83 = ttg.memdesc_index %30[%80] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %84 = ttng.warp_group_dot %82, %83, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %85:3 = ttng.warp_group_dot_wait %84, %82, %83 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %86 = arith.truncf %85#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %87 = ttg.convert_layout %86 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %88 = ttng.warp_group_dot %87, %21, %68 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %89 = arith.addi %69, %c1_i32 : i32
    %90 = arith.cmpi sge, %89, %c3_i32 : i32
    %91 = arith.select %90, %c0_i32, %89 : i32
    %92 = arith.addi %67, %c64_i32 : i32
    %93 = tt.splat %92 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %94 = tt.splat %92 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %95 = arith.addi %93, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %96 = arith.addi %94, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %97 = tt.expand_dims %95 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %98 = tt.broadcast %97 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %99 = tt.addptr %26, %98 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %100 = ttg.memdesc_index %29[%91] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %101 = tt.splat %77 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %102 = ttg.async_copy_global_to_local %99, %100 mask %101 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = tt.expand_dims %96 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %105 = arith.muli %104, %cst_2 : tensor<32x1xi32, #blocked>
    %106 = tt.addptr %27, %105 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %107 = tt.broadcast %106 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %108 = tt.addptr %107, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %109 = ttg.memdesc_index %30[%91] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %110 = tt.splat %77 : i1 -> tensor<32x64xi1, #blocked>
    %111 = ttg.async_copy_global_to_local %108, %109 mask %110 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %112 = ttg.async_commit_group tokens %111
    %113 = arith.addi %67, %c32_i32 : i32
    cf.br ^bb1(%113, %88, %91, %80, %72, %103, %74, %112 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %114 = ttng.warp_group_dot_wait %68 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %115 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %30 : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %116 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %117 = tt.addptr %116, %9 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %118 = tt.broadcast %117 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %119 = tt.addptr %118, %18 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %120 = ttg.convert_layout %114 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %119, %120 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
