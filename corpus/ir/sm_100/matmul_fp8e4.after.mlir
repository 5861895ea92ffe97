#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98320 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c256_i32 = arith.constant 256 : i32
    %c384_i32 = arith.constant 384 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %26 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg7 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %26, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %33 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %34 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %36 = tt.addptr %33, %34 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %37 = arith.muli %arg7, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x128xi32, #blocked>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %39 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %41 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %44 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %45 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %46 = tt.splat %44 : i1 -> tensor<128x128xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %25, %45 mask %46 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %50 = ttg.async_copy_global_to_local %36, %49 mask %46 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %53 = tt.addptr %25, %cst : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %54 = tt.addptr %36, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %55 = ttg.memdesc_index %42[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %56 = tt.splat %52 : i1 -> tensor<128x128xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %53, %55 mask %56 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = ttg.memdesc_index %43[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %60 = ttg.async_copy_global_to_local %54, %59 mask %56 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = arith.cmpi sgt, %arg5, %c256_i32 : i32
    %63 = ttg.async_wait %48, %51 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %45, %49, %result, %false, %44, %40[%true] {is_async} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %64 = tt.addptr %53, %cst : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %65 = tt.addptr %54, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %66 = ttg.memdesc_index %42[%c2_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %67 = tt.splat %62 : i1 -> tensor<128x128xi1, #blocked>
    %68 = ttg.async_copy_global_to_local %64, %66 mask %67 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %69 = ttg.async_commit_group tokens %68
    %70 = ttg.memdesc_index %43[%c2_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %71 = ttg.async_copy_global_to_local %65, %70 mask %67 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %64, %65, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %58, %69, %61, %72, %40, %c0_i32, %45, %49 : i32, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb1(%74: i32, %75: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %76: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %77: i32, %78: i32, %79: i32, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token, %83: !ttg.async.token, %84: !ttg.async.token, %85: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %86: i32, %87: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %88: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %89 = arith.cmpi slt, %74, %73 : i32
    cf.cond_br %89, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %90 = arith.subi %arg5, %c384_i32 : i32
    %91 = arith.cmpi slt, %74, %90 : i32
    %92 = arith.addi %80, %c1_i32 : i32
    %93 = arith.cmpi sge, %92, %c3_i32 : i32
    %94 = arith.select %93, %c0_i32, %92 : i32
    %95 = ttg.async_wait %81, %83 {num = 2 : i32}
    ttg.barrier local
    %96 = ttg.memdesc_index %42[%94] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %97 = ttg.memdesc_index %43[%94] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %98 = ttg.memdesc_index %39[%78] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %96, %97, %result, %true, %true, %98[%true] {is_async} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %85, %86 deps %87, %88 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %99 = arith.xori %77, %c1_i32 : i32
    %100 = arith.addi %78, %c1_i32 : i32
    %101 = arith.cmpi sge, %100, %c2_i32 : i32
    %102 = arith.select %101, %c0_i32, %100 : i32
    %103 = arith.select %101, %99, %77 : i32
    %104 = tt.addptr %75, %cst : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %105 = tt.addptr %76, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %106 = arith.addi %79, %c1_i32 : i32
    %107 = arith.cmpi sge, %106, %c3_i32 : i32
    %108 = arith.select %107, %c0_i32, %106 : i32
    %109 = ttg.memdesc_index %42[%108] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %110 = tt.splat %91 : i1 -> tensor<128x128xi1, #blocked>
    %111 = ttg.async_copy_global_to_local %104, %109 mask %110 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %112 = ttg.async_commit_group tokens %111
    %113 = ttg.memdesc_index %43[%108] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %114 = ttg.async_copy_global_to_local %105, %113 mask %110 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %115 = ttg.async_commit_group tokens %114
    %116 = arith.addi %74, %c128_i32 : i32
    cf.br ^bb1(%116, %104, %105, %103, %102, %108, %94, %82, %112, %84, %115, %98, %77, %96, %97 : i32, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %44, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttg.barrier local
    ttng.wait_barrier %85, %86 deps %87, %88 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %117 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %43 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %42 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %118 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %119 = arith.muli %17, %118 : tensor<128x1xi32, #blocked1>
    %120 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %121 = tt.addptr %120, %119 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %122 = tt.broadcast %121 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %123 = tt.addptr %122, %35 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %124 = arith.truncf %result_1 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %125 = ttg.convert_layout %124 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #linear> -> tensor<128x128xf16, #blocked1>
    tt.store %123, %125 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
