// A persistent GEMM whose loops over tiles and over k were flattened (sm_90, 3 stages). A tile is
// stored in its last step. Both paths of that condition are correct in any step, so that the proof
// does not need the condition.
// options check: finish
// expect check: bound all-paths
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = arith.cmpi sle, %arg17, %c0_i32 : i32
    scf.if %6 {
      %7 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %5 to %4 step %c132_i32  : i32 {
        %8 = arith.divsi %arg18, %1 : i32
        %9 = arith.muli %8, %c128_i32 : i32
        %10 = arith.remsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
        ttg.local_store %cst_0, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%9, %11] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %7 = arith.subi %4, %5 : i32
      %8 = arith.ceildivsi %7, %c132_i32 : i32
      %9 = arith.ceildivsi %arg17, %c64_i32 : i32
      %10 = arith.maxsi %9, %c1_i32 : i32
      %11 = arith.muli %8, %10 : i32
      %12 = arith.subi %10, %c1_i32 : i32
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %19 = arith.cmpi sgt, %11, %c0_i32 : i32
      %20 = arith.divsi %5, %1 : i32
      %21 = arith.muli %20, %c128_i32 : i32
      %22 = arith.remsi %5, %1 : i32
      %23 = arith.muli %22, %c128_i32 : i32
      ttng.barrier_expect %16, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %24 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg0[%21, %c0_i32] %24, %16, %19 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %25 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg5[%23, %c0_i32] %25, %16, %19 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %26 = arith.cmpi sgt, %11, %c1_i32 : i32
      %27 = arith.cmpi ne, %12, %c0_i32 : i32
      %28 = arith.extui %27 : i1 to i32
      %29 = arith.cmpi eq, %28, %c0_i32 : i32
      %30:3 = scf.if %29 -> (i32, i32, i32) {
        %37 = arith.addi %5, %c132_i32 : i32
        %38 = arith.divsi %37, %1 : i32
        %39 = arith.muli %38, %c128_i32 : i32
        %40 = arith.remsi %37, %1 : i32
        %41 = arith.muli %40, %c128_i32 : i32
        scf.yield %39, %41, %37 : i32, i32, i32
      } else {
        scf.yield %21, %23, %5 : i32, i32, i32
      }
      %31 = arith.select %29, %c0_i32, %c64_i32 : i32
      ttng.barrier_expect %17, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %32 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg0[%30#0, %31] %32, %17, %26 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %33 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg5[%30#1, %31] %33, %17, %26 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %34 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %35:12 = scf.for %arg18 = %c0_i32 to %11 step %c1_i32 iter_args(%arg19 = %28, %arg20 = %30#2, %arg21 = %cst, %arg22 = %30#0, %arg23 = %30#1, %arg24 = %c1_i32, %arg25 = %c-1_i32, %arg26 = %c0_i32, %arg27 = %31, %arg28 = %c0_i32, %arg29 = %21, %arg30 = %23) -> (i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %37 = arith.subi %11, %c2_i32 : i32
        %38 = arith.cmpi slt, %arg18, %37 : i32
        %39 = arith.addi %arg19, %c1_i32 : i32
        %40 = arith.cmpi eq, %arg19, %12 : i32
        %41 = arith.select %40, %c0_i32, %39 : i32
        %42 = arith.cmpi eq, %41, %c0_i32 : i32
        %43:3 = scf.if %42 -> (i32, i32, i32) {
          %65 = arith.addi %arg20, %c132_i32 : i32
          %66 = arith.divsi %65, %1 : i32
          %67 = arith.muli %66, %c128_i32 : i32
          %68 = arith.remsi %65, %1 : i32
          %69 = arith.muli %68, %c128_i32 : i32
          scf.yield %67, %69, %65 : i32, i32, i32
        } else {
          scf.yield %arg22, %arg23, %arg20 : i32, i32, i32
        }
        %44 = arith.addi %arg25, %c1_i32 : i32
        %45 = arith.cmpi sge, %44, %c3_i32 : i32
        %46 = arith.select %45, %c0_i32, %44 : i32
        %47 = arith.xori %arg26, %c1_i32 : i32
        %48 = arith.select %45, %47, %arg26 : i32
        %49 = ttg.memdesc_index %15[%46] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %49, %48 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %50 = ttg.memdesc_index %14[%46] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %51 = ttg.memdesc_trans %50 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %52 = ttg.memdesc_index %13[%46] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %53 = ttng.warp_group_dot %52, %51, %arg21 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
        %54:3 = ttng.warp_group_dot_wait %53, %52, %51 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %55 = arith.addi %arg27, %c64_i32 : i32
        %56 = arith.addi %arg24, %c1_i32 : i32
        %57 = arith.cmpi sge, %56, %c3_i32 : i32
        %58 = arith.select %57, %c0_i32, %56 : i32
        %59 = arith.select %42, %c0_i32, %55 : i32
        %60 = ttg.memdesc_index %15[%58] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %60, 32768, %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %61 = ttg.memdesc_index %13[%58] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%43#0, %59] %61, %60, %38 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %62 = ttg.memdesc_index %14[%58] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%43#1, %59] %62, %60, %38 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %63 = arith.cmpi eq, %arg28, %12 : i32
        %64 = arith.select %63, %cst, %54#0 : tensor<128x128xf32, #mma>
        scf.if %63 {
          %65:3 = ttng.warp_group_dot_wait %54#0, %52, %51 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
          %66 = arith.truncf %65#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
          ttg.local_store %66, %34 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg29, %arg30] %34 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        }
        scf.yield %41, %43#2, %64, %43#0, %43#1, %58, %46, %48, %59, %arg19, %arg22, %arg23 : i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %34 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %36 = ttng.warp_group_dot_wait %35#2 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
