#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 12288 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked2>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked2>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked2> -> tensor<32x128xi1, #blocked>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked>
    %38 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #blocked1>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked1>
    %48 = arith.andi %47, %44 : tensor<64x32xi1, #blocked1>
    %49 = tt.load %46, %48, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %50 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %51 = arith.cmpi slt, %30, %50 : tensor<32x1xi32, #blocked>
    %52 = tt.broadcast %51 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %53 = arith.andi %52, %34 : tensor<32x128xi1, #blocked>
    %54 = arith.muli %30, %35 : tensor<32x1xi32, #blocked>
    %55 = tt.addptr %36, %54 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %57 = tt.addptr %56, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %58 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked>
    %59 = arith.andi %58, %53 : tensor<32x128xi1, #blocked>
    %60 = tt.load %57, %59, %cst {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked>
    %61 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %49, %61 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %62 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %63 = amdg.in_thread_transpose %60 : tensor<32x128xf16, #blocked> -> tensor<32x128xf16, #linear>
    ttg.local_store %63, %62 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %64 = arith.subi %19, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_2, %c0_i32, %61, %62 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%65: i32, %66: tensor<64x128xf32, #mma>, %67: i32, %68: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %69: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %70 = arith.cmpi slt, %65, %64 : i32
    cf.cond_br %70, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %71 = arith.addi %65, %c1_i32 : i32
    %72 = arith.muli %71, %c32_i32 : i32
    %73 = arith.subi %arg5, %72 : i32
    %74 = tt.splat %73 : i32 -> tensor<1x32xi32, #blocked1>
    %75 = arith.cmpi slt, %23, %74 : tensor<1x32xi32, #blocked1>
    %76 = tt.broadcast %75 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %77 = arith.andi %24, %76 : tensor<64x32xi1, #blocked1>
    %78 = tt.splat %72 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %79 = tt.splat %72 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %80 = arith.addi %78, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %81 = arith.addi %79, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %82 = tt.expand_dims %80 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %84 = tt.addptr %29, %83 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %85 = tt.load %84, %77, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %86 = ttg.local_load %68 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %87 = tt.splat %73 : i32 -> tensor<32x1xi32, #blocked>
    %88 = arith.cmpi slt, %30, %87 : tensor<32x1xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %90 = arith.andi %89, %34 : tensor<32x128xi1, #blocked>
    %91 = tt.expand_dims %81 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %92 = arith.muli %91, %35 : tensor<32x1xi32, #blocked>
    %93 = tt.addptr %36, %92 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %94 = tt.broadcast %93 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %95 = tt.addptr %94, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %96 = tt.load %95, %90, %cst : tensor<32x128x!tt.ptr<f16>, #blocked>
    %97 = ttg.local_load %69 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %98 = tt.dot %86, %97, %66 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %99 = arith.addi %67, %c1_i32 : i32
    %100 = arith.cmpi slt, %99, %c1_i32 : i32
    %101 = arith.select %100, %99, %c0_i32 : i32
    %102 = ttg.memdesc_index %38[%101] : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %85, %102 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %103 = ttg.memdesc_index %39[%101] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %104 = amdg.in_thread_transpose %96 : tensor<32x128xf16, #blocked> -> tensor<32x128xf16, #linear>
    ttg.local_store %104, %103 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %105 = arith.addi %65, %c1_i32 : i32
    cf.br ^bb1(%105, %98, %101, %102, %103 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %106 = arith.cmpi sge, %19, %c1_i32 : i32
    %107 = ttg.local_load %68 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %108 = ttg.local_load %69 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %106, ^bb4, ^bb5(%66 : tensor<64x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %109 = tt.dot %107, %108, %66 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb5(%109 : tensor<64x128xf32, #mma>)
  ^bb5(%110: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %111 = arith.select %106, %110, %66 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %39 : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x64x32xf16, #shared, #smem, mutable>
    %112 = arith.cmpf ogt, %111, %cst_2 : tensor<64x128xf32, #mma>
    %113 = arith.mulf %111, %cst_1 : tensor<64x128xf32, #mma>
    %114 = arith.select %112, %111, %113 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %115 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %116 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %117 = arith.cmpi slt, %115, %116 : tensor<64x1xi32, #mma>
    %118 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %119 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %120 = arith.cmpi slt, %118, %119 : tensor<1x128xi32, #mma>
    %121 = tt.broadcast %117 : tensor<64x1xi1, #mma> -> tensor<64x128xi1, #mma>
    %122 = tt.broadcast %120 : tensor<1x128xi1, #mma> -> tensor<64x128xi1, #mma>
    %123 = arith.andi %121, %122 : tensor<64x128xi1, #mma>
    %124 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %125 = arith.muli %115, %124 : tensor<64x1xi32, #mma>
    %126 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %127 = tt.addptr %126, %125 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %128 = tt.broadcast %127 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x128x!tt.ptr<f16>, #mma>
    %129 = tt.broadcast %118 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %130 = tt.addptr %128, %129 : tensor<64x128x!tt.ptr<f16>, #mma>, tensor<64x128xi32, #mma>
    %131 = arith.truncf %114 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    tt.store %130, %131, %123 : tensor<64x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
