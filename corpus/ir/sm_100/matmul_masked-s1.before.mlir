#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 64]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 12296 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #linear>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = arith.addi %11, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %arg5, %c31_i32 : i32
    %16 = arith.divsi %15, %c32_i32 : i32
    %17 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %18 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %19 = arith.cmpi slt, %17, %18 : tensor<64x1xi32, #blocked1>
    %20 = tt.expand_dims %13 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %21 = tt.broadcast %19 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %22 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %23 = arith.muli %17, %22 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %27 = tt.expand_dims %14 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %28 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %29 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %30 = arith.cmpi slt, %28, %29 : tensor<1x128xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<1x128xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %34 = tt.broadcast %28 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result, %true : tensor<64x128xf32, #linear> -> !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>
    cf.br ^bb1(%c0_i32, %false : i32, i1)
  ^bb1(%35: i32, %36: i1):  // 2 preds: ^bb0, ^bb2
    %37 = arith.cmpi slt, %35, %16 : i32
    cf.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = arith.muli %35, %c32_i32 : i32
    %39 = arith.subi %arg5, %38 : i32
    %40 = tt.splat %39 : i32 -> tensor<1x32xi32, #blocked1>
    %41 = arith.cmpi slt, %20, %40 : tensor<1x32xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %43 = arith.andi %21, %42 : tensor<64x32xi1, #blocked1>
    %44 = tt.splat %38 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %45 = tt.splat %38 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %46 = arith.addi %44, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %47 = arith.addi %45, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %48 = tt.expand_dims %46 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %49 = tt.broadcast %48 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %50 = tt.addptr %26, %49 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %51 = tt.load %50, %43, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %52 = ttg.local_alloc %51 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %53 = tt.splat %39 : i32 -> tensor<32x1xi32, #blocked>
    %54 = arith.cmpi slt, %27, %53 : tensor<32x1xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %56 = arith.andi %55, %31 : tensor<32x128xi1, #blocked>
    %57 = tt.expand_dims %47 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %58 = arith.muli %57, %32 : tensor<32x1xi32, #blocked>
    %59 = tt.addptr %33, %58 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %61 = tt.addptr %60, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %62 = tt.load %61, %56, %cst : tensor<32x128x!tt.ptr<f16>, #blocked>
    %63 = ttg.local_alloc %62 {allocation.offset = 0 : i32} : (tensor<32x128xf16, #blocked>) -> !ttg.memdesc<32x128xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %64 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %64, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.tc_gen5_mma %52, %63, %result, %36, %true, %64[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared, #smem>, !ttg.memdesc<32x128xf16, #shared1, #smem>, !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.wait_barrier %64, %c0_i32, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %64 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %65 = arith.addi %35, %c1_i32 : i32
    cf.br ^bb1(%65, %true : i32, i1)
  ^bb3:  // pred: ^bb1
    ttg.barrier local
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x128xf32, #linear>
    %66 = arith.cmpf ogt, %result_3, %cst_2 : tensor<64x128xf32, #linear>
    %67 = arith.mulf %result_3, %cst_1 : tensor<64x128xf32, #linear>
    %68 = arith.select %66, %result_3, %67 : tensor<64x128xi1, #linear>, tensor<64x128xf32, #linear>
    %69 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %70 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %71 = arith.cmpi slt, %69, %70 : tensor<64x1xi32, #blocked>
    %72 = tt.broadcast %71 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %73 = tt.broadcast %30 : tensor<1x128xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %74 = arith.andi %72, %73 : tensor<64x128xi1, #blocked>
    %75 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked>
    %76 = arith.muli %69, %75 : tensor<64x1xi32, #blocked>
    %77 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %78 = tt.addptr %77, %76 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %80 = tt.broadcast %28 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %81 = tt.addptr %79, %80 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %82 = arith.truncf %68 : tensor<64x128xf32, #linear> to tensor<64x128xf16, #linear>
    %83 = ttg.convert_layout %82 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x128xf16, #linear> -> tensor<64x128xf16, #blocked>
    tt.store %81, %83, %74 : tensor<64x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
