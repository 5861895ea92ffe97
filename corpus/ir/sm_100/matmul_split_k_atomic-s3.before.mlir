#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24592 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<128> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c256_i32 = arith.constant 256 : i32
    %cst_3 = arith.constant dense<256> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_4 = arith.constant dense<256> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c384_i32 = arith.constant 384 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %42 = tt.addptr %29, %41 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %44 = tt.splat %39 : i1 -> tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %42, %43 mask %44 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %48 = arith.muli %47, %30 : tensor<32x1xi32, #blocked2>
    %49 = tt.addptr %31, %48 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %50 = tt.broadcast %49 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %51 = tt.addptr %50, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %52 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %53 = tt.splat %39 : i1 -> tensor<32x64xi1, #blocked2>
    %54 = ttg.async_copy_global_to_local %51, %52 mask %53 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    %56 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %57 = arith.addi %22, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = arith.addi %23, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %59 = tt.expand_dims %57 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %60 = tt.broadcast %59 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %61 = tt.addptr %29, %60 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %62 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %63 = tt.splat %56 : i1 -> tensor<64x32xi1, #blocked1>
    %64 = ttg.async_copy_global_to_local %61, %62 mask %63 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %65 = ttg.async_commit_group tokens %64
    %66 = tt.expand_dims %58 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %67 = arith.muli %66, %30 : tensor<32x1xi32, #blocked2>
    %68 = tt.addptr %31, %67 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %69 = tt.broadcast %68 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %70 = tt.addptr %69, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %71 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %72 = tt.splat %56 : i1 -> tensor<32x64xi1, #blocked2>
    %73 = ttg.async_copy_global_to_local %70, %71 mask %72 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = arith.cmpi sgt, %arg4, %c256_i32 : i32
    %76 = ttg.async_wait %46, %55 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %43, %52, %result, %false, %39, %35[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %77 = arith.addi %22, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %78 = arith.addi %23, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %79 = tt.expand_dims %77 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %81 = tt.addptr %29, %80 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %82 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %83 = tt.splat %75 : i1 -> tensor<64x32xi1, #blocked1>
    %84 = ttg.async_copy_global_to_local %81, %82 mask %83 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %85 = ttg.async_commit_group tokens %84
    %86 = tt.expand_dims %78 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %87 = arith.muli %86, %30 : tensor<32x1xi32, #blocked2>
    %88 = tt.addptr %31, %87 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %89 = tt.broadcast %88 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %90 = tt.addptr %89, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %91 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %92 = tt.splat %75 : i1 -> tensor<32x64xi1, #blocked2>
    %93 = ttg.async_copy_global_to_local %90, %91 mask %92 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %65, %85, %74, %94, %35, %c0_i32, %43, %52 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb1(%96: i32, %97: i32, %98: i32, %99: i32, %100: i32, %101: !ttg.async.token, %102: !ttg.async.token, %103: !ttg.async.token, %104: !ttg.async.token, %105: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %106: i32, %107: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %108: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %109 = arith.cmpi slt, %96, %95 : i32
    cf.cond_br %109, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %110 = arith.subi %arg4, %c384_i32 : i32
    %111 = arith.cmpi slt, %96, %110 : i32
    %112 = arith.addi %100, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c3_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = ttg.async_wait %101, %103 {num = 2 : i32}
    %116 = ttg.memdesc_index %37[%114] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %117 = ttg.memdesc_index %38[%114] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %118 = ttg.memdesc_index %34[%98] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %116, %117, %result, %true, %true, %118[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %105, %106 deps %107, %108 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %119 = arith.xori %97, %c1_i32 : i32
    %120 = arith.addi %98, %c1_i32 : i32
    %121 = arith.cmpi sge, %120, %c2_i32 : i32
    %122 = arith.select %121, %c0_i32, %120 : i32
    %123 = arith.select %121, %119, %97 : i32
    %124 = arith.addi %99, %c1_i32 : i32
    %125 = arith.cmpi sge, %124, %c3_i32 : i32
    %126 = arith.select %125, %c0_i32, %124 : i32
    %127 = arith.addi %96, %c384_i32 : i32
    %128 = tt.splat %127 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %129 = tt.splat %127 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %130 = arith.addi %128, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %131 = arith.addi %129, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %132 = tt.expand_dims %130 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %133 = tt.broadcast %132 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %134 = tt.addptr %29, %133 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %135 = ttg.memdesc_index %37[%126] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %136 = tt.splat %111 : i1 -> tensor<64x32xi1, #blocked1>
    %137 = ttg.async_copy_global_to_local %134, %135 mask %136 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %138 = ttg.async_commit_group tokens %137
    %139 = tt.expand_dims %131 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %140 = arith.muli %139, %30 : tensor<32x1xi32, #blocked2>
    %141 = tt.addptr %31, %140 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %142 = tt.broadcast %141 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %143 = tt.addptr %142, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %144 = ttg.memdesc_index %38[%126] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %145 = tt.splat %111 : i1 -> tensor<32x64xi1, #blocked2>
    %146 = ttg.async_copy_global_to_local %143, %144 mask %145 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared2, #smem, mutable>
    %147 = ttg.async_commit_group tokens %146
    %148 = arith.addi %96, %c128_i32 : i32
    cf.br ^bb1(%148, %123, %122, %126, %114, %102, %138, %104, %147, %118, %97, %116, %117 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %39, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %105, %106 deps %107, %108 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %149 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %150 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %151 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %152 = arith.muli %150, %151 : tensor<64x1xi32, #blocked>
    %153 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %154 = tt.addptr %153, %152 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %155 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %156 = tt.broadcast %154 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %157 = tt.broadcast %155 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %158 = tt.addptr %156, %157 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %159 = ttg.convert_layout %result_5 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked>
    %160 = tt.atomic_rmw fadd, acq_rel, gpu, %158, %159, %cst : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
