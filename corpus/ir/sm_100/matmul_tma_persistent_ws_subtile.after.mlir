#linear = #ttg.linear<{register = [[0, 1, 0], [0, 2, 0], [0, 4, 0], [0, 8, 0], [0, 16, 0], [0, 32, 0], [0, 0, 1]], lane = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0]], warp = [[32, 0, 0], [64, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 114788 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 114784 : i32, noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64x2xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear1>
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = arith.cmpi sle, %arg17, %c0_i32 : i32
    cf.cond_br %6, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %outLHS, %outRHS = tt.split %cst : tensor<128x64x2xf32, #linear> -> tensor<128x64xf32, #linear2>
    %7 = arith.truncf %outLHS : tensor<128x64xf32, #linear2> to tensor<128x64xf16, #linear2>
    %8 = arith.truncf %outRHS : tensor<128x64xf32, #linear2> to tensor<128x64xf16, #linear2>
    %9 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb2(%5 : i32)
  ^bb2(%10: i32):  // 2 preds: ^bb1, ^bb3
    %11 = arith.cmpi slt, %10, %4 : i32
    cf.cond_br %11, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %12 = arith.divsi %10, %1 : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %14 = arith.remsi %10, %1 : i32
    %15 = arith.muli %14, %c128_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %7, %9 : tensor<128x64xf16, #linear2> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%13, %15] %9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %16 = arith.addi %15, %c64_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %8, %9 : tensor<128x64xf16, #linear2> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%13, %16] %9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %17 = arith.addi %10, %c132_i32 : i32
    cf.br ^bb2(%17 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb6
  ^bb5:  // pred: ^bb0
    %18 = arith.subi %4, %5 : i32
    %19 = arith.ceildivsi %18, %c132_i32 : i32
    %20 = arith.ceildivsi %arg17, %c64_i32 : i32
    %21 = arith.maxsi %20, %c1_i32 : i32
    %22 = arith.muli %19, %21 : i32
    %23 = arith.subi %5, %c132_i32 : i32
    %24 = arith.subi %21, %c1_i32 : i32
    %25 = ttg.local_alloc {allocation.offset = 114752 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.local_alloc {allocation.offset = 114768 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %26, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %31, %true : tensor<128x128xf32, #linear1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %32 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %33 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 114688 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %34[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 114720 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%38, %32, %33, %result, %34, %24, %28, %25, %22, %1, %arg0, %arg5, %23) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 98304 : i32, allocation.size = 144 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      %42 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32, %c0_i32, %23, %c0_i32, %c0_i32, %c1_i32, %c1_i32 : i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%43: i32, %44: i32, %45: i32, %46: i32, %47: i32, %48: i32, %49: i32):  // 2 preds: ^bb0, ^bb6
      %50 = arith.cmpi slt, %43, %22 : i32
      cf.cond_br %50, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %51 = arith.cmpi eq, %44, %c0_i32 : i32
      cf.cond_br %51, ^bb3, ^bb4(%46, %47, %45 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %52 = arith.addi %45, %c132_i32 : i32
      %53 = arith.divsi %52, %1 : i32
      %54 = arith.muli %53, %c128_i32 : i32
      %55 = arith.remsi %52, %1 : i32
      %56 = arith.muli %55, %c128_i32 : i32
      cf.br ^bb4(%54, %56, %52 : i32, i32, i32)
    ^bb4(%57: i32, %58: i32, %59: i32):  // 2 preds: ^bb2, ^bb3
      %60 = arith.cmpi eq, %44, %24 : i32
      cf.cond_br %60, ^bb5, ^bb6(%48, %49 : i32, i32)
    ^bb5:  // pred: ^bb4
      %61 = arith.addi %48, %c1_i32 : i32
      %62 = arith.cmpi eq, %61, %c2_i32 : i32
      %63 = arith.select %62, %c0_i32, %61 : i32
      %64 = arith.xori %49, %c1_i32 : i32
      %65 = arith.select %62, %64, %49 : i32
      %66 = ttg.memdesc_index %28[%63] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %66, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = ttg.memdesc_index %result[%63] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %68 = ttng.tmem_subslice %67 {offset = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
      %69 = ttng.tmem_subslice %67 {offset = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
      %70 = ttg.memdesc_index %25[%63] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_1 = ttng.tmem_load %68 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #linear2>
      %result_2 = ttng.tmem_load %69 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #linear2>
      ttng.arrive_barrier %70, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = arith.truncf %result_1 : tensor<128x64xf32, #linear2> to tensor<128x64xf16, #linear2>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      ttg.local_store %71, %42 : tensor<128x64xf16, #linear2> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%57, %58] %42 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %72 = arith.addi %58, %c64_i32 : i32
      %73 = arith.truncf %result_2 : tensor<128x64xf32, #linear2> to tensor<128x64xf16, #linear2>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      ttg.local_store %73, %42 : tensor<128x64xf16, #linear2> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%57, %72] %42 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      cf.br ^bb6(%63, %65 : i32, i32)
    ^bb6(%74: i32, %75: i32):  // 2 preds: ^bb4, ^bb5
      %76 = arith.addi %44, %c1_i32 : i32
      %77 = arith.select %60, %c0_i32, %76 : i32
      %78 = arith.addi %43, %c1_i32 : i32
      cf.br ^bb1(%78, %77, %59, %57, %58, %74, %75 : i32, i32, i32, i32, i32, i32, i32)
    ^bb7:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.barrier local
      ttg.local_dealloc %42 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %42 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %79 = arith.addi %48, %c1_i32 : i32
      %80 = arith.cmpi eq, %79, %c2_i32 : i32
      %81 = arith.select %80, %c0_i32, %79 : i32
      %82 = arith.xori %49, %c1_i32 : i32
      %83 = arith.select %80, %82, %49 : i32
      %84 = ttg.memdesc_index %28[%81] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %84, %83 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %85 = ttg.memdesc_index %25[%81] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %85, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield
    }
    partition0(%arg18: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(1) {
      %false = arith.constant false
      %c1_i32_1 = arith.constant 1 : i32
      %true_2 = arith.constant true
      %c0_i32_3 = arith.constant 0 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%c0_i32_3, %c0_i32_3, %false, %c0_i32_3, %c1_i32_1, %c2_i32_4, %c1_i32_1 : i32, i32, i1, i32, i32, i32, i32)
    ^bb1(%42: i32, %43: i32, %44: i1, %45: i32, %46: i32, %47: i32, %48: i32):  // 2 preds: ^bb0, ^bb4
      %49 = arith.cmpi slt, %42, %arg26 : i32
      cf.cond_br %49, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %50 = arith.addi %47, %c1_i32_1 : i32
      %51 = arith.cmpi eq, %50, %c3_i32 : i32
      %52 = arith.select %51, %c0_i32_3, %50 : i32
      %53 = arith.xori %48, %c1_i32_1 : i32
      %54 = arith.select %51, %53, %48 : i32
      %55 = ttg.memdesc_index %arg18[%52] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %55, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %56 = ttg.memdesc_index %arg19[%52] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %57 = ttg.memdesc_trans %56 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %58 = ttg.memdesc_index %arg20[%52] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %59 = ttg.memdesc_index %arg21[%45] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %60 = ttg.memdesc_index %arg22[%52] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %58, %57, %59, %44, %true_2, %60[%true_2] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = arith.cmpi eq, %43, %arg23 : i32
      %62 = arith.cmpi ne, %43, %arg23 : i32
      cf.cond_br %61, ^bb3, ^bb4(%45, %46 : i32, i32)
    ^bb3:  // pred: ^bb2
      %63 = ttg.memdesc_index %arg24[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = arith.addi %45, %c1_i32_1 : i32
      %65 = arith.cmpi eq, %64, %c2_i32_4 : i32
      %66 = arith.select %65, %c0_i32_3, %64 : i32
      %67 = arith.xori %46, %c1_i32_1 : i32
      %68 = arith.select %65, %67, %46 : i32
      %69 = ttg.memdesc_index %arg25[%66] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %69, %68 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb4(%66, %68 : i32, i32)
    ^bb4(%70: i32, %71: i32):  // 2 preds: ^bb2, ^bb3
      %72 = arith.addi %43, %c1_i32_1 : i32
      %73 = arith.select %61, %c0_i32_3, %72 : i32
      %74 = arith.addi %42, %c1_i32_1 : i32
      cf.br ^bb1(%74, %73, %62, %70, %71, %52, %54 : i32, i32, i1, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      %75 = ttg.memdesc_index %arg24[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %75 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg18: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(2) {
      %c1_i32_1 = arith.constant 1 : i32
      %true_2 = arith.constant true
      %c128_i32_3 = arith.constant 128 : i32
      %c64_i32_4 = arith.constant 64 : i32
      %c132_i32_5 = arith.constant 132 : i32
      %c0_i32_6 = arith.constant 0 : i32
      %c2_i32_7 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%c0_i32_6, %c0_i32_6, %arg30, %c0_i32_6, %c0_i32_6, %c0_i32_6, %c2_i32_7, %c0_i32_6 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%42: i32, %43: i32, %44: i32, %45: i32, %46: i32, %47: i32, %48: i32, %49: i32):  // 2 preds: ^bb0, ^bb4
      %50 = arith.cmpi slt, %42, %arg26 : i32
      cf.cond_br %50, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %51 = arith.cmpi eq, %43, %c0_i32_6 : i32
      %52 = arith.select %51, %c0_i32_6, %45 : i32
      cf.cond_br %51, ^bb3, ^bb4(%46, %47, %44 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %53 = arith.addi %44, %c132_i32_5 : i32
      %54 = arith.divsi %53, %arg27 : i32
      %55 = arith.muli %54, %c128_i32_3 : i32
      %56 = arith.remsi %53, %arg27 : i32
      %57 = arith.muli %56, %c128_i32_3 : i32
      cf.br ^bb4(%55, %57, %53 : i32, i32, i32)
    ^bb4(%58: i32, %59: i32, %60: i32):  // 2 preds: ^bb2, ^bb3
      %61 = arith.addi %48, %c1_i32_1 : i32
      %62 = arith.cmpi eq, %61, %c3_i32 : i32
      %63 = arith.select %62, %c0_i32_6, %61 : i32
      %64 = arith.xori %49, %c1_i32_1 : i32
      %65 = arith.select %62, %64, %49 : i32
      %66 = ttg.memdesc_index %arg22[%63] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %66, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = ttg.memdesc_index %arg19[%63] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %68 = ttg.memdesc_index %arg20[%63] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %69 = ttg.memdesc_index %arg18[%63] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %69, 32768, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg28[%58, %52] %68, %69, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg29[%59, %52] %67, %69, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %70 = arith.addi %52, %c64_i32_4 : i32
      %71 = arith.addi %43, %c1_i32_1 : i32
      %72 = arith.cmpi eq, %43, %arg23 : i32
      %73 = arith.select %72, %c0_i32_6, %71 : i32
      %74 = arith.addi %42, %c1_i32_1 : i32
      cf.br ^bb1(%74, %73, %60, %70, %58, %59, %63, %65 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg18: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32, i32, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    tt.return
  }
}
