#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 163940 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 163936 : i32, noinline = false} {
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
    ttg.local_store %cst, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%11, %13] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %14 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb2(%14 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb6
  ^bb5:  // pred: ^bb0
    %15 = arith.subi %4, %5 : i32
    %16 = arith.ceildivsi %15, %c132_i32 : i32
    %17 = arith.ceildivsi %arg17, %c64_i32 : i32
    %18 = arith.maxsi %17, %c1_i32 : i32
    %19 = arith.muli %16, %18 : i32
    %20 = arith.subi %5, %c132_i32 : i32
    %21 = arith.subi %18, %c1_i32 : i32
    %22 = ttg.local_alloc {allocation.offset = 163904 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 163920 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %23, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %28 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %28, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %29 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %31[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %31[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 163872 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%36, %29, %30, %result, %31, %21, %25, %22, %19, %1, %arg0, %arg5, %20) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 131072 : i32, allocation.size = 144 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      %41 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32, %c0_i32, %20, %c0_i32, %c0_i32, %c1_i32, %c1_i32 : i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%42: i32, %43: i32, %44: i32, %45: i32, %46: i32, %47: i32, %48: i32):  // 2 preds: ^bb0, ^bb6
      %49 = arith.cmpi slt, %42, %19 : i32
      cf.cond_br %49, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %50 = arith.cmpi eq, %43, %c0_i32 : i32
      cf.cond_br %50, ^bb3, ^bb4(%45, %46, %44 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %51 = arith.addi %44, %c132_i32 : i32
      %52 = arith.divsi %51, %1 : i32
      %53 = arith.muli %52, %c128_i32 : i32
      %54 = arith.remsi %51, %1 : i32
      %55 = arith.muli %54, %c128_i32 : i32
      cf.br ^bb4(%53, %55, %51 : i32, i32, i32)
    ^bb4(%56: i32, %57: i32, %58: i32):  // 2 preds: ^bb2, ^bb3
      %59 = arith.cmpi eq, %43, %21 : i32
      cf.cond_br %59, ^bb5, ^bb6(%47, %48 : i32, i32)
    ^bb5:  // pred: ^bb4
      %60 = arith.addi %47, %c1_i32 : i32
      %61 = arith.cmpi eq, %60, %c2_i32 : i32
      %62 = arith.select %61, %c0_i32, %60 : i32
      %63 = arith.xori %48, %c1_i32 : i32
      %64 = arith.select %61, %63, %48 : i32
      %65 = ttg.memdesc_index %25[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %65, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %result[%62] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %67 = ttg.memdesc_index %22[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_1 = ttng.tmem_load %66 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
      ttng.arrive_barrier %67, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %68 = arith.truncf %result_1 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.local_store %68, %41 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%56, %57] %41 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      cf.br ^bb6(%62, %64 : i32, i32)
    ^bb6(%69: i32, %70: i32):  // 2 preds: ^bb4, ^bb5
      %71 = arith.addi %43, %c1_i32 : i32
      %72 = arith.select %59, %c0_i32, %71 : i32
      %73 = arith.addi %42, %c1_i32 : i32
      cf.br ^bb1(%73, %72, %58, %56, %57, %69, %70 : i32, i32, i32, i32, i32, i32, i32)
    ^bb7:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %41 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %74 = arith.addi %47, %c1_i32 : i32
      %75 = arith.cmpi eq, %74, %c2_i32 : i32
      %76 = arith.select %75, %c0_i32, %74 : i32
      %77 = arith.xori %48, %c1_i32 : i32
      %78 = arith.select %75, %77, %48 : i32
      %79 = ttg.memdesc_index %25[%76] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %79, %78 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %80 = ttg.memdesc_index %22[%76] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %80, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield
    }
    partition0(%arg18: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(1) {
      %false = arith.constant false
      %c1_i32_1 = arith.constant 1 : i32
      %true_2 = arith.constant true
      %c0_i32_3 = arith.constant 0 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c3_i32_5 = arith.constant 3 : i32
      %c4_i32 = arith.constant 4 : i32
      cf.br ^bb1(%c0_i32_3, %c0_i32_3, %false, %c0_i32_3, %c1_i32_1, %c3_i32_5, %c1_i32_1 : i32, i32, i1, i32, i32, i32, i32)
    ^bb1(%41: i32, %42: i32, %43: i1, %44: i32, %45: i32, %46: i32, %47: i32):  // 2 preds: ^bb0, ^bb4
      %48 = arith.cmpi slt, %41, %arg26 : i32
      cf.cond_br %48, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %49 = arith.addi %46, %c1_i32_1 : i32
      %50 = arith.cmpi eq, %49, %c4_i32 : i32
      %51 = arith.select %50, %c0_i32_3, %49 : i32
      %52 = arith.xori %47, %c1_i32_1 : i32
      %53 = arith.select %50, %52, %47 : i32
      %54 = ttg.memdesc_index %arg18[%51] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %54, %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %55 = ttg.memdesc_index %arg19[%51] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %56 = ttg.memdesc_trans %55 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %57 = ttg.memdesc_index %arg20[%51] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %58 = ttg.memdesc_index %arg21[%44] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %59 = ttg.memdesc_index %arg22[%51] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %57, %56, %58, %43, %true_2, %59[%true_2] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = arith.cmpi eq, %42, %arg23 : i32
      %61 = arith.cmpi ne, %42, %arg23 : i32
      cf.cond_br %60, ^bb3, ^bb4(%44, %45 : i32, i32)
    ^bb3:  // pred: ^bb2
      %62 = ttg.memdesc_index %arg24[%44] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = arith.addi %44, %c1_i32_1 : i32
      %64 = arith.cmpi eq, %63, %c2_i32_4 : i32
      %65 = arith.select %64, %c0_i32_3, %63 : i32
      %66 = arith.xori %45, %c1_i32_1 : i32
      %67 = arith.select %64, %66, %45 : i32
      %68 = ttg.memdesc_index %arg25[%65] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %68, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb4(%65, %67 : i32, i32)
    ^bb4(%69: i32, %70: i32):  // 2 preds: ^bb2, ^bb3
      %71 = arith.addi %42, %c1_i32_1 : i32
      %72 = arith.select %60, %c0_i32_3, %71 : i32
      %73 = arith.addi %41, %c1_i32_1 : i32
      cf.br ^bb1(%73, %72, %61, %69, %70, %51, %53 : i32, i32, i1, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      %74 = ttg.memdesc_index %arg24[%44] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg18: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(2) {
      %c1_i32_1 = arith.constant 1 : i32
      %true_2 = arith.constant true
      %c128_i32_3 = arith.constant 128 : i32
      %c132_i32_4 = arith.constant 132 : i32
      %c0_i32_5 = arith.constant 0 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c3_i32_7 = arith.constant 3 : i32
      %c4_i32 = arith.constant 4 : i32
      cf.br ^bb1(%c0_i32_5, %c0_i32_5, %arg30, %c0_i32_5, %c0_i32_5, %c0_i32_5, %c3_i32_7, %c0_i32_5 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%41: i32, %42: i32, %43: i32, %44: i32, %45: i32, %46: i32, %47: i32, %48: i32):  // 2 preds: ^bb0, ^bb4
      %49 = arith.cmpi slt, %41, %arg26 : i32
      cf.cond_br %49, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %50 = arith.cmpi eq, %42, %c0_i32_5 : i32
      %51 = arith.select %50, %c0_i32_5, %44 : i32
      cf.cond_br %50, ^bb3, ^bb4(%45, %46, %43 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %52 = arith.addi %43, %c132_i32_4 : i32
      %53 = arith.divsi %52, %arg27 : i32
      %54 = arith.muli %53, %c128_i32_3 : i32
      %55 = arith.remsi %52, %arg27 : i32
      %56 = arith.muli %55, %c128_i32_3 : i32
      cf.br ^bb4(%54, %56, %52 : i32, i32, i32)
    ^bb4(%57: i32, %58: i32, %59: i32):  // 2 preds: ^bb2, ^bb3
      %60 = arith.addi %47, %c1_i32_1 : i32
      %61 = arith.cmpi eq, %60, %c4_i32 : i32
      %62 = arith.select %61, %c0_i32_5, %60 : i32
      %63 = arith.xori %48, %c1_i32_1 : i32
      %64 = arith.select %61, %63, %48 : i32
      %65 = ttg.memdesc_index %arg22[%62] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %65, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %arg19[%62] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %67 = ttg.memdesc_index %arg20[%62] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %68 = ttg.memdesc_index %arg18[%62] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %68, 32768, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg28[%57, %51] %67, %68, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg29[%58, %51] %66, %68, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %69 = arith.addi %51, %c64_i32_6 : i32
      %70 = arith.addi %42, %c1_i32_1 : i32
      %71 = arith.cmpi eq, %42, %arg23 : i32
      %72 = arith.select %71, %c0_i32_5, %70 : i32
      %73 = arith.addi %41, %c1_i32_1 : i32
      cf.br ^bb1(%73, %72, %59, %69, %57, %58, %62, %64 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg18: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32, i32, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    tt.return
  }
}
