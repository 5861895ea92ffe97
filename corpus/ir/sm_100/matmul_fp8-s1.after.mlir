#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16392 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
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
    cf.br ^bb1(%c0_i32, %26, %37, %false : i32, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i1)
  ^bb1(%40: i32, %41: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %42: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, %43: i1):  // 2 preds: ^bb0, ^bb2
    %44 = arith.cmpi slt, %40, %arg5 : i32
    cf.cond_br %44, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %45 = tt.load %41 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %46 = ttg.local_alloc %45 {allocation.offset = 0 : i32} : (tensor<128x64xf8E5M2, #blocked>) -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem>
    %47 = tt.load %42 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %48 = ttg.local_alloc %47 {allocation.offset = 8192 : i32} : (tensor<64x128xf8E5M2, #blocked2>) -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %49 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %46, %48, %result, %43, %true, %49[%true] {is_async} : !ttg.memdesc<128x64xf8E5M2, #shared, #smem>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %49, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %50 = tt.addptr %41, %cst : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %51 = tt.addptr %42, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %52 = arith.addi %40, %c64_i32 : i32
    cf.br ^bb1(%52, %50, %51, %true : i32, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i1)
  ^bb3:  // pred: ^bb1
    %53 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %54 = arith.muli %17, %53 : tensor<128x1xi32, #blocked1>
    %55 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %56 = tt.addptr %55, %54 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %58 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %59 = tt.addptr %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    ttg.barrier local
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %60 = ttg.convert_layout %result_1 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #linear> -> tensor<128x128xf32, #blocked1>
    tt.store %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
