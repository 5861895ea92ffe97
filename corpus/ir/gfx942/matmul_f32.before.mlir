#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 4], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f32>, #blocked>
    %30 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %33 = arith.muli %31, %32 : tensor<32x1xi32, #blocked2>
    %34 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked2>
    %35 = tt.addptr %34, %33 : tensor<32x1x!tt.ptr<f32>, #blocked2>, tensor<32x1xi32, #blocked2>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f32>, #blocked2> -> tensor<32x64x!tt.ptr<f32>, #blocked2>
    %39 = tt.broadcast %37 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked2>
    %40 = tt.addptr %38, %39 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %41 = tt.splat %27 : i1 -> tensor<32x64xi1, #blocked2>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f32>, #blocked2>
    %43 = arith.muli %arg7, %c32_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<32x64xi32, #blocked2>
    %45 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<64x32xf32, #blocked> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #linear>
    ttg.local_store %49, %48 : tensor<32x64xf32, #linear> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %51 = tt.addptr %26, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %52 = tt.splat %50 : i1 -> tensor<64x32xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f32>, #blocked>
    %54 = tt.addptr %40, %44 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %55 = tt.splat %50 : i1 -> tensor<32x64xi1, #blocked2>
    %56 = tt.load %54, %55 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f32>, #blocked2>
    %57 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %53, %57 : tensor<64x32xf32, #blocked> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %58 = ttg.memdesc_index %46[%c1_i32] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %59 = amdg.in_thread_transpose %56 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #linear>
    ttg.local_store %59, %58 : tensor<32x64xf32, #linear> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %60 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %51, %c1_i32, %47, %57, %48, %58, %54 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, tensor<32x64x!tt.ptr<f32>, #blocked2>)
  ^bb1(%61: i32, %62: tensor<64x64xf32, #mma>, %63: tensor<64x32x!tt.ptr<f32>, #blocked>, %64: i32, %65: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %66: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %67: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %68: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %69: tensor<32x64x!tt.ptr<f32>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %70 = arith.cmpi slt, %61, %60 : i32
    cf.cond_br %70, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %71 = tt.addptr %63, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %72 = tt.addptr %69, %44 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %73 = ttg.local_load %65 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    rocdl.s.setprio 1
    %74 = tt.load %71 : tensor<64x32x!tt.ptr<f32>, #blocked>
    rocdl.sched.barrier none
    %75 = ttg.local_load %67 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    rocdl.s.setprio 0
    %76 = tt.load %72 : tensor<32x64x!tt.ptr<f32>, #blocked2>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %77 = tt.dot %73, %75, %62, inputPrecision = tf32 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %78 = arith.addi %64, %c1_i32 : i32
    %79 = arith.cmpi slt, %78, %c2_i32 : i32
    %80 = arith.select %79, %78, %c0_i32 : i32
    %81 = ttg.memdesc_index %45[%80] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %74, %81 : tensor<64x32xf32, #blocked> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %82 = ttg.memdesc_index %46[%80] : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %83 = amdg.in_thread_transpose %76 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #linear>
    ttg.local_store %83, %82 : tensor<32x64xf32, #linear> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %84 = arith.addi %61, %c32_i32 : i32
    cf.br ^bb1(%84, %77, %71, %80, %66, %81, %68, %82, %72 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, tensor<32x64x!tt.ptr<f32>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %85 = arith.addi %arg5, %c31_i32 : i32
    %86 = arith.divsi %85, %c32_i32 : i32
    %87 = arith.cmpi sge, %86, %c1_i32 : i32
    %88 = arith.cmpi sge, %86, %c2_i32 : i32
    %89 = ttg.local_load %65 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %90 = ttg.local_load %67 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.cond_br %87, ^bb4, ^bb5(%62 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %91 = tt.dot %89, %90, %62, inputPrecision = tf32 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%91 : tensor<64x64xf32, #mma>)
  ^bb5(%92: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %93 = arith.select %87, %92, %62 : tensor<64x64xf32, #mma>
    %94 = ttg.local_load %66 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %95 = ttg.local_load %68 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.cond_br %88, ^bb6, ^bb7(%93 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %96 = tt.dot %94, %95, %93, inputPrecision = tf32 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%96 : tensor<64x64xf32, #mma>)
  ^bb7(%97: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %98 = arith.select %88, %97, %93 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<2x32x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %99 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %100 = arith.muli %17, %99 : tensor<64x1xi32, #mma>
    %101 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %102 = tt.addptr %101, %100 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %103 = tt.broadcast %102 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %104 = tt.broadcast %36 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %105 = tt.addptr %103, %104 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %105, %98 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
