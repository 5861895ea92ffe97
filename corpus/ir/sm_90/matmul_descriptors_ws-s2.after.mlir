#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98744 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 98736 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c2_i64 = arith.constant 2 : i64
    %0 = ttg.local_alloc {allocation.offset = 98560 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 98576 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %4 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %5 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 98592 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %8 = ttg.memdesc_index %6[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %9 = ttg.local_alloc {allocation.offset = 98608 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 98624 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %11 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %12, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %14 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %14, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %15 = ttg.local_alloc {allocation.offset = 98640 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 98656 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %18 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %18, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %19 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %20, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %21 = ttg.local_alloc {allocation.offset = 98672 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 98688 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %24, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %26 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %26, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %27 = ttg.local_alloc {allocation.offset = 98704 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %28 = ttg.local_alloc {allocation.offset = 98720 : i32, ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>
    %29 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %30, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %32, 128 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local
    %33 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.warp_specialize(%arg4, %arg2, %arg3, %6, %33, %0, %35, %arg5, %3, %34, %10, %16, %22, %28) attributes {actualRegisters = array<i32: 40, 232, 232>, allocation.offset = 65536 : i32, allocation.size = 192 : i32, requestedRegisters = array<i32: 232, 232>, warpGroupStartIds = array<i32: 4, 8>}
    default {
      %36 = arith.extsi %arg5 {async_task_id = array<i32: 0>} : i32 to i64
      %37 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %38 = arith.muli %36, %c2_i64 : i64
      ttng.tensormap_create %37, %arg0, [%c64_i32, %c64_i32], [%arg5, %arg3], [%38], [%c1_i32, %c1_i32] {allocation.offset = 98304 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %37 : !tt.ptr<i8>
      %39 = ttng.reinterpret_tensor_descriptor %37 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared1>
      %40 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      ttng.tensormap_create %40, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%38], [%c1_i32, %c1_i32] {allocation.offset = 98304 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %40 : !tt.ptr<i8>
      %41 = ttng.reinterpret_tensor_descriptor %40 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared1>
      %42 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %43 = arith.muli %42, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %44 = arith.addi %43, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %45 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %46 = arith.muli %45, %c128_i32 {async_task_id = array<i32: 0>} : i32
      cf.br ^bb1(%c0_i32, %c0_i64 : i32, i64)
    ^bb1(%47: i32, %48: i64):  // 2 preds: ^bb0, ^bb2
      %49 = arith.cmpi slt, %47, %arg5 : i32
      cf.cond_br %49, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %50 = arith.divui %48, %c2_i64 {async_task_id = array<i32: 0>} : i64
      %51 = arith.muli %50, %c2_i64 {async_task_id = array<i32: 0>} : i64
      %52 = arith.subi %48, %51 {async_task_id = array<i32: 0>} : i64
      %53 = arith.trunci %52 {async_task_id = array<i32: 0>} : i64 to i32
      %54 = arith.andi %50, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %55 = arith.trunci %54 {async_task_id = array<i32: 0>} : i64 to i1
      %56 = ttg.memdesc_index %10[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %57 = arith.xori %55, %true : i1
      %58 = arith.extui %57 : i1 to i32
      ttng.wait_barrier %56, %58 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %59 = ttg.memdesc_index %6[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %59, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %60 = ttg.memdesc_index %33[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %39[%43, %47] %60, %59, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %28[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %61, %58 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %62 = ttg.memdesc_index %22[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %62, %58 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %63 = ttg.memdesc_index %0[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %63, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %64 = ttg.memdesc_index %35[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %41[%46, %47] %64, %63, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<128x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %65 = ttg.memdesc_index %16[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %65, %58 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %66 = ttg.memdesc_index %3[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.barrier_expect %66, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %67 = ttg.memdesc_index %34[%53] {async_task_id = array<i32: 0>} : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %39[%44, %47] %67, %66, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
      %68 = arith.addi %48, %c1_i64 {async_task_id = array<i32: 0>} : i64
      %69 = arith.addi %47, %c64_i32 : i32
      cf.br ^bb1(%69, %68 : i32, i64)
    ^bb3:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c2_i64_5 = arith.constant 2 : i64
      %c1_i32_6 = arith.constant 1 : i32
      %36 = arith.extsi %arg6 {async_task_id = array<i32: 1>} : i32 to i64
      %37 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %38 = arith.muli %36, %c2_i64_5 : i64
      ttng.tensormap_create %37, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%38], [%c1_i32_6, %c1_i32_6] {allocation.offset = 65536 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %37 : !tt.ptr<i8>
      %39 = ttng.reinterpret_tensor_descriptor %37 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %40 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %41 = arith.muli %40, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      %42 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %43 = arith.muli %42, %c128_i32_2 {async_task_id = array<i32: 1>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%44: i32, %45: tensor<64x128xf32, #mma>, %46: i64):  // 2 preds: ^bb0, ^bb2
      %47 = arith.cmpi slt, %44, %arg13 : i32
      cf.cond_br %47, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %48 = arith.divui %46, %c2_i64_5 {async_task_id = array<i32: 1>} : i64
      %49 = arith.muli %48, %c2_i64_5 {async_task_id = array<i32: 1>} : i64
      %50 = arith.subi %46, %49 {async_task_id = array<i32: 1>} : i64
      %51 = arith.trunci %50 {async_task_id = array<i32: 1>} : i64 to i32
      %52 = arith.andi %48, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %53 = arith.trunci %52 {async_task_id = array<i32: 1>} : i64 to i1
      %54 = ttg.memdesc_index %arg9[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %55 = arith.extsi %53 {async_task_id = array<i32: 1>} : i1 to i32
      ttng.wait_barrier %54, %55 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %56 = ttg.memdesc_index %arg10[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %57 = ttg.memdesc_index %arg11[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %57, %55 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %58 = ttg.memdesc_index %arg12[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %59 = ttg.memdesc_trans %58 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %60 = ttng.warp_group_dot %56, %59, %45 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %61 = ttg.memdesc_index %arg16[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %61, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %62 = ttg.memdesc_index %arg18[%51] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %62, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %63 = arith.addi %46, %c1_i64_3 {async_task_id = array<i32: 1>} : i64
      %64 = arith.addi %44, %c64_i32_0 : i32
      cf.br ^bb1(%64, %60, %63 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %65 = arith.truncf %45 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %66 = ttg.local_alloc %65 {allocation.offset = 65536 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %39[%41, %43] %66 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg6: i32, %arg7: !tt.ptr<f16>, %arg8: i32, %arg9: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg10: !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, %arg11: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg12: !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>, %arg13: i32, %arg14: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg15: !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg17: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg18: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, %arg19: !ttg.memdesc<2x1xi64, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %c64_i32_0 = arith.constant 64 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c128_i32_2 = arith.constant 128 : i32
      %c1_i64_3 = arith.constant 1 : i64
      %c0_i64_4 = arith.constant 0 : i64
      %c2_i64_5 = arith.constant 2 : i64
      %c1_i32_6 = arith.constant 1 : i32
      %36 = arith.extsi %arg6 {async_task_id = array<i32: 2>} : i32 to i64
      %37 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
      %38 = arith.muli %36, %c2_i64_5 : i64
      ttng.tensormap_create %37, %arg7, [%c64_i32_0, %c64_i32_0], [%arg6, %arg8], [%38], [%c1_i32_6, %c1_i32_6] {allocation.offset = 98432 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
      ttng.tensormap_fenceproxy_acquire %37 : !tt.ptr<i8>
      %39 = ttng.reinterpret_tensor_descriptor %37 : !tt.ptr<i8> to !tt.tensordesc<64x128xf16, #shared1>
      %40 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %41 = arith.muli %40, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      %42 = arith.addi %41, %c64_i32_0 {async_task_id = array<i32: 2>} : i32
      %43 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %44 = arith.muli %43, %c128_i32_2 {async_task_id = array<i32: 2>} : i32
      cf.br ^bb1(%c0_i32_1, %cst, %c0_i64_4 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb1(%45: i32, %46: tensor<64x128xf32, #mma>, %47: i64):  // 2 preds: ^bb0, ^bb2
      %48 = arith.cmpi slt, %45, %arg13 : i32
      cf.cond_br %48, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %49 = arith.divui %47, %c2_i64_5 {async_task_id = array<i32: 2>} : i64
      %50 = arith.muli %49, %c2_i64_5 {async_task_id = array<i32: 2>} : i64
      %51 = arith.subi %47, %50 {async_task_id = array<i32: 2>} : i64
      %52 = arith.trunci %51 {async_task_id = array<i32: 2>} : i64 to i32
      %53 = arith.andi %49, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %54 = arith.trunci %53 {async_task_id = array<i32: 2>} : i64 to i1
      %55 = ttg.memdesc_index %arg14[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %56 = arith.extsi %54 {async_task_id = array<i32: 2>} : i1 to i32
      ttng.wait_barrier %55, %56 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %57 = ttg.memdesc_index %arg15[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %58 = ttg.memdesc_index %arg11[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.wait_barrier %58, %56 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %59 = ttg.memdesc_index %arg12[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
      %60 = ttg.memdesc_trans %59 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
      %61 = ttng.warp_group_dot %57, %60, %46 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
      %62 = ttg.memdesc_index %arg19[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %62, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %63 = ttg.memdesc_index %arg17[%52] {async_task_id = array<i32: 2>} : !ttg.memdesc<2x1xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
      ttng.arrive_barrier %63, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
      %64 = arith.addi %47, %c1_i64_3 {async_task_id = array<i32: 2>} : i64
      %65 = arith.addi %45, %c64_i32_0 : i32
      cf.br ^bb1(%65, %61, %64 : i32, tensor<64x128xf32, #mma>, i64)
    ^bb3:  // pred: ^bb1
      %66 = arith.truncf %46 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %67 = ttg.local_alloc %66 {allocation.offset = 81920 : i32} : (tensor<64x128xf16, #mma>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %39[%42, %44] %67 : !tt.tensordesc<64x128xf16, #shared1>, !ttg.memdesc<64x128xf16, #shared1, #smem>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.warp_return
    } : (i32, !tt.ptr<f16>, i32, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>, i32, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared, #smem, mutable>) -> ()
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
