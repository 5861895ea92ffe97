#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32784 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %40 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %41 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable>
    %44 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable>
    %45 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %46 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>
    %47 = tt.splat %45 : i1 -> tensor<128x64xi1, #blocked>
    %48 = ttg.async_copy_global_to_local %26, %46 mask %47 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared1, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    %51 = tt.splat %45 : i1 -> tensor<64x128xi1, #blocked2>
    %52 = ttg.async_copy_global_to_local %37, %50 mask %51 {contiguity = 16 : i32} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared2, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %55 = ttg.async_wait %49, %53 {num = 0 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %46, %50, %result, %false, %45, %41[%true] {is_async} : !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %56 = tt.addptr %26, %cst : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %57 = tt.addptr %37, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %58 = ttg.memdesc_index %43[%c1_i32] : !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>
    %59 = tt.splat %54 : i1 -> tensor<128x64xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %56, %58 mask %59 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    %63 = tt.splat %54 : i1 -> tensor<64x128xi1, #blocked2>
    %64 = ttg.async_copy_global_to_local %57, %62 mask %63 {contiguity = 16 : i32} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared2, #smem, mutable>
    %65 = ttg.async_commit_group tokens %64
    %66 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %56, %57, %c0_i32, %c1_i32, %c0_i32, %61, %65, %41, %c0_i32, %46, %50 : i32, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>)
  ^bb1(%67: i32, %68: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %69: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, %70: i32, %71: i32, %72: i32, %73: !ttg.async.token, %74: !ttg.async.token, %75: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %76: i32, %77: !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, %78: !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %79 = arith.cmpi slt, %67, %66 : i32
    cf.cond_br %79, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %80 = arith.subi %arg5, %c128_i32 : i32
    %81 = arith.cmpi slt, %67, %80 : i32
    %82 = arith.addi %72, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = ttg.async_wait %73, %74 {num = 0 : i32}
    %86 = ttg.memdesc_index %43[%84] : !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>
    %87 = ttg.memdesc_index %44[%84] : !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    %88 = ttg.memdesc_index %40[%71] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %86, %87, %result, %true, %true, %88[%true] {is_async} : !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %75, %76 deps %77, %78 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    %89 = arith.xori %70, %c1_i32 : i32
    %90 = arith.addi %71, %c1_i32 : i32
    %91 = arith.cmpi sge, %90, %c2_i32 : i32
    %92 = arith.select %91, %c0_i32, %90 : i32
    %93 = arith.select %91, %89, %70 : i32
    %94 = tt.addptr %68, %cst : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %95 = tt.addptr %69, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %96 = ttg.memdesc_index %43[%92] : !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>
    %97 = tt.splat %81 : i1 -> tensor<128x64xi1, #blocked>
    %98 = ttg.async_copy_global_to_local %94, %96 mask %97 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared1, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = ttg.memdesc_index %44[%92] : !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    %101 = tt.splat %81 : i1 -> tensor<64x128xi1, #blocked2>
    %102 = ttg.async_copy_global_to_local %95, %100 mask %101 {contiguity = 16 : i32} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2> -> <64x128xf8E5M2, #shared2, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = arith.addi %67, %c64_i32 : i32
    cf.br ^bb1(%104, %94, %95, %93, %92, %84, %99, %103, %88, %70, %86, %87 : i32, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %45, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %75, %76 deps %77, %78 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %105 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %44 : !ttg.memdesc<2x64x128xf8E5M2, #shared2, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<2x128x64xf8E5M2, #shared1, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %106 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %107 = arith.muli %17, %106 : tensor<128x1xi32, #blocked1>
    %108 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %109 = tt.addptr %108, %107 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %111 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %112 = tt.addptr %110, %111 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %113 = ttg.convert_layout %result_1 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #linear> -> tensor<128x128xf32, #blocked1>
    tt.store %112, %113 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
