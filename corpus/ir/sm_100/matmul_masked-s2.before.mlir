#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 64]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24592 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
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
    %35 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable>
    %40 = arith.cmpi sgt, %16, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %20, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %21, %43 : tensor<64x32xi1, #blocked1>
    %45 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %26, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
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
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %16, %c1_i32 : i32
    %66 = ttg.async_wait %51, %64 {num = 0 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %47, %60, %result, %false, %40, %36[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %67 = arith.subi %arg5, %c32_i32 : i32
    %68 = tt.splat %67 : i32 -> tensor<1x32xi32, #blocked1>
    %69 = arith.cmpi slt, %20, %68 : tensor<1x32xi32, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %71 = arith.andi %21, %70 : tensor<64x32xi1, #blocked1>
    %72 = arith.addi %13, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %73 = arith.addi %14, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %74 = tt.expand_dims %72 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %76 = tt.addptr %26, %75 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %77 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %78 = tt.splat %65 : i1 -> tensor<64x32xi1, #blocked1>
    %79 = arith.andi %78, %71 : tensor<64x32xi1, #blocked1>
    %80 = ttg.async_copy_global_to_local %76, %77 mask %79 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = tt.splat %67 : i32 -> tensor<32x1xi32, #blocked>
    %83 = arith.cmpi slt, %27, %82 : tensor<32x1xi32, #blocked>
    %84 = tt.broadcast %83 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %85 = arith.andi %84, %31 : tensor<32x128xi1, #blocked>
    %86 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %87 = arith.muli %86, %32 : tensor<32x1xi32, #blocked>
    %88 = tt.addptr %33, %87 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %90 = tt.addptr %89, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %91 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %92 = tt.splat %65 : i1 -> tensor<32x128xi1, #blocked>
    %93 = arith.andi %92, %85 : tensor<32x128xi1, #blocked>
    %94 = ttg.async_copy_global_to_local %90, %91 mask %93 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = arith.subi %16, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c0_i32, %81, %95, %36, %c0_i32, %47, %60 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb1(%97: i32, %98: i32, %99: i32, %100: i32, %101: !ttg.async.token, %102: !ttg.async.token, %103: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %104: i32, %105: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %106: !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %97, %96 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = arith.subi %16, %c2_i32 : i32
    %109 = arith.cmpi slt, %97, %108 : i32
    %110 = arith.addi %100, %c1_i32 : i32
    %111 = arith.cmpi sge, %110, %c2_i32 : i32
    %112 = arith.select %111, %c0_i32, %110 : i32
    %113 = ttg.async_wait %101, %102 {num = 0 : i32}
    %114 = ttg.memdesc_index %38[%112] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %115 = ttg.memdesc_index %39[%112] : !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %116 = ttg.memdesc_index %35[%99] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %114, %115, %result, %true, %true, %116[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %103, %104 deps %105, %106 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %117 = arith.xori %98, %c1_i32 : i32
    %118 = arith.addi %99, %c1_i32 : i32
    %119 = arith.cmpi sge, %118, %c2_i32 : i32
    %120 = arith.select %119, %c0_i32, %118 : i32
    %121 = arith.select %119, %117, %98 : i32
    %122 = arith.addi %97, %c2_i32 : i32
    %123 = arith.muli %122, %c32_i32 : i32
    %124 = arith.subi %arg5, %123 : i32
    %125 = tt.splat %124 : i32 -> tensor<1x32xi32, #blocked1>
    %126 = arith.cmpi slt, %20, %125 : tensor<1x32xi32, #blocked1>
    %127 = tt.broadcast %126 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %128 = arith.andi %21, %127 : tensor<64x32xi1, #blocked1>
    %129 = tt.splat %123 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %130 = tt.splat %123 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %131 = arith.addi %129, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %132 = arith.addi %130, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %133 = tt.expand_dims %131 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %134 = tt.broadcast %133 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %135 = tt.addptr %26, %134 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %136 = ttg.memdesc_index %38[%120] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %137 = tt.splat %109 : i1 -> tensor<64x32xi1, #blocked1>
    %138 = arith.andi %137, %128 : tensor<64x32xi1, #blocked1>
    %139 = ttg.async_copy_global_to_local %135, %136 mask %138 other %cst_0 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %140 = ttg.async_commit_group tokens %139
    %141 = tt.splat %124 : i32 -> tensor<32x1xi32, #blocked>
    %142 = arith.cmpi slt, %27, %141 : tensor<32x1xi32, #blocked>
    %143 = tt.broadcast %142 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %144 = arith.andi %143, %31 : tensor<32x128xi1, #blocked>
    %145 = tt.expand_dims %132 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %146 = arith.muli %145, %32 : tensor<32x1xi32, #blocked>
    %147 = tt.addptr %33, %146 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %148 = tt.broadcast %147 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %149 = tt.addptr %148, %34 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %150 = ttg.memdesc_index %39[%120] : !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    %151 = tt.splat %109 : i1 -> tensor<32x128xi1, #blocked>
    %152 = arith.andi %151, %144 : tensor<32x128xi1, #blocked>
    %153 = ttg.async_copy_global_to_local %149, %150 mask %152 other %cst {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared2, #smem, mutable>
    %154 = ttg.async_commit_group tokens %153
    %155 = arith.addi %97, %c1_i32 : i32
    cf.br ^bb1(%155, %121, %120, %112, %140, %154, %116, %98, %114, %115 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %103, %104 deps %105, %106 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %156 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %39 : !ttg.memdesc<2x32x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<64x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x128xf32, #linear>
    %157 = arith.cmpf ogt, %result_5, %cst_2 : tensor<64x128xf32, #linear>
    %158 = arith.mulf %result_5, %cst_1 : tensor<64x128xf32, #linear>
    %159 = arith.select %157, %result_5, %158 : tensor<64x128xi1, #linear>, tensor<64x128xf32, #linear>
    %160 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %161 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %162 = arith.cmpi slt, %160, %161 : tensor<64x1xi32, #blocked>
    %163 = tt.broadcast %162 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %164 = tt.broadcast %30 : tensor<1x128xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %165 = arith.andi %163, %164 : tensor<64x128xi1, #blocked>
    %166 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked>
    %167 = arith.muli %160, %166 : tensor<64x1xi32, #blocked>
    %168 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %169 = tt.addptr %168, %167 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %170 = tt.broadcast %169 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %171 = tt.broadcast %28 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %172 = tt.addptr %170, %171 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %173 = arith.truncf %159 : tensor<64x128xf32, #linear> to tensor<64x128xf16, #linear>
    %174 = ttg.convert_layout %173 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x128xf16, #linear> -> tensor<64x128xf16, #blocked>
    tt.store %172, %174, %165 : tensor<64x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
