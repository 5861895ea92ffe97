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
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #mma>
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
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb12
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked1>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
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
    %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %29, %37 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %36, %38 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %39 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %37, %38 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%40: i32, %41: tensor<64x64xf32, #mma>, %42: i32, %43: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %44: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %45 = arith.cmpi slt, %40, %39 : i32
    cf.cond_br %45, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %46 = arith.addi %40, %c32_i32 : i32
    %47 = tt.splat %46 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %48 = tt.splat %46 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %49 = arith.addi %47, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %50 = arith.addi %48, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %53 = tt.addptr %21, %52 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    ttg.barrier local
    %54 = ttg.local_load %43 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %55 = tt.load %53 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier none
    %56 = ttg.local_load %44 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %57 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %58 = arith.muli %57, %8 : tensor<32x1xi32, #blocked>
    %59 = tt.addptr %9, %58 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %61 = tt.addptr %60, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %62 = tt.load %61 : tensor<32x64x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %63 = tt.dot %54, %56, %41, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %64 = arith.addi %42, %c1_i32 : i32
    %65 = arith.cmpi slt, %64, %c1_i32 : i32
    %66 = arith.select %65, %64, %c0_i32 : i32
    %67 = ttg.memdesc_index %22[%66] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %55, %67 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %68 = ttg.memdesc_index %23[%66] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %62, %68 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %69 = arith.addi %40, %c32_i32 : i32
    cf.br ^bb3(%69, %63, %66, %67, %68 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %70 = arith.addi %arg5, %c31_i32 : i32
    %71 = arith.divsi %70, %c32_i32 : i32
    %72 = arith.cmpi sge, %71, %c1_i32 : i32
    ttg.barrier local
    %73 = ttg.local_load %43 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %74 = ttg.local_load %44 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %72, ^bb6, ^bb7(%41 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %75 = tt.dot %73, %74, %41, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%75 : tensor<64x64xf32, #mma>)
  ^bb7(%76: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %77 = arith.select %72, %76, %41 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %78 = arith.remsi %13, %c2_i32 : i32
    %79 = arith.cmpi eq, %78, %c0_i32 : i32
    cf.cond_br %79, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %80 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %81 = arith.muli %80, %cst_1 : tensor<64x1xi32, #mma>
    %82 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %83 = tt.addptr %82, %81 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %84 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %85 = tt.expand_dims %84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %86 = tt.broadcast %83 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %87 = tt.broadcast %85 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %88 = tt.addptr %86, %87 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %88, %77 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %89 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %90 = tt.atomic_rmw exch, release, gpu, %89, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb12
  ^bb9:  // pred: ^bb7
    %91 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %92 = tt.addptr %91, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    ttg.barrier local
    %93 = tt.atomic_cas acquire, gpu, %92, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %94 = arith.cmpi ne, %93, %c1_i32 : i32
    cf.cond_br %94, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    %95 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %96 = tt.expand_dims %95 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %97 = arith.muli %96, %cst_0 : tensor<64x1xi32, #blocked>
    %98 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %99 = tt.addptr %98, %97 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %100 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %101 = tt.expand_dims %100 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %102 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %103 = tt.broadcast %101 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %104 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %105 = tt.addptr %102, %104 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %106 = tt.load %105 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %107 = ttg.convert_layout %106 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %108 = arith.addf %77, %107 : tensor<64x64xf32, #mma>
    %109 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %110 = arith.addi %109, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %111 = tt.expand_dims %110 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %112 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %113 = arith.muli %111, %112 : tensor<64x1xi32, #mma>
    %114 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %115 = tt.addptr %114, %113 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %116 = tt.broadcast %115 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %117 = tt.addptr %116, %103 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %118 = arith.truncf %108 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %117, %118 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %119 = arith.addi %13, %5 : i32
    cf.br ^bb1(%119 : i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
