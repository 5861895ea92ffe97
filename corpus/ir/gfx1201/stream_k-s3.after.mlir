#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %30 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %31 = arith.muli %30, %8 : tensor<32x1xi32, #blocked2>
    %32 = tt.addptr %9, %31 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %34 = tt.addptr %33, %12 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %35 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked2>
    %36 = tt.load %34, %35 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %29, %37 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %39 = amdg.in_thread_transpose %36 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear>
    ttg.local_store %39, %38 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %41 = arith.addi %3, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %42 = arith.addi %4, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %43 = tt.expand_dims %41 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %45 = tt.addptr %21, %44 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %46 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked1>
    %47 = tt.load %45, %46 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %48 = tt.expand_dims %42 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %49 = arith.muli %48, %8 : tensor<32x1xi32, #blocked2>
    %50 = tt.addptr %9, %49 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %51 = tt.broadcast %50 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %52 = tt.addptr %51, %12 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %53 = tt.splat %40 : i1 -> tensor<32x64xi1, #blocked2>
    %54 = tt.load %52, %53 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %55 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %47, %55 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = amdg.in_thread_transpose %54 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear>
    ttg.local_store %57, %56 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %58 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb3(%c0_i32, %cst_2, %c1_i32, %37, %55, %38, %56 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%59: i32, %60: tensor<64x64xf32, #mma>, %61: i32, %62: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %63: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %64: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %65: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %66 = arith.cmpi slt, %59, %58 : i32
    cf.cond_br %66, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %67 = arith.addi %59, %c64_i32 : i32
    %68 = tt.splat %67 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = tt.splat %67 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %70 = arith.addi %68, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %71 = arith.addi %69, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %72 = tt.expand_dims %70 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %74 = tt.addptr %21, %73 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %75 = tt.load %74 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %76 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %77 = tt.expand_dims %71 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %78 = arith.muli %77, %8 : tensor<32x1xi32, #blocked2>
    %79 = tt.addptr %9, %78 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %81 = tt.addptr %80, %12 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %82 = tt.load %81 : tensor<32x64x!tt.ptr<f16>, #blocked2>
    %83 = ttg.local_load %64 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %84 = tt.dot %76, %83, %60 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %85 = arith.addi %61, %c1_i32 : i32
    %86 = arith.cmpi slt, %85, %c2_i32 : i32
    %87 = arith.select %86, %85, %c0_i32 : i32
    %88 = ttg.memdesc_index %22[%87] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %75, %88 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %89 = ttg.memdesc_index %23[%87] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %90 = amdg.in_thread_transpose %82 : tensor<32x64xf16, #blocked2> -> tensor<32x64xf16, #linear>
    ttg.local_store %90, %89 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %91 = arith.addi %59, %c32_i32 : i32
    cf.br ^bb3(%91, %84, %87, %63, %88, %65, %89 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %92 = arith.addi %arg5, %c31_i32 : i32
    %93 = arith.divsi %92, %c32_i32 : i32
    %94 = arith.cmpi sge, %93, %c1_i32 : i32
    %95 = arith.cmpi sge, %93, %c2_i32 : i32
    ttg.barrier local
    %96 = ttg.local_load %62 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %97 = ttg.local_load %64 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %94, ^bb6, ^bb7(%60 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %98 = tt.dot %96, %97, %60 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%98 : tensor<64x64xf32, #mma>)
  ^bb7(%99: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %100 = arith.select %94, %99, %60 : tensor<64x64xf32, #mma>
    %101 = ttg.local_load %63 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %102 = ttg.local_load %65 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %95, ^bb8, ^bb9(%100 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %103 = tt.dot %101, %102, %100 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%103 : tensor<64x64xf32, #mma>)
  ^bb9(%104: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %105 = arith.select %95, %104, %100 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %106 = arith.remsi %13, %c2_i32 : i32
    %107 = arith.cmpi eq, %106, %c0_i32 : i32
    cf.cond_br %107, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %108 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %109 = arith.muli %108, %cst : tensor<64x1xi32, #mma>
    %110 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %111 = tt.addptr %110, %109 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %112 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %113 = tt.expand_dims %112 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %114 = tt.broadcast %111 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %115 = tt.broadcast %113 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %116 = tt.addptr %114, %115 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %116, %105 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %117 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %118 = tt.atomic_rmw exch, release, gpu, %117, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb14
  ^bb11:  // pred: ^bb9
    %119 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %120 = tt.addptr %119, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb12
    ttg.barrier local
    %121 = tt.atomic_cas acquire, gpu, %120, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %122 = arith.cmpi ne, %121, %c1_i32 : i32
    cf.cond_br %122, ^bb12, ^bb13
  ^bb13:  // pred: ^bb12
    %123 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %124 = tt.expand_dims %123 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %125 = arith.muli %124, %cst_0 : tensor<64x1xi32, #blocked>
    %126 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %127 = tt.addptr %126, %125 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %128 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %129 = tt.expand_dims %128 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %130 = tt.broadcast %127 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %131 = tt.broadcast %129 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %132 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %133 = tt.addptr %130, %132 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %134 = tt.load %133 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %135 = ttg.convert_layout %134 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %136 = arith.addf %105, %135 : tensor<64x64xf32, #mma>
    %137 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = arith.addi %137, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %139 = tt.expand_dims %138 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %140 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %141 = arith.muli %139, %140 : tensor<64x1xi32, #mma>
    %142 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %143 = tt.addptr %142, %141 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %144 = tt.broadcast %143 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %145 = tt.addptr %144, %131 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %146 = arith.truncf %136 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %145, %146 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb14
  ^bb14:  // 2 preds: ^bb10, ^bb13
    %147 = arith.addi %13, %5 : i32
    cf.br ^bb1(%147 : i32)
  ^bb15:  // pred: ^bb1
    tt.return
  }
}
