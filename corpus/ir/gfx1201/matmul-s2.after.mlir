#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
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
    %45 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x32xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %49, %48 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %50 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %26, %c0_i32, %47, %48, %40 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb1(%51: i32, %52: tensor<128x128xf32, #mma>, %53: tensor<128x32x!tt.ptr<f16>, #blocked>, %54: i32, %55: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %56: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %57: tensor<32x128x!tt.ptr<f16>, #blocked2>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %51, %50 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.addptr %53, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %60 = tt.addptr %57, %44 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %61 = tt.load %59 : tensor<128x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %62 = ttg.local_load %55 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %63 = tt.load %60 : tensor<32x128x!tt.ptr<f16>, #blocked2>
    %64 = ttg.local_load %56 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %65 = tt.dot %62, %64, %52 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %66 = arith.addi %54, %c1_i32 : i32
    %67 = arith.cmpi slt, %66, %c1_i32 : i32
    %68 = arith.select %67, %66, %c0_i32 : i32
    %69 = ttg.memdesc_index %45[%68] : !ttg.memdesc<1x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %61, %69 : tensor<128x32xf16, #blocked> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %70 = ttg.memdesc_index %46[%68] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %71 = amdg.in_thread_transpose %63 : tensor<32x128xf16, #blocked2> -> tensor<32x128xf16, #linear>
    ttg.local_store %71, %70 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %72 = arith.addi %51, %c32_i32 : i32
    cf.br ^bb1(%72, %65, %59, %68, %69, %70, %60 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, tensor<32x128x!tt.ptr<f16>, #blocked2>)
  ^bb3:  // pred: ^bb1
    %73 = arith.addi %arg5, %c31_i32 : i32
    %74 = arith.divsi %73, %c32_i32 : i32
    %75 = arith.cmpi sge, %74, %c1_i32 : i32
    ttg.barrier local
    %76 = ttg.local_load %55 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %77 = ttg.local_load %56 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %75, ^bb4, ^bb5(%52 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %78 = tt.dot %76, %77, %52 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%78 : tensor<128x128xf32, #mma>)
  ^bb5(%79: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %80 = arith.select %75, %79, %52 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128x32xf16, #shared, #smem, mutable>
    %81 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %82 = arith.muli %17, %81 : tensor<128x1xi32, #mma>
    %83 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %84 = tt.addptr %83, %82 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %85 = tt.broadcast %84 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %86 = tt.broadcast %36 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %87 = tt.addptr %85, %86 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %88 = arith.truncf %80 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %87, %88 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
