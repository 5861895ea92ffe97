#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65552 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
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
    %44 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %46 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %46, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %47 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
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
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked1>
    ttg.barrier local
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
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.cmpi sgt, %13, %c1_i32 : i32
    %81 = ttg.async_wait %64, %79 {num = 0 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %60, %75, %result, %false, %49, %45[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %82 = arith.subi %arg5, %c64_i32 : i32
    %83 = tt.splat %82 : i32 -> tensor<1x64xi32, #blocked1>
    %84 = arith.cmpi slt, %14, %83 : tensor<1x64xi32, #blocked1>
    %85 = arith.addi %10, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %86 = arith.addi %11, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %87 = tt.expand_dims %85 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %88 = tt.broadcast %87 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %89 = tt.addptr %56, %88 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %90 = tt.broadcast %84 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %91 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %92 = tt.splat %80 : i1 -> tensor<128x64xi1, #blocked1>
    %93 = arith.andi %92, %90 : tensor<128x64xi1, #blocked1>
    %94 = ttg.async_copy_global_to_local %89, %91 mask %93 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = tt.splat %82 : i32 -> tensor<64x1xi32, #blocked>
    %97 = arith.cmpi slt, %18, %96 : tensor<64x1xi32, #blocked>
    %98 = tt.expand_dims %86 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %99 = arith.muli %98, %19 : tensor<64x1xi32, #blocked>
    %100 = tt.addptr %20, %99 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %101 = tt.broadcast %100 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %102 = tt.addptr %101, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %103 = tt.broadcast %97 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %104 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %105 = tt.splat %80 : i1 -> tensor<64x128xi1, #blocked>
    %106 = arith.andi %105, %103 : tensor<64x128xi1, #blocked>
    %107 = ttg.async_copy_global_to_local %102, %104 mask %106 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %108 = ttg.async_commit_group tokens %107
    %109 = arith.subi %13, %c1_i32 : i32
    cf.br ^bb3(%c0_i32, %c0_i32, %c1_i32, %c0_i32, %95, %108, %45, %c0_i32, %60, %75 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%110: i32, %111: i32, %112: i32, %113: i32, %114: !ttg.async.token, %115: !ttg.async.token, %116: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %117: i32, %118: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %119: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %120 = arith.cmpi slt, %110, %109 : i32
    cf.cond_br %120, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %121 = arith.subi %13, %c2_i32 : i32
    %122 = arith.cmpi slt, %110, %121 : i32
    %123 = arith.addi %113, %c1_i32 : i32
    %124 = arith.cmpi sge, %123, %c2_i32 : i32
    %125 = arith.select %124, %c0_i32, %123 : i32
    %126 = ttg.async_wait %114, %115 {num = 0 : i32}
    ttg.barrier local
    %127 = ttg.memdesc_index %47[%125] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %128 = ttg.memdesc_index %48[%125] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %129 = ttg.memdesc_index %44[%112] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %127, %128, %result, %true, %true, %129[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %116, %117 deps %118, %119 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %130 = arith.xori %111, %c1_i32 : i32
    %131 = arith.addi %112, %c1_i32 : i32
    %132 = arith.cmpi sge, %131, %c2_i32 : i32
    %133 = arith.select %132, %c0_i32, %131 : i32
    %134 = arith.select %132, %130, %111 : i32
    %135 = arith.addi %110, %c2_i32 : i32
    %136 = arith.muli %135, %c64_i32 : i32
    %137 = arith.subi %arg5, %136 : i32
    %138 = tt.splat %137 : i32 -> tensor<1x64xi32, #blocked1>
    %139 = arith.cmpi slt, %14, %138 : tensor<1x64xi32, #blocked1>
    %140 = tt.splat %136 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %141 = tt.splat %136 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %142 = arith.addi %140, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %143 = arith.addi %141, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %144 = tt.expand_dims %142 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %145 = tt.broadcast %144 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %146 = tt.addptr %56, %145 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %147 = tt.broadcast %139 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %148 = ttg.memdesc_index %47[%133] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %149 = tt.splat %122 : i1 -> tensor<128x64xi1, #blocked1>
    %150 = arith.andi %149, %147 : tensor<128x64xi1, #blocked1>
    %151 = ttg.async_copy_global_to_local %146, %148 mask %150 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %152 = ttg.async_commit_group tokens %151
    %153 = tt.splat %137 : i32 -> tensor<64x1xi32, #blocked>
    %154 = arith.cmpi slt, %18, %153 : tensor<64x1xi32, #blocked>
    %155 = tt.expand_dims %143 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %156 = arith.muli %155, %19 : tensor<64x1xi32, #blocked>
    %157 = tt.addptr %20, %156 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %158 = tt.broadcast %157 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %159 = tt.addptr %158, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %160 = tt.broadcast %154 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %161 = ttg.memdesc_index %48[%133] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %162 = tt.splat %122 : i1 -> tensor<64x128xi1, #blocked>
    %163 = arith.andi %162, %160 : tensor<64x128xi1, #blocked>
    %164 = ttg.async_copy_global_to_local %159, %161 mask %163 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %165 = ttg.async_commit_group tokens %164
    %166 = arith.addi %110, %c1_i32 : i32
    cf.br ^bb3(%166, %134, %133, %125, %152, %165, %129, %111, %127, %128 : i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    cf.cond_br %49, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    ttg.barrier local
    ttng.wait_barrier %116, %117 deps %118, %119 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %167 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %48 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %168 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %169 = arith.cmpi slt, %168, %22 : tensor<128x1xi32, #blocked>
    %170 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %171 = arith.cmpi slt, %170, %23 : tensor<1x128xi32, #blocked>
    %172 = tt.broadcast %169 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %173 = tt.broadcast %171 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %174 = arith.andi %172, %173 : tensor<128x128xi1, #blocked>
    %175 = arith.muli %168, %24 : tensor<128x1xi32, #blocked>
    %176 = tt.addptr %25, %175 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %177 = tt.broadcast %176 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %178 = tt.broadcast %170 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %179 = tt.addptr %177, %178 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %result_4 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %180 = arith.truncf %result_4 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %181 = ttg.convert_layout %180 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #linear> -> tensor<128x128xf16, #blocked>
    tt.store %179, %181, %174 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %182 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%182 : i32)
  ^bb8:  // pred: ^bb1
    tt.return
  }
}
