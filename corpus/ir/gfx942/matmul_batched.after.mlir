#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %8, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = arith.addi %14, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.muli %0, %arg7 : i32
    %20 = tt.addptr %arg0, %19 : !tt.ptr<f16>, i32
    %21 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %23 = arith.muli %21, %22 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %27 = arith.muli %0, %arg8 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f16>, i32
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %30 = tt.splat %28 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %31 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %17 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %38 = tt.addptr %26, %37 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked1>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %41 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %42 = arith.muli %41, %29 : tensor<32x1xi32, #blocked>
    %43 = tt.addptr %30, %42 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %47, %49 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %51 = arith.addi %17, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %52 = arith.addi %18, %cst : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = tt.expand_dims %51 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %55 = tt.addptr %26, %54 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %56 = tt.splat %50 : i1 -> tensor<64x32xi1, #blocked1>
    %57 = tt.load %55, %56 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %58 = tt.expand_dims %52 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %59 = arith.muli %58, %29 : tensor<32x1xi32, #blocked>
    %60 = tt.addptr %30, %59 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %63 = tt.splat %50 : i1 -> tensor<32x64xi1, #blocked>
    %64 = tt.load %62, %63 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %65 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %57, %65 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %66 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %64, %66 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %67 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %c1_i32, %48, %65, %49, %66 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%68: i32, %69: tensor<64x64xf32, #mma>, %70: i32, %71: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %72: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %73: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %74: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %75 = arith.cmpi slt, %68, %67 : i32
    cf.cond_br %75, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %76 = arith.addi %68, %c64_i32 : i32
    %77 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %78 = tt.splat %76 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %79 = arith.addi %77, %17 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %80 = arith.addi %78, %18 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %81 = tt.expand_dims %79 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %82 = tt.broadcast %81 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %83 = tt.addptr %26, %82 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    ttg.barrier local
    %84 = ttg.local_load %71 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 1
    %85 = tt.load %83 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier none
    %86 = ttg.local_load %73 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    rocdl.s.setprio 0
    %87 = tt.expand_dims %80 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %88 = arith.muli %87, %29 : tensor<32x1xi32, #blocked>
    %89 = tt.addptr %30, %88 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %90 = tt.broadcast %89 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %91 = tt.addptr %90, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %92 = tt.load %91 : tensor<32x64x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %93 = tt.dot %84, %86, %69, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %94 = arith.addi %70, %c1_i32 : i32
    %95 = arith.cmpi slt, %94, %c2_i32 : i32
    %96 = arith.select %95, %94, %c0_i32 : i32
    %97 = ttg.memdesc_index %33[%96] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %85, %97 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %98 = ttg.memdesc_index %34[%96] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %92, %98 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %99 = arith.addi %68, %c32_i32 : i32
    cf.br ^bb1(%99, %93, %96, %72, %97, %74, %98 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %100 = arith.addi %arg3, %c31_i32 : i32
    %101 = arith.divsi %100, %c32_i32 : i32
    %102 = arith.cmpi sge, %101, %c1_i32 : i32
    %103 = arith.cmpi sge, %101, %c2_i32 : i32
    ttg.barrier local
    %104 = ttg.local_load %71 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %105 = ttg.local_load %73 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %102, ^bb4, ^bb5(%69 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %106 = tt.dot %104, %105, %69, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%106 : tensor<64x64xf32, #mma>)
  ^bb5(%107: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %108 = arith.select %102, %107, %69 : tensor<64x64xf32, #mma>
    %109 = ttg.local_load %72 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %110 = ttg.local_load %74 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %103, ^bb6, ^bb7(%108 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %111 = tt.dot %109, %110, %108, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%111 : tensor<64x64xf32, #mma>)
  ^bb7(%112: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %113 = arith.select %103, %112, %108 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %114 = arith.muli %0, %arg9 : i32
    %115 = tt.addptr %arg2, %114 : !tt.ptr<f16>, i32
    %116 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %117 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %118 = arith.muli %116, %117 : tensor<64x1xi32, #mma>
    %119 = tt.splat %115 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %120 = tt.addptr %119, %118 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %121 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %122 = tt.broadcast %120 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %123 = tt.broadcast %121 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %124 = tt.addptr %122, %123 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %125 = arith.truncf %113 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %124, %125 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
