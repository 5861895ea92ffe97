#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 131120 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = arith.cmpi sle, %arg17, %c0_i32 : i32
    cf.cond_br %6, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %7 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb2(%5 : i32)
  ^bb2(%8: i32):  // 2 preds: ^bb1, ^bb3
    %9 = arith.cmpi slt, %8, %4 : i32
    cf.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = arith.divsi %8, %1 : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = arith.remsi %8, %1 : i32
    %13 = arith.muli %12, %c128_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %cst, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%11, %13] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %14 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb2(%14 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb20
  ^bb5:  // pred: ^bb0
    %15 = arith.subi %4, %5 : i32
    %16 = arith.ceildivsi %15, %c132_i32 : i32
    %17 = arith.ceildivsi %arg17, %c64_i32 : i32
    %18 = arith.maxsi %17, %c1_i32 : i32
    %19 = arith.muli %16, %18 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %21 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %21, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %22 = ttg.local_alloc {allocation.offset = 131104 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %27 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %27[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = arith.cmpi sgt, %19, %c0_i32 : i32
    %32 = arith.divsi %5, %1 : i32
    %33 = arith.muli %32, %c128_i32 : i32
    %34 = arith.remsi %5, %1 : i32
    %35 = arith.muli %34, %c128_i32 : i32
    ttng.barrier_expect %28, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%33, %c0_i32] %36, %28, %31 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_trans %37 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%35, %c0_i32] %37, %28, %31 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %19, %c1_i32 : i32
    %40 = arith.cmpi ne, %20, %c0_i32 : i32
    %41 = arith.extui %40 : i1 to i32
    %42 = arith.cmpi eq, %41, %c0_i32 : i32
    cf.cond_br %42, ^bb6, ^bb7(%33, %35, %5 : i32, i32, i32)
  ^bb6:  // pred: ^bb5
    %43 = arith.addi %5, %c132_i32 : i32
    %44 = arith.divsi %43, %1 : i32
    %45 = arith.muli %44, %c128_i32 : i32
    %46 = arith.remsi %43, %1 : i32
    %47 = arith.muli %46, %c128_i32 : i32
    cf.br ^bb7(%45, %47, %43 : i32, i32, i32)
  ^bb7(%48: i32, %49: i32, %50: i32):  // 2 preds: ^bb5, ^bb6
    %51 = arith.select %42, %c0_i32, %c64_i32 : i32
    ttng.barrier_expect %29, 32768, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%48, %51] %52, %29, %39 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %53 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%49, %51] %53, %29, %39 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %54 = arith.cmpi sgt, %19, %c2_i32 : i32
    %55 = arith.addi %41, %c1_i32 : i32
    %56 = arith.cmpi eq, %41, %20 : i32
    %57 = arith.select %56, %c0_i32, %55 : i32
    %58 = arith.cmpi eq, %57, %c0_i32 : i32
    cf.cond_br %58, ^bb8, ^bb9(%48, %49, %50 : i32, i32, i32)
  ^bb8:  // pred: ^bb7
    %59 = arith.addi %50, %c132_i32 : i32
    %60 = arith.divsi %59, %1 : i32
    %61 = arith.muli %60, %c128_i32 : i32
    %62 = arith.remsi %59, %1 : i32
    %63 = arith.muli %62, %c128_i32 : i32
    cf.br ^bb9(%61, %63, %59 : i32, i32, i32)
  ^bb9(%64: i32, %65: i32, %66: i32):  // 2 preds: ^bb7, ^bb8
    ttng.wait_barrier %28, %c0_i32, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %36, %38, %21, %false, %31, %23[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %67 = arith.addi %51, %c64_i32 : i32
    %68 = arith.select %58, %c0_i32, %67 : i32
    ttng.barrier_expect %30, 32768, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %69 = ttg.memdesc_index %25[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%64, %68] %69, %30, %54 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %70 = ttg.memdesc_index %26[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%65, %68] %70, %30, %54 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %71 = arith.subi %19, %c1_i32 : i32
    %72 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb10(%c0_i32, %57, %66, %64, %65, %c0_i32, %c1_i32, %c0_i32, %c2_i32, %c0_i32, %c0_i32, %c0_i32, %41, %23, %c0_i32, %36, %38, %68, %33, %48, %35, %49 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, i32, i32, i32, i32, i32)
  ^bb10(%73: i32, %74: i32, %75: i32, %76: i32, %77: i32, %78: i32, %79: i32, %80: i32, %81: i32, %82: i32, %83: i32, %84: i32, %85: i32, %86: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %87: i32, %88: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %89: !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, %90: i32, %91: i32, %92: i32, %93: i32, %94: i32):  // 2 preds: ^bb9, ^bb15
    %95 = arith.cmpi slt, %73, %71 : i32
    cf.cond_br %95, ^bb11, ^bb16
  ^bb11:  // pred: ^bb10
    %96 = arith.subi %19, %c3_i32 : i32
    %97 = arith.cmpi slt, %73, %96 : i32
    %98 = arith.addi %74, %c1_i32 : i32
    %99 = arith.cmpi eq, %74, %20 : i32
    %100 = arith.select %99, %c0_i32, %98 : i32
    %101 = arith.cmpi eq, %100, %c0_i32 : i32
    cf.cond_br %101, ^bb12, ^bb13(%76, %77, %75 : i32, i32, i32)
  ^bb12:  // pred: ^bb11
    %102 = arith.addi %75, %c132_i32 : i32
    %103 = arith.divsi %102, %1 : i32
    %104 = arith.muli %103, %c128_i32 : i32
    %105 = arith.remsi %102, %1 : i32
    %106 = arith.muli %105, %c128_i32 : i32
    cf.br ^bb13(%104, %106, %102 : i32, i32, i32)
  ^bb13(%107: i32, %108: i32, %109: i32):  // 2 preds: ^bb11, ^bb12
    %110 = arith.cmpi eq, %84, %20 : i32
    %111 = arith.cmpi ne, %84, %20 : i32
    %112 = arith.addi %82, %c1_i32 : i32
    %113 = arith.cmpi sge, %112, %c3_i32 : i32
    %114 = arith.select %113, %c0_i32, %112 : i32
    %115 = arith.xori %83, %c1_i32 : i32
    %116 = arith.select %113, %115, %83 : i32
    %117 = ttg.memdesc_index %27[%114] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %117, %116, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %118 = ttg.memdesc_index %26[%114] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %119 = ttg.memdesc_trans %118 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %120 = ttg.memdesc_index %25[%114] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %121 = ttg.memdesc_index %22[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %122 = arith.addi %80, %c1_i32 : i32
    %123 = arith.cmpi sge, %122, %c2_i32 : i32
    %124 = arith.select %123, %c0_i32, %122 : i32
    %125 = arith.select %111, %80, %124 : i32
    %126 = ttg.memdesc_index %result[%125] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %120, %119, %126, %111, %true, %121[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %86, %87 deps %88, %89 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %127 = arith.xori %78, %c1_i32 : i32
    %128 = arith.addi %79, %c1_i32 : i32
    %129 = arith.cmpi sge, %128, %c2_i32 : i32
    %130 = arith.select %129, %c0_i32, %128 : i32
    %131 = arith.select %129, %127, %78 : i32
    %132 = arith.addi %90, %c64_i32 : i32
    %133 = arith.addi %81, %c1_i32 : i32
    %134 = arith.cmpi sge, %133, %c3_i32 : i32
    %135 = arith.select %134, %c0_i32, %133 : i32
    %136 = arith.select %101, %c0_i32, %132 : i32
    %137 = ttg.memdesc_index %27[%135] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %137, 32768, %97 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %138 = ttg.memdesc_index %25[%135] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%107, %136] %138, %137, %97 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %139 = ttg.memdesc_index %26[%135] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%108, %136] %139, %137, %97 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.cond_br %110, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %140 = ttg.memdesc_index %result[%80] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_1 = ttng.tmem_load %140 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %141 = arith.truncf %result_1 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %141, %72 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%91, %93] %72 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %142 = arith.addi %73, %c1_i32 : i32
    cf.br ^bb10(%142, %100, %109, %107, %108, %131, %130, %125, %135, %114, %116, %85, %74, %121, %78, %120, %119, %136, %92, %76, %94, %77 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, i32, i32, i32, i32, i32)
  ^bb16:  // pred: ^bb10
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %72 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.cond_br %31, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %143 = arith.cmpi eq, %84, %20 : i32
    ttng.wait_barrier %86, %87 deps %88, %89 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    cf.cond_br %143, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %144 = ttg.memdesc_index %result[%80] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_load %144 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %145 = arith.truncf %result_2 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %146 = ttg.local_alloc %145 {allocation.offset = 98304 : i32} : (tensor<128x128xf16, #linear>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%91, %93] %146 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    cf.br ^bb19
  ^bb19:  // 3 preds: ^bb16, ^bb17, ^bb18
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %26 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    cf.br ^bb20
  ^bb20:  // 2 preds: ^bb4, ^bb19
    tt.return
  }
}
