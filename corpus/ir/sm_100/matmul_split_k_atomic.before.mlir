#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16400 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %42 = tt.addptr %29, %41 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %44 = tt.splat %39 : i1 -> tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %42, %43 mask %44 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %48 = arith.muli %47, %30 : tensor<32x1xi32, #blocked2>
    %49 = tt.addptr %31, %48 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %50 = tt.broadcast %49 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %51 = tt.addptr %50, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %52 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %53 = tt.splat %39 : i1 -> tensor<32x64xi1, #blocked2>
    %54 = ttg.async_copy_global_to_local %51, %52 mask %53 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    %56 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %57 = ttg.async_wait %46, %55 {num = 0 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %43, %52, %result, %false, %39, %35[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %58 = arith.addi %22, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %59 = arith.addi %23, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %60 = tt.expand_dims %58 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %62 = tt.addptr %29, %61 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %63 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %64 = tt.splat %56 : i1 -> tensor<64x32xi1, #blocked1>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %66 = ttg.async_commit_group tokens %65
    %67 = tt.expand_dims %59 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %68 = arith.muli %67, %30 : tensor<32x1xi32, #blocked2>
    %69 = tt.addptr %31, %68 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %70 = tt.broadcast %69 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %71 = tt.addptr %70, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %72 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %73 = tt.splat %56 : i1 -> tensor<32x64xi1, #blocked2>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c0_i32, %66, %75, %35, %c0_i32, %43, %52 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb1(%77: i32, %78: i32, %79: i32, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token, %83: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %84: i32, %85: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %86: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %87 = arith.cmpi slt, %77, %76 : i32
    cf.cond_br %87, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %88 = arith.subi %arg4, %c256_i32 : i32
    %89 = arith.cmpi slt, %77, %88 : i32
    %90 = arith.addi %80, %c1_i32 : i32
    %91 = arith.cmpi sge, %90, %c2_i32 : i32
    %92 = arith.select %91, %c0_i32, %90 : i32
    %93 = ttg.async_wait %81, %82 {num = 0 : i32}
    %94 = ttg.memdesc_index %37[%92] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %95 = ttg.memdesc_index %38[%92] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %96 = ttg.memdesc_index %34[%79] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %94, %95, %result, %true, %true, %96[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %83, %84 deps %85, %86 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %97 = arith.xori %78, %c1_i32 : i32
    %98 = arith.addi %79, %c1_i32 : i32
    %99 = arith.cmpi sge, %98, %c2_i32 : i32
    %100 = arith.select %99, %c0_i32, %98 : i32
    %101 = arith.select %99, %97, %78 : i32
    %102 = arith.addi %77, %c256_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %104 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %105 = arith.addi %103, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %106 = arith.addi %104, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %108 = tt.broadcast %107 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %109 = tt.addptr %29, %108 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %110 = ttg.memdesc_index %37[%100] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %111 = tt.splat %89 : i1 -> tensor<64x32xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %109, %110 mask %111 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = tt.expand_dims %106 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %115 = arith.muli %114, %30 : tensor<32x1xi32, #blocked2>
    %116 = tt.addptr %31, %115 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %117 = tt.broadcast %116 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %118 = tt.addptr %117, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %119 = ttg.memdesc_index %38[%100] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %120 = tt.splat %89 : i1 -> tensor<32x64xi1, #blocked2>
    %121 = ttg.async_copy_global_to_local %118, %119 mask %120 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %122 = ttg.async_commit_group tokens %121
    %123 = arith.addi %77, %c128_i32 : i32
    cf.br ^bb1(%123, %101, %100, %92, %113, %122, %96, %78, %94, %95 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %39, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %83, %84 deps %85, %86 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %124 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %125 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %126 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %127 = arith.muli %125, %126 : tensor<64x1xi32, #blocked>
    %128 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %129 = tt.addptr %128, %127 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %130 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %131 = tt.broadcast %129 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %132 = tt.broadcast %130 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %133 = tt.addptr %131, %132 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %134 = ttg.convert_layout %result_3 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked>
    %135 = tt.atomic_rmw fadd, acq_rel, gpu, %133, %134, %cst : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
