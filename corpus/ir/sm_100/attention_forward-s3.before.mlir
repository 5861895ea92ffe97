#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 57376 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_7 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_8 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_9 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_10 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %10 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %12 = arith.addi %10, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.addi %11, %9 : tensor<64xi32, #blocked2>
    %14 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = arith.muli %14, %cst_0 : tensor<64x1xi32, #blocked1>
    %16 = arith.extsi %15 : tensor<64x1xi32, #blocked1> to tensor<64x1xi64, #blocked1>
    %17 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked1>
    %18 = arith.addi %17, %16 : tensor<64x1xi64, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = arith.extsi %20 : tensor<1x64xi32, #blocked1> to tensor<1x64xi64, #blocked1>
    %22 = tt.broadcast %18 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %23 = tt.broadcast %21 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %24 = arith.addi %22, %23 : tensor<64x64xi64, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.cmpi slt, %14, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %29 = tt.broadcast %26 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %30 = tt.load %28, %29, %cst_1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %31 = ttg.local_alloc %30 {allocation.offset = 49152 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %32 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %33 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %34 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked>
    %35 = tt.splat %32 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %38 = tt.broadcast %37 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %39 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #linear>
    %40 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %41 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_4, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %42 = ttg.local_alloc {allocation.offset = 57344 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %42[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 57360 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %46 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %46, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %49 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %50 = arith.cmpi sgt, %arg6, %c0_i32 : i32
    %51 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %52 = arith.cmpi slt, %51, %34 : tensor<1x64xi32, #blocked>
    %53 = arith.muli %51, %cst : tensor<1x64xi32, #blocked>
    %54 = tt.addptr %35, %53 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %56 = tt.addptr %55, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %57 = tt.broadcast %52 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %58 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %59 = tt.splat %50 : i1 -> tensor<64x64xi1, #blocked>
    %60 = arith.andi %59, %57 : tensor<64x64xi1, #blocked>
    %61 = ttg.async_copy_global_to_local %56, %58 mask %60 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %result_11 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_12 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = arith.cmpi sgt, %arg6, %c64_i32 : i32
    %64 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %65 = arith.cmpi slt, %64, %25 : tensor<64x1xi32, #blocked1>
    %66 = arith.muli %64, %cst_0 : tensor<64x1xi32, #blocked1>
    %67 = tt.addptr %40, %66 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %68 = tt.broadcast %67 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %69 = tt.addptr %68, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %70 = tt.broadcast %65 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %71 = ttg.memdesc_index %49[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %72 = tt.splat %50 : i1 -> tensor<64x64xi1, #blocked1>
    %73 = arith.andi %72, %70 : tensor<64x64xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %69, %71 mask %73 other %cst_1 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %78 = arith.cmpi slt, %77, %34 : tensor<1x64xi32, #blocked>
    %79 = arith.muli %77, %cst : tensor<1x64xi32, #blocked>
    %80 = tt.addptr %35, %79 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %81 = tt.broadcast %80 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %82 = tt.addptr %81, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %83 = tt.broadcast %78 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %84 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %85 = tt.splat %63 : i1 -> tensor<64x64xi1, #blocked>
    %86 = arith.andi %85, %83 : tensor<64x64xi1, #blocked>
    %87 = ttg.async_copy_global_to_local %82, %84 mask %86 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = arith.cmpi sgt, %arg6, %c128_i32 : i32
    %90 = ttg.async_wait %62 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %31, %58, %result_11, %false, %50, %43[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %91 = arith.addi %7, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %92 = tt.expand_dims %91 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %93 = arith.cmpi slt, %92, %25 : tensor<64x1xi32, #blocked1>
    %94 = arith.muli %92, %cst_0 : tensor<64x1xi32, #blocked1>
    %95 = tt.addptr %40, %94 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %96 = tt.broadcast %95 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %97 = tt.addptr %96, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %98 = tt.broadcast %93 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %99 = ttg.memdesc_index %49[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %100 = tt.splat %63 : i1 -> tensor<64x64xi1, #blocked1>
    %101 = arith.andi %100, %98 : tensor<64x64xi1, #blocked1>
    %102 = ttg.async_copy_global_to_local %97, %99 mask %101 other %cst_1 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = arith.addi %8, %cst_8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %105 = tt.expand_dims %104 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %106 = arith.cmpi slt, %105, %34 : tensor<1x64xi32, #blocked>
    %107 = arith.muli %105, %cst : tensor<1x64xi32, #blocked>
    %108 = tt.addptr %35, %107 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %109 = tt.broadcast %108 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %110 = tt.addptr %109, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %111 = tt.broadcast %106 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %112 = ttg.memdesc_index %48[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %113 = tt.splat %89 : i1 -> tensor<64x64xi1, #blocked>
    %114 = arith.andi %113, %111 : tensor<64x64xi1, #blocked>
    %115 = ttg.async_copy_global_to_local %110, %112 mask %114 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %116 = ttg.async_commit_group tokens %115
    %117 = arith.cmpi sgt, %arg6, %c192_i32 : i32
    ttng.wait_barrier %43, %c0_i32, %50 deps %31, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_13 = ttng.tmem_load %result_11 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %118 = arith.mulf %result_13, %39 : tensor<64x64xf32, #linear>
    %119 = "tt.reduce"(%118) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %276 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %276 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %120 = arith.maxnumf %119, %cst_3 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %121 = arith.select %50, %120, %cst_3 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %122 = tt.expand_dims %120 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %123 = tt.broadcast %122 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %124 = arith.subf %118, %123 : tensor<64x64xf32, #linear>
    %125 = math.exp2 %124 : tensor<64x64xf32, #linear>
    %126 = arith.subf %cst_3, %120 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %127 = math.exp2 %126 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %128 = ttg.async_wait %75, %88 {num = 2 : i32}
    %129 = arith.truncf %125 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %129, %result_12, %50 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %130 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %131 = tt.broadcast %130 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_14 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %132 = arith.mulf %result_14, %131 : tensor<64x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %132, %result, %50 : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_12, %71, %result, %true, %50, %46[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %31, %84, %result_11, %false, %63, %44[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %133 = arith.addi %7, %cst_9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %134 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %135 = arith.cmpi slt, %134, %25 : tensor<64x1xi32, #blocked1>
    %136 = arith.muli %134, %cst_0 : tensor<64x1xi32, #blocked1>
    %137 = tt.addptr %40, %136 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.addptr %138, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %140 = tt.broadcast %135 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %141 = ttg.memdesc_index %49[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %142 = tt.splat %89 : i1 -> tensor<64x64xi1, #blocked1>
    %143 = arith.andi %142, %140 : tensor<64x64xi1, #blocked1>
    %144 = ttg.async_copy_global_to_local %139, %141 mask %143 other %cst_1 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %145 = ttg.async_commit_group tokens %144
    %146 = arith.addi %8, %cst_10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %147 = tt.expand_dims %146 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %148 = arith.cmpi slt, %147, %34 : tensor<1x64xi32, #blocked>
    %149 = arith.muli %147, %cst : tensor<1x64xi32, #blocked>
    %150 = tt.addptr %35, %149 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %151 = tt.broadcast %150 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %152 = tt.addptr %151, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %153 = tt.broadcast %148 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %154 = tt.splat %117 : i1 -> tensor<64x64xi1, #blocked>
    %155 = arith.andi %154, %153 : tensor<64x64xi1, #blocked>
    %156 = ttg.async_copy_global_to_local %152, %58 mask %155 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %157 = ttg.async_commit_group tokens %156
    %158 = arith.subi %arg6, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_5, %121, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %c0_i32, %c1_i32, %127, %125, %44, %c0_i32, %84, %103, %145, %46, %c0_i32, %71, %116, %157 : i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%159: i32, %160: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %161: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %162: i32, %163: i32, %164: i32, %165: i32, %166: i32, %167: i32, %168: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %169: tensor<64x64xf32, #linear>, %170: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %171: i32, %172: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %173: !ttg.async.token, %174: !ttg.async.token, %175: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %176: i32, %177: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %178: !ttg.async.token, %179: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %180 = arith.cmpi slt, %159, %158 : i32
    cf.cond_br %180, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %181 = arith.subi %arg6, %c256_i32 : i32
    %182 = arith.cmpi slt, %159, %181 : i32
    %183 = arith.subi %arg6, %c192_i32 : i32
    %184 = arith.cmpi slt, %159, %183 : i32
    %185 = arith.subi %arg6, %c128_i32 : i32
    %186 = arith.cmpi slt, %159, %185 : i32
    %187 = arith.mulf %160, %168 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %188 = "tt.reduce"(%169) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %276 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %276 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %189 = arith.addf %187, %188 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %170, %171, %true deps %31, %172 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_15 = ttng.tmem_load %result_11 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %190 = arith.mulf %result_15, %39 : tensor<64x64xf32, #linear>
    %191 = "tt.reduce"(%190) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %276 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %276 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %192 = arith.maxnumf %161, %191 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %193 = tt.expand_dims %192 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %194 = tt.broadcast %193 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %195 = arith.subf %190, %194 : tensor<64x64xf32, #linear>
    %196 = math.exp2 %195 : tensor<64x64xf32, #linear>
    %197 = arith.subf %161, %192 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %198 = math.exp2 %197 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %199 = ttg.async_wait %173, %178 {num = 2 : i32}
    %200 = ttg.memdesc_index %49[%167] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %201 = arith.truncf %196 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.wait_barrier %175, %176 deps %result_12, %177 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %201, %result_12, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %202 = tt.expand_dims %198 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %203 = tt.broadcast %202 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_16 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %204 = arith.mulf %result_16, %203 : tensor<64x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %204, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %205 = ttg.memdesc_index %45[%165] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_12, %200, %result, %true, %true, %205[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %206 = arith.xori %164, %c1_i32 : i32
    %207 = arith.addi %165, %c1_i32 : i32
    %208 = arith.cmpi sge, %207, %c2_i32 : i32
    %209 = arith.select %208, %c0_i32, %207 : i32
    %210 = arith.select %208, %206, %164 : i32
    %211 = arith.addi %167, %c1_i32 : i32
    %212 = arith.cmpi sge, %211, %c3_i32 : i32
    %213 = arith.select %212, %c0_i32, %211 : i32
    %214 = ttg.memdesc_index %48[%213] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %215 = ttg.memdesc_index %42[%163] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %31, %214, %result_11, %false, %186, %215[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %216 = arith.xori %162, %c1_i32 : i32
    %217 = arith.addi %163, %c1_i32 : i32
    %218 = arith.cmpi sge, %217, %c2_i32 : i32
    %219 = arith.select %218, %c0_i32, %217 : i32
    %220 = arith.select %218, %216, %162 : i32
    %221 = arith.addi %159, %c192_i32 : i32
    %222 = tt.splat %221 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %223 = arith.addi %222, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %224 = tt.expand_dims %223 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %225 = arith.cmpi slt, %224, %25 : tensor<64x1xi32, #blocked1>
    %226 = arith.muli %224, %cst_0 : tensor<64x1xi32, #blocked1>
    %227 = tt.addptr %40, %226 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %228 = tt.broadcast %227 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %229 = tt.addptr %228, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %230 = tt.broadcast %225 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %231 = ttg.memdesc_index %49[%166] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %232 = tt.splat %184 : i1 -> tensor<64x64xi1, #blocked1>
    %233 = arith.andi %232, %230 : tensor<64x64xi1, #blocked1>
    %234 = ttg.async_copy_global_to_local %229, %231 mask %233 other %cst_1 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %235 = ttg.async_commit_group tokens %234
    %236 = arith.addi %166, %c1_i32 : i32
    %237 = arith.cmpi sge, %236, %c3_i32 : i32
    %238 = arith.select %237, %c0_i32, %236 : i32
    %239 = arith.addi %159, %c256_i32 : i32
    %240 = tt.splat %239 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %241 = arith.addi %240, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %242 = tt.expand_dims %241 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %243 = arith.cmpi slt, %242, %34 : tensor<1x64xi32, #blocked>
    %244 = arith.muli %242, %cst : tensor<1x64xi32, #blocked>
    %245 = tt.addptr %35, %244 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %246 = tt.broadcast %245 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %247 = tt.addptr %246, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %248 = tt.broadcast %243 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %249 = ttg.memdesc_index %48[%238] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %250 = tt.splat %182 : i1 -> tensor<64x64xi1, #blocked>
    %251 = arith.andi %250, %248 : tensor<64x64xi1, #blocked>
    %252 = ttg.async_copy_global_to_local %247, %249 mask %251 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %253 = ttg.async_commit_group tokens %252
    %254 = arith.addi %159, %c64_i32 : i32
    cf.br ^bb1(%254, %189, %192, %220, %219, %210, %209, %238, %213, %198, %196, %215, %162, %214, %174, %235, %205, %164, %200, %179, %253 : i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %50, ^bb4, ^bb5(%160 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb4:  // pred: ^bb3
    %255 = arith.mulf %160, %168 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %256 = "tt.reduce"(%169) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %276 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %276 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %257 = arith.addf %255, %256 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %175, %176 deps %result_12, %177 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb5(%257 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb5(%258: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb3, ^bb4
    %259 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %49 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %42 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %260 = tt.expand_dims %258 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %261 = tt.broadcast %260 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %262 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %263 = arith.cmpi slt, %13, %262 : tensor<64xi32, #blocked2>
    %264 = arith.muli %1, %arg6 : i32
    %265 = tt.addptr %arg4, %264 : !tt.ptr<f32>, i32
    %266 = tt.splat %265 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %267 = tt.addptr %266, %13 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %268 = math.log2 %258 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %269 = arith.addf %161, %268 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %270 = ttg.convert_layout %269 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64xf32, #blocked2>
    tt.store %267, %270, %263 : tensor<64x!tt.ptr<f32>, #blocked2>
    %271 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %272 = tt.addptr %271, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %result_17 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %273 = arith.divf %result_17, %261 : tensor<64x64xf32, #linear>
    %274 = arith.truncf %273 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %275 = ttg.convert_layout %274 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %272, %275, %29 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
