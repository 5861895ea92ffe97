#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #blocked>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #blocked>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked2>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked2>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked2> -> tensor<32x128xi1, #blocked1>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked1>
    %38 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #blocked>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %47 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked>
    %48 = arith.andi %47, %44 : tensor<64x32xi1, #blocked>
    %49 = tt.load %46, %48, %cst_1 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %50 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %51 = arith.cmpi slt, %30, %50 : tensor<32x1xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %53 = arith.andi %52, %34 : tensor<32x128xi1, #blocked1>
    %54 = arith.muli %30, %35 : tensor<32x1xi32, #blocked1>
    %55 = tt.addptr %36, %54 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %37 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %58 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked1>
    %59 = arith.andi %58, %53 : tensor<32x128xi1, #blocked1>
    %60 = tt.load %57, %59, %cst_3 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked1>
    %61 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %49, %61 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %62 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %63 = amdg.in_thread_transpose %60 : tensor<32x128xf16, #blocked1> -> tensor<32x128xf16, #linear>
    ttg.local_store %63, %62 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %64 = arith.cmpi sgt, %19, %c1_i32 : i32
    %65 = arith.subi %arg5, %c32_i32 : i32
    %66 = tt.splat %65 : i32 -> tensor<1x32xi32, #blocked>
    %67 = arith.cmpi slt, %23, %66 : tensor<1x32xi32, #blocked>
    %68 = tt.broadcast %67 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %69 = arith.andi %24, %68 : tensor<64x32xi1, #blocked>
    %70 = arith.addi %16, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %71 = arith.addi %17, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %70 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %73 = tt.broadcast %72 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %74 = tt.addptr %29, %73 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %75 = tt.splat %64 : i1 -> tensor<64x32xi1, #blocked>
    %76 = arith.andi %75, %69 : tensor<64x32xi1, #blocked>
    %77 = tt.load %74, %76, %cst_1 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %78 = tt.splat %65 : i32 -> tensor<32x1xi32, #blocked1>
    %79 = arith.cmpi slt, %30, %78 : tensor<32x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %81 = arith.andi %80, %34 : tensor<32x128xi1, #blocked1>
    %82 = tt.expand_dims %71 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %83 = arith.muli %82, %35 : tensor<32x1xi32, #blocked1>
    %84 = tt.addptr %36, %83 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %85 = tt.broadcast %84 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %86 = tt.addptr %85, %37 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %87 = tt.splat %64 : i1 -> tensor<32x128xi1, #blocked1>
    %88 = arith.andi %87, %81 : tensor<32x128xi1, #blocked1>
    %89 = tt.load %86, %88, %cst_3 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked1>
    %90 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %77, %90 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %91 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %92 = amdg.in_thread_transpose %89 : tensor<32x128xf16, #blocked1> -> tensor<32x128xf16, #linear>
    ttg.local_store %92, %91 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %93 = arith.subi %19, %c2_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %61, %90, %62, %91 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%94: i32, %95: tensor<64x128xf32, #mma>, %96: i32, %97: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %98: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %99: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %100: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %101 = arith.cmpi slt, %94, %93 : i32
    cf.cond_br %101, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %102 = arith.addi %94, %c2_i32 : i32
    %103 = arith.muli %102, %c32_i32 : i32
    %104 = arith.subi %arg5, %103 : i32
    %105 = tt.splat %104 : i32 -> tensor<1x32xi32, #blocked>
    %106 = arith.cmpi slt, %23, %105 : tensor<1x32xi32, #blocked>
    %107 = tt.broadcast %106 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %108 = arith.andi %24, %107 : tensor<64x32xi1, #blocked>
    %109 = tt.splat %103 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %110 = tt.splat %103 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %111 = arith.addi %109, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %112 = arith.addi %110, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %113 = tt.expand_dims %111 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %114 = tt.broadcast %113 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %115 = tt.addptr %29, %114 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %116 = tt.load %115, %108, %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %117 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %118 = tt.splat %104 : i32 -> tensor<32x1xi32, #blocked1>
    %119 = arith.cmpi slt, %30, %118 : tensor<32x1xi32, #blocked1>
    %120 = tt.broadcast %119 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %121 = arith.andi %120, %34 : tensor<32x128xi1, #blocked1>
    %122 = tt.expand_dims %112 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %123 = arith.muli %122, %35 : tensor<32x1xi32, #blocked1>
    %124 = tt.addptr %36, %123 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %125 = tt.broadcast %124 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %126 = tt.addptr %125, %37 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %127 = tt.load %126, %121, %cst_3 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    %128 = ttg.local_load %99 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %129 = tt.dot %117, %128, %95 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %130 = arith.addi %96, %c1_i32 : i32
    %131 = arith.cmpi slt, %130, %c2_i32 : i32
    %132 = arith.select %131, %130, %c0_i32 : i32
    %133 = ttg.memdesc_index %38[%132] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %116, %133 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %134 = ttg.memdesc_index %39[%132] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %135 = amdg.in_thread_transpose %127 : tensor<32x128xf16, #blocked1> -> tensor<32x128xf16, #linear>
    ttg.local_store %135, %134 : tensor<32x128xf16, #linear> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %136 = arith.addi %94, %c1_i32 : i32
    cf.br ^bb1(%136, %129, %132, %98, %133, %100, %134 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %137 = arith.cmpi sge, %19, %c1_i32 : i32
    %138 = arith.cmpi sge, %19, %c2_i32 : i32
    ttg.barrier local
    %139 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %140 = ttg.local_load %99 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %137, ^bb4, ^bb5(%95 : tensor<64x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %141 = tt.dot %139, %140, %95 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb5(%141 : tensor<64x128xf32, #mma>)
  ^bb5(%142: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %143 = arith.select %137, %142, %95 : tensor<64x128xf32, #mma>
    %144 = ttg.local_load %98 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %145 = ttg.local_load %100 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %138, ^bb6, ^bb7(%143 : tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %146 = tt.dot %144, %145, %143 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb7(%146 : tensor<64x128xf32, #mma>)
  ^bb7(%147: tensor<64x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %148 = arith.select %138, %147, %143 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %39 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %149 = arith.cmpf ogt, %148, %cst : tensor<64x128xf32, #mma>
    %150 = arith.mulf %148, %cst_0 : tensor<64x128xf32, #mma>
    %151 = arith.select %149, %148, %150 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %152 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %153 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %154 = arith.cmpi slt, %152, %153 : tensor<64x1xi32, #mma>
    %155 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %156 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %157 = arith.cmpi slt, %155, %156 : tensor<1x128xi32, #mma>
    %158 = tt.broadcast %154 : tensor<64x1xi1, #mma> -> tensor<64x128xi1, #mma>
    %159 = tt.broadcast %157 : tensor<1x128xi1, #mma> -> tensor<64x128xi1, #mma>
    %160 = arith.andi %158, %159 : tensor<64x128xi1, #mma>
    %161 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %162 = arith.muli %152, %161 : tensor<64x1xi32, #mma>
    %163 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %164 = tt.addptr %163, %162 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %165 = tt.broadcast %164 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x128x!tt.ptr<f16>, #mma>
    %166 = tt.broadcast %155 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %167 = tt.addptr %165, %166 : tensor<64x128x!tt.ptr<f16>, #mma>, tensor<64x128xi32, #mma>
    %168 = arith.truncf %151 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    tt.store %167, %168, %160 : tensor<64x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
