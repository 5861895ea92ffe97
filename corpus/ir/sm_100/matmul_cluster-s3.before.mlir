#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = [[0, 64]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[0, 1]]>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 36880 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c96_i32 = arith.constant 96 : i32
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
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x128x!tt.ptr<f16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x128xi32, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %40 = ttg.local_alloc {allocation.offset = 36864 : i32} : () -> !ttg.memdesc<2x2xi64, #shared, #smem, mutable>
    %41 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x2xi64, #shared, #smem, mutable> -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<2x2xi64, #shared, #smem, mutable> -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable>
    %44 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable>
    %45 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %46 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>
    %47 = tt.splat %45 : i1 -> tensor<128x32xi1, #blocked>
    %48 = ttg.async_copy_global_to_local %26, %46 mask %47 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared1, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %51 = tt.splat %45 : i1 -> tensor<32x128xi1, #blocked2>
    %52 = ttg.async_copy_global_to_local %37, %50 mask %51 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared2, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %55 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %56 = tt.addptr %37, %39 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %57 = ttg.memdesc_index %43[%c1_i32] : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>
    %58 = tt.splat %54 : i1 -> tensor<128x32xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %55, %57 mask %58 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared1, #smem, mutable>
    %60 = ttg.async_commit_group tokens %59
    %61 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %62 = tt.splat %54 : i1 -> tensor<32x128xi1, #blocked2>
    %63 = ttg.async_copy_global_to_local %56, %61 mask %62 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared2, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %66 = ttg.async_wait %49, %53 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %46, %50, %result, %false, %45, %41[%true] {is_async} : !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %67 = tt.addptr %55, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %68 = tt.addptr %56, %39 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %69 = ttg.memdesc_index %43[%c2_i32] : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>
    %70 = tt.splat %65 : i1 -> tensor<128x32xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %67, %69 mask %70 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = ttg.memdesc_index %44[%c2_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %74 = tt.splat %65 : i1 -> tensor<32x128xi1, #blocked2>
    %75 = ttg.async_copy_global_to_local %68, %73 mask %74 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared2, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %67, %68, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %60, %72, %64, %76, %41, %c0_i32, %46, %50 : i32, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<2xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb1(%78: i32, %79: tensor<128x32x!tt.ptr<f16>, #blocked>, %80: tensor<32x128x!tt.ptr<f16>, #blocked2>, %81: i32, %82: i32, %83: i32, %84: i32, %85: !ttg.async.token, %86: !ttg.async.token, %87: !ttg.async.token, %88: !ttg.async.token, %89: !ttg.memdesc<2xi64, #shared, #smem, mutable>, %90: i32, %91: !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, %92: !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %93 = arith.cmpi slt, %78, %77 : i32
    cf.cond_br %93, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %94 = arith.subi %arg5, %c96_i32 : i32
    %95 = arith.cmpi slt, %78, %94 : i32
    %96 = arith.addi %84, %c1_i32 : i32
    %97 = arith.cmpi sge, %96, %c3_i32 : i32
    %98 = arith.select %97, %c0_i32, %96 : i32
    %99 = ttg.async_wait %85, %87 {num = 2 : i32}
    %100 = ttg.memdesc_index %43[%98] : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>
    %101 = ttg.memdesc_index %44[%98] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %102 = ttg.memdesc_index %40[%82] : !ttg.memdesc<2x2xi64, #shared, #smem, mutable> -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %100, %101, %result, %true, %true, %102[%true] {is_async} : !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.wait_barrier %89, %90 deps %91, %92 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %103 = arith.xori %81, %c1_i32 : i32
    %104 = arith.addi %82, %c1_i32 : i32
    %105 = arith.cmpi sge, %104, %c2_i32 : i32
    %106 = arith.select %105, %c0_i32, %104 : i32
    %107 = arith.select %105, %103, %81 : i32
    %108 = tt.addptr %79, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %109 = tt.addptr %80, %39 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %110 = arith.addi %83, %c1_i32 : i32
    %111 = arith.cmpi sge, %110, %c3_i32 : i32
    %112 = arith.select %111, %c0_i32, %110 : i32
    %113 = ttg.memdesc_index %43[%112] : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>
    %114 = tt.splat %95 : i1 -> tensor<128x32xi1, #blocked>
    %115 = ttg.async_copy_global_to_local %108, %113 mask %114 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared1, #smem, mutable>
    %116 = ttg.async_commit_group tokens %115
    %117 = ttg.memdesc_index %44[%112] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %118 = tt.splat %95 : i1 -> tensor<32x128xi1, #blocked2>
    %119 = ttg.async_copy_global_to_local %109, %117 mask %118 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared2, #smem, mutable>
    %120 = ttg.async_commit_group tokens %119
    %121 = arith.addi %78, %c32_i32 : i32
    cf.br ^bb1(%121, %108, %109, %107, %106, %112, %98, %86, %116, %88, %120, %102, %81, %100, %101 : i32, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<2xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %45, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %89, %90 deps %91, %92 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %122 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %44 : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<3x128x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x2xi64, #shared, #smem, mutable>
    %123 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %124 = arith.muli %17, %123 : tensor<128x1xi32, #blocked1>
    %125 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %126 = tt.addptr %125, %124 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %127 = tt.broadcast %126 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %128 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %129 = tt.addptr %127, %128 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %130 = arith.truncf %result_1 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %131 = ttg.convert_layout %130 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<128x128xf16, #linear> -> tensor<128x128xf16, #blocked1>
    tt.store %129, %131 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
