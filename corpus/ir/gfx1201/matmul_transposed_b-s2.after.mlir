#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_transposed_b(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = arith.addi %11, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked>
    %18 = arith.muli %16, %17 : tensor<128x1xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %18 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %23 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %24 = arith.muli %22, %23 : tensor<128x1xi32, #blocked>
    %25 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %28 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %30 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %33 = tt.addptr %21, %32 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %34 = tt.splat %30 : i1 -> tensor<128x64xi1, #blocked>
    %35 = tt.load %33, %34 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %36 = tt.addptr %27, %32 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %37 = tt.load %36, %34 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %38 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %35, %38 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %37, %39 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %40 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %38, %39 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%41: i32, %42: tensor<128x128xf32, #mma>, %43: i32, %44: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %45: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %46 = arith.cmpi slt, %41, %40 : i32
    cf.cond_br %46, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %47 = arith.addi %41, %c64_i32 : i32
    %48 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %49 = arith.addi %48, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %52 = tt.addptr %21, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %53 = tt.load %52 : tensor<128x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %54 = ttg.local_load %44 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %55 = tt.addptr %27, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %56 = tt.load %55 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %57 = ttg.local_load %45 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %58 = tt.trans %57 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %59 = tt.dot %54, %58, %42 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %60 = arith.addi %43, %c1_i32 : i32
    %61 = arith.cmpi slt, %60, %c1_i32 : i32
    %62 = arith.select %61, %60, %c0_i32 : i32
    %63 = ttg.memdesc_index %28[%62] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %53, %63 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %64 = ttg.memdesc_index %29[%62] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %56, %64 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %65 = arith.addi %41, %c64_i32 : i32
    cf.br ^bb1(%65, %59, %62, %63, %64 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %66 = arith.addi %arg3, %c63_i32 : i32
    %67 = arith.divsi %66, %c64_i32 : i32
    %68 = arith.cmpi sge, %67, %c1_i32 : i32
    ttg.barrier local
    %69 = ttg.local_load %44 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %70 = ttg.local_load %45 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %71 = tt.trans %70 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %68, ^bb4, ^bb5(%42 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %72 = tt.dot %69, %71, %42 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%72 : tensor<128x128xf32, #mma>)
  ^bb5(%73: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %74 = arith.select %68, %73, %42 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %29 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %75 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %76 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %77 = arith.muli %75, %76 : tensor<128x1xi32, #mma>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %80 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %81 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %82 = tt.broadcast %80 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %83 = tt.addptr %81, %82 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %84 = arith.truncf %74 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %83, %84 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
