#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16400 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c84_i32 = arith.constant 84 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    cf.br ^bb1(%c0_i32, %0, %c0_i32 : i32, i32, i32)
  ^bb1(%6: i32, %7: i32, %8: i32):  // 2 preds: ^bb0, ^bb10
    %9 = arith.cmpi slt, %6, %arg5 : i32
    cf.cond_br %9, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    %10 = arith.muli %6, %c3_i32 : i32
    %11 = tt.addptr %arg3, %10 : !tt.ptr<i32>, i32
    %12 = tt.load %11 : !tt.ptr<i32>
    %13 = tt.addptr %11, %c1_i32 : !tt.ptr<i32>, i32
    %14 = tt.load %13 : !tt.ptr<i32>
    %15 = tt.addptr %11, %c2_i32 : !tt.ptr<i32>, i32
    %16 = tt.load %15 : !tt.ptr<i32>
    %17 = arith.addi %14, %c63_i32 : i32
    %18 = arith.divsi %17, %c64_i32 : i32
    %19 = arith.addi %12, %c63_i32 : i32
    %20 = arith.divsi %19, %c64_i32 : i32
    %21 = arith.muli %20, %18 : i32
    %22 = arith.addi %8, %21 : i32
    %23 = tt.addptr %arg4, %10 : !tt.ptr<i32>, i32
    %24 = tt.addptr %23, %c1_i32 : !tt.ptr<i32>, i32
    %25 = tt.addptr %23, %c2_i32 : !tt.ptr<i32>, i32
    %26 = tt.addptr %arg0, %6 : !tt.ptr<i64>, i32
    %27 = tt.addptr %arg1, %6 : !tt.ptr<i64>, i32
    %28 = tt.addptr %arg2, %6 : !tt.ptr<i64>, i32
    %29 = arith.addi %16, %c31_i32 : i32
    %30 = arith.divsi %29, %c32_i32 : i32
    cf.br ^bb3(%7 : i32)
  ^bb3(%31: i32):  // 2 preds: ^bb2, ^bb9
    %32 = arith.cmpi sge, %31, %8 : i32
    %33 = arith.cmpi slt, %31, %22 : i32
    %34 = arith.andi %32, %33 : i1
    cf.cond_br %34, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %35 = tt.load %23 : !tt.ptr<i32>
    %36 = tt.load %24 : !tt.ptr<i32>
    %37 = tt.load %25 : !tt.ptr<i32>
    %38 = tt.load %26 : !tt.ptr<i64>
    %39 = tt.int_to_ptr %38 : i64 -> !tt.ptr<f16>
    %40 = tt.load %27 : !tt.ptr<i64>
    %41 = tt.int_to_ptr %40 : i64 -> !tt.ptr<f16>
    %42 = tt.load %28 : !tt.ptr<i64>
    %43 = tt.int_to_ptr %42 : i64 -> !tt.ptr<f16>
    %44 = arith.subi %31, %8 : i32
    %45 = arith.divsi %44, %18 : i32
    %46 = arith.muli %45, %c64_i32 : i32
    %47 = tt.splat %46 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %48 = tt.splat %46 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %49 = arith.addi %47, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = arith.addi %48, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %51 = arith.remsi %44, %18 : i32
    %52 = arith.muli %51, %c64_i32 : i32
    %53 = tt.splat %52 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %53, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %55 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %56 = tt.splat %35 : i32 -> tensor<64x1xi32, #blocked>
    %57 = arith.muli %55, %56 : tensor<64x1xi32, #blocked>
    %58 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %61 = tt.splat %36 : i32 -> tensor<32x1xi32, #blocked1>
    %62 = tt.splat %41 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %63 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %65 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %66 = ttg.memdesc_index %65[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %66, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %65[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %67, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %68 = arith.cmpi sgt, %30, %c0_i32 : i32
    %69 = tt.expand_dims %5 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %70 = tt.broadcast %69 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %71 = tt.addptr %60, %70 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %72 = tt.splat %68 : i1 -> tensor<64x32xi1, #blocked>
    %73 = tt.load %71, %72 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %74 = ttg.local_alloc %73 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    %75 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %76 = arith.muli %75, %61 : tensor<32x1xi32, #blocked1>
    %77 = tt.addptr %62, %76 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %64 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %80 = tt.splat %68 : i1 -> tensor<32x64xi1, #blocked1>
    %81 = tt.load %79, %80 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %82 = ttg.local_alloc %81 {allocation.offset = 4096 : i32} : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %74, %82, %result, %false, %68, %66[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %83 = arith.subi %30, %c1_i32 : i32
    cf.br ^bb5(%c0_i32, %c0_i32, %c1_i32, %66, %c0_i32, %74, %82 : i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>)
  ^bb5(%84: i32, %85: i32, %86: i32, %87: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %88: i32, %89: !ttg.memdesc<64x32xf16, #shared1, #smem>, %90: !ttg.memdesc<32x64xf16, #shared2, #smem>):  // 2 preds: ^bb4, ^bb6
    %91 = arith.cmpi slt, %84, %83 : i32
    cf.cond_br %91, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %92 = arith.addi %84, %c1_i32 : i32
    %93 = arith.muli %92, %c32_i32 : i32
    %94 = tt.splat %93 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %95 = tt.splat %93 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %96 = arith.addi %94, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %97 = arith.addi %95, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %98 = tt.expand_dims %97 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %99 = tt.broadcast %98 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %100 = tt.addptr %60, %99 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    ttng.wait_barrier %87, %88 deps %89, %90 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>
    %101 = tt.load %100 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %102 = ttg.local_alloc %101 {allocation.offset = 8192 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared1, #smem>
    %103 = tt.expand_dims %96 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %104 = arith.muli %103, %61 : tensor<32x1xi32, #blocked1>
    %105 = tt.addptr %62, %104 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %106 = tt.broadcast %105 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %107 = tt.addptr %106, %64 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %108 = tt.load %107 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %109 = ttg.local_alloc %108 {allocation.offset = 12288 : i32} : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %110 = ttg.memdesc_index %65[%86] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %102, %109, %result, %true, %true, %110[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %111 = arith.xori %85, %c1_i32 : i32
    %112 = arith.addi %86, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c2_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = arith.select %113, %111, %85 : i32
    %116 = arith.addi %84, %c1_i32 : i32
    cf.br ^bb5(%116, %115, %114, %110, %85, %102, %109 : i32, i32, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>)
  ^bb7:  // pred: ^bb5
    cf.cond_br %68, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    ttng.wait_barrier %87, %88 deps %89, %90 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem>, !ttg.memdesc<32x64xf16, #shared2, #smem>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    ttng.inval_barrier %66 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %67 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %65 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %117 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %118 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked1>
    %119 = arith.muli %117, %118 : tensor<64x1xi32, #blocked1>
    %120 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %121 = tt.addptr %120, %119 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %122 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %123 = tt.broadcast %63 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %124 = tt.addptr %122, %123 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %125 = arith.truncf %result_0 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %126 = ttg.convert_layout %125 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %124, %126 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %127 = arith.addi %31, %c84_i32 : i32
    cf.br ^bb3(%127 : i32)
  ^bb10:  // pred: ^bb3
    %128 = arith.addi %6, %c1_i32 : i32
    cf.br ^bb1(%128, %31, %22 : i32, i32, i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}
