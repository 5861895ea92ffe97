#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24592 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c96_i32 = arith.constant 96 : i32
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.muli %0, %arg7 : i32
    %17 = tt.addptr %arg0, %16 : !tt.ptr<f16>, i32
    %18 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked>
    %20 = arith.muli %18, %19 : tensor<64x1xi32, #blocked>
    %21 = tt.splat %17 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %24 = arith.muli %0, %arg8 : i32
    %25 = tt.addptr %arg1, %24 : !tt.ptr<f16>, i32
    %26 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = tt.splat %25 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %30 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %38 = tt.addptr %23, %37 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %39 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %40 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared1, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %44 = arith.muli %43, %26 : tensor<32x1xi32, #blocked1>
    %45 = tt.addptr %27, %44 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %46 = tt.broadcast %45 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %48 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %49 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked1>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared2, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %53 = arith.addi %14, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %54 = arith.addi %15, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %57 = tt.addptr %23, %56 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %58 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %59 = tt.splat %52 : i1 -> tensor<64x32xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %57, %58 mask %59 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %63 = arith.muli %62, %26 : tensor<32x1xi32, #blocked1>
    %64 = tt.addptr %27, %63 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %65 = tt.broadcast %64 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %66 = tt.addptr %65, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %67 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %68 = tt.splat %52 : i1 -> tensor<32x64xi1, #blocked1>
    %69 = ttg.async_copy_global_to_local %66, %67 mask %68 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared2, #smem, mutable>
    %70 = ttg.async_commit_group tokens %69
    %71 = arith.cmpi sgt, %arg3, %c64_i32 : i32
    %72 = ttg.async_wait %42, %51 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %39, %48, %result, %false, %35, %31[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %73 = arith.addi %14, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %74 = arith.addi %15, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %75 = tt.expand_dims %73 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %76 = tt.broadcast %75 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %77 = tt.addptr %23, %76 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %78 = ttg.memdesc_index %33[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %79 = tt.splat %71 : i1 -> tensor<64x32xi1, #blocked>
    %80 = ttg.async_copy_global_to_local %77, %78 mask %79 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared1, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = tt.expand_dims %74 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %83 = arith.muli %82, %26 : tensor<32x1xi32, #blocked1>
    %84 = tt.addptr %27, %83 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %85 = tt.broadcast %84 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %86 = tt.addptr %85, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %87 = ttg.memdesc_index %34[%c2_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %88 = tt.splat %71 : i1 -> tensor<32x64xi1, #blocked1>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared2, #smem, mutable>
    %90 = ttg.async_commit_group tokens %89
    %91 = arith.subi %arg3, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %61, %81, %70, %90, %31, %c0_i32, %39, %48 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb1(%92: i32, %93: i32, %94: i32, %95: i32, %96: i32, %97: !ttg.async.token, %98: !ttg.async.token, %99: !ttg.async.token, %100: !ttg.async.token, %101: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %102: i32, %103: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %104: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %105 = arith.cmpi slt, %92, %91 : i32
    cf.cond_br %105, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %106 = arith.subi %arg3, %c96_i32 : i32
    %107 = arith.cmpi slt, %92, %106 : i32
    %108 = arith.addi %96, %c1_i32 : i32
    %109 = arith.cmpi sge, %108, %c3_i32 : i32
    %110 = arith.select %109, %c0_i32, %108 : i32
    %111 = ttg.async_wait %97, %99 {num = 2 : i32}
    ttg.barrier local
    %112 = ttg.memdesc_index %33[%110] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %113 = ttg.memdesc_index %34[%110] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %114 = ttg.memdesc_index %30[%94] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %112, %113, %result, %true, %true, %114[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %101, %102 deps %103, %104 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %115 = arith.xori %93, %c1_i32 : i32
    %116 = arith.addi %94, %c1_i32 : i32
    %117 = arith.cmpi sge, %116, %c2_i32 : i32
    %118 = arith.select %117, %c0_i32, %116 : i32
    %119 = arith.select %117, %115, %93 : i32
    %120 = arith.addi %95, %c1_i32 : i32
    %121 = arith.cmpi sge, %120, %c3_i32 : i32
    %122 = arith.select %121, %c0_i32, %120 : i32
    %123 = arith.addi %92, %c96_i32 : i32
    %124 = tt.splat %123 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %125 = tt.splat %123 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %126 = arith.addi %124, %14 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %127 = arith.addi %125, %15 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %128 = tt.expand_dims %126 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %129 = tt.broadcast %128 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %130 = tt.addptr %23, %129 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %131 = ttg.memdesc_index %33[%122] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %132 = tt.splat %107 : i1 -> tensor<64x32xi1, #blocked>
    %133 = ttg.async_copy_global_to_local %130, %131 mask %132 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared1, #smem, mutable>
    %134 = ttg.async_commit_group tokens %133
    %135 = tt.expand_dims %127 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %136 = arith.muli %135, %26 : tensor<32x1xi32, #blocked1>
    %137 = tt.addptr %27, %136 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.addptr %138, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %140 = ttg.memdesc_index %34[%122] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %141 = tt.splat %107 : i1 -> tensor<32x64xi1, #blocked1>
    %142 = ttg.async_copy_global_to_local %139, %140 mask %141 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared2, #smem, mutable>
    %143 = ttg.async_commit_group tokens %142
    %144 = arith.addi %92, %c32_i32 : i32
    cf.br ^bb1(%144, %119, %118, %122, %110, %98, %134, %100, %143, %114, %93, %112, %113 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttg.barrier local
    ttng.wait_barrier %101, %102 deps %103, %104 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %145 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %34 : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %146 = arith.muli %0, %arg9 : i32
    %147 = tt.addptr %arg2, %146 : !tt.ptr<f16>, i32
    %148 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %149 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %150 = arith.muli %148, %149 : tensor<64x1xi32, #blocked1>
    %151 = tt.splat %147 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %152 = tt.addptr %151, %150 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %153 = tt.broadcast %152 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %154 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %155 = tt.addptr %153, %154 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_4 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %156 = arith.truncf %result_4 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %157 = ttg.convert_layout %156 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %155, %157 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
