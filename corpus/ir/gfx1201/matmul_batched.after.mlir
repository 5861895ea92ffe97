#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c31_i32 = arith.constant 31 : i32
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %8, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = arith.addi %14, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.muli %0, %arg7 : i32
    %20 = tt.addptr %arg0, %19 : !tt.ptr<f16>, i32
    %21 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked>
    %23 = arith.muli %21, %22 : tensor<64x1xi32, #blocked>
    %24 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %27 = arith.muli %0, %arg8 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f16>, i32
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = tt.splat %28 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %31 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked1>
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %17 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %38 = tt.addptr %26, %37 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %39 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked>
    %40 = tt.load %38, %39 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %41 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %42 = arith.muli %41, %29 : tensor<32x1xi32, #blocked1>
    %43 = tt.addptr %30, %42 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %45 = tt.addptr %44, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %46 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked1>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %48 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %40, %48 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = amdg.in_thread_transpose %47 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %50, %49 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %52 = arith.addi %17, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %53 = arith.addi %18, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %54 = tt.expand_dims %52 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %56 = tt.addptr %26, %55 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %57 = tt.splat %51 : i1 -> tensor<64x32xi1, #blocked>
    %58 = tt.load %56, %57 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %59 = tt.expand_dims %53 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %60 = arith.muli %59, %29 : tensor<32x1xi32, #blocked1>
    %61 = tt.addptr %30, %60 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %63 = tt.addptr %62, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %64 = tt.splat %51 : i1 -> tensor<32x64xi1, #blocked1>
    %65 = tt.load %63, %64 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %66 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %58, %66 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %68 = amdg.in_thread_transpose %65 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %68, %67 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %69 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %48, %66, %49, %67 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%70: i32, %71: tensor<64x64xf32, #mma>, %72: i32, %73: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %74: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %75: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %76: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %77 = arith.cmpi slt, %70, %69 : i32
    cf.cond_br %77, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %78 = arith.addi %70, %c64_i32 : i32
    %79 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %80 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %81 = arith.addi %79, %17 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = arith.addi %80, %18 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %83 = tt.expand_dims %81 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %84 = tt.broadcast %83 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %85 = tt.addptr %26, %84 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %86 = tt.load %85 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %87 = ttg.local_load %73 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %88 = tt.expand_dims %82 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %89 = arith.muli %88, %29 : tensor<32x1xi32, #blocked1>
    %90 = tt.addptr %30, %89 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %91 = tt.broadcast %90 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %92 = tt.addptr %91, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %93 = tt.load %92 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %94 = ttg.local_load %75 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %95 = tt.dot %87, %94, %71 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %96 = arith.addi %72, %c1_i32 : i32
    %97 = arith.cmpi slt, %96, %c2_i32 : i32
    %98 = arith.select %97, %96, %c0_i32 : i32
    %99 = ttg.memdesc_index %33[%98] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %86, %99 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %100 = ttg.memdesc_index %34[%98] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %101 = amdg.in_thread_transpose %93 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %101, %100 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %102 = arith.addi %70, %c32_i32 : i32
    cf.br ^bb1(%102, %95, %98, %74, %99, %76, %100 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %103 = arith.addi %arg3, %c31_i32 : i32
    %104 = arith.divsi %103, %c32_i32 : i32
    %105 = arith.cmpi sge, %104, %c1_i32 : i32
    %106 = arith.cmpi sge, %104, %c2_i32 : i32
    ttg.barrier local
    %107 = ttg.local_load %73 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %108 = ttg.local_load %75 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %105, ^bb4, ^bb5(%71 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %109 = tt.dot %107, %108, %71 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%109 : tensor<64x64xf32, #mma>)
  ^bb5(%110: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %111 = arith.select %105, %110, %71 : tensor<64x64xf32, #mma>
    %112 = ttg.local_load %74 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %113 = ttg.local_load %76 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %106, ^bb6, ^bb7(%111 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %114 = tt.dot %112, %113, %111 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%114 : tensor<64x64xf32, #mma>)
  ^bb7(%115: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %116 = arith.select %106, %115, %111 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %117 = arith.muli %0, %arg9 : i32
    %118 = tt.addptr %arg2, %117 : !tt.ptr<f16>, i32
    %119 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %120 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %121 = arith.muli %119, %120 : tensor<64x1xi32, #mma>
    %122 = tt.splat %118 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %123 = tt.addptr %122, %121 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %124 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %125 = tt.broadcast %123 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %126 = tt.broadcast %124 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %127 = tt.addptr %125, %126 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %128 = arith.truncf %116 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %127, %128 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
