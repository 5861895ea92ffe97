#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %36 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %37 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %39 = tt.addptr %29, %38 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %40 = tt.splat %36 : i1 -> tensor<64x32xi1, #blocked1>
    %41 = tt.load %39, %40 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %43 = arith.muli %42, %30 : tensor<32x1xi32, #blocked2>
    %44 = tt.addptr %31, %43 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %46 = tt.addptr %45, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %47 = tt.splat %36 : i1 -> tensor<32x64xi1, #blocked2>
    %48 = tt.load %46, %47 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %41, %49 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %50 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %48, %50 : tensor<32x64xf16, #blocked2> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %51 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %49, %50 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%52: i32, %53: tensor<64x64xf32, #mma>, %54: i32, %55: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %56: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %52, %51 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = arith.addi %52, %c128_i32 : i32
    %59 = tt.splat %58 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %60 = tt.splat %58 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %61 = arith.addi %59, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %62 = arith.addi %60, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %65 = tt.addptr %29, %64 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    ttg.barrier local
    %66 = ttg.local_load %55 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %67 = tt.load %65 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier none
    %68 = ttg.local_load %56 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %69 = tt.expand_dims %62 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %70 = arith.muli %69, %30 : tensor<32x1xi32, #blocked2>
    %71 = tt.addptr %31, %70 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %72 = tt.broadcast %71 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %73 = tt.addptr %72, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %74 = tt.load %73 : tensor<32x64x!tt.ptr<f16>, #blocked2>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %75 = tt.dot %66, %68, %53, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %76 = arith.addi %54, %c1_i32 : i32
    %77 = arith.cmpi slt, %76, %c1_i32 : i32
    %78 = arith.select %77, %76, %c0_i32 : i32
    %79 = ttg.memdesc_index %34[%78] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %67, %79 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %80 = ttg.memdesc_index %35[%78] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %74, %80 : tensor<32x64xf16, #blocked2> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %81 = arith.addi %52, %c128_i32 : i32
    cf.br ^bb1(%81, %75, %78, %79, %80 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %82 = arith.addi %arg4, %c127_i32 : i32
    %83 = arith.divsi %82, %c128_i32 : i32
    %84 = arith.cmpi sge, %83, %c1_i32 : i32
    ttg.barrier local
    %85 = ttg.local_load %55 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %86 = ttg.local_load %56 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %84, ^bb4, ^bb5(%53 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %87 = tt.dot %85, %86, %53, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%87 : tensor<64x64xf32, #mma>)
  ^bb5(%88: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %89 = arith.select %84, %88, %53 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %35 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %90 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %91 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %92 = arith.muli %90, %91 : tensor<64x1xi32, #blocked>
    %93 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %94 = tt.addptr %93, %92 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %95 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %96 = tt.broadcast %94 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %97 = tt.broadcast %95 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %98 = tt.addptr %96, %97 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    ttg.barrier local
    %99 = ttg.convert_layout %89 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %100 = tt.atomic_rmw fadd, acq_rel, gpu, %98, %99, %cst : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
