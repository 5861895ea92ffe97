#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 131672 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 131544 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %0 = ttg.local_alloc {allocation.offset = 131328 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 131360 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 131392 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %12 = ttg.local_alloc {allocation.offset = 131424 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 131456 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %20 = ttg.local_alloc {allocation.offset = 131488 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 131520 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %28 = ttg.local_alloc {allocation.offset = 131552 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 131584 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %36 = ttg.local_alloc {allocation.offset = 131616 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 131648 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %44 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 73728 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttg.warp_specialize(%arg4, %arg2, %arg3, %8, %44, %0, %46, %arg5, %4, %45, %13, %21, %29, %37) attributes {actualRegisters = array<i32: 40, 232, 232>, allocation.offset = 98304 : i32, allocation.size = 192 : i32, requestedRegisters = array<i32: 232, 232>, warpGroupStartIds = array<i32: 4, 8>}
    default {
      %47 = arith.extsi %arg5 {async_task_id = array<i32: 0>} : i32 to i64
      %48 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %49 = arith.muli %47, %c2_i64 : i64
      ttng.tensormap_create %48, %arg0, [%c64_i32, %c64_i32], [%arg5, %arg3], [%49], [%c1_i32, %c1_i32] {allocation.offset = 131072 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %48 : !tt.ptr<i8>
      %50 = ttng.reinterpret_tensor_descriptor %48 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared1>
      %51 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      ttng.tensormap_create %51, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%49], [%c1_i32, %c1_i32] {allocation.offset = 131072 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %51 : !tt.ptr<i8>
      %52 = ttng.reinterpret_tensor_descriptor %51 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared1>
      %53 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %54 = arith.muli %53, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %55 = arith.addi %54, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %56 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %57 = arith.muli %56, %c128_i32 {async_task_id = array<i32: 0>} : i32
      cf.br ^bb1(%c0_i32, %c0_i64 : i32, i64)
    ^bb1(%58: i32, %59: i64):  // 2 preds: ^bb0, ^bb2
      %60 = arith.cmpi slt, %58, %arg5 : i32
      cf.cond_br %60, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %61 = arith.divui %59, %c3_i64 {async_task_id = array<i32: 0>} : i64
      %62 = arith.muli %61, %c3_i64 {async_task_id = array<i32: 0>} : i64
      %63 = arith.subi %59, %62 {async_task_id = array<i32: 0>} : i64
      %64 = arith.trunci %63 {async_task_id = array<i32: 0>} : i64 to i32
      %65 = arith.andi %61, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %66 = arith.trunci %65 {async_task_id = array<i32: 0>} : i64 to i1
      %67 = ttg.memdesc_index %13[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %68 = arith.xori %66, %true : i1
      %69 = arith.extui %68 : i1 to i32
      ttng.wait_barrier %67, %69 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %70 = ttg.memdesc_index %8[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %70, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %71 = ttg.memdesc_index %44[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %50[%54, %58] %71, %70, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %72 = ttg.memdesc_index %37[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %72, %69 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %73 = ttg.memdesc_index %29[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %73, %69 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %74 = ttg.memdesc_index %0[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %74, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %75 = ttg.memdesc_index %46[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %52[%57, %58] %75, %74, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<128x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %76 = ttg.memdesc_index %21[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %76, %69 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %77 = ttg.memdesc_index %4[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %77, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %45[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %50[%55, %58] %78, %77, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %79 = arith.addi %59, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %80 = arith.addi %58, %c64_i32 : i32
      cf.br ^bb1(%80, %79 : i32, i64)
    ^bb3:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c3_i64_5 = arith.constant 3 : i64
      %c2_i64_6 = arith.constant 2 : i64
      %c1_i32_7 = arith.constant 1 : i32
      %47 = arith.extsi %arg6 {async_task_id = array<i32: 1>} : i32 to i64
      %48 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %49 = arith.muli %47, %c2_i64_6 : i64
      ttng.tensormap_create %48, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%49], [%c1_i32_7, %c1_i32_7] {allocation.offset = 98304 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %48 : !tt.ptr<i8>
      %50 = ttng.reinterpret_tensor_descriptor %48 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %51 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %52 = arith.muli %51, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      %53 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %54 = arith.muli %53, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%55: i32, %56: tensor<64x128xf32, #mma>, %57: i64):  // 2 preds: ^bb0, ^bb2
      %58 = arith.cmpi slt, %55, %arg13 : i32
      cf.cond_br %58, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %59 = arith.divui %57, %c3_i64_5 {async_task_id = array<i32: 1>} : i64
      %60 = arith.muli %59, %c3_i64_5 {async_task_id = array<i32: 1>} : i64
      %61 = arith.subi %57, %60 {async_task_id = array<i32: 1>} : i64
      %62 = arith.trunci %61 {async_task_id = array<i32: 1>} : i64 to i32
      %63 = arith.andi %59, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %64 = arith.trunci %63 {async_task_id = array<i32: 1>} : i64 to i1
      %65 = ttg.memdesc_index %arg9[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %66 = arith.extsi %64 {async_task_id = array<i32: 1>} : i1 to i32
      ttng.wait_barrier %65, %66 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %67 = ttg.memdesc_index %arg10[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %68 = ttg.memdesc_index %arg11[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %68, %66 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %69 = ttg.memdesc_index %arg12[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %70 = ttg.memdesc_trans %69 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %71 = ttng.warp_group_dot %67, %70, %56 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %72 = ttg.memdesc_index %arg16[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %72, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %73 = ttg.memdesc_index %arg18[%62] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %73, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %74 = arith.addi %57, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %75 = arith.addi %55, %c64_i32_0 : i32
      cf.br ^bb1(%75, %71, %74 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %76 = arith.truncf %56 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %77 = ttg.local_alloc %76 {allocation.offset = 98304 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %50[%52, %54] %77 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c3_i64_5 = arith.constant 3 : i64
      %c2_i64_6 = arith.constant 2 : i64
      %c1_i32_7 = arith.constant 1 : i32
      %47 = arith.extsi %arg6 {async_task_id = array<i32: 2>} : i32 to i64
      %48 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %49 = arith.muli %47, %c2_i64_6 : i64
      ttng.tensormap_create %48, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%49], [%c1_i32_7, %c1_i32_7] {allocation.offset = 131200 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %48 : !tt.ptr<i8>
      %50 = ttng.reinterpret_tensor_descriptor %48 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %51 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %52 = arith.muli %51, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      %53 = arith.addi %52, %c64_i32_0 {async_task_id = array<i32: 2>} : i32
      %54 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %55 = arith.muli %54, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%56: i32, %57: tensor<64x128xf32, #mma>, %58: i64):  // 2 preds: ^bb0, ^bb2
      %59 = arith.cmpi slt, %56, %arg13 : i32
      cf.cond_br %59, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %60 = arith.divui %58, %c3_i64_5 {async_task_id = array<i32: 2>} : i64
      %61 = arith.muli %60, %c3_i64_5 {async_task_id = array<i32: 2>} : i64
      %62 = arith.subi %58, %61 {async_task_id = array<i32: 2>} : i64
      %63 = arith.trunci %62 {async_task_id = array<i32: 2>} : i64 to i32
      %64 = arith.andi %60, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %65 = arith.trunci %64 {async_task_id = array<i32: 2>} : i64 to i1
      %66 = ttg.memdesc_index %arg14[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %67 = arith.extsi %65 {async_task_id = array<i32: 2>} : i1 to i32
      ttng.wait_barrier %66, %67 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %68 = ttg.memdesc_index %arg15[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %69 = ttg.memdesc_index %arg11[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %69, %67 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %70 = ttg.memdesc_index %arg12[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %71 = ttg.memdesc_trans %70 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %72 = ttng.warp_group_dot %68, %71, %57 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %73 = ttg.memdesc_index %arg17[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %73, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %74 = ttg.memdesc_index %arg19[%63] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %74, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %75 = arith.addi %58, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %76 = arith.addi %56, %c64_i32_0 : i32
      cf.br ^bb1(%76, %72, %75 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %77 = arith.truncf %57 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %78 = ttg.local_alloc %77 {allocation.offset = 114688 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %50[%53, %55] %78 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    } : (i32, !tt.ptr<f16>, i32, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>, i32, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared, #smem, mutable>) -> ()
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
