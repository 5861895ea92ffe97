#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4], [0, 8]], lane = [[0, 16], [0, 32], [0, 64], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<128x64xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %30 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked2>
    %34 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x1xi32, #blocked2>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %38 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %39 = tt.broadcast %36 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked2>
    %40 = tt.addptr %38, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %41 = tt.splat %27 : i1 -> tensor<64x128xi1, #blocked2>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %43 = arith.muli %arg7, %c64_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<64x128xi32, #blocked2>
    %45 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<128x64xf8E5M2, #blocked> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<64x128xf8E5M2, #blocked2> -> tensor<64x128xf8E5M2, #linear>
    ttg.local_store %49, %48 : tensor<64x128xf8E5M2, #linear> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %50 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %26, %c0_i32, %47, %48, %40 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb1(%51: i32, %52: tensor<128x128xf32, #mma>, %53: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %54: i32, %55: !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, %56: !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, %57: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %51, %50 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.addptr %53, %cst : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %60 = tt.addptr %57, %44 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    ttg.barrier local
    %61 = ttg.local_load %55 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %62 = tt.load %59 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    rocdl.sched.barrier none
    %63 = ttg.local_load %56 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %64 = tt.load %60 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %65 = tt.fp_to_fp %61 : tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %66 = tt.fp_to_fp %63 : tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %67 = tt.dot %65, %66, %52, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    rocdl.s.setprio 0
    %68 = arith.addi %54, %c1_i32 : i32
    %69 = arith.cmpi slt, %68, %c1_i32 : i32
    %70 = arith.select %69, %68, %c0_i32 : i32
    %71 = ttg.memdesc_index %45[%70] : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %62, %71 : tensor<128x64xf8E5M2, #blocked> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %72 = ttg.memdesc_index %46[%70] : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %73 = amdg.in_thread_transpose %64 : tensor<64x128xf8E5M2, #blocked2> -> tensor<64x128xf8E5M2, #linear>
    ttg.local_store %73, %72 : tensor<64x128xf8E5M2, #linear> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %74 = arith.addi %51, %c64_i32 : i32
    cf.br ^bb1(%74, %67, %59, %70, %71, %72, %60 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, i32, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %75 = arith.addi %arg5, %c63_i32 : i32
    %76 = arith.divsi %75, %c64_i32 : i32
    %77 = arith.cmpi sge, %76, %c1_i32 : i32
    ttg.barrier local
    %78 = ttg.local_load %55 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %79 = ttg.local_load %56 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %80 = tt.fp_to_fp %78 : tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %81 = tt.fp_to_fp %79 : tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %77, ^bb4, ^bb5(%52 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %82 = tt.dot %80, %81, %52, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%82 : tensor<128x128xf32, #mma>)
  ^bb5(%83: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %84 = arith.select %77, %83, %52 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x64x128xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128x64xf8E5M2, #shared, #smem, mutable>
    %85 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %86 = arith.muli %17, %85 : tensor<128x1xi32, #mma>
    %87 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %88 = tt.addptr %87, %86 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %89 = tt.broadcast %88 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %90 = tt.broadcast %37 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %91 = tt.addptr %89, %90 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %91, %84 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
