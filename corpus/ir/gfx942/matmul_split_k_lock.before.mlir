#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = arith.addi %9, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %10, %5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.get_program_id y : i32
    %15 = arith.muli %14, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %18 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %19 = arith.addi %16, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = arith.addi %17, %6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %21 = arith.addi %18, %7 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.get_program_id z : i32
    %23 = arith.muli %22, %c32_i32 : i32
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = arith.addi %26, %24 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = arith.addi %27, %25 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %31 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %32 = arith.muli %30, %31 : tensor<64x1xi32, #blocked>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %32 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %36 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked1>
    %37 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %38 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %43 = tt.expand_dims %28 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %45 = tt.addptr %35, %44 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %46 = tt.splat %42 : i1 -> tensor<64x32xi1, #blocked>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %49 = arith.muli %48, %36 : tensor<32x1xi32, #blocked1>
    %50 = tt.addptr %37, %49 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %52 = tt.addptr %51, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %53 = tt.splat %42 : i1 -> tensor<32x64xi1, #blocked1>
    %54 = tt.load %52, %53 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %55 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %47, %55 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %54, %56 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %55, %56 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%58: i32, %59: tensor<64x64xf32, #mma>, %60: i32, %61: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %62: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %63 = arith.cmpi slt, %58, %57 : i32
    cf.cond_br %63, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %64 = arith.addi %58, %c128_i32 : i32
    %65 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %66 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %67 = arith.addi %65, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %68 = arith.addi %66, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %70 = tt.broadcast %69 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %71 = tt.addptr %35, %70 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %72 = ttg.local_load %61 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %73 = tt.load %71 : tensor<64x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier none
    %74 = ttg.local_load %62 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %75 = tt.expand_dims %68 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %76 = arith.muli %75, %36 : tensor<32x1xi32, #blocked1>
    %77 = tt.addptr %37, %76 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %80 = tt.load %79 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %81 = tt.dot %72, %74, %59, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %82 = arith.addi %60, %c1_i32 : i32
    %83 = arith.cmpi slt, %82, %c1_i32 : i32
    %84 = arith.select %83, %82, %c0_i32 : i32
    %85 = ttg.memdesc_index %40[%84] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %73, %85 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %86 = ttg.memdesc_index %41[%84] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %80, %86 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %87 = arith.addi %58, %c128_i32 : i32
    cf.br ^bb1(%87, %81, %84, %85, %86 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %88 = arith.addi %arg4, %c127_i32 : i32
    %89 = arith.divsi %88, %c128_i32 : i32
    %90 = arith.cmpi sge, %89, %c1_i32 : i32
    %91 = ttg.local_load %61 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %92 = ttg.local_load %62 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %90, ^bb4, ^bb5(%59 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %93 = tt.dot %91, %92, %59, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%93 : tensor<64x64xf32, #mma>)
  ^bb5(%94: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %95 = arith.select %90, %94, %59 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %96 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %97 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %98 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #mma>
    %99 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %100 = arith.muli %96, %98 : tensor<64x1xi32, #mma>
    %101 = arith.muli %97, %99 : tensor<64x1xi32, #blocked2>
    %102 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %103 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked2>
    %104 = tt.addptr %102, %100 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %105 = tt.addptr %103, %101 : tensor<64x1x!tt.ptr<f32>, #blocked2>, tensor<64x1xi32, #blocked2>
    %106 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %107 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %108 = tt.broadcast %104 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %109 = tt.broadcast %105 : tensor<64x1x!tt.ptr<f32>, #blocked2> -> tensor<64x64x!tt.ptr<f32>, #blocked2>
    %110 = tt.broadcast %106 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %111 = tt.broadcast %107 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %112 = tt.addptr %108, %110 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    %113 = tt.addptr %109, %111 : tensor<64x64x!tt.ptr<f32>, #blocked2>, tensor<64x64xi32, #blocked2>
    %114 = tt.get_num_programs y : i32
    %115 = arith.muli %0, %114 : i32
    %116 = tt.addptr %arg3, %115 : !tt.ptr<i32>, i32
    %117 = tt.addptr %116, %14 : !tt.ptr<i32>, i32
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb6
    %118 = tt.atomic_cas acq_rel, gpu, %117, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %119 = arith.cmpi eq, %118, %c1_i32 : i32
    cf.cond_br %119, ^bb6, ^bb7
  ^bb7:  // pred: ^bb6
    %120 = tt.load %113 : tensor<64x64x!tt.ptr<f32>, #blocked2>
    %121 = ttg.convert_layout %120 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #mma>
    %122 = arith.addf %121, %95 : tensor<64x64xf32, #mma>
    tt.store %112, %122 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %123 = tt.atomic_rmw exch, acq_rel, gpu, %117, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
