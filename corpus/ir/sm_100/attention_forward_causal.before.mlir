#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49184 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c128_i32 = arith.constant 128 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_5 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #linear>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_8 = arith.constant dense<0xFF800000> : tensor<128x64xf32, #linear>
    %c2_i32 = arith.constant 2 : i32
    %cst_9 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_10 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_11 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c192_i32 = arith.constant 192 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %10 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %13 = arith.addi %10, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %11, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %15 = arith.addi %12, %9 : tensor<128xi32, #blocked2>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %19 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %20 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %21 = arith.muli %19, %cst_1 : tensor<128x1xi32, #blocked1>
    %22 = arith.extsi %21 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %23 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked1>
    %24 = arith.addi %23, %22 : tensor<128x1xi64, #blocked1>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %27 = arith.extsi %26 : tensor<1x64xi32, #blocked1> to tensor<1x64xi64, #blocked1>
    %28 = tt.broadcast %24 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %29 = tt.broadcast %27 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %30 = arith.addi %28, %29 : tensor<128x64xi64, #blocked1>
    %31 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %32 = arith.cmpi slt, %19, %31 : tensor<128x1xi32, #blocked1>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %30 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
    %35 = tt.broadcast %32 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %36 = tt.load %34, %35, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %38 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %39 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %40 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked>
    %41 = tt.splat %38 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %45 = tt.splat %arg5 : f32 -> tensor<128x64xf32, #linear>
    %46 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %47 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %48 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_6, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %49 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %50 = ttg.memdesc_index %49[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %50, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %51 = ttg.memdesc_index %49[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %51, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %52 = ttg.local_alloc {allocation.offset = 49168 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %53 = ttg.memdesc_index %52[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %53, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %54 = ttg.memdesc_index %52[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %54, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %55 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %56 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %57 = arith.cmpi sgt, %6, %c0_i32 : i32
    %58 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %59 = arith.cmpi slt, %58, %40 : tensor<1x64xi32, #blocked>
    %60 = arith.muli %58, %cst : tensor<1x64xi32, #blocked>
    %61 = tt.addptr %41, %60 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %62 = tt.broadcast %61 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %64 = tt.broadcast %59 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %66 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked>
    %67 = arith.andi %66, %64 : tensor<64x64xi1, #blocked>
    %68 = ttg.async_copy_global_to_local %63, %65 mask %67 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %result_12 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_13 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %69 = ttg.async_commit_group tokens %68
    %70 = arith.cmpi sgt, %6, %c64_i32 : i32
    %71 = ttg.async_wait %69 {num = 0 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %65, %result_12, %false, %57, %50[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %72 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.cmpi slt, %72, %46 : tensor<64x1xi32, #blocked1>
    %74 = arith.muli %72, %cst_0 : tensor<64x1xi32, #blocked1>
    %75 = tt.addptr %47, %74 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %76 = tt.broadcast %75 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %77 = tt.addptr %76, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %78 = tt.broadcast %73 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %79 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %80 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked1>
    %81 = arith.andi %80, %78 : tensor<64x64xi1, #blocked1>
    %82 = ttg.async_copy_global_to_local %77, %79 mask %81 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    %84 = arith.addi %16, %cst_9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %85 = tt.expand_dims %84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %86 = arith.cmpi slt, %85, %40 : tensor<1x64xi32, #blocked>
    %87 = arith.muli %85, %cst : tensor<1x64xi32, #blocked>
    %88 = tt.addptr %41, %87 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %90 = tt.addptr %89, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %91 = tt.broadcast %86 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %92 = ttg.memdesc_index %55[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %93 = tt.splat %70 : i1 -> tensor<64x64xi1, #blocked>
    %94 = arith.andi %93, %91 : tensor<64x64xi1, #blocked>
    %95 = ttg.async_copy_global_to_local %90, %92 mask %94 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %96 = ttg.async_commit_group tokens %95
    %97 = arith.cmpi sgt, %6, %c128_i32 : i32
    ttng.wait_barrier %50, %c0_i32, %57 deps %37, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_14 = ttng.tmem_load %result_12 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %98 = arith.mulf %result_14, %45 : tensor<128x64xf32, #linear>
    %99 = "tt.reduce"(%98) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %100 = arith.maxnumf %99, %cst_5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %101 = arith.select %57, %100, %cst_5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %102 = tt.expand_dims %100 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %103 = tt.broadcast %102 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %104 = arith.subf %98, %103 : tensor<128x64xf32, #linear>
    %105 = math.exp2 %104 : tensor<128x64xf32, #linear>
    %106 = arith.subf %cst_5, %100 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %107 = math.exp2 %106 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %108 = ttg.async_wait %83, %96 {num = 0 : i32}
    %109 = arith.truncf %105 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.tmem_store %109, %result_13, %57 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %110 = tt.expand_dims %107 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %111 = tt.broadcast %110 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_15 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %112 = arith.mulf %result_15, %111 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %112, %result, %57 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_13, %79, %result, %true, %57, %53[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %113 = arith.addi %17, %cst_10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %92, %result_12, %false, %70, %51[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %114 = tt.expand_dims %113 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %115 = arith.cmpi slt, %114, %46 : tensor<64x1xi32, #blocked1>
    %116 = arith.muli %114, %cst_0 : tensor<64x1xi32, #blocked1>
    %117 = tt.addptr %47, %116 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %118 = tt.broadcast %117 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %119 = tt.addptr %118, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %120 = tt.broadcast %115 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %121 = ttg.memdesc_index %56[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %122 = tt.splat %70 : i1 -> tensor<64x64xi1, #blocked1>
    %123 = arith.andi %122, %120 : tensor<64x64xi1, #blocked1>
    %124 = ttg.async_copy_global_to_local %119, %121 mask %123 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %125 = ttg.async_commit_group tokens %124
    %126 = arith.addi %16, %cst_11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %127 = tt.expand_dims %126 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %128 = arith.cmpi slt, %127, %40 : tensor<1x64xi32, #blocked>
    %129 = arith.muli %127, %cst : tensor<1x64xi32, #blocked>
    %130 = tt.addptr %41, %129 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %131 = tt.broadcast %130 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %132 = tt.addptr %131, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %133 = tt.broadcast %128 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %134 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked>
    %135 = arith.andi %134, %133 : tensor<64x64xi1, #blocked>
    %136 = ttg.async_copy_global_to_local %132, %65 mask %135 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %137 = ttg.async_commit_group tokens %136
    %138 = arith.subi %6, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_7, %101, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %107, %105, %51, %c0_i32, %92, %125, %53, %c0_i32, %79, %137 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb1(%139: i32, %140: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %141: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %142: i32, %143: i32, %144: i32, %145: i32, %146: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %147: tensor<128x64xf32, #linear>, %148: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %149: i32, %150: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %151: !ttg.async.token, %152: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %153: i32, %154: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %155: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %156 = arith.cmpi slt, %139, %138 : i32
    cf.cond_br %156, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %157 = arith.subi %6, %c192_i32 : i32
    %158 = arith.cmpi slt, %139, %157 : i32
    %159 = arith.subi %6, %c128_i32 : i32
    %160 = arith.cmpi slt, %139, %159 : i32
    %161 = arith.mulf %140, %146 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %162 = "tt.reduce"(%147) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %163 = arith.addf %161, %162 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %148, %149, %true deps %37, %150 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_16 = ttng.tmem_load %result_12 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %164 = arith.mulf %result_16, %45 : tensor<128x64xf32, #linear>
    %165 = "tt.reduce"(%164) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %166 = arith.maxnumf %141, %165 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %167 = tt.expand_dims %166 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %168 = tt.broadcast %167 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %169 = arith.subf %164, %168 : tensor<128x64xf32, #linear>
    %170 = math.exp2 %169 : tensor<128x64xf32, #linear>
    %171 = arith.subf %141, %166 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %172 = math.exp2 %171 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %173 = ttg.async_wait %151, %155 {num = 0 : i32}
    %174 = ttg.memdesc_index %56[%145] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %175 = arith.truncf %170 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.wait_barrier %152, %153 deps %result_13, %154 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %175, %result_13, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %176 = tt.expand_dims %172 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %177 = tt.broadcast %176 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_17 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %178 = arith.mulf %result_17, %177 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %178, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %179 = ttg.memdesc_index %52[%145] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_13, %174, %result, %true, %true, %179[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %180 = arith.xori %144, %c1_i32 : i32
    %181 = arith.addi %145, %c1_i32 : i32
    %182 = arith.cmpi sge, %181, %c2_i32 : i32
    %183 = arith.select %182, %c0_i32, %181 : i32
    %184 = arith.select %182, %180, %144 : i32
    %185 = arith.addi %139, %c128_i32 : i32
    %186 = tt.splat %185 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %187 = arith.addi %186, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %188 = ttg.memdesc_index %55[%183] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %189 = ttg.memdesc_index %49[%143] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %188, %result_12, %false, %160, %189[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %190 = tt.expand_dims %187 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %191 = arith.cmpi slt, %190, %46 : tensor<64x1xi32, #blocked1>
    %192 = arith.muli %190, %cst_0 : tensor<64x1xi32, #blocked1>
    %193 = tt.addptr %47, %192 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %194 = tt.broadcast %193 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %195 = tt.addptr %194, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %196 = tt.broadcast %191 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %197 = ttg.memdesc_index %56[%143] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %198 = tt.splat %160 : i1 -> tensor<64x64xi1, #blocked1>
    %199 = arith.andi %198, %196 : tensor<64x64xi1, #blocked1>
    %200 = ttg.async_copy_global_to_local %195, %197 mask %199 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %201 = ttg.async_commit_group tokens %200
    %202 = arith.xori %142, %c1_i32 : i32
    %203 = arith.addi %143, %c1_i32 : i32
    %204 = arith.cmpi sge, %203, %c2_i32 : i32
    %205 = arith.select %204, %c0_i32, %203 : i32
    %206 = arith.select %204, %202, %142 : i32
    %207 = arith.addi %139, %c192_i32 : i32
    %208 = tt.splat %207 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %209 = arith.addi %208, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %210 = tt.expand_dims %209 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %211 = arith.cmpi slt, %210, %40 : tensor<1x64xi32, #blocked>
    %212 = arith.muli %210, %cst : tensor<1x64xi32, #blocked>
    %213 = tt.addptr %41, %212 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %214 = tt.broadcast %213 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %215 = tt.addptr %214, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %216 = tt.broadcast %211 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %217 = ttg.memdesc_index %55[%205] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %218 = tt.splat %158 : i1 -> tensor<64x64xi1, #blocked>
    %219 = arith.andi %218, %216 : tensor<64x64xi1, #blocked>
    %220 = ttg.async_copy_global_to_local %215, %217 mask %219 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %221 = ttg.async_commit_group tokens %220
    %222 = arith.addi %139, %c64_i32 : i32
    cf.br ^bb1(%222, %163, %166, %206, %205, %184, %183, %172, %170, %189, %142, %188, %201, %179, %144, %174, %221 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %57, ^bb4, ^bb5(%140 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb4:  // pred: ^bb3
    %223 = arith.mulf %140, %146 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %224 = "tt.reduce"(%147) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %225 = arith.addf %223, %224 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %152, %153 deps %result_13, %154 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb5(%225 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb5(%226: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb3, ^bb4
    %227 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %56 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %52 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %228 = arith.addi %0, %c1_i32 : i32
    %229 = arith.muli %228, %c128_i32 : i32
    %230 = tt.broadcast %20 : tensor<128x1xi32, #linear> -> tensor<128x64xi32, #linear>
    %231 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %232 = ttg.memdesc_index %231[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %232, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %233 = ttg.memdesc_index %231[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %233, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %234 = ttg.local_alloc {allocation.offset = 49168 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %235 = ttg.memdesc_index %234[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %235, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %236 = ttg.memdesc_index %234[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %236, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %237 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %238 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %239 = arith.cmpi slt, %6, %229 : i32
    %240 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %241 = arith.addi %240, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %242 = tt.expand_dims %241 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %243 = arith.cmpi slt, %242, %40 : tensor<1x64xi32, #blocked>
    %244 = arith.muli %242, %cst : tensor<1x64xi32, #blocked>
    %245 = tt.addptr %41, %244 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %246 = tt.broadcast %245 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %247 = tt.addptr %246, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %248 = tt.broadcast %243 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %249 = ttg.memdesc_index %237[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %250 = tt.splat %239 : i1 -> tensor<64x64xi1, #blocked>
    %251 = arith.andi %250, %248 : tensor<64x64xi1, #blocked>
    %252 = ttg.async_copy_global_to_local %247, %249 mask %251 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %result_18 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_19 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %253 = ttg.async_commit_group tokens %252
    %254 = arith.addi %6, %c64_i32 : i32
    %255 = arith.cmpi slt, %254, %229 : i32
    %256 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %257 = arith.addi %256, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %258 = ttg.async_wait %253 {num = 0 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %249, %result_18, %false, %239, %232[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %259 = tt.expand_dims %257 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %260 = arith.cmpi slt, %259, %46 : tensor<64x1xi32, #blocked1>
    %261 = arith.muli %259, %cst_0 : tensor<64x1xi32, #blocked1>
    %262 = tt.addptr %47, %261 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %263 = tt.broadcast %262 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %264 = tt.addptr %263, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %265 = tt.broadcast %260 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %266 = ttg.memdesc_index %238[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %267 = tt.splat %239 : i1 -> tensor<64x64xi1, #blocked1>
    %268 = arith.andi %267, %265 : tensor<64x64xi1, #blocked1>
    %269 = ttg.async_copy_global_to_local %264, %266 mask %268 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %270 = ttg.async_commit_group tokens %269
    %271 = tt.splat %254 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %272 = arith.addi %271, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %273 = tt.expand_dims %272 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %274 = arith.cmpi slt, %273, %40 : tensor<1x64xi32, #blocked>
    %275 = arith.muli %273, %cst : tensor<1x64xi32, #blocked>
    %276 = tt.addptr %41, %275 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %277 = tt.broadcast %276 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %278 = tt.addptr %277, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %279 = tt.broadcast %274 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %280 = ttg.memdesc_index %237[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %281 = tt.splat %255 : i1 -> tensor<64x64xi1, #blocked>
    %282 = arith.andi %281, %279 : tensor<64x64xi1, #blocked>
    %283 = ttg.async_copy_global_to_local %278, %280 mask %282 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %284 = ttg.async_commit_group tokens %283
    %285 = arith.addi %6, %c128_i32 : i32
    %286 = arith.cmpi slt, %285, %229 : i32
    %287 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %288 = arith.addi %287, %18 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %289 = tt.expand_dims %288 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    ttng.wait_barrier %232, %c0_i32, %239 deps %37, %249 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %290 = tt.broadcast %289 : tensor<1x64xi32, #linear> -> tensor<128x64xi32, #linear>
    %291 = arith.cmpi sge, %230, %290 : tensor<128x64xi32, #linear>
    %result_20 = ttng.tmem_load %result_18 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %292 = arith.mulf %result_20, %45 : tensor<128x64xf32, #linear>
    %293 = arith.select %291, %292, %cst_8 : tensor<128x64xi1, #linear>, tensor<128x64xf32, #linear>
    %294 = "tt.reduce"(%293) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %295 = arith.maxnumf %141, %294 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %296 = arith.select %239, %295, %141 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %297 = tt.expand_dims %295 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %298 = tt.broadcast %297 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %299 = arith.subf %293, %298 : tensor<128x64xf32, #linear>
    %300 = math.exp2 %299 : tensor<128x64xf32, #linear>
    %301 = arith.subf %141, %295 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %302 = math.exp2 %301 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %303 = ttg.async_wait %270, %284 {num = 0 : i32}
    %304 = arith.truncf %300 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.tmem_store %304, %result_19, %239 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %305 = tt.expand_dims %302 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %306 = tt.broadcast %305 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_21 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %307 = arith.mulf %result_21, %306 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %307, %result, %239 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_19, %266, %result, %true, %239, %235[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %308 = tt.splat %254 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %309 = arith.addi %308, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %280, %result_18, %false, %255, %233[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %310 = tt.expand_dims %309 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %311 = arith.cmpi slt, %310, %46 : tensor<64x1xi32, #blocked1>
    %312 = arith.muli %310, %cst_0 : tensor<64x1xi32, #blocked1>
    %313 = tt.addptr %47, %312 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %314 = tt.broadcast %313 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %315 = tt.addptr %314, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %316 = tt.broadcast %311 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %317 = ttg.memdesc_index %238[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %318 = tt.splat %255 : i1 -> tensor<64x64xi1, #blocked1>
    %319 = arith.andi %318, %316 : tensor<64x64xi1, #blocked1>
    %320 = ttg.async_copy_global_to_local %315, %317 mask %319 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %321 = ttg.async_commit_group tokens %320
    %322 = tt.splat %285 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %323 = arith.addi %322, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %324 = tt.expand_dims %323 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %325 = arith.cmpi slt, %324, %40 : tensor<1x64xi32, #blocked>
    %326 = arith.muli %324, %cst : tensor<1x64xi32, #blocked>
    %327 = tt.addptr %41, %326 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %328 = tt.broadcast %327 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %329 = tt.addptr %328, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %330 = tt.broadcast %325 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %331 = tt.splat %286 : i1 -> tensor<64x64xi1, #blocked>
    %332 = arith.andi %331, %330 : tensor<64x64xi1, #blocked>
    %333 = ttg.async_copy_global_to_local %329, %249 mask %332 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %334 = ttg.async_commit_group tokens %333
    %335 = arith.subi %229, %c64_i32 : i32
    cf.br ^bb6(%6, %226, %296, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %302, %300, %233, %c0_i32, %280, %321, %235, %c0_i32, %266, %334 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb6(%336: i32, %337: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %338: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %339: i32, %340: i32, %341: i32, %342: i32, %343: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %344: tensor<128x64xf32, #linear>, %345: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %346: i32, %347: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %348: !ttg.async.token, %349: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %350: i32, %351: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %352: !ttg.async.token):  // 2 preds: ^bb5, ^bb7
    %353 = arith.cmpi slt, %336, %335 : i32
    cf.cond_br %353, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %354 = arith.subi %229, %c192_i32 : i32
    %355 = arith.cmpi slt, %336, %354 : i32
    %356 = arith.subi %229, %c128_i32 : i32
    %357 = arith.cmpi slt, %336, %356 : i32
    %358 = arith.mulf %337, %343 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %359 = "tt.reduce"(%344) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %360 = arith.addf %358, %359 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %361 = arith.addi %336, %c64_i32 : i32
    %362 = tt.splat %361 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %363 = arith.addi %362, %18 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %364 = tt.expand_dims %363 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    ttng.wait_barrier %345, %346, %true deps %37, %347 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %365 = tt.broadcast %364 : tensor<1x64xi32, #linear> -> tensor<128x64xi32, #linear>
    %366 = arith.cmpi sge, %230, %365 : tensor<128x64xi32, #linear>
    %result_22 = ttng.tmem_load %result_18 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %367 = arith.mulf %result_22, %45 : tensor<128x64xf32, #linear>
    %368 = arith.select %366, %367, %cst_8 : tensor<128x64xi1, #linear>, tensor<128x64xf32, #linear>
    %369 = "tt.reduce"(%368) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %370 = arith.maxnumf %338, %369 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %371 = tt.expand_dims %370 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %372 = tt.broadcast %371 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %373 = arith.subf %368, %372 : tensor<128x64xf32, #linear>
    %374 = math.exp2 %373 : tensor<128x64xf32, #linear>
    %375 = arith.subf %338, %370 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %376 = math.exp2 %375 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %377 = ttg.async_wait %348, %352 {num = 0 : i32}
    %378 = ttg.memdesc_index %238[%342] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %379 = arith.truncf %374 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.wait_barrier %349, %350 deps %result_19, %351 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %379, %result_19, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %380 = tt.expand_dims %376 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %381 = tt.broadcast %380 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_23 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %382 = arith.mulf %result_23, %381 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %382, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %383 = ttg.memdesc_index %234[%342] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_19, %378, %result, %true, %true, %383[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %384 = arith.xori %341, %c1_i32 : i32
    %385 = arith.addi %342, %c1_i32 : i32
    %386 = arith.cmpi sge, %385, %c2_i32 : i32
    %387 = arith.select %386, %c0_i32, %385 : i32
    %388 = arith.select %386, %384, %341 : i32
    %389 = arith.addi %336, %c128_i32 : i32
    %390 = tt.splat %389 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %391 = arith.addi %390, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %392 = ttg.memdesc_index %237[%387] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %393 = ttg.memdesc_index %231[%340] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %37, %392, %result_18, %false, %357, %393[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %394 = tt.expand_dims %391 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %395 = arith.cmpi slt, %394, %46 : tensor<64x1xi32, #blocked1>
    %396 = arith.muli %394, %cst_0 : tensor<64x1xi32, #blocked1>
    %397 = tt.addptr %47, %396 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %398 = tt.broadcast %397 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %399 = tt.addptr %398, %48 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %400 = tt.broadcast %395 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %401 = ttg.memdesc_index %238[%340] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %402 = tt.splat %357 : i1 -> tensor<64x64xi1, #blocked1>
    %403 = arith.andi %402, %400 : tensor<64x64xi1, #blocked1>
    %404 = ttg.async_copy_global_to_local %399, %401 mask %403 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %405 = ttg.async_commit_group tokens %404
    %406 = arith.xori %339, %c1_i32 : i32
    %407 = arith.addi %340, %c1_i32 : i32
    %408 = arith.cmpi sge, %407, %c2_i32 : i32
    %409 = arith.select %408, %c0_i32, %407 : i32
    %410 = arith.select %408, %406, %339 : i32
    %411 = arith.addi %336, %c192_i32 : i32
    %412 = tt.splat %411 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %413 = arith.addi %412, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %414 = tt.expand_dims %413 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %415 = arith.cmpi slt, %414, %40 : tensor<1x64xi32, #blocked>
    %416 = arith.muli %414, %cst : tensor<1x64xi32, #blocked>
    %417 = tt.addptr %41, %416 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %418 = tt.broadcast %417 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %419 = tt.addptr %418, %44 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %420 = tt.broadcast %415 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %421 = ttg.memdesc_index %237[%409] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %422 = tt.splat %355 : i1 -> tensor<64x64xi1, #blocked>
    %423 = arith.andi %422, %420 : tensor<64x64xi1, #blocked>
    %424 = ttg.async_copy_global_to_local %419, %421 mask %423 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %425 = ttg.async_commit_group tokens %424
    %426 = arith.addi %336, %c64_i32 : i32
    cf.br ^bb6(%426, %360, %370, %410, %409, %388, %387, %376, %374, %393, %339, %392, %405, %383, %341, %378, %425 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb8:  // pred: ^bb6
    cf.cond_br %239, ^bb9, ^bb10(%337 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb9:  // pred: ^bb8
    %427 = arith.mulf %337, %343 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %428 = "tt.reduce"(%344) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %448 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %448 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %429 = arith.addf %427, %428 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %349, %350 deps %result_19, %351 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb10(%429 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb10(%430: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb8, ^bb9
    %431 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %238 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %237 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %235 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %236 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %234 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %232 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %233 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %231 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %432 = tt.expand_dims %430 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %433 = tt.broadcast %432 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %434 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %435 = arith.cmpi slt, %15, %434 : tensor<128xi32, #blocked2>
    %436 = arith.muli %1, %arg6 : i32
    %437 = tt.addptr %arg4, %436 : !tt.ptr<f32>, i32
    %438 = tt.splat %437 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %439 = tt.addptr %438, %15 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %440 = math.log2 %430 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %441 = arith.addf %338, %440 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %442 = ttg.convert_layout %441 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128xf32, #blocked2>
    tt.store %439, %442, %435 : tensor<128x!tt.ptr<f32>, #blocked2>
    %443 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %444 = tt.addptr %443, %30 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
    %result_24 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %445 = arith.divf %result_24, %433 : tensor<128x64xf32, #linear>
    %446 = arith.truncf %445 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %447 = ttg.convert_layout %446 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #linear> -> tensor<128x64xf16, #blocked1>
    tt.store %444, %447, %35 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
