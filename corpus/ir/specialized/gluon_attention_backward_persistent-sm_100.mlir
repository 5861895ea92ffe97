#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 197344 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 512 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg21: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg22: !tt.tensordesc<128x64xf32, #shared1>, %arg23: i32, %arg24: i32, %arg25: i64, %arg26: i64, %arg27: !tt.tensordesc<128x64xf16, #shared>, %arg28: i32, %arg29: i32, %arg30: i64, %arg31: i64, %arg32: !tt.tensordesc<128x64xf16, #shared>, %arg33: i32, %arg34: i32, %arg35: i64, %arg36: i64, %arg37: f32, %arg38: i32 {tt.divisibility = 16 : i32}, %arg39: i32) attributes {allocation.offset = 197336 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c132_i32 = arith.constant 132 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 180224 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_0 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
    %result_1 = ttng.tmem_alloc {tensor_memory_col_offset = 192 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 320 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_3 = ttng.tmem_alloc {tensor_memory_col_offset = 384 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_4 = ttng.tmem_alloc {tensor_memory_col_offset = 448 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    %7 = ttg.local_alloc {allocation.offset = 197152 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %9 = ttg.local_alloc {allocation.offset = 197168 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %10 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 197088 : i32} : () -> !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %14 = ttg.local_alloc {allocation.offset = 197104 : i32} : () -> !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %17 = ttg.local_alloc {allocation.offset = 197120 : i32} : () -> !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %19 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %20 = ttg.local_alloc {allocation.offset = 197136 : i32} : () -> !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 197184 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 197200 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %27 = ttg.local_alloc {allocation.offset = 197216 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 197232 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 197248 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %32 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %33 = ttg.local_alloc {allocation.offset = 197264 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %34 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 197280 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %36 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 197296 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %38 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 197312 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 197328 : i32} : () -> !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    %43 = arith.addi %arg38, %c127_i32 : i32
    %44 = arith.divsi %43, %c128_i32 : i32
    %45 = arith.muli %44, %arg39 : i32
    %46 = arith.maxsi %44, %c1_i32 : i32
    ttg.warp_specialize(%arg22, %6, %result_4, %35, %37, %arg37, %arg38, %44, %45, %46, %0, %1, %2, %3, %4, %result, %result_0, %result_1, %result_2, %result_3, %7, %9, %11, %14, %17, %20, %23, %27, %29, %25, %31, %33, %39, %41, %arg0, %arg5, %arg10, %arg15) attributes {actualRegisters = array<i32: 360, 96, 48, 48, 48>, allocation.offset = 196608 : i32, allocation.size = 468 : i32, requestedRegisters = array<i32: 96, 48, 48, 16>, warpGroupStartIds = array<i32: 4, 10, 11, 8>}
    default {
      %47 = tt.get_program_id x : i32
      cf.br ^bb1(%47, %c0_i32, %c0_i32 : i32, i32, i32)
    ^bb1(%48: i32, %49: i32, %50: i32):  // 2 preds: ^bb0, ^bb5
      %51 = arith.cmpi slt, %48, %45 : i32
      cf.cond_br %51, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %52 = arith.divsi %48, %44 : i32
      %53 = arith.muli %52, %arg38 : i32
      cf.br ^bb3(%c0_i32, %49 : i32, i32)
    ^bb3(%54: i32, %55: i32):  // 2 preds: ^bb2, ^bb4
      %56 = arith.cmpi slt, %54, %46 : i32
      cf.cond_br %56, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %57 = arith.muli %54, %c128_i32 : i32
      %58 = arith.addi %53, %57 : i32
      %59 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
      %60 = tt.splat %58 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
      %61 = arith.addi %60, %59 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
      %62 = arith.andi %55, %c1_i32 : i32
      ttng.wait_barrier %24, %62, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %result_5 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
      %63 = tt.splat %arg37 : f32 -> tensor<128x128xf32, #linear>
      %64 = arith.mulf %result_5, %63 : tensor<128x128xf32, #linear>
      %65 = tt.splat %arg20 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
      %66 = tt.addptr %65, %61 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>, tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
      %67 = tt.load %66 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
      %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xf32, #linear>
      %69 = tt.broadcast %68 : tensor<1x128xf32, #linear> -> tensor<128x128xf32, #linear>
      %70 = arith.subf %64, %69 : tensor<128x128xf32, #linear>
      %71 = math.exp2 %70 : tensor<128x128xf32, #linear>
      %72 = arith.xori %62, %c1_i32 : i32
      ttng.wait_barrier %30, %72, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %73 = arith.truncf %71 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
      ttng.tmem_store %73, %result_0, %true : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.arrive_barrier %28, 1, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.wait_barrier %26, %62, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %result_6 = ttng.tmem_load %result_1 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
      %74 = tt.splat %arg21 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
      %75 = tt.addptr %74, %61 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>, tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
      %76 = tt.load %75 : tensor<128x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #linear}>>
      %77 = tt.expand_dims %76 {axis = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xf32, #linear>
      %78 = tt.broadcast %77 : tensor<1x128xf32, #linear> -> tensor<128x128xf32, #linear>
      %79 = arith.subf %result_6, %78 : tensor<128x128xf32, #linear>
      %80 = arith.mulf %71, %79 : tensor<128x128xf32, #linear>
      ttng.wait_barrier %34, %72, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %81 = arith.truncf %80 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
      ttg.local_store %81, %4 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.arrive_barrier %32, 1, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %82 = arith.addi %55, %c1_i32 : i32
      %83 = arith.addi %54, %c1_i32 : i32
      cf.br ^bb3(%83, %82 : i32, i32)
    ^bb5:  // pred: ^bb3
      %84 = arith.remsi %48, %44 : i32
      %85 = arith.muli %84, %c128_i32 : i32
      %86 = arith.addi %53, %85 : i32
      %87 = arith.andi %50, %c1_i32 : i32
      ttng.wait_barrier %40, %87, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %result_7 = ttng.tmem_load %result_3 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear1>
      %result_8 = ttng.tmem_load %result_2 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear1>
      ttng.arrive_barrier %42, 1, %true : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %88 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %89 = arith.truncf %result_7 : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
      ttg.local_store %89, %88 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %90 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %91 = tt.splat %arg37 : f32 -> tensor<128x64xf32, #linear1>
      %92 = arith.mulf %result_8, %91 : tensor<128x64xf32, #linear1>
      %93 = arith.truncf %92 : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
      ttg.local_store %93, %90 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg32[%86, %c0_i32] %88 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_local_to_global %arg27[%86, %c0_i32] %90 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %94 = arith.addi %50, %c1_i32 : i32
      %95 = arith.addi %48, %c132_i32 : i32
      cf.br ^bb1(%95, %55, %94 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg40: !tt.tensordesc<128x64xf32, #shared1>, %arg41: !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>, %arg42: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg45: f32, %arg46: i32, %arg47: i32, %arg48: i32, %arg49: i32, %arg50: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg51: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg53: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg54: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg55: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg56: !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg57: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg58: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg59: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg60: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg61: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg62: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg63: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg64: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg65: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg66: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg67: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg68: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg69: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg70: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg71: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg72: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg73: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg74: !tt.tensordesc<128x64xf16, #shared>, %arg75: !tt.tensordesc<128x64xf16, #shared>, %arg76: !tt.tensordesc<128x64xf16, #shared>, %arg77: !tt.tensordesc<128x64xf16, #shared>) num_warps(4) {
      %c0_i32_5 = arith.constant 0 : i32
      %c132_i32_6 = arith.constant 132 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %true_8 = arith.constant true
      %c128_i32_9 = arith.constant 128 : i32
      %47 = tt.get_program_id x : i32
      cf.br ^bb1(%47, %c0_i32_5 : i32, i32)
    ^bb1(%48: i32, %49: i32):  // 2 preds: ^bb0, ^bb5
      %50 = arith.cmpi slt, %48, %arg48 : i32
      cf.cond_br %50, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %51 = arith.divsi %48, %arg47 : i32
      %52 = arith.muli %51, %arg46 : i32
      cf.br ^bb3(%c0_i32_5, %49 : i32, i32)
    ^bb3(%53: i32, %54: i32):  // 2 preds: ^bb2, ^bb4
      %55 = arith.cmpi slt, %53, %arg49 : i32
      cf.cond_br %55, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %56 = ttg.memdesc_index %arg43[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %57 = arith.andi %54, %c1_i32_7 : i32
      ttng.wait_barrier %56, %57, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %result_10 = ttng.tmem_load %arg42 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear1>
      %58 = ttg.memdesc_index %arg44[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.arrive_barrier %58, 1, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %59 = tt.splat %arg45 : f32 -> tensor<128x64xf32, #linear1>
      %60 = arith.mulf %result_10, %59 : tensor<128x64xf32, #linear1>
      ttg.local_store %60, %arg41 : tensor<128x64xf32, #linear1> -> !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %61 = arith.muli %53, %c128_i32_9 : i32
      %62 = arith.addi %52, %61 : i32
      ttg.barrier local
      ttng.async_tma_reduce add, %arg40[%62, %c0_i32_5] %arg41 : !tt.tensordesc<128x64xf32, #shared1>, !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>
      %63 = arith.addi %54, %c1_i32_7 : i32
      %64 = arith.addi %53, %c1_i32_7 : i32
      cf.br ^bb3(%64, %63 : i32, i32)
    ^bb5:  // pred: ^bb3
      %65 = arith.addi %48, %c132_i32_6 : i32
      cf.br ^bb1(%65, %54 : i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_return
    }
    partition1(%arg40: !tt.tensordesc<128x64xf32, #shared1>, %arg41: !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>, %arg42: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg45: f32, %arg46: i32, %arg47: i32, %arg48: i32, %arg49: i32, %arg50: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg51: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg53: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg54: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg55: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg56: !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg57: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg58: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg59: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg60: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg61: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg62: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg63: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg64: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg65: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg66: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg67: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg68: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg69: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg70: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg71: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg72: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg73: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg74: !tt.tensordesc<128x64xf16, #shared>, %arg75: !tt.tensordesc<128x64xf16, #shared>, %arg76: !tt.tensordesc<128x64xf16, #shared>, %arg77: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
      %c0_i32_5 = arith.constant 0 : i32
      %c132_i32_6 = arith.constant 132 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %true_8 = arith.constant true
      %c2_i32 = arith.constant 2 : i32
      %false = arith.constant false
      %47 = tt.get_program_id x : i32
      cf.br ^bb1(%47, %c0_i32_5, %c0_i32_5 : i32, i32, i32)
    ^bb1(%48: i32, %49: i32, %50: i32):  // 2 preds: ^bb0, ^bb5
      %51 = arith.cmpi slt, %48, %arg48 : i32
      cf.cond_br %51, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %52 = ttg.memdesc_index %arg60[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %53 = arith.andi %50, %c1_i32_7 : i32
      ttng.wait_barrier %52, %53, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %54 = arith.remsi %49, %c2_i32 : i32
      %55 = ttg.memdesc_index %arg62[%54] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %56 = arith.divsi %49, %c2_i32 : i32
      %57 = arith.andi %56, %c1_i32_7 : i32
      ttng.wait_barrier %55, %57, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %58 = ttg.memdesc_index %arg66[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %59 = ttg.memdesc_index %arg52[%54] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %60 = ttg.memdesc_trans %59 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>
      %61 = ttng.tc_gen5_mma %arg50, %60, %arg55[], %false, %true_8, %58[%true_8] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %62 = ttg.memdesc_index %arg73[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %63 = arith.xori %53, %c1_i32_7 : i32
      ttng.wait_barrier %62, %63, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      cf.br ^bb3(%c1_i32_7, %49, %false : i32, i32, i1)
    ^bb3(%64: i32, %65: i32, %66: i1):  // 2 preds: ^bb2, ^bb4
      %67 = arith.cmpi slt, %64, %arg49 : i32
      cf.cond_br %67, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %68 = arith.remsi %65, %c2_i32 : i32
      %69 = ttg.memdesc_index %arg64[%68] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %70 = arith.divsi %65, %c2_i32 : i32
      %71 = arith.andi %70, %c1_i32_7 : i32
      ttng.wait_barrier %69, %71, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %72 = ttg.memdesc_index %arg69[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %73 = ttg.memdesc_index %arg53[%68] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %74 = ttg.memdesc_trans %73 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>
      %75 = ttng.tc_gen5_mma %arg51, %74, %arg57[], %false, %true_8, %72[%true_8] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %76 = ttg.memdesc_index %arg67[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %77 = arith.andi %65, %c1_i32_7 : i32
      ttng.wait_barrier %76, %77, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %78 = ttg.memdesc_index %arg68[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %79 = ttg.memdesc_index %arg65[%68] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %80 = ttng.tc_gen5_mma %arg56, %73, %arg59[], %66, %true_8, %78[%true_8], %79[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %81 = arith.addi %65, %c1_i32_7 : i32
      %82 = arith.remsi %81, %c2_i32 : i32
      %83 = ttg.memdesc_index %arg62[%82] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %84 = arith.divsi %81, %c2_i32 : i32
      %85 = arith.andi %84, %c1_i32_7 : i32
      ttng.wait_barrier %83, %85, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %86 = ttg.memdesc_index %arg52[%82] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %87 = ttg.memdesc_trans %86 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>
      %88 = ttng.tc_gen5_mma %arg50, %87, %arg55[], %false, %true_8, %58[%true_8] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %89 = ttg.memdesc_index %arg70[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.wait_barrier %89, %77, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %90 = ttg.memdesc_index %arg63[%68] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %91 = ttg.memdesc_index %arg52[%68] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %92 = ttng.tc_gen5_mma %arg54, %91, %arg58[], %66, %true_8, %90[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %93 = ttg.memdesc_index %arg44[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %94 = arith.xori %77, %c1_i32_7 : i32
      ttng.wait_barrier %93, %94, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %95 = ttg.memdesc_index %arg71[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %96 = ttg.memdesc_index %arg43[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %97 = ttg.memdesc_trans %arg54 {order = array<i32: 1, 0>} : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared3, #smem, mutable>
      %98 = ttng.tc_gen5_mma %97, %arg50, %arg42[], %false, %true_8, %95[%true_8], %96[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %99 = arith.addi %64, %c1_i32_7 : i32
      cf.br ^bb3(%99, %81, %true_8 : i32, i32, i1)
    ^bb5:  // pred: ^bb3
      %100 = arith.remsi %65, %c2_i32 : i32
      %101 = ttg.memdesc_index %arg64[%100] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %102 = arith.divsi %65, %c2_i32 : i32
      %103 = arith.andi %102, %c1_i32_7 : i32
      ttng.wait_barrier %101, %103, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %104 = ttg.memdesc_index %arg69[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %105 = ttg.memdesc_index %arg53[%100] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %106 = ttg.memdesc_trans %105 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>
      %107 = ttng.tc_gen5_mma %arg51, %106, %arg57[], %false, %true_8, %104[%true_8] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %108 = ttg.memdesc_index %arg67[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %109 = arith.andi %65, %c1_i32_7 : i32
      ttng.wait_barrier %108, %109, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %110 = ttg.memdesc_index %arg68[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %111 = ttg.memdesc_index %arg65[%100] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %112 = ttng.tc_gen5_mma %arg56, %105, %arg59[], %66, %true_8, %110[%true_8], %111[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %113 = ttg.memdesc_index %arg70[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.wait_barrier %113, %109, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %114 = ttg.memdesc_index %arg63[%100] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %115 = ttg.memdesc_index %arg52[%100] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %116 = ttng.tc_gen5_mma %arg54, %115, %arg58[], %66, %true_8, %114[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %117 = ttg.memdesc_index %arg44[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %118 = arith.xori %109, %c1_i32_7 : i32
      ttng.wait_barrier %117, %118, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %119 = ttg.memdesc_index %arg71[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %120 = ttg.memdesc_index %arg43[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %121 = ttg.memdesc_trans %arg54 {order = array<i32: 1, 0>} : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared3, #smem, mutable>
      %122 = ttng.tc_gen5_mma %121, %arg50, %arg42[], %false, %true_8, %119[%true_8], %120[%true_8] {is_async} : !ttg.memdesc<128x128xf16, #shared3, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %123 = ttg.memdesc_index %arg61[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.tc_gen5_commit %123, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %124 = ttg.memdesc_index %arg72[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.tc_gen5_commit %124, %true_8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %125 = arith.addi %65, %c1_i32_7 : i32
      %126 = arith.addi %50, %c1_i32_7 : i32
      %127 = arith.addi %48, %c132_i32_6 : i32
      cf.br ^bb1(%127, %125, %126 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg40: !tt.tensordesc<128x64xf32, #shared1>, %arg41: !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>, %arg42: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg45: f32, %arg46: i32, %arg47: i32, %arg48: i32, %arg49: i32, %arg50: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg51: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg53: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg54: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg55: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg56: !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg57: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg58: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg59: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg60: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg61: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg62: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg63: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg64: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg65: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg66: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg67: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg68: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg69: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg70: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg71: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg72: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg73: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg74: !tt.tensordesc<128x64xf16, #shared>, %arg75: !tt.tensordesc<128x64xf16, #shared>, %arg76: !tt.tensordesc<128x64xf16, #shared>, %arg77: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
      %c0_i32_5 = arith.constant 0 : i32
      %c132_i32_6 = arith.constant 132 : i32
      %c128_i32_7 = arith.constant 128 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %true_9 = arith.constant true
      %c2_i32 = arith.constant 2 : i32
      %47 = tt.get_program_id x : i32
      cf.br ^bb1(%47, %c0_i32_5, %c0_i32_5 : i32, i32, i32)
    ^bb1(%48: i32, %49: i32, %50: i32):  // 2 preds: ^bb0, ^bb5
      %51 = arith.cmpi slt, %48, %arg48 : i32
      cf.cond_br %51, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %52 = arith.divsi %48, %arg47 : i32
      %53 = arith.muli %52, %arg46 : i32
      %54 = arith.remsi %48, %arg47 : i32
      %55 = arith.muli %54, %c128_i32_7 : i32
      %56 = arith.addi %53, %55 : i32
      %57 = ttg.memdesc_index %arg61[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %58 = arith.andi %50, %c1_i32_8 : i32
      %59 = arith.xori %58, %c1_i32_8 : i32
      ttng.wait_barrier %57, %59, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %60 = ttg.memdesc_index %arg60[%c0_i32_5] : !ttg.memdesc<1x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.barrier_expect %60, 32768, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg75[%56, %c0_i32_5] %arg50, %60, %true_9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg76[%56, %c0_i32_5] %arg51, %60, %true_9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      cf.br ^bb3(%c0_i32_5, %49 : i32, i32)
    ^bb3(%61: i32, %62: i32):  // 2 preds: ^bb2, ^bb4
      %63 = arith.cmpi slt, %61, %arg49 : i32
      cf.cond_br %63, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %64 = arith.muli %61, %c128_i32_7 : i32
      %65 = arith.addi %53, %64 : i32
      %66 = arith.remsi %62, %c2_i32 : i32
      %67 = ttg.memdesc_index %arg63[%66] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %68 = arith.divsi %62, %c2_i32 : i32
      %69 = arith.andi %68, %c1_i32_8 : i32
      %70 = arith.xori %69, %c1_i32_8 : i32
      ttng.wait_barrier %67, %70, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %71 = ttg.memdesc_index %arg62[%66] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.barrier_expect %71, 16384, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %72 = ttg.memdesc_index %arg52[%66] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg74[%65, %c0_i32_5] %72, %71, %true_9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %73 = ttg.memdesc_index %arg65[%66] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.wait_barrier %73, %70, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %74 = ttg.memdesc_index %arg64[%66] : !ttg.memdesc<2x1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      ttng.barrier_expect %74, 16384, %true_9 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
      %75 = ttg.memdesc_index %arg53[%66] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg77[%65, %c0_i32_5] %75, %74, %true_9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %76 = arith.addi %62, %c1_i32_8 : i32
      %77 = arith.addi %61, %c1_i32_8 : i32
      cf.br ^bb3(%77, %76 : i32, i32)
    ^bb5:  // pred: ^bb3
      %78 = arith.addi %50, %c1_i32_8 : i32
      %79 = arith.addi %48, %c132_i32_6 : i32
      cf.br ^bb1(%79, %62, %78 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition3(%arg40: !tt.tensordesc<128x64xf32, #shared1>, %arg41: !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>, %arg42: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg45: f32, %arg46: i32, %arg47: i32, %arg48: i32, %arg49: i32, %arg50: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg51: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg53: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg54: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg55: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg56: !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, %arg57: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg58: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg59: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg60: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg61: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg62: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg63: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg64: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg65: !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, %arg66: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg67: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg68: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg69: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg70: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg71: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg72: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg73: !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, %arg74: !tt.tensordesc<128x64xf16, #shared>, %arg75: !tt.tensordesc<128x64xf16, #shared>, %arg76: !tt.tensordesc<128x64xf16, #shared>, %arg77: !tt.tensordesc<128x64xf16, #shared>) num_warps(2) {
      ttg.warp_return
    } : (!tt.tensordesc<128x64xf32, #shared1>, !ttg.memdesc<128x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, f32, i32, i32, i32, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared2, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<128x64xf16, #shared>) -> ()
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    tt.return
  }
}
