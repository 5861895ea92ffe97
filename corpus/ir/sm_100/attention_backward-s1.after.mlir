#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32776 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %16 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.addi %15, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_1 : tensor<64x1xi32, #blocked2>
    %23 = arith.muli %21, %cst_0 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %25 = tt.addptr %24, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %30 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %31 = tt.broadcast %28 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %33 = tt.addptr %30, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %34 = tt.load %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %35 = ttg.local_alloc %34 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %42 = ttg.local_alloc %41 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #linear>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_3 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result_3, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    cf.br ^bb1(%c0_i32, %false : i32, i1)
  ^bb1(%55: i32, %56: i1):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %55, %arg10 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %59 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %60 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %61 = arith.addi %58, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %62 = arith.addi %59, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %63 = arith.addi %60, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %64 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %65 = arith.muli %64, %cst : tensor<1x64xi32, #blocked>
    %66 = tt.addptr %44, %65 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = tt.load %68 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %70 = ttg.local_alloc %69 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %71 = ttg.memdesc_trans %70 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %72 = tt.addptr %49, %62 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %73 = tt.load %72 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
    %result_4 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %74 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %74, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %35, %70, %result_4, %false, %true, %74[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %74, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %74 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %75 = tt.expand_dims %73 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %76 = tt.broadcast %75 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %77 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %78 = arith.muli %77, %cst_1 : tensor<64x1xi32, #blocked2>
    %79 = tt.addptr %52, %78 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %81 = tt.addptr %80, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %82 = tt.load %81 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %83 = ttg.local_alloc %82 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %84 = ttg.memdesc_trans %83 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %result_5 = ttng.tmem_load %result_4 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %85 = arith.mulf %result_5, %50 : tensor<64x64xf32, #linear>
    %86 = arith.subf %85, %76 : tensor<64x64xf32, #linear>
    %87 = math.exp2 %86 : tensor<64x64xf32, #linear>
    %88 = arith.truncf %87 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttg.barrier local
    %result_6 = ttng.tmem_alloc %88 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %89 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %89, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %result_6, %83, %result, %56, %true, %89[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %89, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %89 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %90 = tt.addptr %54, %62 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %91 = tt.load %90 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
    %result_7 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %92 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %92, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %42, %84, %result_7, %false, %true, %92[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %92, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %92 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %93 = tt.expand_dims %91 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %94 = tt.broadcast %93 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %95 = arith.subf %result_8, %94 : tensor<64x64xf32, #linear>
    %96 = arith.mulf %87, %95 : tensor<64x64xf32, #linear>
    %97 = arith.truncf %96 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %result_9 = ttng.tmem_alloc %97 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 16 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %98 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %98, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %result_9, %71, %result_3, %56, %true, %98[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %98, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %98 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %99 = arith.addi %55, %c64_i32 : i32
    cf.br ^bb1(%99, %true : i32, i1)
  ^bb3:  // pred: ^bb1
    %100 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %101 = tt.splat %100 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %102 = tt.addptr %101, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %103 = tt.broadcast %102 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %104 = tt.addptr %103, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    ttg.barrier local
    %result_10 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %105 = arith.truncf %result_10 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %106 = ttg.convert_layout %105 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked2>
    tt.store %104, %106 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %107 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %108 = tt.splat %107 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %109 = tt.addptr %108, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %111 = tt.addptr %110, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %result_11 = ttng.tmem_load %result_3 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %112 = arith.mulf %result_11, %50 : tensor<64x64xf32, #linear>
    %113 = arith.truncf %112 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttg.barrier local
    %114 = ttg.convert_layout %113 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked2>
    tt.store %111, %114 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %115 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %116 = tt.addptr %115, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %117 = tt.broadcast %116 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %118 = tt.addptr %117, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %119 = tt.load %118 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %120 = ttg.local_alloc %119 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %121 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %122 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %123 = tt.addptr %122, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %124 = tt.load %123 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %125 = ttg.local_alloc %124 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %126 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %127 = tt.addptr %126, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %128 = tt.load %127 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %129 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %130 = tt.addptr %129, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %131 = tt.load %130 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %132 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %133 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %134 = tt.expand_dims %128 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %135 = tt.broadcast %134 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %136 = tt.expand_dims %131 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %137 = tt.broadcast %136 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_12 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result_12, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    cf.br ^bb4(%c0_i32, %false : i32, i1)
  ^bb4(%138: i32, %139: i1):  // 2 preds: ^bb3, ^bb5
    %140 = arith.cmpi slt, %138, %arg10 : i32
    cf.cond_br %140, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %141 = tt.splat %138 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %142 = arith.addi %141, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %143 = tt.expand_dims %142 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %144 = arith.muli %143, %cst : tensor<1x64xi32, #blocked>
    %145 = tt.addptr %132, %144 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %146 = tt.broadcast %145 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %147 = tt.addptr %146, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %148 = tt.load %147 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %149 = ttg.local_alloc %148 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %150 = ttg.memdesc_trans %149 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %151 = tt.addptr %133, %144 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %152 = tt.broadcast %151 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %153 = tt.addptr %152, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %154 = tt.load %153 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %155 = ttg.local_alloc %154 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %result_13 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %156 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %156, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %120, %149, %result_13, %false, %true, %156[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %156, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %156 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %result_14 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %157 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %157, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %125, %155, %result_14, %false, %true, %157[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %157, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %157 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %result_15 = ttng.tmem_load %result_13 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %158 = arith.mulf %result_15, %50 : tensor<64x64xf32, #linear>
    %159 = arith.subf %158, %135 : tensor<64x64xf32, #linear>
    %160 = math.exp2 %159 : tensor<64x64xf32, #linear>
    %result_16 = ttng.tmem_load %result_14 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %161 = arith.subf %result_16, %137 : tensor<64x64xf32, #linear>
    %162 = arith.mulf %160, %161 : tensor<64x64xf32, #linear>
    %163 = arith.truncf %162 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttg.barrier local
    %result_17 = ttng.tmem_alloc %163 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %164 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %164, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %result_17, %150, %result_12, %139, %true, %164[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %164, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %164 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %165 = arith.addi %138, %c64_i32 : i32
    cf.br ^bb4(%165, %true : i32, i1)
  ^bb6:  // pred: ^bb4
    %166 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %167 = tt.splat %166 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %168 = tt.addptr %167, %23 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %169 = tt.broadcast %168 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %170 = tt.addptr %169, %32 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    ttg.barrier local
    %result_18 = ttng.tmem_load %result_12 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %171 = ttg.convert_layout %result_18 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %170, %171 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
