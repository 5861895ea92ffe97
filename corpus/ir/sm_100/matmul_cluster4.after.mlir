#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 1], [0, 2]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 0], [0, 0]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 1], [0, 2]]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 32]], block = [[0, 64], [0, 128]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1], [2]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0], [0, 0]]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 2]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[0, 1], [0, 2]]>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 73744 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 64 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #linear>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_5 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %arg5, %c63_i32 : i32
    %19 = arith.divsi %18, %c64_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %21 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked1>
    %22 = arith.cmpi slt, %20, %21 : tensor<128x1xi32, #blocked1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %26 = arith.muli %20, %25 : tensor<128x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %32 = tt.splat %arg4 : i32 -> tensor<1x256xi32, #blocked>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x256xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x256xi1, #blocked> -> tensor<64x256xi1, #blocked>
    %35 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %31 : tensor<1x256xi32, #blocked> -> tensor<64x256xi32, #blocked>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x256xf32, #linear> -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>
    %38 = ttg.local_alloc {allocation.offset = 73728 : i32} : () -> !ttg.memdesc<2x4xi64, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x4xi64, #shared, #smem, mutable> -> !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    %40 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x4xi64, #shared, #smem, mutable> -> !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable>
    %43 = arith.cmpi sgt, %19, %c0_i32 : i32
    %44 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %45 = arith.cmpi slt, %23, %44 : tensor<1x64xi32, #blocked1>
    %46 = tt.broadcast %45 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %47 = arith.andi %24, %46 : tensor<128x64xi1, #blocked1>
    %48 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %49 = tt.addptr %29, %48 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %50 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %51 = tt.splat %43 : i1 -> tensor<128x64xi1, #blocked1>
    %52 = arith.andi %51, %47 : tensor<128x64xi1, #blocked1>
    %53 = ttg.async_copy_global_to_local %49, %50 mask %52 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %54 = ttg.async_commit_group tokens %53
    %55 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %56 = arith.cmpi slt, %30, %55 : tensor<64x1xi32, #blocked>
    %57 = tt.broadcast %56 : tensor<64x1xi1, #blocked> -> tensor<64x256xi1, #blocked>
    %58 = arith.andi %57, %34 : tensor<64x256xi1, #blocked>
    %59 = arith.muli %30, %35 : tensor<64x1xi32, #blocked>
    %60 = tt.addptr %36, %59 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x256x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %37 : tensor<64x256x!tt.ptr<f16>, #blocked>, tensor<64x256xi32, #blocked>
    %63 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %64 = tt.splat %43 : i1 -> tensor<64x256xi1, #blocked>
    %65 = arith.andi %64, %58 : tensor<64x256xi1, #blocked>
    %66 = ttg.async_copy_global_to_local %62, %63 mask %65 other %cst {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked> -> <64x256xf16, #shared2, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = arith.cmpi sgt, %19, %c1_i32 : i32
    %69 = arith.subi %arg5, %c64_i32 : i32
    %70 = tt.splat %69 : i32 -> tensor<1x64xi32, #blocked1>
    %71 = arith.cmpi slt, %23, %70 : tensor<1x64xi32, #blocked1>
    %72 = tt.broadcast %71 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %73 = arith.andi %24, %72 : tensor<128x64xi1, #blocked1>
    %74 = arith.addi %16, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %75 = arith.addi %17, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %76 = tt.expand_dims %74 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %77 = tt.broadcast %76 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %78 = tt.addptr %29, %77 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %79 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %80 = tt.splat %68 : i1 -> tensor<128x64xi1, #blocked1>
    %81 = arith.andi %80, %73 : tensor<128x64xi1, #blocked1>
    %82 = ttg.async_copy_global_to_local %78, %79 mask %81 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    %84 = tt.splat %69 : i32 -> tensor<64x1xi32, #blocked>
    %85 = arith.cmpi slt, %30, %84 : tensor<64x1xi32, #blocked>
    %86 = tt.broadcast %85 : tensor<64x1xi1, #blocked> -> tensor<64x256xi1, #blocked>
    %87 = arith.andi %86, %34 : tensor<64x256xi1, #blocked>
    %88 = tt.expand_dims %75 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %89 = arith.muli %88, %35 : tensor<64x1xi32, #blocked>
    %90 = tt.addptr %36, %89 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %91 = tt.broadcast %90 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x256x!tt.ptr<f16>, #blocked>
    %92 = tt.addptr %91, %37 : tensor<64x256x!tt.ptr<f16>, #blocked>, tensor<64x256xi32, #blocked>
    %93 = ttg.memdesc_index %42[%c1_i32] : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %94 = tt.splat %68 : i1 -> tensor<64x256xi1, #blocked>
    %95 = arith.andi %94, %87 : tensor<64x256xi1, #blocked>
    %96 = ttg.async_copy_global_to_local %92, %93 mask %95 other %cst {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked> -> <64x256xf16, #shared2, #smem, mutable>
    %97 = ttg.async_commit_group tokens %96
    %98 = arith.cmpi sgt, %19, %c2_i32 : i32
    %99 = ttg.async_wait %54, %67 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %50, %63, %result, %false, %43, %39[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<4xi64, #shared, #smem, mutable>
    %100 = arith.subi %arg5, %c128_i32 : i32
    %101 = tt.splat %100 : i32 -> tensor<1x64xi32, #blocked1>
    %102 = arith.cmpi slt, %23, %101 : tensor<1x64xi32, #blocked1>
    %103 = tt.broadcast %102 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %104 = arith.andi %24, %103 : tensor<128x64xi1, #blocked1>
    %105 = arith.addi %16, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %106 = arith.addi %17, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %108 = tt.broadcast %107 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %109 = tt.addptr %29, %108 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %110 = ttg.memdesc_index %41[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %111 = tt.splat %98 : i1 -> tensor<128x64xi1, #blocked1>
    %112 = arith.andi %111, %104 : tensor<128x64xi1, #blocked1>
    %113 = ttg.async_copy_global_to_local %109, %110 mask %112 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = tt.splat %100 : i32 -> tensor<64x1xi32, #blocked>
    %116 = arith.cmpi slt, %30, %115 : tensor<64x1xi32, #blocked>
    %117 = tt.broadcast %116 : tensor<64x1xi1, #blocked> -> tensor<64x256xi1, #blocked>
    %118 = arith.andi %117, %34 : tensor<64x256xi1, #blocked>
    %119 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %120 = arith.muli %119, %35 : tensor<64x1xi32, #blocked>
    %121 = tt.addptr %36, %120 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %122 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x256x!tt.ptr<f16>, #blocked>
    %123 = tt.addptr %122, %37 : tensor<64x256x!tt.ptr<f16>, #blocked>, tensor<64x256xi32, #blocked>
    %124 = ttg.memdesc_index %42[%c2_i32] : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %125 = tt.splat %98 : i1 -> tensor<64x256xi1, #blocked>
    %126 = arith.andi %125, %118 : tensor<64x256xi1, #blocked>
    %127 = ttg.async_copy_global_to_local %123, %124 mask %126 other %cst {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked> -> <64x256xf16, #shared2, #smem, mutable>
    %128 = ttg.async_commit_group tokens %127
    %129 = arith.subi %19, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %c0_i32, %c1_i32, %c2_i32, %c0_i32, %83, %114, %97, %128, %39, %c0_i32, %50, %63 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<4xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>)
  ^bb1(%130: i32, %131: i32, %132: i32, %133: i32, %134: i32, %135: !ttg.async.token, %136: !ttg.async.token, %137: !ttg.async.token, %138: !ttg.async.token, %139: !ttg.memdesc<4xi64, #shared, #smem, mutable>, %140: i32, %141: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %142: !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %143 = arith.cmpi slt, %130, %129 : i32
    cf.cond_br %143, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %144 = arith.subi %19, %c3_i32 : i32
    %145 = arith.cmpi slt, %130, %144 : i32
    %146 = arith.addi %134, %c1_i32 : i32
    %147 = arith.cmpi sge, %146, %c3_i32 : i32
    %148 = arith.select %147, %c0_i32, %146 : i32
    %149 = ttg.async_wait %135, %137 {num = 2 : i32}
    ttg.barrier local
    %150 = ttg.memdesc_index %41[%148] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %151 = ttg.memdesc_index %42[%148] : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %152 = ttg.memdesc_index %38[%132] : !ttg.memdesc<2x4xi64, #shared, #smem, mutable> -> !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %150, %151, %result, %true, %true, %152[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %139, %140 deps %141, %142 : !ttg.memdesc<4xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %153 = arith.xori %131, %c1_i32 : i32
    %154 = arith.addi %132, %c1_i32 : i32
    %155 = arith.cmpi sge, %154, %c2_i32 : i32
    %156 = arith.select %155, %c0_i32, %154 : i32
    %157 = arith.select %155, %153, %131 : i32
    %158 = arith.addi %133, %c1_i32 : i32
    %159 = arith.cmpi sge, %158, %c3_i32 : i32
    %160 = arith.select %159, %c0_i32, %158 : i32
    %161 = arith.addi %130, %c3_i32 : i32
    %162 = arith.muli %161, %c64_i32 : i32
    %163 = arith.subi %arg5, %162 : i32
    %164 = tt.splat %163 : i32 -> tensor<1x64xi32, #blocked1>
    %165 = arith.cmpi slt, %23, %164 : tensor<1x64xi32, #blocked1>
    %166 = tt.broadcast %165 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %167 = arith.andi %24, %166 : tensor<128x64xi1, #blocked1>
    %168 = tt.splat %162 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %169 = tt.splat %162 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %170 = arith.addi %168, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %171 = arith.addi %169, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %172 = tt.expand_dims %170 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %173 = tt.broadcast %172 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %174 = tt.addptr %29, %173 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %175 = ttg.memdesc_index %41[%160] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %176 = tt.splat %145 : i1 -> tensor<128x64xi1, #blocked1>
    %177 = arith.andi %176, %167 : tensor<128x64xi1, #blocked1>
    %178 = ttg.async_copy_global_to_local %174, %175 mask %177 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable>
    %179 = ttg.async_commit_group tokens %178
    %180 = tt.splat %163 : i32 -> tensor<64x1xi32, #blocked>
    %181 = arith.cmpi slt, %30, %180 : tensor<64x1xi32, #blocked>
    %182 = tt.broadcast %181 : tensor<64x1xi1, #blocked> -> tensor<64x256xi1, #blocked>
    %183 = arith.andi %182, %34 : tensor<64x256xi1, #blocked>
    %184 = tt.expand_dims %171 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %185 = arith.muli %184, %35 : tensor<64x1xi32, #blocked>
    %186 = tt.addptr %36, %185 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %187 = tt.broadcast %186 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x256x!tt.ptr<f16>, #blocked>
    %188 = tt.addptr %187, %37 : tensor<64x256x!tt.ptr<f16>, #blocked>, tensor<64x256xi32, #blocked>
    %189 = ttg.memdesc_index %42[%160] : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    %190 = tt.splat %145 : i1 -> tensor<64x256xi1, #blocked>
    %191 = arith.andi %190, %183 : tensor<64x256xi1, #blocked>
    %192 = ttg.async_copy_global_to_local %188, %189 mask %191 other %cst {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked> -> <64x256xf16, #shared2, #smem, mutable>
    %193 = ttg.async_commit_group tokens %192
    %194 = arith.addi %130, %c1_i32 : i32
    cf.br ^bb1(%194, %157, %156, %160, %148, %136, %179, %138, %193, %152, %131, %150, %151 : i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<4xi64, #shared, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %43, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttg.barrier local
    ttng.wait_barrier %139, %140 deps %141, %142 : !ttg.memdesc<4xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared2, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %195 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %42 : !ttg.memdesc<3x64x256xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %41 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<2x4xi64, #shared, #smem, mutable>
    %196 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %197 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked2>
    %198 = arith.cmpi slt, %196, %197 : tensor<128x1xi32, #blocked2>
    %199 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %200 = tt.splat %arg4 : i32 -> tensor<1x256xi32, #blocked2>
    %201 = arith.cmpi slt, %199, %200 : tensor<1x256xi32, #blocked2>
    %202 = tt.broadcast %198 : tensor<128x1xi1, #blocked2> -> tensor<128x256xi1, #blocked2>
    %203 = tt.broadcast %201 : tensor<1x256xi1, #blocked2> -> tensor<128x256xi1, #blocked2>
    %204 = arith.andi %202, %203 : tensor<128x256xi1, #blocked2>
    %205 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %206 = arith.muli %196, %205 : tensor<128x1xi32, #blocked2>
    %207 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %208 = tt.addptr %207, %206 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %209 = tt.broadcast %208 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x256x!tt.ptr<f16>, #blocked2>
    %210 = tt.broadcast %199 : tensor<1x256xi32, #blocked2> -> tensor<128x256xi32, #blocked2>
    %211 = tt.addptr %209, %210 : tensor<128x256x!tt.ptr<f16>, #blocked2>, tensor<128x256xi32, #blocked2>
    %result_6 = ttng.tmem_load %result : !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x256xf32, #linear>
    %212 = arith.truncf %result_6 : tensor<128x256xf32, #linear> to tensor<128x256xf16, #linear>
    %213 = ttg.convert_layout %212 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<128x256xf16, #linear> -> tensor<128x256xf16, #blocked2>
    tt.store %211, %213, %204 : tensor<128x256x!tt.ptr<f16>, #blocked2>
    ttng.cluster_barrier
    tt.return
  }
}
