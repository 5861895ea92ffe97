#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24608 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_6 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c96_i32 = arith.constant 96 : i32
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %8 = arith.muli %5, %cst_1 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_0 : tensor<64x1xi32, #blocked1>
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
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %29 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.local_alloc {allocation.offset = 24592 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %32[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    %37 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %38 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %40 = tt.addptr %26, %39 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %41 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %42 = tt.splat %37 : i1 -> tensor<64x32xi1, #blocked2>
    %43 = ttg.async_copy_global_to_local %40, %41 mask %42 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %result_7 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_8 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %44 = ttg.async_commit_group tokens %43
    %45 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %46 = arith.muli %45, %cst : tensor<32x1xi32, #blocked>
    %47 = tt.addptr %27, %46 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %49 = tt.addptr %48, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %50 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %51 = tt.splat %37 : i1 -> tensor<32x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %49, %50 mask %51 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %55 = ttg.async_wait %44, %53 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %41, %50, %result_7, %false, %37, %30[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %56 = arith.addi %0, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %57 = arith.addi %1, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %58 = tt.expand_dims %56 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %59 = tt.broadcast %58 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %60 = tt.addptr %26, %59 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %61 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %62 = tt.splat %54 : i1 -> tensor<64x32xi1, #blocked2>
    %63 = ttg.async_copy_global_to_local %60, %61 mask %62 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.expand_dims %57 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %66 = arith.muli %65, %cst : tensor<32x1xi32, #blocked>
    %67 = tt.addptr %27, %66 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %68 = tt.broadcast %67 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %69 = tt.addptr %68, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %70 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %71 = tt.splat %54 : i1 -> tensor<32x64xi1, #blocked>
    %72 = ttg.async_copy_global_to_local %69, %70 mask %71 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    %74 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    ttg.barrier local
    ttng.wait_barrier %30, %c0_i32, %37 deps %41, %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %result_9 = ttng.tmem_load %result_7 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %75 = arith.truncf %result_9 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %75, %result_8, %37 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_8, %21, %result, %false, %37, %33[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %76 = ttg.async_wait %64, %73 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %61, %70, %result_7, %false, %54, %31[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %77 = arith.addi %0, %cst_5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %78 = arith.addi %1, %cst_6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %79 = tt.expand_dims %77 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %81 = tt.addptr %26, %80 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %82 = tt.splat %74 : i1 -> tensor<64x32xi1, #blocked2>
    %83 = ttg.async_copy_global_to_local %81, %41 mask %82 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = tt.expand_dims %78 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %86 = arith.muli %85, %cst : tensor<32x1xi32, #blocked>
    %87 = tt.addptr %27, %86 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %88 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %89 = tt.addptr %88, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %90 = tt.splat %74 : i1 -> tensor<32x64xi1, #blocked>
    %91 = ttg.async_copy_global_to_local %89, %50 mask %90 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %92 = ttg.async_commit_group tokens %91
    %93 = arith.subi %arg4, %c32_i32 : i32
    ttng.fence_async_shared {bCluster = false}
    cf.br ^bb1(%c0_i32, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %31, %c0_i32, %61, %70, %33, %c0_i32, %84, %92 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%94: i32, %95: i32, %96: i32, %97: i32, %98: i32, %99: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %100: i32, %101: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %102: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %103: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %104: i32, %105: !ttg.async.token, %106: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %94, %93 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = arith.subi %arg4, %c96_i32 : i32
    %109 = arith.cmpi slt, %94, %108 : i32
    %110 = arith.subi %arg4, %c64_i32 : i32
    %111 = arith.cmpi slt, %94, %110 : i32
    ttg.barrier local
    ttng.wait_barrier %99, %100, %true deps %101, %102 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %103, %104 deps %result_8, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %result_10 = ttng.tmem_load %result_7 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %112 = arith.truncf %result_10 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %112, %result_8, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %113 = ttg.memdesc_index %32[%98] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %result_8, %21, %result, %true, %true, %113[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %114 = arith.xori %97, %c1_i32 : i32
    %115 = arith.addi %98, %c1_i32 : i32
    %116 = arith.cmpi sge, %115, %c2_i32 : i32
    %117 = arith.select %116, %c0_i32, %115 : i32
    %118 = arith.select %116, %114, %97 : i32
    %119 = ttg.async_wait %105, %106 {num = 0 : i32}
    ttg.barrier local
    %120 = ttg.memdesc_index %35[%117] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %121 = ttg.memdesc_index %36[%117] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %122 = ttg.memdesc_index %29[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %120, %121, %result_7, %false, %111, %122[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %123 = arith.xori %95, %c1_i32 : i32
    %124 = arith.addi %96, %c1_i32 : i32
    %125 = arith.cmpi sge, %124, %c2_i32 : i32
    %126 = arith.select %125, %c0_i32, %124 : i32
    %127 = arith.select %125, %123, %95 : i32
    %128 = arith.addi %94, %c96_i32 : i32
    %129 = tt.splat %128 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %130 = tt.splat %128 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %131 = arith.addi %129, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %132 = arith.addi %130, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %133 = tt.expand_dims %131 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %134 = tt.broadcast %133 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %135 = tt.addptr %26, %134 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %136 = ttg.memdesc_index %35[%126] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %137 = tt.splat %109 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %138 = ttg.async_copy_global_to_local %135, %136 mask %137 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %139 = ttg.async_commit_group tokens %138
    %140 = tt.expand_dims %132 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %141 = arith.muli %140, %cst : tensor<32x1xi32, #blocked>
    %142 = tt.addptr %27, %141 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %143 = tt.broadcast %142 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %144 = tt.addptr %143, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %145 = ttg.memdesc_index %36[%126] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %146 = tt.splat %109 : i1 -> tensor<32x64xi1, #blocked>
    %147 = ttg.async_copy_global_to_local %144, %145 mask %146 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %148 = ttg.async_commit_group tokens %147
    %149 = arith.addi %94, %c32_i32 : i32
    cf.br ^bb1(%149, %127, %126, %118, %117, %122, %95, %120, %121, %113, %97, %139, %148 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %37, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %103, %104 deps %result_8, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %150 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %36 : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %32 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %151 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %152 = tt.addptr %151, %9 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %153 = tt.broadcast %152 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %154 = tt.addptr %153, %18 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_11 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %155 = ttg.convert_layout %result_11 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %154, %155 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
