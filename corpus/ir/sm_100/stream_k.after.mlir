#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16400 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c32_i32 = arith.constant 32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb12
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked2>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %22 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %29 = tt.broadcast %28 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %30 = tt.addptr %21, %29 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %31 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %32 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %33 = ttg.async_copy_global_to_local %30, %31 mask %32 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %34 = ttg.async_commit_group tokens %33
    %35 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %36 = arith.muli %35, %8 : tensor<32x1xi32, #blocked>
    %37 = tt.addptr %9, %36 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %38 = tt.broadcast %37 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %39 = tt.addptr %38, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %40 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %41 = tt.splat %27 : i1 -> tensor<32x64xi1, #blocked>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %45 = ttg.async_wait %34, %43 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %31, %40, %result, %false, %27, %23[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %46 = arith.addi %3, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %47 = arith.addi %4, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %48 = tt.expand_dims %46 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %49 = tt.broadcast %48 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %50 = tt.addptr %21, %49 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %51 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %52 = tt.splat %44 : i1 -> tensor<64x32xi1, #blocked2>
    %53 = ttg.async_copy_global_to_local %50, %51 mask %52 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %54 = ttg.async_commit_group tokens %53
    %55 = tt.expand_dims %47 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %56 = arith.muli %55, %8 : tensor<32x1xi32, #blocked>
    %57 = tt.addptr %9, %56 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %60 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %61 = tt.splat %44 : i1 -> tensor<32x64xi1, #blocked>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %63 = ttg.async_commit_group tokens %62
    %64 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb3(%c0_i32, %c0_i32, %c1_i32, %c0_i32, %54, %63, %23, %c0_i32, %31, %40 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3(%65: i32, %66: i32, %67: i32, %68: i32, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %72: i32, %73: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %74: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %75 = arith.cmpi slt, %65, %64 : i32
    cf.cond_br %75, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %76 = arith.subi %arg5, %c64_i32 : i32
    %77 = arith.cmpi slt, %65, %76 : i32
    %78 = arith.addi %68, %c1_i32 : i32
    %79 = arith.cmpi sge, %78, %c2_i32 : i32
    %80 = arith.select %79, %c0_i32, %78 : i32
    %81 = ttg.async_wait %69, %70 {num = 0 : i32}
    ttg.barrier local
    %82 = ttg.memdesc_index %25[%80] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %83 = ttg.memdesc_index %26[%80] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %84 = ttg.memdesc_index %22[%67] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %82, %83, %result, %true, %true, %84[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %71, %72 deps %73, %74 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %85 = arith.xori %66, %c1_i32 : i32
    %86 = arith.addi %67, %c1_i32 : i32
    %87 = arith.cmpi sge, %86, %c2_i32 : i32
    %88 = arith.select %87, %c0_i32, %86 : i32
    %89 = arith.select %87, %85, %66 : i32
    %90 = arith.addi %65, %c64_i32 : i32
    %91 = tt.splat %90 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %92 = tt.splat %90 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %93 = arith.addi %91, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %94 = arith.addi %92, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %95 = tt.expand_dims %93 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %96 = tt.broadcast %95 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %97 = tt.addptr %21, %96 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %98 = ttg.memdesc_index %25[%88] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %99 = tt.splat %77 : i1 -> tensor<64x32xi1, #blocked2>
    %100 = ttg.async_copy_global_to_local %97, %98 mask %99 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %101 = ttg.async_commit_group tokens %100
    %102 = tt.expand_dims %94 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %103 = arith.muli %102, %8 : tensor<32x1xi32, #blocked>
    %104 = tt.addptr %9, %103 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %105 = tt.broadcast %104 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %106 = tt.addptr %105, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %107 = ttg.memdesc_index %26[%88] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %108 = tt.splat %77 : i1 -> tensor<32x64xi1, #blocked>
    %109 = ttg.async_copy_global_to_local %106, %107 mask %108 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %110 = ttg.async_commit_group tokens %109
    %111 = arith.addi %65, %c32_i32 : i32
    cf.br ^bb3(%111, %89, %88, %80, %101, %110, %84, %66, %82, %83 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    cf.cond_br %27, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    ttg.barrier local
    ttng.wait_barrier %71, %72 deps %73, %74 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %112 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %26 : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %result_4 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %113 = ttg.convert_layout %result_4 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked>
    %114 = arith.remsi %13, %c2_i32 : i32
    %115 = arith.cmpi eq, %114, %c0_i32 : i32
    cf.cond_br %115, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %116 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %117 = tt.expand_dims %116 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %118 = arith.muli %117, %cst_0 : tensor<64x1xi32, #blocked1>
    %119 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %120 = tt.addptr %119, %118 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %121 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %122 = tt.expand_dims %121 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %123 = tt.broadcast %120 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %124 = tt.broadcast %122 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %125 = tt.addptr %123, %124 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    ttg.barrier local
    %126 = ttg.convert_layout %result_4 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %125, %126 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier all
    %127 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %128 = tt.atomic_rmw exch, release, gpu, %127, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb12
  ^bb9:  // pred: ^bb7
    %129 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %130 = tt.addptr %129, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    ttg.barrier local
    %131 = tt.atomic_cas acquire, gpu, %130, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %132 = arith.cmpi ne, %131, %c1_i32 : i32
    cf.cond_br %132, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    %133 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %134 = arith.muli %133, %cst : tensor<64x1xi32, #blocked>
    %135 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %136 = tt.addptr %135, %134 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %138 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %139 = tt.addptr %137, %138 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %140 = tt.load %139 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %141 = arith.addf %113, %140 : tensor<64x64xf32, #blocked>
    %142 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %143 = arith.addi %142, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %144 = tt.expand_dims %143 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %145 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %146 = arith.muli %144, %145 : tensor<64x1xi32, #blocked>
    %147 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %148 = tt.addptr %147, %146 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %149 = tt.broadcast %148 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %150 = tt.addptr %149, %138 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %151 = arith.truncf %141 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    tt.store %150, %151 : tensor<64x64x!tt.ptr<f16>, #blocked>
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %152 = arith.addi %13, %5 : i32
    cf.br ^bb1(%152 : i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
