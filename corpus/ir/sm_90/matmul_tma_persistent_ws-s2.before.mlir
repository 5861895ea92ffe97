#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98320 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    ttg.local_store %cst_0, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%11, %13] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %14 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb2(%14 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb13
  ^bb5:  // pred: ^bb0
    %15 = arith.subi %4, %5 : i32
    %16 = arith.ceildivsi %15, %c132_i32 : i32
    %17 = arith.ceildivsi %arg17, %c64_i32 : i32
    %18 = arith.maxsi %17, %c1_i32 : i32
    %19 = arith.muli %16, %18 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %21 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = arith.cmpi sgt, %19, %c0_i32 : i32
    %27 = arith.divsi %5, %1 : i32
    %28 = arith.muli %27, %c128_i32 : i32
    %29 = arith.remsi %5, %1 : i32
    %30 = arith.muli %29, %c128_i32 : i32
    ttng.barrier_expect %24, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%28, %c0_i32] %31, %24, %26 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%30, %c0_i32] %32, %24, %26 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %33 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb6(%c0_i32, %c0_i32, %5, %cst, %28, %30, %c0_i32, %c-1_i32, %c0_i32, %c0_i32 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32)
  ^bb6(%34: i32, %35: i32, %36: i32, %37: tensor<128x128xf32, #mma>, %38: i32, %39: i32, %40: i32, %41: i32, %42: i32, %43: i32):  // 2 preds: ^bb5, ^bb11
    %44 = arith.cmpi slt, %34, %19 : i32
    cf.cond_br %44, ^bb7, ^bb12
  ^bb7:  // pred: ^bb6
    %45 = arith.subi %19, %c1_i32 : i32
    %46 = arith.cmpi slt, %34, %45 : i32
    %47 = arith.addi %35, %c1_i32 : i32
    %48 = arith.cmpi eq, %35, %20 : i32
    %49 = arith.select %48, %c0_i32, %47 : i32
    %50 = arith.cmpi eq, %49, %c0_i32 : i32
    cf.cond_br %50, ^bb8, ^bb9(%38, %39, %36 : i32, i32, i32)
  ^bb8:  // pred: ^bb7
    %51 = arith.addi %36, %c132_i32 : i32
    %52 = arith.divsi %51, %1 : i32
    %53 = arith.muli %52, %c128_i32 : i32
    %54 = arith.remsi %51, %1 : i32
    %55 = arith.muli %54, %c128_i32 : i32
    cf.br ^bb9(%53, %55, %51 : i32, i32, i32)
  ^bb9(%56: i32, %57: i32, %58: i32):  // 2 preds: ^bb7, ^bb8
    %59 = arith.addi %41, %c1_i32 : i32
    %60 = arith.cmpi sge, %59, %c2_i32 : i32
    %61 = arith.select %60, %c0_i32, %59 : i32
    %62 = arith.xori %42, %c1_i32 : i32
    %63 = arith.select %60, %62, %42 : i32
    %64 = ttg.memdesc_index %23[%61] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %64, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %65 = ttg.memdesc_index %22[%61] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %66 = ttg.memdesc_trans %65 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %67 = ttg.memdesc_index %21[%61] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %68 = ttng.warp_group_dot %67, %66, %37 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
    %69:3 = ttng.warp_group_dot_wait %68, %67, %66 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %70 = arith.addi %43, %c64_i32 : i32
    %71 = arith.addi %40, %c1_i32 : i32
    %72 = arith.cmpi sge, %71, %c2_i32 : i32
    %73 = arith.select %72, %c0_i32, %71 : i32
    %74 = arith.select %50, %c0_i32, %70 : i32
    %75 = ttg.memdesc_index %23[%73] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %75, 32768, %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %76 = ttg.memdesc_index %21[%73] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%56, %74] %76, %75, %46 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = ttg.memdesc_index %22[%73] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%57, %74] %77, %75, %46 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.cond_br %48, ^bb10, ^bb11(%69#0 : tensor<128x128xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %78:3 = ttng.warp_group_dot_wait %69#0, %67, %66 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %79 = arith.truncf %78#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %79, %33 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%38, %39] %33 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb11(%cst : tensor<128x128xf32, #mma>)
  ^bb11(%80: tensor<128x128xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %81 = arith.addi %34, %c1_i32 : i32
    cf.br ^bb6(%81, %49, %58, %80, %56, %57, %73, %61, %63, %74 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32)
  ^bb12:  // pred: ^bb6
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %33 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %82 = ttng.warp_group_dot_wait %37 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    cf.br ^bb13
  ^bb13:  // 2 preds: ^bb4, ^bb12
    tt.return
  }
}
