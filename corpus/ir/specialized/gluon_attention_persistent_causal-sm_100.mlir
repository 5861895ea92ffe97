#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 100496 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 512 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg21: f32, %arg22: i32 {tt.divisibility = 16 : i32}, %arg23: i32) attributes {allocation.offset = 100488 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c132_i32 = arith.constant 132 : i32
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 81920 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 99328 : i32} : () -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_0 = ttng.tmem_alloc {tensor_memory_col_offset = 256 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %result_1 = ttng.tmem_alloc {tensor_memory_col_offset = 384 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    %6 = ttg.local_alloc {allocation.offset = 100400 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 100416 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 100256 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 100272 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 100288 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_alloc {allocation.offset = 100304 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %19[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %19[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 100320 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 100336 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.local_alloc {allocation.offset = 100352 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 100368 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 100384 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 100432 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 100448 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 100464 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 100480 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %45 = arith.addi %arg22, %c127_i32 : i32
    %46 = arith.divsi %45, %c128_i32 : i32
    %47 = arith.muli %46, %arg23 : i32
    %48 = arith.maxsi %46, %c1_i32 : i32
    ttg.warp_specialize(%arg20, %result, %result_0, %4, %5, %22, %25, %28, %31, %34, %37, %39, %arg21, %arg22, %46, %47, %48, %0, %1, %2, %result_1, %6, %8, %10, %13, %16, %19, %41, %43, %arg0, %arg5, %arg10) attributes {actualRegisters = array<i32: 304, 152, 48, 48, 48>, allocation.offset = 99840 : i32, allocation.size = 404 : i32, requestedRegisters = array<i32: 152, 48, 48, 16>, warpGroupStartIds = array<i32: 4, 10, 11, 8>}
    default {
      %49 = tt.get_program_id x : i32
      cf.br ^bb1(%49, %c0_i32, %c0_i32 : i32, i32, i32)
    ^bb1(%50: i32, %51: i32, %52: i32):  // 2 preds: ^bb0, ^bb7
      %53 = arith.cmpi slt, %50, %47 : i32
      cf.cond_br %53, ^bb2, ^bb8
    ^bb2:  // pred: ^bb1
      %54 = arith.remsi %50, %46 : i32
      %55 = arith.addi %54, %c1_i32 : i32
      %56 = arith.minsi %48, %55 : i32
      cf.br ^bb3(%c0_i32, %51 : i32, i32)
    ^bb3(%57: i32, %58: i32):  // 2 preds: ^bb2, ^bb6
      %59 = arith.cmpi slt, %57, %56 : i32
      cf.cond_br %59, ^bb4, ^bb7
    ^bb4:  // pred: ^bb3
      %60 = arith.remsi %58, %c2_i32 : i32
      %61 = ttg.memdesc_index %31[%60] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %62 = arith.divsi %58, %c2_i32 : i32
      %63 = arith.andi %62, %c1_i32 : i32
      ttng.wait_barrier %61, %63, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %4[%60] : !ttg.memdesc<2x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %65 = ttg.local_load %64 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %66 = ttg.memdesc_index %34[%60] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %66, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = arith.cmpi sgt, %57, %c0_i32 : i32
      cf.cond_br %67, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %68 = arith.andi %58, %c1_i32 : i32
      %69 = arith.xori %68, %c1_i32 : i32
      ttng.wait_barrier %44, %69, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_2 = ttng.tmem_load %result_1 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      %70 = tt.expand_dims %65 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %71 = tt.broadcast %70 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %72 = arith.mulf %result_2, %71 : tensor<128x64xf32, #linear>
      ttg.barrier local
      ttng.tmem_store %72, %result_1, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
      cf.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      ttng.arrive_barrier %42, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %73 = arith.addi %58, %c1_i32 : i32
      %74 = arith.addi %57, %c1_i32 : i32
      cf.br ^bb3(%74, %73 : i32, i32)
    ^bb7:  // pred: ^bb3
      %75 = arith.andi %52, %c1_i32 : i32
      ttng.wait_barrier %38, %75, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %76 = ttg.local_load %5 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      ttng.arrive_barrier %40, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = arith.andi %58, %c1_i32 : i32
      %78 = arith.xori %77, %c1_i32 : i32
      ttng.wait_barrier %44, %78, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_3 = ttng.tmem_load %result_1 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      %79 = tt.expand_dims %76 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %80 = tt.broadcast %79 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %81 = arith.divf %result_3, %80 : tensor<128x64xf32, #linear>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %82 = arith.truncf %81 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttg.local_store %82, %3 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %83 = arith.divsi %50, %46 : i32
      %84 = arith.muli %83, %arg22 : i32
      %85 = arith.muli %54, %c128_i32 : i32
      %86 = arith.addi %84, %85 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg15[%86, %c0_i32] %3 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %87 = arith.addi %52, %c1_i32 : i32
      %88 = arith.addi %50, %c132_i32 : i32
      cf.br ^bb1(%88, %58, %87 : i32, i32, i32)
    ^bb8:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg24: !tt.ptr<f32>, %arg25: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128xf32, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg35: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg36: f32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %arg42: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg43: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg44: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg48: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg49: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg50: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg51: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg52: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg53: !tt.tensordesc<128x64xf16, #shared>, %arg54: !tt.tensordesc<128x64xf16, #shared>, %arg55: !tt.tensordesc<128x64xf16, #shared>) num_warps(4) {
      %c0_i32_2 = arith.constant 0 : i32
      %c132_i32_3 = arith.constant 132 : i32
      %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %cst_4 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %c1_i32_5 = arith.constant 1 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %true_7 = arith.constant true
      %c128_i32_8 = arith.constant 128 : i32
      %cst_9 = arith.constant dense<0xFF800000> : tensor<128x128xf32, #linear1>
      %49 = tt.get_program_id x : i32
      cf.br ^bb1(%49, %c0_i32_2, %c0_i32_2 : i32, i32, i32)
    ^bb1(%50: i32, %51: i32, %52: i32):  // 2 preds: ^bb0, ^bb5
      %53 = arith.cmpi slt, %50, %arg39 : i32
      cf.cond_br %53, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %54 = arith.remsi %50, %arg38 : i32
      %55 = arith.addi %54, %c1_i32_5 : i32
      %56 = arith.minsi %arg40, %55 : i32
      cf.br ^bb3(%c0_i32_2, %51, %cst, %cst_4 : i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>)
    ^bb3(%57: i32, %58: i32, %59: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>, %60: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>):  // 2 preds: ^bb2, ^bb4
      %61 = arith.cmpi slt, %57, %56 : i32
      cf.cond_br %61, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %62 = arith.remsi %58, %c2_i32_6 : i32
      %63 = ttg.memdesc_index %arg29[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = arith.divsi %58, %c2_i32_6 : i32
      %65 = arith.andi %64, %c1_i32_5 : i32
      ttng.wait_barrier %63, %65, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %arg25[%62] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_10 = ttng.tmem_load %66 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear1>
      %67 = tt.splat %arg36 : f32 -> tensor<128x128xf32, #linear1>
      %68 = arith.mulf %result_10, %67 : tensor<128x128xf32, #linear1>
      %69 = arith.muli %54, %c128_i32_8 : i32
      %70 = arith.muli %57, %c128_i32_8 : i32
      %71 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %72 = tt.splat %69 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %73 = arith.addi %72, %71 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %74 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
      %75 = tt.splat %70 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
      %76 = arith.addi %75, %74 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
      %77 = tt.expand_dims %73 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
      %78 = tt.expand_dims %76 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
      %79 = tt.broadcast %77 : tensor<128x1xi32, #linear1> -> tensor<128x128xi32, #linear1>
      %80 = tt.broadcast %78 : tensor<1x128xi32, #linear1> -> tensor<128x128xi32, #linear1>
      %81 = arith.cmpi sge, %79, %80 : tensor<128x128xi32, #linear1>
      %82 = arith.select %81, %68, %cst_9 : tensor<128x128xi1, #linear1>, tensor<128x128xf32, #linear1>
      %83 = "tt.reduce"(%82) <{axis = 1 : i32}> ({
      ^bb0(%arg56: f32, %arg57: f32):
        %120 = arith.maxnumf %arg56, %arg57 : f32
        tt.reduce.return %120 : f32
      }) : (tensor<128x128xf32, #linear1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %84 = arith.maxnumf %59, %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %85 = arith.subf %59, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %86 = math.exp2 %85 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %87 = ttg.memdesc_index %arg33[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %88 = arith.xori %65, %c1_i32_5 : i32
      ttng.wait_barrier %87, %88, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %89 = ttg.memdesc_index %arg27[%62] : !ttg.memdesc<2x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %86, %89 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %90 = ttg.memdesc_index %arg32[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %90, 1, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %91 = tt.expand_dims %84 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xf32, #linear1>
      %92 = tt.broadcast %91 : tensor<128x1xf32, #linear1> -> tensor<128x128xf32, #linear1>
      %93 = arith.subf %82, %92 : tensor<128x128xf32, #linear1>
      %94 = math.exp2 %93 : tensor<128x128xf32, #linear1>
      %95 = ttg.memdesc_index %arg31[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %95, %88, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %96 = ttg.memdesc_index %arg26[%62] : !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
      %97 = arith.truncf %94 : tensor<128x128xf32, #linear1> to tensor<128x128xf16, #linear1>
      ttng.tmem_store %97, %96, %true_7 : tensor<128x128xf16, #linear1> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
      %98 = ttg.memdesc_index %arg30[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %98, 1, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %99 = arith.mulf %60, %86 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %100 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg56: f32, %arg57: f32):
        %120 = arith.addf %arg56, %arg57 : f32
        tt.reduce.return %120 : f32
      }) : (tensor<128x128xf32, #linear1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %101 = arith.addf %99, %100 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %102 = arith.addi %58, %c1_i32_5 : i32
      %103 = arith.addi %57, %c1_i32_5 : i32
      cf.br ^bb3(%103, %102, %84, %101 : i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>)
    ^bb5:  // pred: ^bb3
      %104 = ttg.memdesc_index %arg35[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %105 = arith.andi %52, %c1_i32_5 : i32
      %106 = arith.xori %105, %c1_i32_5 : i32
      ttng.wait_barrier %104, %106, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.local_store %60, %arg28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %107 = ttg.memdesc_index %arg34[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %107, 1, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %108 = arith.divsi %50, %arg38 : i32
      %109 = arith.muli %108, %arg37 : i32
      %110 = tt.addptr %arg24, %109 : !tt.ptr<f32>, i32
      %111 = arith.muli %54, %c128_i32_8 : i32
      %112 = tt.addptr %110, %111 : !tt.ptr<f32>, i32
      %113 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %114 = tt.splat %112 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear1}>>
      %115 = tt.addptr %114, %113 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear1}>>, tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %116 = math.log2 %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      %117 = arith.addf %59, %116 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear1}>>
      tt.store %115, %117 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear1}>>
      %118 = arith.addi %52, %c1_i32_5 : i32
      %119 = arith.addi %50, %c132_i32_3 : i32
      cf.br ^bb1(%119, %58, %118 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg24: !tt.ptr<f32>, %arg25: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128xf32, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg35: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg36: f32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %arg42: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg43: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg44: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg48: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg49: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg50: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg51: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg52: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg53: !tt.tensordesc<128x64xf16, #shared>, %arg54: !tt.tensordesc<128x64xf16, #shared>, %arg55: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
      %c0_i32_2 = arith.constant 0 : i32
      %c132_i32_3 = arith.constant 132 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %true_5 = arith.constant true
      %c2_i32_6 = arith.constant 2 : i32
      %false = arith.constant false
      %49 = tt.get_program_id x : i32
      cf.br ^bb1(%49, %c0_i32_2, %c0_i32_2 : i32, i32, i32)
    ^bb1(%50: i32, %51: i32, %52: i32):  // 2 preds: ^bb0, ^bb5
      %53 = arith.cmpi slt, %50, %arg39 : i32
      cf.cond_br %53, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %54 = ttg.memdesc_index %arg45[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %55 = arith.andi %52, %c1_i32_4 : i32
      ttng.wait_barrier %54, %55, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %56 = arith.remsi %51, %c2_i32_6 : i32
      %57 = ttg.memdesc_index %arg47[%56] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %58 = arith.divsi %51, %c2_i32_6 : i32
      %59 = arith.andi %58, %c1_i32_4 : i32
      ttng.wait_barrier %57, %59, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = ttg.memdesc_index %arg48[%56] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg29[%56] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %62 = ttg.memdesc_index %arg41[%c0_i32_2] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %63 = ttg.memdesc_index %arg42[%56] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %64 = ttg.memdesc_trans %63 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %65 = ttg.memdesc_index %arg25[%56] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %66 = ttng.tc_gen5_mma %62, %64, %65[], %false, %true_5, %60[%true_5], %61[%true_5] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = arith.remsi %50, %arg38 : i32
      %68 = arith.addi %67, %c1_i32_4 : i32
      %69 = arith.minsi %arg40, %68 : i32
      cf.br ^bb3(%c1_i32_4, %51, %false : i32, i32, i1)
    ^bb3(%70: i32, %71: i32, %72: i1):  // 2 preds: ^bb2, ^bb4
      %73 = arith.cmpi slt, %70, %69 : i32
      cf.cond_br %73, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %74 = arith.addi %71, %c1_i32_4 : i32
      %75 = arith.remsi %74, %c2_i32_6 : i32
      %76 = ttg.memdesc_index %arg47[%75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = arith.divsi %74, %c2_i32_6 : i32
      %78 = arith.andi %77, %c1_i32_4 : i32
      ttng.wait_barrier %76, %78, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %79 = ttg.memdesc_index %arg48[%75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %80 = ttg.memdesc_index %arg29[%75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %81 = ttg.memdesc_index %arg42[%75] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %82 = ttg.memdesc_trans %81 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %83 = ttg.memdesc_index %arg25[%75] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %84 = ttng.tc_gen5_mma %62, %82, %83[], %false, %true_5, %79[%true_5], %80[%true_5] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %85 = arith.remsi %71, %c2_i32_6 : i32
      %86 = ttg.memdesc_index %arg49[%85] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %87 = arith.divsi %71, %c2_i32_6 : i32
      %88 = arith.andi %87, %c1_i32_4 : i32
      ttng.wait_barrier %86, %88, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %89 = ttg.memdesc_index %arg30[%85] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %89, %88, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %90 = ttg.memdesc_index %arg51[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %91 = arith.andi %71, %c1_i32_4 : i32
      ttng.wait_barrier %90, %91, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %92 = ttg.memdesc_index %arg31[%85] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %93 = ttg.memdesc_index %arg50[%85] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %94 = ttg.memdesc_index %arg52[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %95 = ttg.memdesc_index %arg26[%85] : !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
      %96 = ttg.memdesc_index %arg43[%85] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %97 = ttng.tc_gen5_mma %95, %96, %arg44[], %72, %true_5, %92[%true_5], %93[%true_5], %94[%true_5] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %98 = arith.addi %70, %c1_i32_4 : i32
      cf.br ^bb3(%98, %74, %true_5 : i32, i32, i1)
    ^bb5:  // pred: ^bb3
      %99 = ttg.memdesc_index %arg46[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %99, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %100 = arith.remsi %71, %c2_i32_6 : i32
      %101 = ttg.memdesc_index %arg49[%100] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %102 = arith.divsi %71, %c2_i32_6 : i32
      %103 = arith.andi %102, %c1_i32_4 : i32
      ttng.wait_barrier %101, %103, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %104 = ttg.memdesc_index %arg30[%100] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %104, %103, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %105 = ttg.memdesc_index %arg51[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %106 = arith.andi %71, %c1_i32_4 : i32
      ttng.wait_barrier %105, %106, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %107 = ttg.memdesc_index %arg31[%100] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %108 = ttg.memdesc_index %arg50[%100] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %109 = ttg.memdesc_index %arg52[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %110 = ttg.memdesc_index %arg26[%100] : !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
      %111 = ttg.memdesc_index %arg43[%100] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %112 = ttng.tc_gen5_mma %110, %111, %arg44[], %72, %true_5, %107[%true_5], %108[%true_5], %109[%true_5] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %113 = arith.addi %71, %c1_i32_4 : i32
      %114 = arith.addi %52, %c1_i32_4 : i32
      %115 = arith.addi %50, %c132_i32_3 : i32
      cf.br ^bb1(%115, %113, %114 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg24: !tt.ptr<f32>, %arg25: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128xf32, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg35: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg36: f32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %arg42: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg43: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg44: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg48: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg49: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg50: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg51: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg52: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg53: !tt.tensordesc<128x64xf16, #shared>, %arg54: !tt.tensordesc<128x64xf16, #shared>, %arg55: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
      %c0_i32_2 = arith.constant 0 : i32
      %c132_i32_3 = arith.constant 132 : i32
      %c128_i32_4 = arith.constant 128 : i32
      %c1_i32_5 = arith.constant 1 : i32
      %true_6 = arith.constant true
      %c2_i32_7 = arith.constant 2 : i32
      %49 = tt.get_program_id x : i32
      cf.br ^bb1(%49, %c0_i32_2, %c0_i32_2 : i32, i32, i32)
    ^bb1(%50: i32, %51: i32, %52: i32):  // 2 preds: ^bb0, ^bb5
      %53 = arith.cmpi slt, %50, %arg39 : i32
      cf.cond_br %53, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %54 = arith.divsi %50, %arg38 : i32
      %55 = arith.muli %54, %arg37 : i32
      %56 = arith.remsi %50, %arg38 : i32
      %57 = arith.muli %56, %c128_i32_4 : i32
      %58 = arith.addi %55, %57 : i32
      %59 = ttg.memdesc_index %arg46[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = arith.andi %52, %c1_i32_5 : i32
      %61 = arith.xori %60, %c1_i32_5 : i32
      ttng.wait_barrier %59, %61, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %62 = ttg.memdesc_index %arg45[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %62, 16384, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = ttg.memdesc_index %arg41[%c0_i32_2] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg53[%58, %c0_i32_2] %63, %62, %true_6 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %64 = arith.addi %56, %c1_i32_5 : i32
      %65 = arith.minsi %arg40, %64 : i32
      cf.br ^bb3(%c0_i32_2, %51 : i32, i32)
    ^bb3(%66: i32, %67: i32):  // 2 preds: ^bb2, ^bb4
      %68 = arith.cmpi slt, %66, %65 : i32
      cf.cond_br %68, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %69 = arith.muli %66, %c128_i32_4 : i32
      %70 = arith.addi %55, %69 : i32
      %71 = arith.remsi %67, %c2_i32_7 : i32
      %72 = ttg.memdesc_index %arg48[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %73 = arith.divsi %67, %c2_i32_7 : i32
      %74 = arith.andi %73, %c1_i32_5 : i32
      %75 = arith.xori %74, %c1_i32_5 : i32
      ttng.wait_barrier %72, %75, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %76 = ttg.memdesc_index %arg47[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %76, 16384, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = ttg.memdesc_index %arg42[%71] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg54[%70, %c0_i32_2] %77, %76, %true_6 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %arg50[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %78, %75, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %79 = ttg.memdesc_index %arg49[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %79, 16384, %true_6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %80 = ttg.memdesc_index %arg43[%71] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg55[%70, %c0_i32_2] %80, %79, %true_6 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %81 = arith.addi %67, %c1_i32_5 : i32
      %82 = arith.addi %66, %c1_i32_5 : i32
      cf.br ^bb3(%82, %81 : i32, i32)
    ^bb5:  // pred: ^bb3
      %83 = arith.addi %52, %c1_i32_5 : i32
      %84 = arith.addi %50, %c132_i32_3 : i32
      cf.br ^bb1(%84, %67, %83 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition3(%arg24: !tt.ptr<f32>, %arg25: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128xf32, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg35: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg36: f32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %arg42: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg43: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg44: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg48: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg49: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg50: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg51: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg52: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg53: !tt.tensordesc<128x64xf16, #shared>, %arg54: !tt.tensordesc<128x64xf16, #shared>, %arg55: !tt.tensordesc<128x64xf16, #shared>) num_warps(2) {
      ttg.warp_return
    } : (!tt.ptr<f32>, !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<128xf32, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, f32, i32, i32, i32, i32, !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>) -> ()
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
