#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
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
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked2>
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
    %30 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %31 = arith.muli %30, %8 : tensor<32x1xi32, #blocked2>
    %32 = tt.addptr %9, %31 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %34 = tt.addptr %33, %12 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %35 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked2>
    %36 = tt.load %34, %35 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %37 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %39 = amdg.in_thread_transpose %36 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear>
    ttg.local_store %39, %38 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %40 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %37, %38 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%41: i32, %42: tensor<64x64xf32, #mma>, %43: i32, %44: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %45: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %46 = arith.cmpi slt, %41, %40 : i32
    cf.cond_br %46, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %47 = arith.addi %41, %c32_i32 : i32
    %48 = tt.splat %47 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %49 = tt.splat %47 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %50 = arith.addi %48, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %51 = arith.addi %49, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %54 = tt.addptr %21, %53 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %55 = tt.load %54 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %56 = ttg.local_load %44 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %57 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %58 = arith.muli %57, %8 : tensor<32x1xi32, #blocked2>
    %59 = tt.addptr %9, %58 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %60 = tt.broadcast %59 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %61 = tt.addptr %60, %12 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %62 = tt.load %61 : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %63 = ttg.local_load %45 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %64 = tt.dot %56, %63, %42 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %65 = arith.addi %43, %c1_i32 : i32
    %66 = arith.cmpi slt, %65, %c1_i32 : i32
    %67 = arith.select %66, %65, %c0_i32 : i32
    %68 = ttg.memdesc_index %22[%67] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %55, %68 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %69 = ttg.memdesc_index %23[%67] : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %70 = amdg.in_thread_transpose %62 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear>
    ttg.local_store %70, %69 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %71 = arith.addi %41, %c32_i32 : i32
    cf.br ^bb3(%71, %64, %67, %68, %69 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %72 = arith.addi %arg5, %c31_i32 : i32
    %73 = arith.divsi %72, %c32_i32 : i32
    %74 = arith.cmpi sge, %73, %c1_i32 : i32
    %75 = ttg.local_load %44 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %76 = ttg.local_load %45 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %74, ^bb6, ^bb7(%42 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %77 = tt.dot %75, %76, %42 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%77 : tensor<64x64xf32, #mma>)
  ^bb7(%78: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %79 = arith.select %74, %78, %42 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<1x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %80 = arith.remsi %13, %c2_i32 : i32
    %81 = arith.cmpi eq, %80, %c0_i32 : i32
    cf.cond_br %81, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %82 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %83 = arith.muli %82, %cst_1 : tensor<64x1xi32, #mma>
    %84 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %85 = tt.addptr %84, %83 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %86 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %87 = tt.expand_dims %86 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %88 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %89 = tt.broadcast %87 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %90 = tt.addptr %88, %89 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %90, %79 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %91 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %92 = tt.atomic_rmw exch, release, gpu, %91, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb12
  ^bb9:  // pred: ^bb7
    %93 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %94 = tt.addptr %93, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    %95 = tt.atomic_cas acquire, gpu, %94, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %96 = arith.cmpi ne, %95, %c1_i32 : i32
    cf.cond_br %96, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    %97 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %99 = arith.muli %98, %cst_0 : tensor<64x1xi32, #blocked>
    %100 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %101 = tt.addptr %100, %99 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %102 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %103 = tt.expand_dims %102 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %104 = tt.broadcast %101 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %105 = tt.broadcast %103 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %106 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %107 = tt.addptr %104, %106 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %108 = tt.load %107 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %109 = ttg.convert_layout %108 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %110 = arith.addf %79, %109 : tensor<64x64xf32, #mma>
    %111 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = arith.addi %111, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %114 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %115 = arith.muli %113, %114 : tensor<64x1xi32, #mma>
    %116 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %117 = tt.addptr %116, %115 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %118 = tt.broadcast %117 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %119 = tt.addptr %118, %105 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %120 = arith.truncf %110 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %119, %120 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %121 = arith.addi %13, %5 : i32
    cf.br ^bb1(%121 : i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
