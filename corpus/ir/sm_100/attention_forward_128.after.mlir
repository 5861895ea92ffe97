#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 64]], warp = [[32, 0], [64, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 64]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 164864 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 512 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128x128xf32, #linear>
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %cst_3 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_4 = arith.constant dense<256> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c384_i32 = arith.constant 384 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear1>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked1>
    %c128_i64 = arith.constant 128 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_8 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_9 = arith.constant dense<128> : tensor<1x128xi32, #blocked>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %15 = arith.addi %12, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.addi %13, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %17 = arith.addi %14, %11 : tensor<128xi32, #blocked2>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %20 = arith.muli %18, %cst_8 : tensor<128x1xi32, #blocked1>
    %21 = arith.extsi %20 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %22 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked1>
    %23 = arith.addi %22, %21 : tensor<128x1xi64, #blocked1>
    %24 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %26 = arith.extsi %25 : tensor<1x128xi32, #blocked1> to tensor<1x128xi64, #blocked1>
    %27 = tt.broadcast %23 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %28 = tt.broadcast %26 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %29 = arith.addi %27, %28 : tensor<128x128xi64, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %31 = arith.cmpi slt, %18, %30 : tensor<128x1xi32, #blocked1>
    %32 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %29 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %34 = tt.broadcast %31 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %35 = tt.load %33, %34, %cst_7 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %36 = ttg.local_alloc %35 {allocation.offset = 132096 : i32} : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    %37 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %38 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %39 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #blocked>
    %40 = tt.splat %37 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked>
    %41 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %44 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #linear>
    %45 = tt.splat %38 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %46 = tt.broadcast %25 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result, %true : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %47 = ttg.local_alloc {allocation.offset = 131584 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %48 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %48, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %50 = ttg.local_alloc {allocation.offset = 131600 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %51 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %51, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %50[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %52, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %53 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %54 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    %55 = arith.cmpi sgt, %6, %c0_i32 : i32
    %56 = tt.expand_dims %9 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %57 = arith.cmpi slt, %56, %39 : tensor<1x128xi32, #blocked>
    %58 = arith.muli %56, %cst_9 : tensor<1x128xi32, #blocked>
    %59 = tt.addptr %40, %58 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %61 = tt.addptr %60, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %62 = tt.broadcast %57 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %63 = ttg.memdesc_index %53[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %64 = tt.splat %55 : i1 -> tensor<128x128xi1, #blocked>
    %65 = arith.andi %64, %62 : tensor<128x128xi1, #blocked>
    %66 = ttg.async_copy_global_to_local %61, %63 mask %65 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %result_10 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_11 = ttng.tmem_alloc {tensor_memory_col_offset = 256 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = arith.cmpi sgt, %6, %c128_i32 : i32
    %69 = ttg.async_wait %67 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %63, %result_10, %false, %55, %48[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %70 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %71 = arith.cmpi slt, %70, %30 : tensor<128x1xi32, #blocked1>
    %72 = arith.muli %70, %cst_8 : tensor<128x1xi32, #blocked1>
    %73 = tt.addptr %45, %72 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %75 = tt.addptr %74, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %76 = tt.broadcast %71 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %77 = ttg.memdesc_index %54[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %78 = tt.splat %55 : i1 -> tensor<128x128xi1, #blocked1>
    %79 = arith.andi %78, %76 : tensor<128x128xi1, #blocked1>
    %80 = ttg.async_copy_global_to_local %75, %77 mask %79 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = arith.addi %9, %cst_2 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %83 = tt.expand_dims %82 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %84 = arith.cmpi slt, %83, %39 : tensor<1x128xi32, #blocked>
    %85 = arith.muli %83, %cst_9 : tensor<1x128xi32, #blocked>
    %86 = tt.addptr %40, %85 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %88 = tt.addptr %87, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %89 = tt.broadcast %84 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %90 = ttg.memdesc_index %53[%c1_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %91 = tt.splat %68 : i1 -> tensor<128x128xi1, #blocked>
    %92 = arith.andi %91, %89 : tensor<128x128xi1, #blocked>
    %93 = ttg.async_copy_global_to_local %88, %90 mask %92 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = arith.cmpi sgt, %6, %c256_i32 : i32
    ttg.barrier local
    ttng.wait_barrier %48, %c0_i32, %55 deps %36, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %result_12 = ttng.tmem_load %result_10 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %96 = arith.mulf %result_12, %44 : tensor<128x128xf32, #linear>
    %97 = "tt.reduce"(%96) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %98 = arith.maxnumf %97, %cst : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %99 = arith.select %55, %98, %cst : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %100 = tt.expand_dims %98 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %101 = tt.broadcast %100 : tensor<128x1xf32, #linear> -> tensor<128x128xf32, #linear>
    %102 = arith.subf %96, %101 : tensor<128x128xf32, #linear>
    %103 = math.exp2 %102 : tensor<128x128xf32, #linear>
    %104 = arith.subf %cst, %98 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %105 = math.exp2 %104 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %106 = ttg.async_wait %81, %94 {num = 0 : i32}
    ttg.barrier local
    %107 = arith.truncf %103 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttng.tmem_store %107, %result_11, %55 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %108 = tt.expand_dims %105 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %109 = ttg.convert_layout %108 {allocation.offset = 131072 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear1>
    %110 = tt.broadcast %109 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
    %result_13 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
    %111 = arith.mulf %result_13, %110 : tensor<128x128xf32, #linear1>
    ttg.barrier local
    ttng.tmem_store %111, %result, %55 : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_11, %77, %result, %true, %55, %51[%true] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %112 = arith.addi %7, %cst_3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %90, %result_10, %false, %68, %49[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %114 = arith.cmpi slt, %113, %30 : tensor<128x1xi32, #blocked1>
    %115 = arith.muli %113, %cst_8 : tensor<128x1xi32, #blocked1>
    %116 = tt.addptr %45, %115 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %117 = tt.broadcast %116 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %118 = tt.addptr %117, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %119 = tt.broadcast %114 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %120 = ttg.memdesc_index %54[%c1_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %121 = tt.splat %68 : i1 -> tensor<128x128xi1, #blocked1>
    %122 = arith.andi %121, %119 : tensor<128x128xi1, #blocked1>
    %123 = ttg.async_copy_global_to_local %118, %120 mask %122 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %124 = ttg.async_commit_group tokens %123
    %125 = arith.addi %9, %cst_4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %126 = tt.expand_dims %125 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %127 = arith.cmpi slt, %126, %39 : tensor<1x128xi32, #blocked>
    %128 = arith.muli %126, %cst_9 : tensor<1x128xi32, #blocked>
    %129 = tt.addptr %40, %128 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %130 = tt.broadcast %129 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %131 = tt.addptr %130, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %132 = tt.broadcast %127 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %133 = tt.splat %95 : i1 -> tensor<128x128xi1, #blocked>
    %134 = arith.andi %133, %132 : tensor<128x128xi1, #blocked>
    %135 = ttg.async_copy_global_to_local %131, %63 mask %134 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %136 = ttg.async_commit_group tokens %135
    %137 = arith.subi %6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %99, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %105, %103, %49, %c0_i32, %90, %124, %51, %c0_i32, %77, %136 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x128xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb1(%138: i32, %139: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %140: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %141: i32, %142: i32, %143: i32, %144: i32, %145: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %146: tensor<128x128xf32, #linear>, %147: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %148: i32, %149: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, %150: !ttg.async.token, %151: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %152: i32, %153: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %154: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %155 = arith.cmpi slt, %138, %137 : i32
    cf.cond_br %155, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %156 = arith.subi %6, %c384_i32 : i32
    %157 = arith.cmpi slt, %138, %156 : i32
    %158 = arith.subi %6, %c256_i32 : i32
    %159 = arith.cmpi slt, %138, %158 : i32
    %160 = arith.mulf %139, %145 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %161 = "tt.reduce"(%146) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %162 = arith.addf %160, %161 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttg.barrier local
    ttng.wait_barrier %147, %148, %true deps %36, %149 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %result_14 = ttng.tmem_load %result_10 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %163 = arith.mulf %result_14, %44 : tensor<128x128xf32, #linear>
    %164 = "tt.reduce"(%163) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %165 = arith.maxnumf %140, %164 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %166 = tt.expand_dims %165 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %167 = tt.broadcast %166 : tensor<128x1xf32, #linear> -> tensor<128x128xf32, #linear>
    %168 = arith.subf %163, %167 : tensor<128x128xf32, #linear>
    %169 = math.exp2 %168 : tensor<128x128xf32, #linear>
    %170 = arith.subf %140, %165 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %171 = math.exp2 %170 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %172 = ttg.async_wait %150, %154 {num = 0 : i32}
    ttg.barrier local
    %173 = ttg.memdesc_index %54[%144] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %174 = arith.truncf %169 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttng.wait_barrier %151, %152 deps %result_11, %153 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.tmem_store %174, %result_11, %true : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %175 = tt.expand_dims %171 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %176 = ttg.convert_layout %175 {allocation.offset = 131072 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear1>
    %177 = tt.broadcast %176 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
    %result_15 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
    %178 = arith.mulf %result_15, %177 : tensor<128x128xf32, #linear1>
    ttg.barrier local
    ttng.tmem_store %178, %result, %true : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %179 = ttg.memdesc_index %50[%144] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_11, %173, %result, %true, %true, %179[%true] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %180 = arith.xori %143, %c1_i32 : i32
    %181 = arith.addi %144, %c1_i32 : i32
    %182 = arith.cmpi sge, %181, %c2_i32 : i32
    %183 = arith.select %182, %c0_i32, %181 : i32
    %184 = arith.select %182, %180, %143 : i32
    %185 = arith.addi %138, %c256_i32 : i32
    %186 = tt.splat %185 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %187 = arith.addi %186, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %188 = ttg.memdesc_index %53[%183] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %189 = ttg.memdesc_index %47[%142] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %188, %result_10, %false, %159, %189[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %190 = tt.expand_dims %187 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %191 = arith.cmpi slt, %190, %30 : tensor<128x1xi32, #blocked1>
    %192 = arith.muli %190, %cst_8 : tensor<128x1xi32, #blocked1>
    %193 = tt.addptr %45, %192 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %194 = tt.broadcast %193 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %195 = tt.addptr %194, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %196 = tt.broadcast %191 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %197 = ttg.memdesc_index %54[%142] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %198 = tt.splat %159 : i1 -> tensor<128x128xi1, #blocked1>
    %199 = arith.andi %198, %196 : tensor<128x128xi1, #blocked1>
    %200 = ttg.async_copy_global_to_local %195, %197 mask %199 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %201 = ttg.async_commit_group tokens %200
    %202 = arith.xori %141, %c1_i32 : i32
    %203 = arith.addi %142, %c1_i32 : i32
    %204 = arith.cmpi sge, %203, %c2_i32 : i32
    %205 = arith.select %204, %c0_i32, %203 : i32
    %206 = arith.select %204, %202, %141 : i32
    %207 = arith.addi %138, %c384_i32 : i32
    %208 = tt.splat %207 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %209 = arith.addi %208, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %210 = tt.expand_dims %209 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %211 = arith.cmpi slt, %210, %39 : tensor<1x128xi32, #blocked>
    %212 = arith.muli %210, %cst_9 : tensor<1x128xi32, #blocked>
    %213 = tt.addptr %40, %212 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %214 = tt.broadcast %213 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %215 = tt.addptr %214, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %216 = tt.broadcast %211 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %217 = ttg.memdesc_index %53[%205] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %218 = tt.splat %157 : i1 -> tensor<128x128xi1, #blocked>
    %219 = arith.andi %218, %216 : tensor<128x128xi1, #blocked>
    ttg.barrier local
    %220 = ttg.async_copy_global_to_local %215, %217 mask %219 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %221 = ttg.async_commit_group tokens %220
    %222 = arith.addi %138, %c128_i32 : i32
    cf.br ^bb1(%222, %162, %165, %206, %205, %184, %183, %171, %169, %189, %141, %188, %201, %179, %143, %173, %221 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x128xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %55, ^bb4, ^bb5(%139 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb4:  // pred: ^bb3
    %223 = arith.mulf %139, %145 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %224 = "tt.reduce"(%146) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %225 = arith.addf %223, %224 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %151, %152 deps %result_11, %153 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb5(%225 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb5(%226: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb3, ^bb4
    %227 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %54 : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %53 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %50 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %48 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %228 = arith.addi %0, %c1_i32 : i32
    %229 = arith.muli %228, %c128_i32 : i32
    %230 = tt.broadcast %19 : tensor<128x1xi32, #linear> -> tensor<128x128xi32, #linear>
    %231 = ttg.local_alloc {allocation.offset = 131584 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %232 = ttg.memdesc_index %231[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %232, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %233 = ttg.memdesc_index %231[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %233, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %234 = ttg.local_alloc {allocation.offset = 131600 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %235 = ttg.memdesc_index %234[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %235, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %236 = ttg.memdesc_index %234[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %236, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %237 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %238 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    %239 = arith.cmpi slt, %6, %229 : i32
    %240 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %241 = arith.addi %240, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %242 = tt.expand_dims %241 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %243 = arith.cmpi slt, %242, %39 : tensor<1x128xi32, #blocked>
    %244 = arith.muli %242, %cst_9 : tensor<1x128xi32, #blocked>
    %245 = tt.addptr %40, %244 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %246 = tt.broadcast %245 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %247 = tt.addptr %246, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %248 = tt.broadcast %243 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %249 = ttg.memdesc_index %237[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %250 = tt.splat %239 : i1 -> tensor<128x128xi1, #blocked>
    %251 = arith.andi %250, %248 : tensor<128x128xi1, #blocked>
    %252 = ttg.async_copy_global_to_local %247, %249 mask %251 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %result_16 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_17 = ttng.tmem_alloc {tensor_memory_col_offset = 256 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %253 = ttg.async_commit_group tokens %252
    %254 = arith.addi %6, %c128_i32 : i32
    %255 = arith.cmpi slt, %254, %229 : i32
    %256 = ttg.async_wait %253 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %249, %result_16, %false, %239, %232[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %257 = tt.addptr %45, %20 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %258 = tt.broadcast %257 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %259 = tt.addptr %258, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %260 = ttg.memdesc_index %238[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %261 = tt.splat %239 : i1 -> tensor<128x128xi1, #blocked1>
    %262 = arith.andi %261, %34 : tensor<128x128xi1, #blocked1>
    %263 = ttg.async_copy_global_to_local %259, %260 mask %262 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %264 = ttg.async_commit_group tokens %263
    %265 = tt.splat %254 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %266 = arith.addi %265, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %267 = tt.expand_dims %266 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %268 = arith.cmpi slt, %267, %39 : tensor<1x128xi32, #blocked>
    %269 = arith.muli %267, %cst_9 : tensor<1x128xi32, #blocked>
    %270 = tt.addptr %40, %269 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %271 = tt.broadcast %270 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %272 = tt.addptr %271, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %273 = tt.broadcast %268 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %274 = ttg.memdesc_index %237[%c1_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %275 = tt.splat %255 : i1 -> tensor<128x128xi1, #blocked>
    %276 = arith.andi %275, %273 : tensor<128x128xi1, #blocked>
    %277 = ttg.async_copy_global_to_local %272, %274 mask %276 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %278 = ttg.async_commit_group tokens %277
    %279 = arith.addi %6, %c256_i32 : i32
    %280 = arith.cmpi slt, %279, %229 : i32
    %281 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %282 = arith.addi %281, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %283 = tt.expand_dims %282 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xi32, #linear>
    ttg.barrier local
    ttng.wait_barrier %232, %c0_i32, %239 deps %36, %249 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %284 = tt.broadcast %283 : tensor<1x128xi32, #linear> -> tensor<128x128xi32, #linear>
    %285 = arith.cmpi sge, %230, %284 : tensor<128x128xi32, #linear>
    %result_18 = ttng.tmem_load %result_16 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %286 = arith.mulf %result_18, %44 : tensor<128x128xf32, #linear>
    %287 = arith.select %285, %286, %cst_1 : tensor<128x128xi1, #linear>, tensor<128x128xf32, #linear>
    %288 = "tt.reduce"(%287) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %289 = arith.maxnumf %140, %288 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %290 = arith.select %239, %289, %140 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %291 = tt.expand_dims %289 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %292 = tt.broadcast %291 : tensor<128x1xf32, #linear> -> tensor<128x128xf32, #linear>
    %293 = arith.subf %287, %292 : tensor<128x128xf32, #linear>
    %294 = math.exp2 %293 : tensor<128x128xf32, #linear>
    %295 = arith.subf %140, %289 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %296 = math.exp2 %295 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %297 = ttg.async_wait %264, %278 {num = 0 : i32}
    ttg.barrier local
    %298 = arith.truncf %294 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttng.tmem_store %298, %result_17, %239 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %299 = tt.expand_dims %296 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %300 = ttg.convert_layout %299 {allocation.offset = 131072 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear1>
    %301 = tt.broadcast %300 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
    %result_19 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
    %302 = arith.mulf %result_19, %301 : tensor<128x128xf32, #linear1>
    ttg.barrier local
    ttng.tmem_store %302, %result, %239 : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_17, %260, %result, %true, %239, %235[%true] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %303 = tt.splat %254 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %304 = arith.addi %303, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %274, %result_16, %false, %255, %233[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %305 = tt.expand_dims %304 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %306 = arith.cmpi slt, %305, %30 : tensor<128x1xi32, #blocked1>
    %307 = arith.muli %305, %cst_8 : tensor<128x1xi32, #blocked1>
    %308 = tt.addptr %45, %307 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %309 = tt.broadcast %308 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %310 = tt.addptr %309, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %311 = tt.broadcast %306 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %312 = ttg.memdesc_index %238[%c1_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %313 = tt.splat %255 : i1 -> tensor<128x128xi1, #blocked1>
    %314 = arith.andi %313, %311 : tensor<128x128xi1, #blocked1>
    %315 = ttg.async_copy_global_to_local %310, %312 mask %314 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %316 = ttg.async_commit_group tokens %315
    %317 = tt.splat %279 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %318 = arith.addi %317, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %319 = tt.expand_dims %318 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %320 = arith.cmpi slt, %319, %39 : tensor<1x128xi32, #blocked>
    %321 = arith.muli %319, %cst_9 : tensor<1x128xi32, #blocked>
    %322 = tt.addptr %40, %321 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %323 = tt.broadcast %322 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %324 = tt.addptr %323, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %325 = tt.broadcast %320 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %326 = tt.splat %280 : i1 -> tensor<128x128xi1, #blocked>
    %327 = arith.andi %326, %325 : tensor<128x128xi1, #blocked>
    %328 = ttg.async_copy_global_to_local %324, %249 mask %327 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %329 = ttg.async_commit_group tokens %328
    %330 = arith.subi %229, %c128_i32 : i32
    cf.br ^bb6(%6, %226, %290, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %296, %294, %233, %c0_i32, %274, %316, %235, %c0_i32, %260, %329 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x128xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb6(%331: i32, %332: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %333: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %334: i32, %335: i32, %336: i32, %337: i32, %338: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %339: tensor<128x128xf32, #linear>, %340: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %341: i32, %342: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, %343: !ttg.async.token, %344: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %345: i32, %346: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %347: !ttg.async.token):  // 2 preds: ^bb5, ^bb7
    %348 = arith.cmpi slt, %331, %330 : i32
    cf.cond_br %348, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %349 = arith.subi %229, %c384_i32 : i32
    %350 = arith.cmpi slt, %331, %349 : i32
    %351 = arith.subi %229, %c256_i32 : i32
    %352 = arith.cmpi slt, %331, %351 : i32
    %353 = arith.mulf %332, %338 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %354 = "tt.reduce"(%339) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %355 = arith.addf %353, %354 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %356 = arith.addi %331, %c128_i32 : i32
    %357 = tt.splat %356 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %358 = arith.addi %357, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %359 = tt.expand_dims %358 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xi32, #linear>
    ttg.barrier local
    ttng.wait_barrier %340, %341, %true deps %36, %342 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %360 = tt.broadcast %359 : tensor<1x128xi32, #linear> -> tensor<128x128xi32, #linear>
    %361 = arith.cmpi sge, %230, %360 : tensor<128x128xi32, #linear>
    %result_20 = ttng.tmem_load %result_16 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %362 = arith.mulf %result_20, %44 : tensor<128x128xf32, #linear>
    %363 = arith.select %361, %362, %cst_1 : tensor<128x128xi1, #linear>, tensor<128x128xf32, #linear>
    %364 = "tt.reduce"(%363) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %365 = arith.maxnumf %333, %364 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %366 = tt.expand_dims %365 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %367 = tt.broadcast %366 : tensor<128x1xf32, #linear> -> tensor<128x128xf32, #linear>
    %368 = arith.subf %363, %367 : tensor<128x128xf32, #linear>
    %369 = math.exp2 %368 : tensor<128x128xf32, #linear>
    %370 = arith.subf %333, %365 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %371 = math.exp2 %370 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %372 = ttg.async_wait %343, %347 {num = 0 : i32}
    ttg.barrier local
    %373 = ttg.memdesc_index %238[%337] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %374 = arith.truncf %369 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttng.wait_barrier %344, %345 deps %result_17, %346 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.tmem_store %374, %result_17, %true : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %375 = tt.expand_dims %371 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %376 = ttg.convert_layout %375 {allocation.offset = 131072 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear1>
    %377 = tt.broadcast %376 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
    %result_21 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
    %378 = arith.mulf %result_21, %377 : tensor<128x128xf32, #linear1>
    ttg.barrier local
    ttng.tmem_store %378, %result, %true : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %379 = ttg.memdesc_index %234[%337] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_17, %373, %result, %true, %true, %379[%true] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %380 = arith.xori %336, %c1_i32 : i32
    %381 = arith.addi %337, %c1_i32 : i32
    %382 = arith.cmpi sge, %381, %c2_i32 : i32
    %383 = arith.select %382, %c0_i32, %381 : i32
    %384 = arith.select %382, %380, %336 : i32
    %385 = arith.addi %331, %c256_i32 : i32
    %386 = tt.splat %385 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %387 = arith.addi %386, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %388 = ttg.memdesc_index %237[%383] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %389 = ttg.memdesc_index %231[%335] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %36, %388, %result_16, %false, %352, %389[%true] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %390 = tt.expand_dims %387 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %391 = arith.cmpi slt, %390, %30 : tensor<128x1xi32, #blocked1>
    %392 = arith.muli %390, %cst_8 : tensor<128x1xi32, #blocked1>
    %393 = tt.addptr %45, %392 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %394 = tt.broadcast %393 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %395 = tt.addptr %394, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %396 = tt.broadcast %391 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %397 = ttg.memdesc_index %238[%335] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %398 = tt.splat %352 : i1 -> tensor<128x128xi1, #blocked1>
    %399 = arith.andi %398, %396 : tensor<128x128xi1, #blocked1>
    %400 = ttg.async_copy_global_to_local %395, %397 mask %399 other %cst_7 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %401 = ttg.async_commit_group tokens %400
    %402 = arith.xori %334, %c1_i32 : i32
    %403 = arith.addi %335, %c1_i32 : i32
    %404 = arith.cmpi sge, %403, %c2_i32 : i32
    %405 = arith.select %404, %c0_i32, %403 : i32
    %406 = arith.select %404, %402, %334 : i32
    %407 = arith.addi %331, %c384_i32 : i32
    %408 = tt.splat %407 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %409 = arith.addi %408, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %410 = tt.expand_dims %409 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %411 = arith.cmpi slt, %410, %39 : tensor<1x128xi32, #blocked>
    %412 = arith.muli %410, %cst_9 : tensor<1x128xi32, #blocked>
    %413 = tt.addptr %40, %412 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %414 = tt.broadcast %413 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %415 = tt.addptr %414, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %416 = tt.broadcast %411 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %417 = ttg.memdesc_index %237[%405] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %418 = tt.splat %350 : i1 -> tensor<128x128xi1, #blocked>
    %419 = arith.andi %418, %416 : tensor<128x128xi1, #blocked>
    ttg.barrier local
    %420 = ttg.async_copy_global_to_local %415, %417 mask %419 other %cst_6 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared2, #smem, mutable>
    %421 = ttg.async_commit_group tokens %420
    %422 = arith.addi %331, %c128_i32 : i32
    cf.br ^bb6(%422, %355, %365, %406, %405, %384, %383, %371, %369, %389, %334, %388, %401, %379, %336, %373, %421 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x128xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.async.token)
  ^bb8:  // pred: ^bb6
    cf.cond_br %239, ^bb9, ^bb10(%332 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb9:  // pred: ^bb8
    %423 = arith.mulf %332, %338 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %424 = "tt.reduce"(%339) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %445 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %445 : f32
    }) : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %425 = arith.addf %423, %424 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %344, %345 deps %result_17, %346 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb10(%425 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb10(%426: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb8, ^bb9
    %427 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %238 : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %237 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %235 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %236 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %234 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %232 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %233 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %231 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %428 = tt.expand_dims %426 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %429 = ttg.convert_layout %428 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear1>
    %430 = tt.broadcast %429 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
    %431 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %432 = arith.cmpi slt, %17, %431 : tensor<128xi32, #blocked2>
    %433 = arith.muli %1, %arg6 : i32
    %434 = tt.addptr %arg4, %433 : !tt.ptr<f32>, i32
    %435 = tt.splat %434 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %436 = tt.addptr %435, %17 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %437 = math.log2 %426 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %438 = arith.addf %333, %437 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttg.barrier local
    %439 = ttg.convert_layout %438 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128xf32, #blocked2>
    tt.store %436, %439, %432 : tensor<128x!tt.ptr<f32>, #blocked2>
    %440 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %441 = tt.addptr %440, %29 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %result_22 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
    %442 = arith.divf %result_22, %430 : tensor<128x128xf32, #linear1>
    %443 = arith.truncf %442 : tensor<128x128xf32, #linear1> to tensor<128x128xf16, #linear1>
    ttg.barrier local
    %444 = ttg.convert_layout %443 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #linear1> -> tensor<128x128xf16, #blocked1>
    tt.store %441, %444, %34 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
