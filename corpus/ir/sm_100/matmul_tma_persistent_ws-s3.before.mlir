#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 131172 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 131168 : i32, noinline = false} {
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
    %22 = ttg.local_alloc {allocation.offset = 131136 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 131152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %23, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %28 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %28, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %29 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %31[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 131104 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %35[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%35, %29, %30, %result, %31, %21, %25, %22, %19, %1, %arg0, %arg5, %20) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 98304 : i32, allocation.size = 144 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      %39 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32, %c0_i32, %20, %c0_i32, %c0_i32, %c1_i32, %c1_i32 : i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%40: i32, %41: i32, %42: i32, %43: i32, %44: i32, %45: i32, %46: i32):  // 2 preds: ^bb0, ^bb6
      %47 = arith.cmpi slt, %40, %19 : i32
      cf.cond_br %47, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %48 = arith.cmpi eq, %41, %c0_i32 : i32
      cf.cond_br %48, ^bb3, ^bb4(%43, %44, %42 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %49 = arith.addi %42, %c132_i32 : i32
      %50 = arith.divsi %49, %1 : i32
      %51 = arith.muli %50, %c128_i32 : i32
      %52 = arith.remsi %49, %1 : i32
      %53 = arith.muli %52, %c128_i32 : i32
      cf.br ^bb4(%51, %53, %49 : i32, i32, i32)
    ^bb4(%54: i32, %55: i32, %56: i32):  // 2 preds: ^bb2, ^bb3
      %57 = arith.cmpi eq, %41, %21 : i32
      cf.cond_br %57, ^bb5, ^bb6(%45, %46 : i32, i32)
    ^bb5:  // pred: ^bb4
      %58 = arith.addi %45, %c1_i32 : i32
      %59 = arith.cmpi eq, %58, %c2_i32 : i32
      %60 = arith.select %59, %c0_i32, %58 : i32
      %61 = arith.xori %46, %c1_i32 : i32
      %62 = arith.select %59, %61, %46 : i32
      %63 = ttg.memdesc_index %25[%60] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %63, %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %result[%60] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %65 = ttg.memdesc_index %22[%60] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_1 = ttng.tmem_load %64 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
      ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = arith.truncf %result_1 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.local_store %66, %39 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%54, %55] %39 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      cf.br ^bb6(%60, %62 : i32, i32)
    ^bb6(%67: i32, %68: i32):  // 2 preds: ^bb4, ^bb5
      %69 = arith.addi %41, %c1_i32 : i32
      %70 = arith.select %57, %c0_i32, %69 : i32
      %71 = arith.addi %40, %c1_i32 : i32
      cf.br ^bb1(%71, %70, %56, %54, %55, %67, %68 : i32, i32, i32, i32, i32, i32, i32)
    ^bb7:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %39 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %72 = arith.addi %45, %c1_i32 : i32
      %73 = arith.cmpi eq, %72, %c2_i32 : i32
      %74 = arith.select %73, %c0_i32, %72 : i32
      %75 = arith.xori %46, %c1_i32 : i32
      %76 = arith.select %73, %75, %46 : i32
      %77 = ttg.memdesc_index %25[%74] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %77, %76 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %78 = ttg.memdesc_index %22[%74] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %78, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
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
    ^bb1(%39: i32, %40: i32, %41: i1, %42: i32, %43: i32, %44: i32, %45: i32):  // 2 preds: ^bb0, ^bb4
      %46 = arith.cmpi slt, %39, %arg26 : i32
      cf.cond_br %46, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %47 = arith.addi %44, %c1_i32_1 : i32
      %48 = arith.cmpi eq, %47, %c3_i32 : i32
      %49 = arith.select %48, %c0_i32_3, %47 : i32
      %50 = arith.xori %45, %c1_i32_1 : i32
      %51 = arith.select %48, %50, %45 : i32
      %52 = ttg.memdesc_index %arg18[%49] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %52, %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %53 = ttg.memdesc_index %arg19[%49] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %54 = ttg.memdesc_trans %53 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %55 = ttg.memdesc_index %arg20[%49] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %56 = ttg.memdesc_index %arg21[%42] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %57 = ttg.memdesc_index %arg22[%49] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %55, %54, %56, %41, %true_2, %57[%true_2] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %58 = arith.cmpi eq, %40, %arg23 : i32
      %59 = arith.cmpi ne, %40, %arg23 : i32
      cf.cond_br %58, ^bb3, ^bb4(%42, %43 : i32, i32)
    ^bb3:  // pred: ^bb2
      %60 = ttg.memdesc_index %arg24[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = arith.addi %42, %c1_i32_1 : i32
      %62 = arith.cmpi eq, %61, %c2_i32_4 : i32
      %63 = arith.select %62, %c0_i32_3, %61 : i32
      %64 = arith.xori %43, %c1_i32_1 : i32
      %65 = arith.select %62, %64, %43 : i32
      %66 = ttg.memdesc_index %arg25[%63] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %66, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb4(%63, %65 : i32, i32)
    ^bb4(%67: i32, %68: i32):  // 2 preds: ^bb2, ^bb3
      %69 = arith.addi %40, %c1_i32_1 : i32
      %70 = arith.select %58, %c0_i32_3, %69 : i32
      %71 = arith.addi %39, %c1_i32_1 : i32
      cf.br ^bb1(%71, %70, %59, %67, %68, %49, %51 : i32, i32, i1, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      %72 = ttg.memdesc_index %arg24[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg18: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(2) {
      %c1_i32_1 = arith.constant 1 : i32
      %true_2 = arith.constant true
      %c128_i32_3 = arith.constant 128 : i32
      %c132_i32_4 = arith.constant 132 : i32
      %c0_i32_5 = arith.constant 0 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c2_i32_7 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%c0_i32_5, %c0_i32_5, %arg30, %c0_i32_5, %c0_i32_5, %c0_i32_5, %c2_i32_7, %c0_i32_5 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%39: i32, %40: i32, %41: i32, %42: i32, %43: i32, %44: i32, %45: i32, %46: i32):  // 2 preds: ^bb0, ^bb4
      %47 = arith.cmpi slt, %39, %arg26 : i32
      cf.cond_br %47, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %48 = arith.cmpi eq, %40, %c0_i32_5 : i32
      %49 = arith.select %48, %c0_i32_5, %42 : i32
      cf.cond_br %48, ^bb3, ^bb4(%43, %44, %41 : i32, i32, i32)
    ^bb3:  // pred: ^bb2
      %50 = arith.addi %41, %c132_i32_4 : i32
      %51 = arith.divsi %50, %arg27 : i32
      %52 = arith.muli %51, %c128_i32_3 : i32
      %53 = arith.remsi %50, %arg27 : i32
      %54 = arith.muli %53, %c128_i32_3 : i32
      cf.br ^bb4(%52, %54, %50 : i32, i32, i32)
    ^bb4(%55: i32, %56: i32, %57: i32):  // 2 preds: ^bb2, ^bb3
      %58 = arith.addi %45, %c1_i32_1 : i32
      %59 = arith.cmpi eq, %58, %c3_i32 : i32
      %60 = arith.select %59, %c0_i32_5, %58 : i32
      %61 = arith.xori %46, %c1_i32_1 : i32
      %62 = arith.select %59, %61, %46 : i32
      %63 = ttg.memdesc_index %arg22[%60] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %63, %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %arg19[%60] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %65 = ttg.memdesc_index %arg20[%60] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %66 = ttg.memdesc_index %arg18[%60] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %66, 32768, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg28[%55, %49] %65, %66, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg29[%56, %49] %64, %66, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %67 = arith.addi %49, %c64_i32_6 : i32
      %68 = arith.addi %40, %c1_i32_1 : i32
      %69 = arith.cmpi eq, %40, %arg23 : i32
      %70 = arith.select %69, %c0_i32_5, %68 : i32
      %71 = arith.addi %39, %c1_i32_1 : i32
      cf.br ^bb1(%71, %70, %57, %67, %55, %56, %60, %62 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb5:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg18: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg19: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg21: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: i32, %arg24: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg26: i32, %arg27: i32, %arg28: !tt.tensordesc<128x64xf16, #shared>, %arg29: !tt.tensordesc<128x64xf16, #shared>, %arg30: i32) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32, i32, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
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
