#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 164456 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 164448 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c4_i64 = arith.constant 4 : i64
    %c2_i64 = arith.constant 2 : i64
    %0 = ttg.local_alloc {allocation.offset = 164096 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %4 = ttg.memdesc_index %0[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 164128 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %8 = ttg.memdesc_index %5[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %9 = ttg.memdesc_index %5[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 164160 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %11 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %10[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %14 = ttg.memdesc_index %10[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %15 = ttg.local_alloc {allocation.offset = 164192 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 164224 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %18 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %18, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %19 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %20, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %22, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %15[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %16[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %24, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %25 = ttg.local_alloc {allocation.offset = 164256 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 164288 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %28 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %28, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %29 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %30 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %30, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %25[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %26[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %32, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %33 = ttg.memdesc_index %25[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %26[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %34, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %35 = ttg.local_alloc {allocation.offset = 164320 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 164352 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %38, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %40, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %41 = ttg.memdesc_index %35[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %42, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %43 = ttg.memdesc_index %35[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %44 = ttg.memdesc_index %36[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %44, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %45 = ttg.local_alloc {allocation.offset = 164384 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 164416 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<4x1xi64, #shared, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %48, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %50 = ttg.memdesc_index %46[%c1_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %50, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %51 = ttg.memdesc_index %45[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %51, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %52 = ttg.memdesc_index %46[%c2_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %52, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %53 = ttg.memdesc_index %45[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %53, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %54 = ttg.memdesc_index %46[%c3_i32] : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %54, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %55 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>
    %57 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>
    ttg.warp_specialize(%arg4, %arg2, %arg3, %10, %55, %0, %57, %arg5, %5, %56, %16, %26, %36, %46) attributes {actualRegisters = array<i32: 40, 232, 232>, allocation.offset = 131072 : i32, allocation.size = 192 : i32, requestedRegisters = array<i32: 232, 232>, warpGroupStartIds = array<i32: 4, 8>}
    default {
      %58 = arith.extsi %arg5 {async_task_id = array<i32: 0>} : i32 to i64
      %59 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %60 = arith.muli %58, %c2_i64 : i64
      ttng.tensormap_create %59, %arg0, [%c64_i32, %c64_i32], [%arg5, %arg3], [%60], [%c1_i32, %c1_i32] {allocation.offset = 163840 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %59 : !tt.ptr<i8>
      %61 = ttng.reinterpret_tensor_descriptor %59 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared1>
      %62 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      ttng.tensormap_create %62, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%60], [%c1_i32, %c1_i32] {allocation.offset = 163840 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %62 : !tt.ptr<i8>
      %63 = ttng.reinterpret_tensor_descriptor %62 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared1>
      %64 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %65 = arith.muli %64, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %66 = arith.addi %65, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %67 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %68 = arith.muli %67, %c128_i32 {async_task_id = array<i32: 0>} : i32
      cf.br ^bb1(%c0_i32, %c0_i64 : i32, i64)
    ^bb1(%69: i32, %70: i64):  // 2 preds: ^bb0, ^bb2
      %71 = arith.cmpi slt, %69, %arg5 : i32
      cf.cond_br %71, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %72 = arith.divui %70, %c4_i64 {async_task_id = array<i32: 0>} : i64
      %73 = arith.muli %72, %c4_i64 {async_task_id = array<i32: 0>} : i64
      %74 = arith.subi %70, %73 {async_task_id = array<i32: 0>} : i64
      %75 = arith.trunci %74 {async_task_id = array<i32: 0>} : i64 to i32
      %76 = arith.andi %72, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %77 = arith.trunci %76 {async_task_id = array<i32: 0>} : i64 to i1
      %78 = ttg.memdesc_index %16[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %79 = arith.xori %77, %true : i1
      %80 = arith.extui %79 : i1 to i32
      ttng.wait_barrier %78, %80 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %81 = ttg.memdesc_index %10[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %81, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %82 = ttg.memdesc_index %55[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %61[%65, %69] %82, %81, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %83 = ttg.memdesc_index %46[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %83, %80 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %84 = ttg.memdesc_index %36[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %84, %80 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %85 = ttg.memdesc_index %0[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %85, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %86 = ttg.memdesc_index %57[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %63[%68, %69] %86, %85, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<128x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %87 = ttg.memdesc_index %26[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %87, %80 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %88 = ttg.memdesc_index %5[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %88, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %89 = ttg.memdesc_index %56[%75] {async_task_id = array<i32: 0>} : !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %61[%66, %69] %89, %88, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %90 = arith.addi %70, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %91 = arith.addi %69, %c64_i32 : i32
      cf.br ^bb1(%91, %90 : i32, i64)
    ^bb3:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c4_i64_5 = arith.constant 4 : i64
      %c2_i64_6 = arith.constant 2 : i64
      %c1_i32_7 = arith.constant 1 : i32
      %58 = arith.extsi %arg6 {async_task_id = array<i32: 1>} : i32 to i64
      %59 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %60 = arith.muli %58, %c2_i64_6 : i64
      ttng.tensormap_create %59, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%60], [%c1_i32_7, %c1_i32_7] {allocation.offset = 131072 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %59 : !tt.ptr<i8>
      %61 = ttng.reinterpret_tensor_descriptor %59 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %62 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %63 = arith.muli %62, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      %64 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %65 = arith.muli %64, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%66: i32, %67: tensor<64x128xf32, #mma>, %68: i64):  // 2 preds: ^bb0, ^bb2
      %69 = arith.cmpi slt, %66, %arg13 : i32
      cf.cond_br %69, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %70 = arith.divui %68, %c4_i64_5 {async_task_id = array<i32: 1>} : i64
      %71 = arith.muli %70, %c4_i64_5 {async_task_id = array<i32: 1>} : i64
      %72 = arith.subi %68, %71 {async_task_id = array<i32: 1>} : i64
      %73 = arith.trunci %72 {async_task_id = array<i32: 1>} : i64 to i32
      %74 = arith.andi %70, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %75 = arith.trunci %74 {async_task_id = array<i32: 1>} : i64 to i1
      %76 = ttg.memdesc_index %arg9[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %77 = arith.extsi %75 {async_task_id = array<i32: 1>} : i1 to i32
      ttng.wait_barrier %76, %77 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %arg10[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %79 = ttg.memdesc_index %arg11[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %79, %77 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %80 = ttg.memdesc_index %arg12[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %81 = ttg.memdesc_trans %80 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %82 = ttng.warp_group_dot %78, %81, %67 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %83 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %84 = ttg.memdesc_index %arg18[%73] {async_task_id = array<i32: 1>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %84, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %85 = arith.addi %68, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %86 = arith.addi %66, %c64_i32_0 : i32
      cf.br ^bb1(%86, %82, %85 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %87 = arith.truncf %67 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %88 = ttg.local_alloc %87 {allocation.offset = 131072 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %61[%63, %65] %88 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c4_i64_5 = arith.constant 4 : i64
      %c2_i64_6 = arith.constant 2 : i64
      %c1_i32_7 = arith.constant 1 : i32
      %58 = arith.extsi %arg6 {async_task_id = array<i32: 2>} : i32 to i64
      %59 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %60 = arith.muli %58, %c2_i64_6 : i64
      ttng.tensormap_create %59, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%60], [%c1_i32_7, %c1_i32_7] {allocation.offset = 163968 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %59 : !tt.ptr<i8>
      %61 = ttng.reinterpret_tensor_descriptor %59 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %62 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %63 = arith.muli %62, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      %64 = arith.addi %63, %c64_i32_0 {async_task_id = array<i32: 2>} : i32
      %65 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %66 = arith.muli %65, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%67: i32, %68: tensor<64x128xf32, #mma>, %69: i64):  // 2 preds: ^bb0, ^bb2
      %70 = arith.cmpi slt, %67, %arg13 : i32
      cf.cond_br %70, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %71 = arith.divui %69, %c4_i64_5 {async_task_id = array<i32: 2>} : i64
      %72 = arith.muli %71, %c4_i64_5 {async_task_id = array<i32: 2>} : i64
      %73 = arith.subi %69, %72 {async_task_id = array<i32: 2>} : i64
      %74 = arith.trunci %73 {async_task_id = array<i32: 2>} : i64 to i32
      %75 = arith.andi %71, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %76 = arith.trunci %75 {async_task_id = array<i32: 2>} : i64 to i1
      %77 = ttg.memdesc_index %arg14[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %78 = arith.extsi %76 {async_task_id = array<i32: 2>} : i1 to i32
      ttng.wait_barrier %77, %78 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %79 = ttg.memdesc_index %arg15[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %80 = ttg.memdesc_index %arg11[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %80, %78 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %81 = ttg.memdesc_index %arg12[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %82 = ttg.memdesc_trans %81 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %83 = ttng.warp_group_dot %79, %82, %68 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %84 = ttg.memdesc_index %arg19[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %84, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %85 = ttg.memdesc_index %arg17[%74] {async_task_id = array<i32: 2>} : !ttg.memdesc<4x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %85, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %86 = arith.addi %69, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %87 = arith.addi %67, %c64_i32_0 : i32
      cf.br ^bb1(%87, %83, %86 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %88 = arith.truncf %68 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %89 = ttg.local_alloc %88 {allocation.offset = 147456 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %61[%64, %66] %89 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    } : (i32, !tt.ptr<f16>, i32, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>, i32, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared, #smem, mutable>) -> ()
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %44 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %48 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
