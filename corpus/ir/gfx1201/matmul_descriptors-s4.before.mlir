#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0], [0], [0], [32], [64]], lane = [[1], [2], [4], [8], [0]], warp = [[0], [16]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98304 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<128> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_4 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant dense<0> : tensor<128x1xi64, #mma>
    %cst_6 = arith.constant dense<0> : tensor<1x128xi64, #mma>
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
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
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
    %55 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %49, %55 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %54, %56 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = arith.addi %14, %cst_4 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %59 = tt.reshape %58 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %60 = tt.broadcast %59 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %61 = arith.addi %18, %60 : tensor<128x64xi64, #blocked>
    %62 = tt.addptr %15, %61 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %63 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked>
    %64 = arith.cmpi slt, %59, %24 : tensor<1x64xi64, #blocked>
    %65 = tt.broadcast %64 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %66 = arith.andi %23, %65 : tensor<128x64xi1, #blocked>
    %67 = arith.andi %63, %66 : tensor<128x64xi1, #blocked>
    %68 = tt.load %62, %67, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %69 = arith.addi %31, %60 : tensor<128x64xi64, #blocked>
    %70 = tt.addptr %29, %69 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %71 = arith.andi %36, %65 : tensor<128x64xi1, #blocked>
    %72 = arith.andi %63, %71 : tensor<128x64xi1, #blocked>
    %73 = tt.load %70, %72, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %74 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %68, %74 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %75 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %73, %75 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %76 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %77 = arith.addi %14, %cst_3 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %78 = tt.reshape %77 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %79 = tt.broadcast %78 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %80 = arith.addi %18, %79 : tensor<128x64xi64, #blocked>
    %81 = tt.addptr %15, %80 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %82 = tt.splat %76 : i1 -> tensor<128x64xi1, #blocked>
    %83 = arith.cmpi slt, %78, %24 : tensor<1x64xi64, #blocked>
    %84 = tt.broadcast %83 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %85 = arith.andi %23, %84 : tensor<128x64xi1, #blocked>
    %86 = arith.andi %82, %85 : tensor<128x64xi1, #blocked>
    %87 = tt.load %81, %86, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %88 = arith.addi %31, %79 : tensor<128x64xi64, #blocked>
    %89 = tt.addptr %29, %88 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %90 = arith.andi %36, %84 : tensor<128x64xi1, #blocked>
    %91 = arith.andi %82, %90 : tensor<128x64xi1, #blocked>
    %92 = tt.load %89, %91, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %93 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %87, %93 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %94 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %92, %94 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %95 = arith.subi %arg5, %c192_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c2_i32, %55, %74, %93, %56, %75, %94 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%96: i32, %97: tensor<128x128xf32, #mma>, %98: i32, %99: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %100: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %101: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %102: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %103: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %104: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %105 = arith.cmpi slt, %96, %95 : i32
    cf.cond_br %105, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %106 = arith.addi %96, %c192_i32 : i32
    %107 = arith.extsi %106 : i32 to i64
    %108 = tt.splat %107 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %109 = arith.addi %108, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %110 = tt.reshape %109 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %111 = tt.broadcast %110 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %112 = arith.addi %18, %111 : tensor<128x64xi64, #blocked>
    %113 = tt.addptr %15, %112 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %114 = arith.cmpi sge, %110, %cst_1 : tensor<1x64xi64, #blocked>
    %115 = arith.cmpi slt, %110, %24 : tensor<1x64xi64, #blocked>
    %116 = arith.andi %114, %115 : tensor<1x64xi1, #blocked>
    %117 = tt.broadcast %116 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %118 = arith.andi %23, %117 : tensor<128x64xi1, #blocked>
    %119 = tt.load %113, %118, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %120 = ttg.local_load %99 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %121 = arith.addi %31, %111 : tensor<128x64xi64, #blocked>
    %122 = tt.addptr %29, %121 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %123 = arith.andi %36, %117 : tensor<128x64xi1, #blocked>
    %124 = tt.load %122, %123, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %125 = ttg.local_load %102 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %126 = tt.trans %125 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %127 = tt.dot %120, %126, %97 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %128 = arith.addi %98, %c1_i32 : i32
    %129 = arith.cmpi slt, %128, %c3_i32 : i32
    %130 = arith.select %129, %128, %c0_i32 : i32
    %131 = ttg.memdesc_index %37[%130] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %119, %131 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %132 = ttg.memdesc_index %38[%130] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %124, %132 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %133 = arith.addi %96, %c64_i32 : i32
    cf.br ^bb1(%133, %127, %130, %100, %101, %131, %103, %104, %132 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %134 = arith.addi %arg5, %c63_i32 : i32
    %135 = arith.divsi %134, %c64_i32 : i32
    %136 = arith.cmpi sge, %135, %c1_i32 : i32
    %137 = arith.cmpi sge, %135, %c2_i32 : i32
    %138 = arith.cmpi sge, %135, %c3_i32 : i32
    %139 = ttg.local_load %99 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %140 = ttg.local_load %102 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %141 = tt.trans %140 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %136, ^bb4, ^bb5(%97 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %142 = tt.dot %139, %141, %97 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%142 : tensor<128x128xf32, #mma>)
  ^bb5(%143: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %144 = arith.select %136, %143, %97 : tensor<128x128xf32, #mma>
    %145 = ttg.local_load %100 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %146 = ttg.local_load %103 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %147 = tt.trans %146 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %137, ^bb6, ^bb7(%144 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %148 = tt.dot %145, %147, %144 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%148 : tensor<128x128xf32, #mma>)
  ^bb7(%149: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %150 = arith.select %137, %149, %144 : tensor<128x128xf32, #mma>
    %151 = ttg.local_load %101 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %152 = ttg.local_load %104 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %153 = tt.trans %152 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %138, ^bb8, ^bb9(%150 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %154 = tt.dot %151, %153, %150 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%154 : tensor<128x128xf32, #mma>)
  ^bb9(%155: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %156 = arith.select %138, %155, %150 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %38 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %157 = arith.truncf %156 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %158 = tt.splat %7 : i64 -> tensor<128xi64, #linear1>
    %159 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear1>
    %160 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %161 = arith.extsi %159 : tensor<128xi32, #linear1> to tensor<128xi64, #linear1>
    %162 = arith.extsi %160 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %163 = arith.addi %158, %161 : tensor<128xi64, #linear1>
    %164 = tt.reshape %163 : tensor<128xi64, #linear1> -> tensor<128x1xi64, #mma>
    %165 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %166 = arith.addi %165, %162 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %167 = tt.reshape %166 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi64, #mma>
    %168 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %169 = tt.splat %2 : i64 -> tensor<128x1xi64, #mma>
    %170 = arith.muli %164, %169 : tensor<128x1xi64, #mma>
    %171 = tt.broadcast %170 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %172 = tt.broadcast %167 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %173 = arith.addi %171, %172 : tensor<128x128xi64, #mma>
    %174 = tt.addptr %168, %173 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %175 = arith.cmpi sge, %164, %cst_5 : tensor<128x1xi64, #mma>
    %176 = tt.splat %1 : i64 -> tensor<128x1xi64, #mma>
    %177 = arith.cmpi slt, %164, %176 : tensor<128x1xi64, #mma>
    %178 = arith.andi %175, %177 : tensor<128x1xi1, #mma>
    %179 = tt.broadcast %178 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %180 = arith.cmpi sge, %167, %cst_6 : tensor<1x128xi64, #mma>
    %181 = tt.splat %2 : i64 -> tensor<1x128xi64, #mma>
    %182 = arith.cmpi slt, %167, %181 : tensor<1x128xi64, #mma>
    %183 = arith.andi %180, %182 : tensor<1x128xi1, #mma>
    %184 = tt.broadcast %183 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %185 = arith.andi %179, %184 : tensor<128x128xi1, #mma>
    tt.store %174, %157, %185 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
