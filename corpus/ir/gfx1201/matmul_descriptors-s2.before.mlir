#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0], [0], [0], [32], [64]], lane = [[1], [2], [4], [8], [0]], warp = [[0], [16]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #mma>
    %cst_4 = arith.constant dense<0> : tensor<1x128xi64, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.reshape %11 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_2 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.reshape %27 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_2 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.reshape %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = tt.broadcast %45 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %47 = arith.andi %23, %46 : tensor<128x64xi1, #blocked>
    %48 = arith.andi %44, %47 : tensor<128x64xi1, #blocked>
    %49 = tt.load %43, %48, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %50 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %51 = tt.addptr %29, %50 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %52 = arith.andi %36, %46 : tensor<128x64xi1, #blocked>
    %53 = arith.andi %44, %52 : tensor<128x64xi1, #blocked>
    %54 = tt.load %51, %53, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %55 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %49, %55 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %54, %56 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %57 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %55, %56 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%58: i32, %59: tensor<128x128xf32, #mma>, %60: i32, %61: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %62: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %63 = arith.cmpi slt, %58, %57 : i32
    cf.cond_br %63, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %64 = arith.addi %58, %c64_i32 : i32
    %65 = arith.extsi %64 : i32 to i64
    %66 = tt.splat %65 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %67 = arith.addi %66, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %68 = tt.reshape %67 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %69 = tt.broadcast %68 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %70 = arith.addi %18, %69 : tensor<128x64xi64, #blocked>
    %71 = tt.addptr %15, %70 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %72 = arith.cmpi sge, %68, %cst_1 : tensor<1x64xi64, #blocked>
    %73 = arith.cmpi slt, %68, %24 : tensor<1x64xi64, #blocked>
    %74 = arith.andi %72, %73 : tensor<1x64xi1, #blocked>
    %75 = tt.broadcast %74 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %76 = arith.andi %23, %75 : tensor<128x64xi1, #blocked>
    %77 = tt.load %71, %76, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %78 = ttg.local_load %61 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %79 = arith.addi %31, %69 : tensor<128x64xi64, #blocked>
    %80 = tt.addptr %29, %79 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %81 = arith.andi %36, %75 : tensor<128x64xi1, #blocked>
    %82 = tt.load %80, %81, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %83 = ttg.local_load %62 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %84 = tt.trans %83 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %85 = tt.dot %78, %84, %59 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %86 = arith.addi %60, %c1_i32 : i32
    %87 = arith.cmpi slt, %86, %c1_i32 : i32
    %88 = arith.select %87, %86, %c0_i32 : i32
    %89 = ttg.memdesc_index %37[%88] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %77, %89 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %90 = ttg.memdesc_index %38[%88] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %82, %90 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %91 = arith.addi %58, %c64_i32 : i32
    cf.br ^bb1(%91, %85, %88, %89, %90 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %92 = arith.addi %arg5, %c63_i32 : i32
    %93 = arith.divsi %92, %c64_i32 : i32
    %94 = arith.cmpi sge, %93, %c1_i32 : i32
    %95 = ttg.local_load %61 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %96 = ttg.local_load %62 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %97 = tt.trans %96 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %94, ^bb4, ^bb5(%59 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %98 = tt.dot %95, %97, %59 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%98 : tensor<128x128xf32, #mma>)
  ^bb5(%99: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %100 = arith.select %94, %99, %59 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %101 = arith.truncf %100 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %102 = tt.splat %7 : i64 -> tensor<128xi64, #linear1>
    %103 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear1>
    %104 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %105 = arith.extsi %103 : tensor<128xi32, #linear1> to tensor<128xi64, #linear1>
    %106 = arith.extsi %104 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %107 = arith.addi %102, %105 : tensor<128xi64, #linear1>
    %108 = tt.reshape %107 : tensor<128xi64, #linear1> -> tensor<128x1xi64, #mma>
    %109 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %110 = arith.addi %109, %106 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %111 = tt.reshape %110 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi64, #mma>
    %112 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %113 = tt.splat %2 : i64 -> tensor<128x1xi64, #mma>
    %114 = arith.muli %108, %113 : tensor<128x1xi64, #mma>
    %115 = tt.broadcast %114 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %116 = tt.broadcast %111 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %117 = arith.addi %115, %116 : tensor<128x128xi64, #mma>
    %118 = tt.addptr %112, %117 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %119 = arith.cmpi sge, %108, %cst_3 : tensor<128x1xi64, #mma>
    %120 = tt.splat %1 : i64 -> tensor<128x1xi64, #mma>
    %121 = arith.cmpi slt, %108, %120 : tensor<128x1xi64, #mma>
    %122 = arith.andi %119, %121 : tensor<128x1xi1, #mma>
    %123 = tt.broadcast %122 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %124 = arith.cmpi sge, %111, %cst_4 : tensor<1x128xi64, #mma>
    %125 = tt.splat %2 : i64 -> tensor<1x128xi64, #mma>
    %126 = arith.cmpi slt, %111, %125 : tensor<1x128xi64, #mma>
    %127 = arith.andi %124, %126 : tensor<1x128xi1, #mma>
    %128 = tt.broadcast %127 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %129 = arith.andi %123, %128 : tensor<128x128xi1, #mma>
    tt.store %118, %101, %129 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
