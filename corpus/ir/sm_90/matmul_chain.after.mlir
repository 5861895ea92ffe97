#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %21 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked2>
    %23 = arith.muli %7, %22 : tensor<64x1xi32, #blocked2>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %27 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %28 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %29 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    %31 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %32 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %34 = tt.addptr %26, %33 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %35 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %36 = tt.splat %31 : i1 -> tensor<64x32xi1, #blocked2>
    %37 = ttg.async_copy_global_to_local %34, %35 mask %36 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %38 = ttg.async_commit_group tokens %37
    %39 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %40 = arith.muli %39, %cst_2 : tensor<32x1xi32, #blocked>
    %41 = tt.addptr %27, %40 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %42 = tt.broadcast %41 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %44 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %45 = tt.splat %31 : i1 -> tensor<32x64xi1, #blocked>
    %46 = ttg.async_copy_global_to_local %43, %44 mask %45 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %47 = ttg.async_commit_group tokens %46
    ttng.fence_async_shared {bCluster = false}
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %c-1_i32, %38, %47 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%48: i32, %49: tensor<64x64xf32, #mma>, %50: i32, %51: i32, %52: !ttg.async.token, %53: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %54 = arith.cmpi slt, %48, %arg4 : i32
    cf.cond_br %54, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %55 = arith.subi %arg4, %c32_i32 : i32
    %56 = arith.cmpi slt, %48, %55 : i32
    %57 = arith.addi %51, %c1_i32 : i32
    %58 = arith.cmpi sge, %57, %c2_i32 : i32
    %59 = arith.select %58, %c0_i32, %57 : i32
    %60 = ttg.async_wait %52, %53 {num = 0 : i32}
    ttg.barrier local
    %61 = ttg.memdesc_index %29[%59] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %62 = ttg.memdesc_index %30[%59] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %63 = ttng.warp_group_dot %61, %62, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %64:3 = ttng.warp_group_dot_wait %63, %61, %62 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %65 = arith.truncf %64#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %66 = ttg.convert_layout %65 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %67 = ttng.warp_group_dot %66, %21, %49 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %68 = arith.addi %50, %c1_i32 : i32
    %69 = arith.cmpi sge, %68, %c2_i32 : i32
    %70 = arith.select %69, %c0_i32, %68 : i32
    %71 = arith.addi %48, %c32_i32 : i32
    %72 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %73 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %74 = arith.addi %72, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %75 = arith.addi %73, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %76 = tt.expand_dims %74 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %77 = tt.broadcast %76 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %78 = tt.addptr %26, %77 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %79 = ttg.memdesc_index %29[%70] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %80 = tt.splat %56 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %81 = ttg.async_copy_global_to_local %78, %79 mask %80 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = tt.expand_dims %75 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %84 = arith.muli %83, %cst_2 : tensor<32x1xi32, #blocked>
    %85 = tt.addptr %27, %84 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %86 = tt.broadcast %85 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %87 = tt.addptr %86, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %88 = ttg.memdesc_index %30[%70] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %89 = tt.splat %56 : i1 -> tensor<32x64xi1, #blocked>
    %90 = ttg.async_copy_global_to_local %87, %88 mask %89 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.addi %48, %c32_i32 : i32
    cf.br ^bb1(%92, %67, %70, %59, %82, %91 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %93 = ttng.warp_group_dot_wait %49 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %94 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %30 : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %95 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %96 = tt.addptr %95, %9 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %97 = tt.broadcast %96 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %98 = tt.addptr %97, %18 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %99 = ttg.convert_layout %93 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %98, %99 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
