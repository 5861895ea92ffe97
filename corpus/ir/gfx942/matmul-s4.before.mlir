#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49152 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c96_i32 = arith.constant 96 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<128x32xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<128x32x!tt.ptr<f16>, #blocked>
    %30 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %33 = arith.muli %31, %32 : tensor<32x1xi32, #blocked2>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %35 = tt.addptr %34, %33 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x128x!tt.ptr<f16>, #blocked2>
    %39 = tt.broadcast %37 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked2>
    %40 = tt.addptr %38, %39 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %41 = tt.splat %27 : i1 -> tensor<32x128xi1, #blocked2>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %43 = arith.muli %arg7, %c32_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<32x128xi32, #blocked2>
    %45 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %49, %48 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %51 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %52 = tt.splat %50 : i1 -> tensor<128x32xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<128x32x!tt.ptr<f16>, #blocked>
    %54 = tt.addptr %40, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %55 = tt.splat %50 : i1 -> tensor<32x128xi1, #blocked2>
    %56 = tt.load %54, %55 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %57 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %53, %57 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %58 = ttg.memdesc_index %46[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %59 = amdg.in_thread_transpose %56 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %59, %58 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %60 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %61 = tt.addptr %51, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %62 = tt.splat %60 : i1 -> tensor<128x32xi1, #blocked>
    %63 = tt.load %61, %62 {amd.pipeliner_part = "prologue"} : tensor<128x32x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %54, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %65 = tt.splat %60 : i1 -> tensor<32x128xi1, #blocked2>
    %66 = tt.load %64, %65 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %67 = ttg.memdesc_index %45[%c2_i32] : !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %63, %67 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %68 = ttg.memdesc_index %46[%c2_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %69 = amdg.in_thread_transpose %66 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %69, %68 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %70 = arith.subi %arg5, %c96_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %61, %c2_i32, %47, %57, %67, %48, %58, %68, %64 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb1(%71: i32, %72: tensor<128x128xf32, #mma>, %73: tensor<128x32x!tt.ptr<f16>, #blocked>, %74: i32, %75: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %76: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %77: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %78: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %79: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %80: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %81: tensor<32x128x!tt.ptr<f16>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %82 = arith.cmpi slt, %71, %70 : i32
    cf.cond_br %82, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %83 = tt.addptr %73, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %84 = tt.addptr %81, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %85 = ttg.local_load %75 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %86 = tt.load %83 : tensor<128x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier none
    %87 = ttg.local_load %78 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %88 = tt.load %84 : tensor<32x128x!tt.ptr<f16>, #blocked2>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %89 = tt.dot %85, %87, %72, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    rocdl.s.setprio 0
    %90 = arith.addi %74, %c1_i32 : i32
    %91 = arith.cmpi slt, %90, %c3_i32 : i32
    %92 = arith.select %91, %90, %c0_i32 : i32
    %93 = ttg.memdesc_index %45[%92] : !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %86, %93 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %94 = ttg.memdesc_index %46[%92] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %95 = amdg.in_thread_transpose %88 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %95, %94 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %96 = arith.addi %71, %c32_i32 : i32
    cf.br ^bb1(%96, %89, %83, %92, %76, %77, %93, %79, %80, %94, %84 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %97 = arith.addi %arg5, %c31_i32 : i32
    %98 = arith.divsi %97, %c32_i32 : i32
    %99 = arith.cmpi sge, %98, %c1_i32 : i32
    %100 = arith.cmpi sge, %98, %c2_i32 : i32
    %101 = arith.cmpi sge, %98, %c3_i32 : i32
    %102 = ttg.local_load %75 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %103 = ttg.local_load %78 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %99, ^bb4, ^bb5(%72 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %104 = tt.dot %102, %103, %72, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%104 : tensor<128x128xf32, #mma>)
  ^bb5(%105: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %106 = arith.select %99, %105, %72 : tensor<128x128xf32, #mma>
    %107 = ttg.local_load %76 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %108 = ttg.local_load %79 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %100, ^bb6, ^bb7(%106 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %109 = tt.dot %107, %108, %106, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%109 : tensor<128x128xf32, #mma>)
  ^bb7(%110: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %111 = arith.select %100, %110, %106 : tensor<128x128xf32, #mma>
    %112 = ttg.local_load %77 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %113 = ttg.local_load %80 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %101, ^bb8, ^bb9(%111 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %114 = tt.dot %112, %113, %111, inputPrecision = tf32 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%114 : tensor<128x128xf32, #mma>)
  ^bb9(%115: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %116 = arith.select %101, %115, %111 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<3x128x32xf16, #shared, #smem, mutable>
    %117 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %118 = arith.muli %17, %117 : tensor<128x1xi32, #mma>
    %119 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %120 = tt.addptr %119, %118 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %121 = tt.broadcast %120 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %122 = tt.broadcast %36 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %123 = tt.addptr %121, %122 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %124 = arith.truncf %116 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %123, %124 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
