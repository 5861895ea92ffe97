#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
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
    %25 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %26 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = tt.splat %23 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %28 = arith.addi %26, %24 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = arith.addi %27, %25 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %30 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %31 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %32 = arith.muli %30, %31 : tensor<64x1xi32, #blocked>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %32 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %36 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked3>
    %37 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked3>
    %38 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked3>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %43 = tt.expand_dims %28 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %45 = tt.addptr %35, %44 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %46 = tt.splat %42 : i1 -> tensor<64x32xi1, #blocked>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %49 = arith.muli %48, %36 : tensor<32x1xi32, #blocked3>
    %50 = tt.addptr %37, %49 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %51 = tt.broadcast %50 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %52 = tt.addptr %51, %39 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %53 = tt.splat %42 : i1 -> tensor<32x64xi1, #blocked3>
    %54 = tt.load %52, %53 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked3>
    %55 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %47, %55 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = amdg.in_thread_transpose %54 : tensor<32x64xf16, #blocked3> -> tensor<32x64xf16, #linear>
    ttg.local_store %57, %56 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %58 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %55, %56 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%59: i32, %60: tensor<64x64xf32, #mma>, %61: i32, %62: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %63: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %64 = arith.cmpi slt, %59, %58 : i32
    cf.cond_br %64, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %65 = arith.addi %59, %c128_i32 : i32
    %66 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %67 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %68 = arith.addi %66, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %67, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %72 = tt.addptr %35, %71 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %73 = tt.load %72 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %74 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %75 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %76 = arith.muli %75, %36 : tensor<32x1xi32, #blocked3>
    %77 = tt.addptr %37, %76 : tensor<32x1x!tt.ptr<f16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %78 = tt.broadcast %77 : tensor<32x1x!tt.ptr<f16>, #blocked3> -> tensor<32x64x!tt.ptr<f16>, #blocked3>
    %79 = tt.addptr %78, %39 : tensor<32x64x!tt.ptr<f16>, #blocked3>, tensor<32x64xi32, #blocked3>
    %80 = tt.load %79 : tensor<32x64x!tt.ptr<f16>, #blocked3>
    %81 = ttg.local_load %63 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %82 = tt.dot %74, %81, %60 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %83 = arith.addi %61, %c1_i32 : i32
    %84 = arith.cmpi slt, %83, %c1_i32 : i32
    %85 = arith.select %84, %83, %c0_i32 : i32
    %86 = ttg.memdesc_index %40[%85] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %73, %86 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %87 = ttg.memdesc_index %41[%85] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %88 = amdg.in_thread_transpose %80 : tensor<32x64xf16, #blocked3> -> tensor<32x64xf16, #linear>
    ttg.local_store %88, %87 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %89 = arith.addi %59, %c128_i32 : i32
    cf.br ^bb1(%89, %82, %85, %86, %87 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %90 = arith.addi %arg4, %c127_i32 : i32
    %91 = arith.divsi %90, %c128_i32 : i32
    %92 = arith.cmpi sge, %91, %c1_i32 : i32
    %93 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %94 = ttg.local_load %63 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %92, ^bb4, ^bb5(%60 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %95 = tt.dot %93, %94, %60 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%95 : tensor<64x64xf32, #mma>)
  ^bb5(%96: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %97 = arith.select %92, %96, %60 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %98 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %99 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %100 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #mma>
    %101 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %102 = arith.muli %98, %100 : tensor<64x1xi32, #mma>
    %103 = arith.muli %99, %101 : tensor<64x1xi32, #blocked2>
    %104 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %105 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked2>
    %106 = tt.addptr %104, %102 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %107 = tt.addptr %105, %103 : tensor<64x1x!tt.ptr<f32>, #blocked2>, tensor<64x1xi32, #blocked2>
    %108 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %109 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %110 = tt.broadcast %106 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %111 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f32>, #blocked2> -> tensor<64x64x!tt.ptr<f32>, #blocked2>
    %112 = tt.broadcast %108 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %113 = tt.broadcast %109 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %114 = tt.addptr %110, %112 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    %115 = tt.addptr %111, %113 : tensor<64x64x!tt.ptr<f32>, #blocked2>, tensor<64x64xi32, #blocked2>
    %116 = tt.get_num_programs y : i32
    %117 = arith.muli %0, %116 : i32
    %118 = tt.addptr %arg3, %117 : !tt.ptr<i32>, i32
    %119 = tt.addptr %118, %14 : !tt.ptr<i32>, i32
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb6
    %120 = tt.atomic_cas acq_rel, gpu, %119, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %121 = arith.cmpi eq, %120, %c1_i32 : i32
    cf.cond_br %121, ^bb6, ^bb7
  ^bb7:  // pred: ^bb6
    %122 = tt.load %115 : tensor<64x64x!tt.ptr<f32>, #blocked2>
    %123 = ttg.convert_layout %122 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #mma>
    %124 = arith.addf %123, %97 : tensor<64x64xf32, #mma>
    tt.store %114, %124 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %125 = tt.atomic_rmw exch, acq_rel, gpu, %119, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
