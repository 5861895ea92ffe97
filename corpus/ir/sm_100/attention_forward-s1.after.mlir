#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16392 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %31 = ttg.local_alloc %30 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
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
    cf.br ^bb1(%c0_i32, %cst_5, %cst_3 : i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb1(%42: i32, %43: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %44: tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb0, ^bb2
    %45 = arith.cmpi slt, %42, %arg6 : i32
    cf.cond_br %45, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %46 = tt.splat %42 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = tt.splat %42 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %48 = arith.addi %46, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %49 = arith.addi %47, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %50 = tt.expand_dims %48 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %51 = arith.cmpi slt, %50, %34 : tensor<1x64xi32, #blocked>
    %52 = arith.muli %50, %cst : tensor<1x64xi32, #blocked>
    %53 = tt.addptr %35, %52 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %55 = tt.addptr %54, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %56 = tt.broadcast %51 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %57 = tt.load %55, %56, %cst_2 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %58 = ttg.local_alloc %57 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %result_6 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %59 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %59, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %31, %58, %result_6, %false, %true, %59[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %59, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %59 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %result_7 = ttng.tmem_load %result_6 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %60 = arith.mulf %result_7, %39 : tensor<64x64xf32, #linear>
    %61 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %103 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %62 = arith.maxnumf %44, %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %63 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %64 = tt.broadcast %63 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %65 = arith.subf %60, %64 : tensor<64x64xf32, #linear>
    %66 = math.exp2 %65 : tensor<64x64xf32, #linear>
    %67 = arith.subf %44, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %68 = math.exp2 %67 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %69 = arith.mulf %43, %68 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %70 = "tt.reduce"(%66) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %103 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<64x64xf32, #linear>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %71 = arith.addf %69, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %72 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.cmpi slt, %72, %25 : tensor<64x1xi32, #blocked1>
    %74 = arith.muli %72, %cst_0 : tensor<64x1xi32, #blocked1>
    %75 = tt.addptr %40, %74 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %76 = tt.broadcast %75 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %77 = tt.addptr %76, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %78 = tt.broadcast %73 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %79 = tt.load %77, %78, %cst_1 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %80 = ttg.local_alloc %79 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %81 = arith.truncf %66 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %82 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %83 = tt.broadcast %82 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_8 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %84 = arith.mulf %result_8, %83 : tensor<64x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %84, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc %81 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %85 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %85, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %result_9, %80, %result, %true, %true, %85[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %85, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %85 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %86 = arith.addi %42, %c64_i32 : i32
    cf.br ^bb1(%86, %71, %62 : i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb3:  // pred: ^bb1
    %87 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %88 = tt.broadcast %87 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %89 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %90 = arith.cmpi slt, %13, %89 : tensor<64xi32, #blocked2>
    %91 = arith.muli %1, %arg6 : i32
    %92 = tt.addptr %arg4, %91 : !tt.ptr<f32>, i32
    %93 = tt.splat %92 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %94 = tt.addptr %93, %13 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %95 = math.log2 %43 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %96 = arith.addf %44, %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttg.barrier local
    %97 = ttg.convert_layout %96 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64xf32, #blocked2>
    tt.store %94, %97, %90 : tensor<64x!tt.ptr<f32>, #blocked2>
    %98 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %99 = tt.addptr %98, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %result_10 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %100 = arith.divf %result_10, %88 : tensor<64x64xf32, #linear>
    %101 = arith.truncf %100 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttg.barrier local
    %102 = ttg.convert_layout %101 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %99, %102, %29 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
