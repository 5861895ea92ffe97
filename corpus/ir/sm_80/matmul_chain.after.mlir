#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
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
    %29 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable>
    %31 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %32 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %34 = tt.addptr %26, %33 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %35 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %36 = tt.splat %31 : i1 -> tensor<64x32xi1, #blocked2>
    %37 = ttg.async_copy_global_to_local %34, %35 mask %36 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %38 = ttg.async_commit_group tokens %37
    %39 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %40 = arith.muli %39, %cst_2 : tensor<32x1xi32, #blocked>
    %41 = tt.addptr %27, %40 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %42 = tt.broadcast %41 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %44 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %45 = tt.splat %31 : i1 -> tensor<32x64xi1, #blocked>
    %46 = ttg.async_copy_global_to_local %43, %44 mask %45 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %47 = ttg.async_commit_group tokens %46
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %38, %47 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%48: i32, %49: tensor<64x64xf32, #mma>, %50: i32, %51: !ttg.async.token, %52: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %53 = arith.cmpi slt, %48, %arg4 : i32
    cf.cond_br %53, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %54 = arith.subi %arg4, %c32_i32 : i32
    %55 = arith.cmpi slt, %48, %54 : i32
    %56 = arith.addi %50, %c1_i32 : i32
    %57 = arith.cmpi sge, %56, %c1_i32 : i32
    %58 = arith.select %57, %c0_i32, %56 : i32
    %59 = ttg.async_wait %51, %52 {num = 0 : i32}
    ttg.barrier local
    %60 = ttg.memdesc_index %29[%58] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %61 = ttg.local_load %60 token %59 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %62 = ttg.memdesc_index %30[%58] : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %63 = ttg.local_load %62 token %59 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %64 = tt.dot %61, %63, %cst, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %65 = arith.truncf %64 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %66 = ttg.convert_layout %65 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %67 = ttg.local_load %21 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %68 = tt.dot %66, %67, %49, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %69 = arith.addi %48, %c32_i32 : i32
    %70 = tt.splat %69 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %71 = tt.splat %69 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %72 = arith.addi %70, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %73 = arith.addi %71, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %74 = tt.expand_dims %72 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %75 = tt.broadcast %74 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %76 = tt.addptr %26, %75 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %77 = tt.splat %55 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %78 = ttg.async_copy_global_to_local %76, %35 mask %77 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %81 = arith.muli %80, %cst_2 : tensor<32x1xi32, #blocked>
    %82 = tt.addptr %27, %81 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %84 = tt.addptr %83, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %85 = tt.splat %55 : i1 -> tensor<32x64xi1, #blocked>
    %86 = ttg.async_copy_global_to_local %84, %44 mask %85 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = arith.addi %48, %c32_i32 : i32
    cf.br ^bb1(%88, %68, %58, %79, %87 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %89 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %30 : !ttg.memdesc<1x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %90 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %91 = tt.addptr %90, %9 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %92 = tt.broadcast %91 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %93 = tt.addptr %92, %18 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %94 = ttg.convert_layout %49 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %93, %94 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
