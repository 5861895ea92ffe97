#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 16}>
#shared4 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16896 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<63> : tensor<64xi32, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked2>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #linear> -> tensor<64x64xi32, #linear>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #linear>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = arith.cmpi eq, %2, %cst_1 : tensor<64xi32, #blocked2>
    cf.br ^bb1(%c0_i32, %cst_4 : i32, tensor<32x64xf32, #mma>)
  ^bb1(%21: i32, %22: tensor<32x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %23 = arith.cmpi slt, %21, %arg5 : i32
    cf.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = tt.addptr %arg1, %21 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %26 = tt.addptr %25, %2 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %27 = tt.load %26 : tensor<64x!tt.ptr<f32>, #blocked2>
    ttg.barrier local
    %28 = "tt.scan"(%27) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %100 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %100 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked2>) -> tensor<64xf32, #blocked2>
    %29 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.splat %21 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = arith.addi %29, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = arith.addi %30, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %31 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %34 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %35 = arith.muli %33, %cst_0 : tensor<64x1xi32, #blocked1>
    %36 = tt.addptr %3, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = tt.load %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %40 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %41 = ttg.local_alloc %39 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %42 = ttg.local_load %41 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %43 = arith.muli %34, %cst : tensor<64x1xi32, #blocked>
    %44 = tt.addptr %10, %43 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %47 = tt.load %46 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %48 = ttg.local_alloc %47 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %49 = ttg.memdesc_trans %48 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared2, #smem> -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %50 = ttg.convert_layout %47 {allocation.offset = 12288 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #linear1>
    %51 = tt.trans %50 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %52 = tt.addptr %14, %43 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %54 = tt.addptr %53, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %55 = tt.load %54 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %56 = ttg.local_alloc %55 {allocation.offset = 12800 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %57 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.init_barrier %57, 1 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.tc_gen5_mma %56, %49, %result, %false, %true, %57[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem>, !ttg.memdesc<32x64xf16, #shared3, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %57, %c0_i32, %true : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %57 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    %58 = ttg.convert_layout %28 : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %59 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %60 = tt.expand_dims %59 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    ttg.barrier local
    %61 = ttg.convert_layout %28 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %62 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %63 = tt.broadcast %60 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %64 = tt.broadcast %62 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %65 = arith.subf %63, %64 : tensor<64x64xf32, #linear>
    %66 = math.exp %65 : tensor<64x64xf32, #linear>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %67 = arith.mulf %result_5, %66 : tensor<64x64xf32, #linear>
    %68 = arith.select %18, %67, %cst_3 : tensor<64x64xi1, #linear>, tensor<64x64xf32, #linear>
    %69 = arith.truncf %68 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %70 = arith.truncf %22 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    ttg.barrier local
    %71 = ttg.local_alloc %70 {allocation.offset = 8192 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    %result_6 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %72 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.init_barrier %72, 1 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.tc_gen5_mma %56, %71, %result_6, %false, %true, %72[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem>, !ttg.memdesc<32x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %72, %c0_i32, %true : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %72 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    %73 = math.exp %58 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %74 = ttg.convert_layout %73 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %75 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %76 = tt.broadcast %75 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_7 = ttng.tmem_load %result_6 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %77 = arith.mulf %result_7, %76 : tensor<64x64xf32, #linear>
    %result_8 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttg.barrier local
    ttng.tmem_store %77, %result_8, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc %69 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %78 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.init_barrier %78, 1 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttng.tc_gen5_mma %result_9, %40, %result_8, %true, %true, %78[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %78, %c0_i32, %true : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %78 : !ttg.memdesc<1xi64, #shared4, #smem, mutable>
    %79 = tt.addptr %19, %35 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %81 = tt.addptr %80, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_10 = ttng.tmem_load %result_8 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %82 = arith.truncf %result_10 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %83 = ttg.convert_layout %82 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %81, %83 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %84 = arith.select %20, %28, %cst_2 : tensor<64xi1, #blocked2>, tensor<64xf32, #blocked2>
    ttg.barrier local
    %85 = "tt.reduce"(%84) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %100 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %100 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked2>) -> f32
    %86 = tt.splat %85 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %87 = arith.subf %86, %58 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %88 = math.exp %87 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %89 = math.exp %85 : f32
    %90 = tt.splat %89 : f32 -> tensor<32x64xf32, #mma>
    %91 = arith.mulf %22, %90 : tensor<32x64xf32, #mma>
    ttg.barrier local
    %92 = ttg.convert_layout %88 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %93 = tt.expand_dims %92 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %94 = arith.extf %42 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %95 = tt.broadcast %93 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %96 = arith.mulf %94, %95 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %97 = arith.truncf %96 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %98 = tt.dot %51, %97, %91, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %99 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%99, %98 : i32, tensor<32x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
