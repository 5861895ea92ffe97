#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb14
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked1>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %28 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked1>
    %29 = tt.load %27, %28 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %31 = arith.muli %30, %8 : tensor<32x1xi32, #blocked>
    %32 = tt.addptr %9, %31 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %33 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %35 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked>
    %36 = tt.load %34, %35 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %29, %37 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %36, %38 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %40 = arith.addi %3, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %41 = arith.addi %4, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.expand_dims %40 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %44 = tt.addptr %21, %43 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %45 = tt.splat %39 : i1 -> tensor<64x32xi1, #blocked1>
    %46 = tt.load %44, %45 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %47 = tt.expand_dims %41 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %48 = arith.muli %47, %8 : tensor<32x1xi32, #blocked>
    %49 = tt.addptr %9, %48 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %50 = tt.broadcast %49 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %51 = tt.addptr %50, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %52 = tt.splat %39 : i1 -> tensor<32x64xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %54 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %46, %54 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %55 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %53, %55 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %56 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %37, %54, %38, %55 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%57: i32, %58: tensor<64x64xf32, #mma>, %59: i32, %60: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %61: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %62: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %63: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %64 = arith.cmpi slt, %57, %56 : i32
    cf.cond_br %64, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %65 = arith.addi %57, %c64_i32 : i32
    %66 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %67 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %68 = arith.addi %66, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %67, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %72 = tt.addptr %21, %71 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    ttg.barrier local
    %73 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %74 = tt.load %72 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier none
    %75 = ttg.local_load %62 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %76 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %77 = arith.muli %76, %8 : tensor<32x1xi32, #blocked>
    %78 = tt.addptr %9, %77 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %80 = tt.addptr %79, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %81 = tt.load %80 : tensor<32x64x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %82 = tt.dot %73, %75, %58, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %83 = arith.addi %59, %c1_i32 : i32
    %84 = arith.cmpi slt, %83, %c2_i32 : i32
    %85 = arith.select %84, %83, %c0_i32 : i32
    %86 = ttg.memdesc_index %22[%85] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %74, %86 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %87 = ttg.memdesc_index %23[%85] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %81, %87 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %88 = arith.addi %57, %c32_i32 : i32
    cf.br ^bb3(%88, %82, %85, %61, %86, %63, %87 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %89 = arith.addi %arg5, %c31_i32 : i32
    %90 = arith.divsi %89, %c32_i32 : i32
    %91 = arith.cmpi sge, %90, %c1_i32 : i32
    %92 = arith.cmpi sge, %90, %c2_i32 : i32
    ttg.barrier local
    %93 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %94 = ttg.local_load %62 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %91, ^bb6, ^bb7(%58 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %95 = tt.dot %93, %94, %58, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%95 : tensor<64x64xf32, #mma>)
  ^bb7(%96: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %97 = arith.select %91, %96, %58 : tensor<64x64xf32, #mma>
    %98 = ttg.local_load %61 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %99 = ttg.local_load %63 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %92, ^bb8, ^bb9(%97 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %100 = tt.dot %98, %99, %97, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%100 : tensor<64x64xf32, #mma>)
  ^bb9(%101: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %102 = arith.select %92, %101, %97 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %103 = arith.remsi %13, %c2_i32 : i32
    %104 = arith.cmpi eq, %103, %c0_i32 : i32
    cf.cond_br %104, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %105 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %106 = arith.muli %105, %cst_3 : tensor<64x1xi32, #mma>
    %107 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %108 = tt.addptr %107, %106 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %109 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %110 = tt.expand_dims %109 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %111 = tt.broadcast %108 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %112 = tt.broadcast %110 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %113 = tt.addptr %111, %112 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %113, %102 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %114 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %115 = tt.atomic_rmw exch, release, gpu, %114, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb14
  ^bb11:  // pred: ^bb9
    %116 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %117 = tt.addptr %116, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb12
    ttg.barrier local
    %118 = tt.atomic_cas acquire, gpu, %117, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %119 = arith.cmpi ne, %118, %c1_i32 : i32
    cf.cond_br %119, ^bb12, ^bb13
  ^bb13:  // pred: ^bb12
    %120 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %121 = tt.expand_dims %120 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %122 = arith.muli %121, %cst_2 : tensor<64x1xi32, #blocked>
    %123 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %124 = tt.addptr %123, %122 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %125 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %126 = tt.expand_dims %125 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %127 = tt.broadcast %124 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %128 = tt.broadcast %126 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %129 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %130 = tt.addptr %127, %129 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %131 = tt.load %130 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %132 = ttg.convert_layout %131 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %133 = arith.addf %102, %132 : tensor<64x64xf32, #mma>
    %134 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = arith.addi %134, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.expand_dims %135 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %137 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %138 = arith.muli %136, %137 : tensor<64x1xi32, #mma>
    %139 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %140 = tt.addptr %139, %138 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %141 = tt.broadcast %140 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %142 = tt.addptr %141, %128 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %143 = arith.truncf %133 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %142, %143 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb14
  ^bb14:  // 2 preds: ^bb10, ^bb13
    %144 = arith.addi %13, %5 : i32
    cf.br ^bb1(%144 : i32)
  ^bb15:  // pred: ^bb1
    tt.return
  }
}
