#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 32}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49168 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c96_i32 = arith.constant 96 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f32>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f32>, #blocked1> -> tensor<32x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg7, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable>
    %40 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>
    %43 = tt.splat %41 : i1 -> tensor<64x32xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %23, %42 mask %43 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared1, #smem, mutable>
    %45 = ttg.async_commit_group tokens %44
    %46 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %47 = tt.splat %41 : i1 -> tensor<32x64xi1, #blocked1>
    %48 = ttg.async_copy_global_to_local %33, %46 mask %47 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared2, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %51 = tt.addptr %23, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %52 = tt.addptr %33, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %53 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>
    %54 = tt.splat %50 : i1 -> tensor<64x32xi1, #blocked>
    %55 = ttg.async_copy_global_to_local %51, %53 mask %54 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared1, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %58 = tt.splat %50 : i1 -> tensor<32x64xi1, #blocked1>
    %59 = ttg.async_copy_global_to_local %52, %57 mask %58 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared2, #smem, mutable>
    %60 = ttg.async_commit_group tokens %59
    %61 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %62 = ttg.async_wait %45, %49 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %42, %46, %result, %false, %41, %37[%true] {is_async} : !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %63 = tt.addptr %51, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %64 = tt.addptr %52, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %65 = ttg.memdesc_index %39[%c2_i32] : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>
    %66 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared1, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = ttg.memdesc_index %40[%c2_i32] : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %70 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked1>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared2, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %63, %64, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %56, %68, %60, %72, %37, %c0_i32, %42, %46 : i32, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>)
  ^bb1(%74: i32, %75: tensor<64x32x!tt.ptr<f32>, #blocked>, %76: tensor<32x64x!tt.ptr<f32>, #blocked1>, %77: i32, %78: i32, %79: i32, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token, %83: !ttg.async.token, %84: !ttg.async.token, %85: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %86: i32, %87: !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, %88: !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %89 = arith.cmpi slt, %74, %73 : i32
    cf.cond_br %89, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %90 = arith.subi %arg5, %c96_i32 : i32
    %91 = arith.cmpi slt, %74, %90 : i32
    %92 = arith.addi %80, %c1_i32 : i32
    %93 = arith.cmpi sge, %92, %c3_i32 : i32
    %94 = arith.select %93, %c0_i32, %92 : i32
    %95 = ttg.async_wait %81, %83 {num = 2 : i32}
    ttg.barrier local
    %96 = ttg.memdesc_index %39[%94] : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>
    %97 = ttg.memdesc_index %40[%94] : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %98 = ttg.memdesc_index %36[%78] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %96, %97, %result, %true, %true, %98[%true] {is_async} : !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %85, %86 deps %87, %88 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %99 = arith.xori %77, %c1_i32 : i32
    %100 = arith.addi %78, %c1_i32 : i32
    %101 = arith.cmpi sge, %100, %c2_i32 : i32
    %102 = arith.select %101, %c0_i32, %100 : i32
    %103 = arith.select %101, %99, %77 : i32
    %104 = tt.addptr %75, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %105 = tt.addptr %76, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %106 = arith.addi %79, %c1_i32 : i32
    %107 = arith.cmpi sge, %106, %c3_i32 : i32
    %108 = arith.select %107, %c0_i32, %106 : i32
    %109 = ttg.memdesc_index %39[%108] : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>
    %110 = tt.splat %91 : i1 -> tensor<64x32xi1, #blocked>
    %111 = ttg.async_copy_global_to_local %104, %109 mask %110 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared1, #smem, mutable>
    %112 = ttg.async_commit_group tokens %111
    %113 = ttg.memdesc_index %40[%108] : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    %114 = tt.splat %91 : i1 -> tensor<32x64xi1, #blocked1>
    %115 = ttg.async_copy_global_to_local %105, %113 mask %114 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared2, #smem, mutable>
    %116 = ttg.async_commit_group tokens %115
    %117 = arith.addi %74, %c32_i32 : i32
    cf.br ^bb1(%117, %104, %105, %103, %102, %108, %94, %82, %112, %84, %116, %98, %77, %96, %97 : i32, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %41, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttg.barrier local
    ttng.wait_barrier %85, %86 deps %87, %88 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %118 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %40 : !ttg.memdesc<3x32x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x64x32xf32, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %119 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %120 = arith.muli %14, %119 : tensor<64x1xi32, #blocked1>
    %121 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %122 = tt.addptr %121, %120 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %123 = tt.broadcast %122 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %124 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %125 = tt.addptr %123, %124 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %126 = ttg.convert_layout %result_1 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %125, %126 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
