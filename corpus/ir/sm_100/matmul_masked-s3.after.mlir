#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 64]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 36880 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_5 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_6 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
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
    %35 = ttg.local_alloc {allocation.offset = 36864 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable>
    %40 = arith.cmpi sgt, %16, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %20, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %21, %43 : tensor<64x32xi1, #blocked1>
    %45 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %26, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked1>
    %49 = arith.andi %48, %44 : tensor<64x32xi1, #blocked1>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %53 = arith.cmpi slt, %27, %52 : tensor<32x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %55 = arith.andi %54, %31 : tensor<32x128xi1, #blocked>
    %56 = arith.muli %27, %32 : tensor<32x1xi32, #blocked>
    %57 = tt.addptr %33, %56 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %16, %c1_i32 : i32
    %66 = arith.subi %arg5, %c32_i32 : i32
    %67 = tt.splat %66 : i32 -> tensor<1x32xi32, #blocked1>
    %68 = arith.cmpi slt, %20, %67 : tensor<1x32xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %70 = arith.andi %21, %69 : tensor<64x32xi1, #blocked1>
    %71 = arith.addi %13, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %72 = arith.addi %14, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %75 = tt.addptr %26, %74 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %76 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<64x32xi1, #blocked1>
    %78 = arith.andi %77, %70 : tensor<64x32xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %75, %76 mask %78 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = tt.splat %66 : i32 -> tensor<32x1xi32, #blocked>
    %82 = arith.cmpi slt, %27, %81 : tensor<32x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %84 = arith.andi %83, %31 : tensor<32x128xi1, #blocked>
    %85 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %86 = arith.muli %85, %32 : tensor<32x1xi32, #blocked>
    %87 = tt.addptr %33, %86 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %88 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %89 = tt.addptr %88, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %90 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %91 = tt.splat %65 : i1 -> tensor<32x128xi1, #blocked>
    %92 = arith.andi %91, %84 : tensor<32x128xi1, #blocked>
    %93 = ttg.async_copy_global_to_local %89, %90 mask %92 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = arith.cmpi sgt, %16, %c2_i32 : i32
    %96 = ttg.async_wait %51, %64 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %47, %60, %result, %false, %40, %36[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %97 = arith.subi %arg5, %c64_i32 : i32
    %98 = tt.splat %97 : i32 -> tensor<1x32xi32, #blocked1>
    %99 = arith.cmpi slt, %20, %98 : tensor<1x32xi32, #blocked1>
    %100 = tt.broadcast %99 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %101 = arith.andi %21, %100 : tensor<64x32xi1, #blocked1>
    %102 = arith.addi %13, %cst_5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %103 = arith.addi %14, %cst_6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %104 = tt.expand_dims %102 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %105 = tt.broadcast %104 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %106 = tt.addptr %26, %105 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %107 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %108 = tt.splat %95 : i1 -> tensor<64x32xi1, #blocked1>
    %109 = arith.andi %108, %101 : tensor<64x32xi1, #blocked1>
    %110 = ttg.async_copy_global_to_local %106, %107 mask %109 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %111 = ttg.async_commit_group tokens %110
    %112 = tt.splat %97 : i32 -> tensor<32x1xi32, #blocked>
    %113 = arith.cmpi slt, %27, %112 : tensor<32x1xi32, #blocked>
    %114 = tt.broadcast %113 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %115 = arith.andi %114, %31 : tensor<32x128xi1, #blocked>
    %116 = tt.expand_dims %103 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %117 = arith.muli %116, %32 : tensor<32x1xi32, #blocked>
    %118 = tt.addptr %33, %117 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %119 = tt.broadcast %118 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %120 = tt.addptr %119, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %121 = ttg.memdesc_index %39[%c2_i32] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %122 = tt.splat %95 : i1 -> tensor<32x128xi1, #blocked>
    %123 = arith.andi %122, %115 : tensor<32x128xi1, #blocked>
    %124 = ttg.async_copy_global_to_local %120, %121 mask %123 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %125 = ttg.async_commit_group tokens %124
    %126 = arith.subi %16, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %80, %111, %94, %125, %36, %c0_i32, %47, %60 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb1(%127: i32, %128: i32, %129: i32, %130: i32, %131: i32, %132: !ttg.async.token, %133: !ttg.async.token, %134: !ttg.async.token, %135: !ttg.async.token, %136: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %137: i32, %138: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %139: !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %140 = arith.cmpi slt, %127, %126 : i32
    cf.cond_br %140, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %141 = arith.subi %16, %c3_i32 : i32
    %142 = arith.cmpi slt, %127, %141 : i32
    %143 = arith.addi %131, %c1_i32 : i32
    %144 = arith.cmpi sge, %143, %c3_i32 : i32
    %145 = arith.select %144, %c0_i32, %143 : i32
    %146 = ttg.async_wait %132, %134 {num = 2 : i32}
    ttg.barrier local
    %147 = ttg.memdesc_index %38[%145] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %148 = ttg.memdesc_index %39[%145] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %149 = ttg.memdesc_index %35[%129] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %147, %148, %result, %true, %true, %149[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %136, %137 deps %138, %139 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %150 = arith.xori %128, %c1_i32 : i32
    %151 = arith.addi %129, %c1_i32 : i32
    %152 = arith.cmpi sge, %151, %c2_i32 : i32
    %153 = arith.select %152, %c0_i32, %151 : i32
    %154 = arith.select %152, %150, %128 : i32
    %155 = arith.addi %130, %c1_i32 : i32
    %156 = arith.cmpi sge, %155, %c3_i32 : i32
    %157 = arith.select %156, %c0_i32, %155 : i32
    %158 = arith.addi %127, %c3_i32 : i32
    %159 = arith.muli %158, %c32_i32 : i32
    %160 = arith.subi %arg5, %159 : i32
    %161 = tt.splat %160 : i32 -> tensor<1x32xi32, #blocked1>
    %162 = arith.cmpi slt, %20, %161 : tensor<1x32xi32, #blocked1>
    %163 = tt.broadcast %162 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %164 = arith.andi %21, %163 : tensor<64x32xi1, #blocked1>
    %165 = tt.splat %159 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %166 = tt.splat %159 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %167 = arith.addi %165, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %168 = arith.addi %166, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %169 = tt.expand_dims %167 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %170 = tt.broadcast %169 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %171 = tt.addptr %26, %170 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %172 = ttg.memdesc_index %38[%157] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %173 = tt.splat %142 : i1 -> tensor<64x32xi1, #blocked1>
    %174 = arith.andi %173, %164 : tensor<64x32xi1, #blocked1>
    %175 = ttg.async_copy_global_to_local %171, %172 mask %174 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %176 = ttg.async_commit_group tokens %175
    %177 = tt.splat %160 : i32 -> tensor<32x1xi32, #blocked>
    %178 = arith.cmpi slt, %27, %177 : tensor<32x1xi32, #blocked>
    %179 = tt.broadcast %178 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %180 = arith.andi %179, %31 : tensor<32x128xi1, #blocked>
    %181 = tt.expand_dims %168 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %182 = arith.muli %181, %32 : tensor<32x1xi32, #blocked>
    %183 = tt.addptr %33, %182 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %184 = tt.broadcast %183 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %185 = tt.addptr %184, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %186 = ttg.memdesc_index %39[%157] : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %187 = tt.splat %142 : i1 -> tensor<32x128xi1, #blocked>
    %188 = arith.andi %187, %180 : tensor<32x128xi1, #blocked>
    %189 = ttg.async_copy_global_to_local %185, %186 mask %188 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %190 = ttg.async_commit_group tokens %189
    %191 = arith.addi %127, %c1_i32 : i32
    cf.br ^bb1(%191, %154, %153, %157, %145, %133, %176, %135, %190, %149, %128, %147, %148 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttg.barrier local
    ttng.wait_barrier %136, %137 deps %138, %139 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %192 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %39 : !ttg.memdesc<3x32x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %result_7 = ttng.tmem_load %result : !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x128xf32, #linear>
    %193 = arith.cmpf ogt, %result_7, %cst_2 : tensor<64x128xf32, #linear>
    %194 = arith.mulf %result_7, %cst_1 : tensor<64x128xf32, #linear>
    %195 = arith.select %193, %result_7, %194 : tensor<64x128xi1, #linear>, tensor<64x128xf32, #linear>
    %196 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %197 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %198 = arith.cmpi slt, %196, %197 : tensor<64x1xi32, #blocked>
    %199 = tt.broadcast %198 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %200 = tt.broadcast %30 : tensor<1x128xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %201 = arith.andi %199, %200 : tensor<64x128xi1, #blocked>
    %202 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked>
    %203 = arith.muli %196, %202 : tensor<64x1xi32, #blocked>
    %204 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %205 = tt.addptr %204, %203 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %206 = tt.broadcast %205 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %207 = tt.broadcast %28 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %208 = tt.addptr %206, %207 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %209 = arith.truncf %195 : tensor<64x128xf32, #linear> to tensor<64x128xf16, #linear>
    %210 = ttg.convert_layout %209 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x128xf16, #linear> -> tensor<64x128xf16, #blocked>
    tt.store %208, %210, %201 : tensor<64x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
