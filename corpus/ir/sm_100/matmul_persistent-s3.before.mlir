#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98320 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_5 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = arith.addi %arg5, %c63_i32 : i32
    %13 = arith.divsi %12, %c64_i32 : i32
    %14 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %15 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %21 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked>
    %23 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %24 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked>
    %25 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    cf.br ^bb1(%4 : i32)
  ^bb1(%26: i32):  // 2 preds: ^bb0, ^bb7
    %27 = arith.cmpi slt, %26, %5 : i32
    cf.cond_br %27, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %28 = arith.divsi %26, %6 : i32
    %29 = arith.muli %28, %c8_i32 : i32
    %30 = arith.subi %1, %29 : i32
    %31 = arith.minsi %30, %c8_i32 : i32
    %32 = arith.remsi %26, %31 : i32
    %33 = arith.addi %29, %32 : i32
    %34 = arith.remsi %26, %6 : i32
    %35 = arith.divsi %34, %31 : i32
    %36 = arith.muli %33, %c128_i32 : i32
    %37 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %38 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %39 = arith.addi %37, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %40 = arith.addi %38, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %41 = arith.muli %35, %c128_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = arith.addi %42, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %44 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %46 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %46, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %47 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %13, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %51 = arith.cmpi slt, %14, %50 : tensor<1x64xi32, #blocked1>
    %52 = arith.remsi %39, %15 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %54 = arith.muli %53, %16 : tensor<128x1xi32, #blocked1>
    %55 = tt.addptr %17, %54 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.broadcast %14 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %59 = tt.broadcast %51 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %66 = arith.cmpi slt, %18, %65 : tensor<64x1xi32, #blocked>
    %67 = arith.muli %18, %19 : tensor<64x1xi32, #blocked>
    %68 = tt.addptr %20, %67 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %69 = arith.remsi %43, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %71 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %74 = tt.broadcast %66 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.cmpi sgt, %13, %c1_i32 : i32
    %81 = arith.subi %arg5, %c64_i32 : i32
    %82 = tt.splat %81 : i32 -> tensor<1x64xi32, #blocked1>
    %83 = arith.cmpi slt, %14, %82 : tensor<1x64xi32, #blocked1>
    %84 = arith.addi %10, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %85 = arith.addi %11, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %87 = tt.broadcast %86 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %88 = tt.addptr %56, %87 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %89 = tt.broadcast %83 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %90 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %91 = tt.splat %80 : i1 -> tensor<128x64xi1, #blocked1>
    %92 = arith.andi %91, %89 : tensor<128x64xi1, #blocked1>
    %93 = ttg.async_copy_global_to_local %88, %90 mask %92 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = tt.splat %81 : i32 -> tensor<64x1xi32, #blocked>
    %96 = arith.cmpi slt, %18, %95 : tensor<64x1xi32, #blocked>
    %97 = tt.expand_dims %85 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %98 = arith.muli %97, %19 : tensor<64x1xi32, #blocked>
    %99 = tt.addptr %20, %98 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %101 = tt.addptr %100, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %102 = tt.broadcast %96 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %103 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %104 = tt.splat %80 : i1 -> tensor<64x128xi1, #blocked>
    %105 = arith.andi %104, %102 : tensor<64x128xi1, #blocked>
    %106 = ttg.async_copy_global_to_local %101, %103 mask %105 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = arith.cmpi sgt, %13, %c2_i32 : i32
    %109 = ttg.async_wait %64, %79 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %60, %75, %result, %false, %49, %45[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %110 = arith.subi %arg5, %c128_i32 : i32
    %111 = tt.splat %110 : i32 -> tensor<1x64xi32, #blocked1>
    %112 = arith.cmpi slt, %14, %111 : tensor<1x64xi32, #blocked1>
    %113 = arith.addi %10, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %114 = arith.addi %11, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %115 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %116 = tt.broadcast %115 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %117 = tt.addptr %56, %116 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %118 = tt.broadcast %112 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %119 = ttg.memdesc_index %47[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %120 = tt.splat %108 : i1 -> tensor<128x64xi1, #blocked1>
    %121 = arith.andi %120, %118 : tensor<128x64xi1, #blocked1>
    %122 = ttg.async_copy_global_to_local %117, %119 mask %121 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %123 = ttg.async_commit_group tokens %122
    %124 = tt.splat %110 : i32 -> tensor<64x1xi32, #blocked>
    %125 = arith.cmpi slt, %18, %124 : tensor<64x1xi32, #blocked>
    %126 = tt.expand_dims %114 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %127 = arith.muli %126, %19 : tensor<64x1xi32, #blocked>
    %128 = tt.addptr %20, %127 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %129 = tt.broadcast %128 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %130 = tt.addptr %129, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %131 = tt.broadcast %125 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %132 = ttg.memdesc_index %48[%c2_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %133 = tt.splat %108 : i1 -> tensor<64x128xi1, #blocked>
    %134 = arith.andi %133, %131 : tensor<64x128xi1, #blocked>
    %135 = ttg.async_copy_global_to_local %130, %132 mask %134 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %136 = ttg.async_commit_group tokens %135
    %137 = arith.subi %13, %c1_i32 : i32
    cf.br ^bb3(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %94, %123, %107, %136, %45, %c0_i32, %60, %75 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%138: i32, %139: i32, %140: i32, %141: i32, %142: i32, %143: !ttg.async.token, %144: !ttg.async.token, %145: !ttg.async.token, %146: !ttg.async.token, %147: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %148: i32, %149: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %150: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %151 = arith.cmpi slt, %138, %137 : i32
    cf.cond_br %151, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %152 = arith.subi %13, %c3_i32 : i32
    %153 = arith.cmpi slt, %138, %152 : i32
    %154 = arith.addi %142, %c1_i32 : i32
    %155 = arith.cmpi sge, %154, %c3_i32 : i32
    %156 = arith.select %155, %c0_i32, %154 : i32
    %157 = ttg.async_wait %143, %145 {num = 2 : i32}
    %158 = ttg.memdesc_index %47[%156] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %159 = ttg.memdesc_index %48[%156] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %160 = ttg.memdesc_index %44[%140] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %158, %159, %result, %true, %true, %160[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %147, %148 deps %149, %150 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %161 = arith.xori %139, %c1_i32 : i32
    %162 = arith.addi %140, %c1_i32 : i32
    %163 = arith.cmpi sge, %162, %c2_i32 : i32
    %164 = arith.select %163, %c0_i32, %162 : i32
    %165 = arith.select %163, %161, %139 : i32
    %166 = arith.addi %141, %c1_i32 : i32
    %167 = arith.cmpi sge, %166, %c3_i32 : i32
    %168 = arith.select %167, %c0_i32, %166 : i32
    %169 = arith.addi %138, %c3_i32 : i32
    %170 = arith.muli %169, %c64_i32 : i32
    %171 = arith.subi %arg5, %170 : i32
    %172 = tt.splat %171 : i32 -> tensor<1x64xi32, #blocked1>
    %173 = arith.cmpi slt, %14, %172 : tensor<1x64xi32, #blocked1>
    %174 = tt.splat %170 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %175 = tt.splat %170 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %176 = arith.addi %174, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %177 = arith.addi %175, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %178 = tt.expand_dims %176 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %179 = tt.broadcast %178 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %180 = tt.addptr %56, %179 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %181 = tt.broadcast %173 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %182 = ttg.memdesc_index %47[%168] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %183 = tt.splat %153 : i1 -> tensor<128x64xi1, #blocked1>
    %184 = arith.andi %183, %181 : tensor<128x64xi1, #blocked1>
    %185 = ttg.async_copy_global_to_local %180, %182 mask %184 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %186 = ttg.async_commit_group tokens %185
    %187 = tt.splat %171 : i32 -> tensor<64x1xi32, #blocked>
    %188 = arith.cmpi slt, %18, %187 : tensor<64x1xi32, #blocked>
    %189 = tt.expand_dims %177 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %190 = arith.muli %189, %19 : tensor<64x1xi32, #blocked>
    %191 = tt.addptr %20, %190 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %192 = tt.broadcast %191 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %193 = tt.addptr %192, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %194 = tt.broadcast %188 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %195 = ttg.memdesc_index %48[%168] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %196 = tt.splat %153 : i1 -> tensor<64x128xi1, #blocked>
    %197 = arith.andi %196, %194 : tensor<64x128xi1, #blocked>
    %198 = ttg.async_copy_global_to_local %193, %195 mask %197 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %199 = ttg.async_commit_group tokens %198
    %200 = arith.addi %138, %c1_i32 : i32
    cf.br ^bb3(%200, %165, %164, %168, %156, %144, %186, %146, %199, %160, %139, %158, %159 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    cf.cond_br %49, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    ttng.wait_barrier %147, %148 deps %149, %150 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %201 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %202 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %203 = arith.cmpi slt, %202, %22 : tensor<128x1xi32, #blocked>
    %204 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %205 = arith.cmpi slt, %204, %23 : tensor<1x128xi32, #blocked>
    %206 = tt.broadcast %203 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %207 = tt.broadcast %205 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %208 = arith.andi %206, %207 : tensor<128x128xi1, #blocked>
    %209 = arith.muli %202, %24 : tensor<128x1xi32, #blocked>
    %210 = tt.addptr %25, %209 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %211 = tt.broadcast %210 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %212 = tt.broadcast %204 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %213 = tt.addptr %211, %212 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %result_6 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %214 = arith.truncf %result_6 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %215 = ttg.convert_layout %214 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #linear> -> tensor<128x128xf16, #blocked>
    tt.store %213, %215, %208 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %216 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%216 : i32)
  ^bb8:  // pred: ^bb1
    tt.return
  }
}
