#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24592 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c32_i32 = arith.constant 32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_5 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c96_i32 = arith.constant 96 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb12
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked2>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %22 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %29 = tt.broadcast %28 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %30 = tt.addptr %21, %29 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %31 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %32 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %33 = ttg.async_copy_global_to_local %30, %31 mask %32 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %34 = ttg.async_commit_group tokens %33
    %35 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %36 = arith.muli %35, %8 : tensor<32x1xi32, #blocked>
    %37 = tt.addptr %9, %36 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %38 = tt.broadcast %37 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %39 = tt.addptr %38, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %40 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %41 = tt.splat %27 : i1 -> tensor<32x64xi1, #blocked>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %45 = arith.addi %3, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %46 = arith.addi %4, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %47 = tt.expand_dims %45 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %48 = tt.broadcast %47 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %49 = tt.addptr %21, %48 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %50 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %51 = tt.splat %44 : i1 -> tensor<64x32xi1, #blocked2>
    %52 = ttg.async_copy_global_to_local %49, %50 mask %51 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = tt.expand_dims %46 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %55 = arith.muli %54, %8 : tensor<32x1xi32, #blocked>
    %56 = tt.addptr %9, %55 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %57 = tt.broadcast %56 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %58 = tt.addptr %57, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %59 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %60 = tt.splat %44 : i1 -> tensor<32x64xi1, #blocked>
    %61 = ttg.async_copy_global_to_local %58, %59 mask %60 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %64 = ttg.async_wait %34, %43 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %31, %40, %result, %false, %27, %23[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %65 = arith.addi %3, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %66 = arith.addi %4, %cst_5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %67 = tt.expand_dims %65 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %68 = tt.broadcast %67 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %69 = tt.addptr %21, %68 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %70 = ttg.memdesc_index %25[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %71 = tt.splat %63 : i1 -> tensor<64x32xi1, #blocked2>
    %72 = ttg.async_copy_global_to_local %69, %70 mask %71 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    %74 = tt.expand_dims %66 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %75 = arith.muli %74, %8 : tensor<32x1xi32, #blocked>
    %76 = tt.addptr %9, %75 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %77 = tt.broadcast %76 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %78 = tt.addptr %77, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %79 = ttg.memdesc_index %26[%c2_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %80 = tt.splat %63 : i1 -> tensor<32x64xi1, #blocked>
    %81 = ttg.async_copy_global_to_local %78, %79 mask %80 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb3(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %53, %73, %62, %82, %23, %c0_i32, %31, %40 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3(%84: i32, %85: i32, %86: i32, %87: i32, %88: i32, %89: !ttg.async.token, %90: !ttg.async.token, %91: !ttg.async.token, %92: !ttg.async.token, %93: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %94: i32, %95: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %96: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %97 = arith.cmpi slt, %84, %83 : i32
    cf.cond_br %97, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %98 = arith.subi %arg5, %c96_i32 : i32
    %99 = arith.cmpi slt, %84, %98 : i32
    %100 = arith.addi %88, %c1_i32 : i32
    %101 = arith.cmpi sge, %100, %c3_i32 : i32
    %102 = arith.select %101, %c0_i32, %100 : i32
    %103 = ttg.async_wait %89, %91 {num = 2 : i32}
    ttg.barrier local
    %104 = ttg.memdesc_index %25[%102] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %105 = ttg.memdesc_index %26[%102] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %106 = ttg.memdesc_index %22[%86] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %104, %105, %result, %true, %true, %106[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %93, %94 deps %95, %96 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %107 = arith.xori %85, %c1_i32 : i32
    %108 = arith.addi %86, %c1_i32 : i32
    %109 = arith.cmpi sge, %108, %c2_i32 : i32
    %110 = arith.select %109, %c0_i32, %108 : i32
    %111 = arith.select %109, %107, %85 : i32
    %112 = arith.addi %87, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c3_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = arith.addi %84, %c96_i32 : i32
    %116 = tt.splat %115 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %117 = tt.splat %115 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %118 = arith.addi %116, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %119 = arith.addi %117, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %120 = tt.expand_dims %118 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %121 = tt.broadcast %120 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %122 = tt.addptr %21, %121 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %123 = ttg.memdesc_index %25[%114] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %124 = tt.splat %99 : i1 -> tensor<64x32xi1, #blocked2>
    %125 = ttg.async_copy_global_to_local %122, %123 mask %124 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared1, #smem, mutable>
    %126 = ttg.async_commit_group tokens %125
    %127 = tt.expand_dims %119 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %128 = arith.muli %127, %8 : tensor<32x1xi32, #blocked>
    %129 = tt.addptr %9, %128 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %130 = tt.broadcast %129 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %131 = tt.addptr %130, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %132 = ttg.memdesc_index %26[%114] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %133 = tt.splat %99 : i1 -> tensor<32x64xi1, #blocked>
    %134 = ttg.async_copy_global_to_local %131, %132 mask %133 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %135 = ttg.async_commit_group tokens %134
    %136 = arith.addi %84, %c32_i32 : i32
    cf.br ^bb3(%136, %111, %110, %114, %102, %90, %126, %92, %135, %106, %85, %104, %105 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    cf.cond_br %27, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    ttg.barrier local
    ttng.wait_barrier %93, %94 deps %95, %96 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %137 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %26 : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %result_6 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %138 = ttg.convert_layout %result_6 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked>
    %139 = arith.remsi %13, %c2_i32 : i32
    %140 = arith.cmpi eq, %139, %c0_i32 : i32
    cf.cond_br %140, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %141 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %142 = tt.expand_dims %141 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %143 = arith.muli %142, %cst_0 : tensor<64x1xi32, #blocked1>
    %144 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %145 = tt.addptr %144, %143 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %146 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %147 = tt.expand_dims %146 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %148 = tt.broadcast %145 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %149 = tt.broadcast %147 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %150 = tt.addptr %148, %149 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    ttg.barrier local
    %151 = ttg.convert_layout %result_6 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %150, %151 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier all
    %152 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %153 = tt.atomic_rmw exch, release, gpu, %152, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb12
  ^bb9:  // pred: ^bb7
    %154 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %155 = tt.addptr %154, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    ttg.barrier local
    %156 = tt.atomic_cas acquire, gpu, %155, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %157 = arith.cmpi ne, %156, %c1_i32 : i32
    cf.cond_br %157, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    %158 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %159 = arith.muli %158, %cst : tensor<64x1xi32, #blocked>
    %160 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %161 = tt.addptr %160, %159 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %162 = tt.broadcast %161 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %163 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %164 = tt.addptr %162, %163 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %165 = tt.load %164 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %166 = arith.addf %138, %165 : tensor<64x64xf32, #blocked>
    %167 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %168 = arith.addi %167, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %169 = tt.expand_dims %168 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %170 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %171 = arith.muli %169, %170 : tensor<64x1xi32, #blocked>
    %172 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %173 = tt.addptr %172, %171 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %174 = tt.broadcast %173 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %175 = tt.addptr %174, %163 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %176 = arith.truncf %166 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    tt.store %175, %176 : tensor<64x64x!tt.ptr<f16>, #blocked>
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %177 = arith.addi %13, %5 : i32
    cf.br ^bb1(%177 : i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
