#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0], [0], [0], [0], [64]], lane = [[1], [2], [4], [8], [16], [0]], warp = [[0], [32]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #mma>
    %cst_5 = arith.constant dense<0> : tensor<1x128xi64, #mma>
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
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
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
    %55 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %49, %55 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %54, %56 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = arith.addi %14, %cst_3 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
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
    %74 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %68, %74 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %75 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %73, %75 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %76 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %55, %74, %56, %75 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%77: i32, %78: tensor<128x128xf32, #mma>, %79: i32, %80: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %81: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %82: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %83: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %84 = arith.cmpi slt, %77, %76 : i32
    cf.cond_br %84, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %85 = arith.addi %77, %c128_i32 : i32
    %86 = arith.extsi %85 : i32 to i64
    %87 = tt.splat %86 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %88 = arith.addi %87, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %89 = tt.reshape %88 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %90 = tt.broadcast %89 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %91 = arith.addi %18, %90 : tensor<128x64xi64, #blocked>
    %92 = tt.addptr %15, %91 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %93 = arith.cmpi sge, %89, %cst_1 : tensor<1x64xi64, #blocked>
    %94 = arith.cmpi slt, %89, %24 : tensor<1x64xi64, #blocked>
    %95 = arith.andi %93, %94 : tensor<1x64xi1, #blocked>
    %96 = tt.broadcast %95 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %97 = arith.andi %23, %96 : tensor<128x64xi1, #blocked>
    %98 = tt.load %92, %97, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %99 = ttg.local_load %80 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %100 = arith.addi %31, %90 : tensor<128x64xi64, #blocked>
    %101 = tt.addptr %29, %100 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %102 = arith.andi %36, %96 : tensor<128x64xi1, #blocked>
    %103 = tt.load %101, %102, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %104 = ttg.local_load %82 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %105 = tt.trans %104 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %106 = tt.dot %99, %105, %78, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    %107 = arith.addi %79, %c1_i32 : i32
    %108 = arith.cmpi slt, %107, %c2_i32 : i32
    %109 = arith.select %108, %107, %c0_i32 : i32
    %110 = ttg.memdesc_index %37[%109] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %98, %110 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %111 = ttg.memdesc_index %38[%109] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %103, %111 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %112 = arith.addi %77, %c64_i32 : i32
    cf.br ^bb1(%112, %106, %109, %81, %110, %83, %111 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %113 = arith.addi %arg5, %c63_i32 : i32
    %114 = arith.divsi %113, %c64_i32 : i32
    %115 = arith.cmpi sge, %114, %c1_i32 : i32
    %116 = arith.cmpi sge, %114, %c2_i32 : i32
    %117 = ttg.local_load %80 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %118 = ttg.local_load %82 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %119 = tt.trans %118 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %115, ^bb4, ^bb5(%78 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %120 = tt.dot %117, %119, %78, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%120 : tensor<128x128xf32, #mma>)
  ^bb5(%121: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %122 = arith.select %115, %121, %78 : tensor<128x128xf32, #mma>
    %123 = ttg.local_load %81 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %124 = ttg.local_load %83 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %125 = tt.trans %124 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %116, ^bb6, ^bb7(%122 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %126 = tt.dot %123, %125, %122, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%126 : tensor<128x128xf32, #mma>)
  ^bb7(%127: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %128 = arith.select %116, %127, %122 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %129 = arith.truncf %128 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %130 = tt.splat %7 : i64 -> tensor<128xi64, #linear1>
    %131 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear1>
    %132 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %133 = arith.extsi %131 : tensor<128xi32, #linear1> to tensor<128xi64, #linear1>
    %134 = arith.extsi %132 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %135 = arith.addi %130, %133 : tensor<128xi64, #linear1>
    %136 = tt.reshape %135 : tensor<128xi64, #linear1> -> tensor<128x1xi64, #mma>
    %137 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %138 = arith.addi %137, %134 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>
    %139 = tt.reshape %138 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi64, #mma>
    %140 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %141 = tt.splat %2 : i64 -> tensor<128x1xi64, #mma>
    %142 = arith.muli %136, %141 : tensor<128x1xi64, #mma>
    %143 = tt.broadcast %142 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %144 = tt.broadcast %139 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %145 = arith.addi %143, %144 : tensor<128x128xi64, #mma>
    %146 = tt.addptr %140, %145 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %147 = arith.cmpi sge, %136, %cst_4 : tensor<128x1xi64, #mma>
    %148 = tt.splat %1 : i64 -> tensor<128x1xi64, #mma>
    %149 = arith.cmpi slt, %136, %148 : tensor<128x1xi64, #mma>
    %150 = arith.andi %147, %149 : tensor<128x1xi1, #mma>
    %151 = tt.broadcast %150 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %152 = arith.cmpi sge, %139, %cst_5 : tensor<1x128xi64, #mma>
    %153 = tt.splat %2 : i64 -> tensor<1x128xi64, #mma>
    %154 = arith.cmpi slt, %139, %153 : tensor<1x128xi64, #mma>
    %155 = arith.andi %152, %154 : tensor<1x128xi1, #mma>
    %156 = tt.broadcast %155 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %157 = arith.andi %151, %156 : tensor<128x128xi1, #mma>
    tt.store %146, %129, %157 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
