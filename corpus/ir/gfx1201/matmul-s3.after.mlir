#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %45 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %49, %48 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %51 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %52 = tt.splat %50 : i1 -> tensor<128x32xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<128x32x!tt.ptr<f16>, #blocked>
    %54 = tt.addptr %40, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %55 = tt.splat %50 : i1 -> tensor<32x128xi1, #blocked2>
    %56 = tt.load %54, %55 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %57 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %53, %57 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %58 = ttg.memdesc_index %46[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %59 = amdg.in_thread_transpose %56 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %59, %58 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %60 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %51, %c1_i32, %47, %57, %48, %58, %54 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb1(%61: i32, %62: tensor<128x128xf32, #mma>, %63: tensor<128x32x!tt.ptr<f16>, #blocked>, %64: i32, %65: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %66: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %67: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %68: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %69: tensor<32x128x!tt.ptr<f16>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %70 = arith.cmpi slt, %61, %60 : i32
    cf.cond_br %70, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %71 = tt.addptr %63, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %72 = tt.addptr %69, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %73 = tt.load %71 : tensor<128x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %74 = ttg.local_load %65 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %75 = tt.load %72 : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %76 = ttg.local_load %67 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %77 = tt.dot %74, %76, %62 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %78 = arith.addi %64, %c1_i32 : i32
    %79 = arith.cmpi slt, %78, %c2_i32 : i32
    %80 = arith.select %79, %78, %c0_i32 : i32
    %81 = ttg.memdesc_index %45[%80] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %73, %81 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %82 = ttg.memdesc_index %46[%80] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %83 = amdg.in_thread_transpose %75 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %83, %82 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %84 = arith.addi %61, %c32_i32 : i32
    cf.br ^bb1(%84, %77, %71, %80, %66, %81, %68, %82, %72 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %85 = arith.addi %arg5, %c31_i32 : i32
    %86 = arith.divsi %85, %c32_i32 : i32
    %87 = arith.cmpi sge, %86, %c1_i32 : i32
    %88 = arith.cmpi sge, %86, %c2_i32 : i32
    ttg.barrier local
    %89 = ttg.local_load %65 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %90 = ttg.local_load %67 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %87, ^bb4, ^bb5(%62 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %91 = tt.dot %89, %90, %62 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%91 : tensor<128x128xf32, #mma>)
  ^bb5(%92: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %93 = arith.select %87, %92, %62 : tensor<128x128xf32, #mma>
    %94 = ttg.local_load %66 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %95 = ttg.local_load %68 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %88, ^bb6, ^bb7(%93 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %96 = tt.dot %94, %95, %93 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%96 : tensor<128x128xf32, #mma>)
  ^bb7(%97: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %98 = arith.select %88, %97, %93 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %99 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %100 = arith.muli %17, %99 : tensor<128x1xi32, #mma>
    %101 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %102 = tt.addptr %101, %100 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %103 = tt.broadcast %102 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %104 = tt.broadcast %36 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %105 = tt.addptr %103, %104 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %106 = arith.truncf %98 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %105, %106 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
