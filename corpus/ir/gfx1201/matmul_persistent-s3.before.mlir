#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c108_i32 = arith.constant 108 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #mma>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb9
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %47 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #blocked>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %59 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked>
    %60 = tt.broadcast %51 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %61 = arith.andi %59, %60 : tensor<128x64xi1, #blocked>
    %62 = tt.load %58, %61, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %63 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %64 = arith.cmpi slt, %19, %63 : tensor<64x1xi32, #blocked1>
    %65 = arith.muli %19, %20 : tensor<64x1xi32, #blocked1>
    %66 = tt.addptr %21, %65 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %67 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %69 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %70 = tt.broadcast %68 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked1>
    %71 = tt.addptr %69, %70 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %72 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked1>
    %73 = tt.broadcast %64 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %74 = arith.andi %72, %73 : tensor<64x128xi1, #blocked1>
    %75 = tt.load %71, %74, %cst_2 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %76 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %62, %76 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %78 = amdg.in_thread_transpose %75 : tensor<64x128xf16, #blocked1> -> tensor<64x128xf16, #linear>
    ttg.local_store %78, %77 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %79 = arith.cmpi sgt, %14, %c1_i32 : i32
    %80 = arith.subi %arg5, %c64_i32 : i32
    %81 = tt.splat %80 : i32 -> tensor<1x64xi32, #blocked>
    %82 = arith.cmpi slt, %15, %81 : tensor<1x64xi32, #blocked>
    %83 = arith.addi %11, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %84 = arith.addi %12, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %85 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %86 = tt.broadcast %85 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %87 = tt.addptr %56, %86 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %88 = tt.splat %79 : i1 -> tensor<128x64xi1, #blocked>
    %89 = tt.broadcast %82 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %90 = arith.andi %88, %89 : tensor<128x64xi1, #blocked>
    %91 = tt.load %87, %90, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked>
    %92 = tt.splat %80 : i32 -> tensor<64x1xi32, #blocked1>
    %93 = arith.cmpi slt, %19, %92 : tensor<64x1xi32, #blocked1>
    %94 = tt.expand_dims %84 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %95 = arith.muli %94, %20 : tensor<64x1xi32, #blocked1>
    %96 = tt.addptr %21, %95 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %97 = tt.broadcast %96 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %98 = tt.addptr %97, %70 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %99 = tt.splat %79 : i1 -> tensor<64x128xi1, #blocked1>
    %100 = tt.broadcast %93 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %101 = arith.andi %99, %100 : tensor<64x128xi1, #blocked1>
    %102 = tt.load %98, %101, %cst_2 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %103 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %91, %103 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %104 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %105 = amdg.in_thread_transpose %102 : tensor<64x128xf16, #blocked1> -> tensor<64x128xf16, #linear>
    ttg.local_store %105, %104 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %106 = arith.subi %14, %c2_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %76, %103, %77, %104 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%107: i32, %108: tensor<128x128xf32, #mma>, %109: i32, %110: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %111: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %112: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %113: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %114 = arith.cmpi slt, %107, %106 : i32
    cf.cond_br %114, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %115 = arith.addi %107, %c2_i32 : i32
    %116 = arith.muli %115, %c64_i32 : i32
    %117 = arith.subi %arg5, %116 : i32
    %118 = tt.splat %117 : i32 -> tensor<1x64xi32, #blocked>
    %119 = arith.cmpi slt, %15, %118 : tensor<1x64xi32, #blocked>
    %120 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %121 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %122 = arith.addi %120, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %123 = arith.addi %121, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %124 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %125 = tt.broadcast %124 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %126 = tt.addptr %56, %125 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %127 = tt.broadcast %119 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %128 = tt.load %126, %127, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %129 = ttg.local_load %110 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %130 = tt.splat %117 : i32 -> tensor<64x1xi32, #blocked1>
    %131 = arith.cmpi slt, %19, %130 : tensor<64x1xi32, #blocked1>
    %132 = tt.expand_dims %123 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %133 = arith.muli %132, %20 : tensor<64x1xi32, #blocked1>
    %134 = tt.addptr %21, %133 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %136 = tt.addptr %135, %70 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %137 = tt.broadcast %131 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %138 = tt.load %136, %137, %cst_2 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %139 = ttg.local_load %112 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %140 = tt.dot %129, %139, %108 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %141 = arith.addi %109, %c1_i32 : i32
    %142 = arith.cmpi slt, %141, %c2_i32 : i32
    %143 = arith.select %142, %141, %c0_i32 : i32
    %144 = ttg.memdesc_index %47[%143] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_store %128, %144 : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %145 = ttg.memdesc_index %48[%143] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %146 = amdg.in_thread_transpose %138 : tensor<64x128xf16, #blocked1> -> tensor<64x128xf16, #linear>
    ttg.local_store %146, %145 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %147 = arith.addi %107, %c1_i32 : i32
    cf.br ^bb3(%147, %140, %143, %111, %144, %113, %145 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %148 = arith.cmpi sge, %14, %c1_i32 : i32
    %149 = arith.cmpi sge, %14, %c2_i32 : i32
    %150 = ttg.local_load %110 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %151 = ttg.local_load %112 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %148, ^bb6, ^bb7(%108 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %152 = tt.dot %150, %151, %108 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%152 : tensor<128x128xf32, #mma>)
  ^bb7(%153: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %154 = arith.select %148, %153, %108 : tensor<128x128xf32, #mma>
    %155 = ttg.local_load %111 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %156 = ttg.local_load %113 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %149, ^bb8, ^bb9(%154 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %157 = tt.dot %155, %156, %154 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%157 : tensor<128x128xf32, #mma>)
  ^bb9(%158: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %159 = arith.select %149, %158, %154 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %160 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %161 = arith.cmpi slt, %160, %23 : tensor<128x1xi32, #mma>
    %162 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %163 = arith.cmpi slt, %162, %24 : tensor<1x128xi32, #mma>
    %164 = tt.broadcast %161 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %165 = tt.broadcast %163 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %166 = arith.andi %164, %165 : tensor<128x128xi1, #mma>
    %167 = arith.muli %160, %25 : tensor<128x1xi32, #mma>
    %168 = tt.addptr %26, %167 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %169 = tt.broadcast %168 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %170 = tt.broadcast %162 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %171 = tt.addptr %169, %170 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %172 = arith.truncf %159 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %171, %172, %166 : tensor<128x128x!tt.ptr<f16>, #mma>
    %173 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%173 : i32)
  ^bb10:  // pred: ^bb1
    tt.return
  }
}
