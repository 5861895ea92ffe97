#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [64, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0], [4, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 65536 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128x128xf32, #mma>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked2>
    %c128_i64 = arith.constant 128 : i64
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_7 = arith.constant dense<128> : tensor<1x128xi32, #blocked1>
    %cst_8 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_9 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
    %13 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %15 = tt.splat %6 : i32 -> tensor<128xi32, #blocked3>
    %16 = arith.addi %13, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %17 = arith.addi %14, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = arith.addi %15, %12 : tensor<128xi32, #blocked3>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %20 = tt.expand_dims %17 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %21 = arith.muli %19, %cst : tensor<128x1xi32, #mma>
    %22 = arith.muli %20, %cst_8 : tensor<128x1xi32, #blocked2>
    %23 = arith.extsi %21 : tensor<128x1xi32, #mma> to tensor<128x1xi64, #mma>
    %24 = arith.extsi %22 : tensor<128x1xi32, #blocked2> to tensor<128x1xi64, #blocked2>
    %25 = tt.splat %5 : i64 -> tensor<128x1xi64, #mma>
    %26 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked2>
    %27 = arith.addi %25, %23 : tensor<128x1xi64, #mma>
    %28 = arith.addi %26, %24 : tensor<128x1xi64, #blocked2>
    %29 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %30 = tt.expand_dims %11 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %32 = arith.extsi %30 : tensor<1x128xi32, #mma> to tensor<1x128xi64, #mma>
    %33 = arith.extsi %31 : tensor<1x128xi32, #blocked2> to tensor<1x128xi64, #blocked2>
    %34 = tt.broadcast %27 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %35 = tt.broadcast %28 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %36 = tt.broadcast %32 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %37 = tt.broadcast %33 : tensor<1x128xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %38 = arith.addi %34, %36 : tensor<128x128xi64, #mma>
    %39 = arith.addi %35, %37 : tensor<128x128xi64, #blocked2>
    %40 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %41 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %42 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked2>
    %43 = arith.cmpi slt, %19, %40 : tensor<128x1xi32, #mma>
    %44 = arith.cmpi slt, %20, %42 : tensor<128x1xi32, #blocked2>
    %45 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %46 = tt.addptr %45, %39 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi64, #blocked2>
    %47 = tt.broadcast %43 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %48 = tt.broadcast %44 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %49 = tt.load %46, %48, %cst_6 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #blocked2>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    %51 = ttg.local_load %50 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %52 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %53 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %54 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #blocked1>
    %55 = tt.splat %52 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %56 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %59 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #mma>
    %60 = tt.splat %53 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %61 = tt.broadcast %31 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked>
    %62 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %63 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    %64 = arith.cmpi sgt, %6, %c0_i32 : i32
    %65 = tt.expand_dims %10 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %66 = arith.cmpi slt, %65, %54 : tensor<1x128xi32, #blocked1>
    %67 = arith.muli %65, %cst_7 : tensor<1x128xi32, #blocked1>
    %68 = tt.addptr %55, %67 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %70 = tt.addptr %69, %58 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %71 = tt.splat %64 : i1 -> tensor<128x128xi1, #blocked1>
    %72 = tt.broadcast %66 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %73 = arith.andi %71, %72 : tensor<128x128xi1, #blocked1>
    %74 = tt.load %70, %73, %cst_5 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %75 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %76 = arith.cmpi slt, %75, %41 : tensor<128x1xi32, #blocked>
    %77 = arith.muli %75, %cst_9 : tensor<128x1xi32, #blocked>
    %78 = tt.addptr %60, %77 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %80 = tt.addptr %79, %61 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %81 = tt.splat %64 : i1 -> tensor<128x128xi1, #blocked>
    %82 = tt.broadcast %76 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %83 = arith.andi %81, %82 : tensor<128x128xi1, #blocked>
    %84 = tt.load %80, %83, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked>
    %85 = ttg.memdesc_index %62[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %74, %85 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %86 = ttg.memdesc_index %63[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %87 = amdg.in_thread_transpose %84 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %87, %86 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %88 = arith.subi %6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_3, %cst_2, %cst_4, %c0_i32, %85, %86 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb1(%89: i32, %90: tensor<128x128xf32, #mma>, %91: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %92: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %93: i32, %94: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %95: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %96 = arith.cmpi slt, %89, %88 : i32
    cf.cond_br %96, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %97 = arith.addi %89, %c128_i32 : i32
    %98 = tt.splat %97 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = tt.splat %97 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = arith.addi %98, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %101 = arith.addi %99, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %102 = tt.expand_dims %100 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %103 = arith.cmpi slt, %102, %54 : tensor<1x128xi32, #blocked1>
    %104 = arith.muli %102, %cst_7 : tensor<1x128xi32, #blocked1>
    %105 = tt.addptr %55, %104 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %106 = tt.broadcast %105 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %107 = tt.addptr %106, %58 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %108 = tt.broadcast %103 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %109 = tt.load %107, %108, %cst_5 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %110 = ttg.local_load %94 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %111 = tt.dot %51, %110, %cst_3 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %112 = arith.mulf %111, %59 : tensor<128x128xf32, #mma>
    %113 = "tt.reduce"(%112) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %114 = arith.maxnumf %92, %113 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %115 = tt.expand_dims %114 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %116 = tt.broadcast %115 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %117 = arith.subf %112, %116 : tensor<128x128xf32, #mma>
    %118 = math.exp2 %117 : tensor<128x128xf32, #mma>
    %119 = arith.subf %92, %114 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %120 = math.exp2 %119 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %121 = arith.mulf %91, %120 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %122 = "tt.reduce"(%118) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = arith.addf %121, %122 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = tt.expand_dims %101 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %125 = arith.cmpi slt, %124, %41 : tensor<128x1xi32, #blocked>
    %126 = arith.muli %124, %cst_9 : tensor<128x1xi32, #blocked>
    %127 = tt.addptr %60, %126 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %128 = tt.broadcast %127 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %129 = tt.addptr %128, %61 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %130 = tt.broadcast %125 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %131 = tt.load %129, %130, %cst_0 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %132 = ttg.local_load %95 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %133 = arith.truncf %118 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %134 = tt.expand_dims %120 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %135 = tt.broadcast %134 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %136 = arith.mulf %90, %135 : tensor<128x128xf32, #mma>
    %137 = ttg.convert_layout %133 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %138 = tt.dot %137, %132, %136 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %139 = arith.addi %93, %c1_i32 : i32
    %140 = arith.cmpi slt, %139, %c1_i32 : i32
    %141 = arith.select %140, %139, %c0_i32 : i32
    %142 = ttg.memdesc_index %62[%141] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %109, %142 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %143 = ttg.memdesc_index %63[%141] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %144 = amdg.in_thread_transpose %131 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %144, %143 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %145 = arith.addi %89, %c128_i32 : i32
    cf.br ^bb1(%145, %138, %123, %114, %141, %142, %143 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %146 = arith.addi %6, %c127_i32 : i32
    %147 = arith.divsi %146, %c128_i32 : i32
    %148 = arith.cmpi sge, %147, %c1_i32 : i32
    %149 = ttg.local_load %94 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %148, ^bb4, ^bb5(%cst_3 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %150 = tt.dot %51, %149, %cst_3 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%150 : tensor<128x128xf32, #mma>)
  ^bb5(%151: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %152 = arith.mulf %151, %59 : tensor<128x128xf32, #mma>
    %153 = "tt.reduce"(%152) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %154 = arith.maxnumf %92, %153 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %155 = tt.expand_dims %154 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %156 = tt.broadcast %155 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %157 = arith.subf %152, %156 : tensor<128x128xf32, #mma>
    %158 = math.exp2 %157 : tensor<128x128xf32, #mma>
    %159 = arith.subf %92, %154 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = math.exp2 %159 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %161 = arith.mulf %91, %160 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %162 = "tt.reduce"(%158) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %163 = arith.addf %161, %162 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %164 = ttg.local_load %95 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %165 = arith.truncf %158 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %166 = tt.expand_dims %160 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %167 = tt.broadcast %166 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %168 = arith.mulf %90, %167 : tensor<128x128xf32, #mma>
    %169 = ttg.convert_layout %165 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %148, ^bb6, ^bb7(%168 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %170 = tt.dot %169, %164, %168 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%170 : tensor<128x128xf32, #mma>)
  ^bb7(%171: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %172 = arith.select %148, %171, %90 : tensor<128x128xf32, #mma>
    %173 = arith.select %148, %163, %91 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %174 = arith.select %148, %154, %92 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %63 : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %62 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %175 = arith.addi %0, %c1_i32 : i32
    %176 = arith.muli %175, %c128_i32 : i32
    %177 = tt.broadcast %19 : tensor<128x1xi32, #mma> -> tensor<128x128xi32, #mma>
    %178 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %179 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    %180 = arith.cmpi slt, %6, %176 : i32
    %181 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %182 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %183 = arith.addi %181, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %184 = arith.addi %182, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %185 = tt.expand_dims %183 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %186 = arith.cmpi slt, %185, %54 : tensor<1x128xi32, #blocked1>
    %187 = arith.muli %185, %cst_7 : tensor<1x128xi32, #blocked1>
    %188 = tt.addptr %55, %187 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %189 = tt.broadcast %188 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %190 = tt.addptr %189, %58 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %191 = tt.splat %180 : i1 -> tensor<128x128xi1, #blocked1>
    %192 = tt.broadcast %186 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %193 = arith.andi %191, %192 : tensor<128x128xi1, #blocked1>
    %194 = tt.load %190, %193, %cst_5 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %195 = tt.expand_dims %184 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %196 = arith.cmpi slt, %195, %41 : tensor<128x1xi32, #blocked>
    %197 = arith.muli %195, %cst_9 : tensor<128x1xi32, #blocked>
    %198 = tt.addptr %60, %197 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %199 = tt.broadcast %198 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %200 = tt.addptr %199, %61 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %201 = tt.splat %180 : i1 -> tensor<128x128xi1, #blocked>
    %202 = tt.broadcast %196 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %203 = arith.andi %201, %202 : tensor<128x128xi1, #blocked>
    %204 = tt.load %200, %203, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked>
    %205 = ttg.memdesc_index %178[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %194, %205 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %206 = ttg.memdesc_index %179[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %207 = amdg.in_thread_transpose %204 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %207, %206 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %208 = arith.subi %176, %c128_i32 : i32
    cf.br ^bb8(%6, %172, %173, %174, %c0_i32, %205, %206 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb8(%209: i32, %210: tensor<128x128xf32, #mma>, %211: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %212: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %213: i32, %214: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %215: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %216 = arith.cmpi slt, %209, %208 : i32
    cf.cond_br %216, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %217 = arith.addi %209, %c128_i32 : i32
    %218 = tt.splat %217 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %219 = tt.splat %209 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %220 = tt.splat %217 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %221 = arith.addi %218, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %222 = arith.addi %219, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %223 = arith.addi %220, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %224 = tt.expand_dims %221 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %225 = tt.expand_dims %222 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %226 = arith.cmpi slt, %224, %54 : tensor<1x128xi32, #blocked1>
    %227 = arith.muli %224, %cst_7 : tensor<1x128xi32, #blocked1>
    %228 = tt.addptr %55, %227 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %229 = tt.broadcast %228 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %230 = tt.addptr %229, %58 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %231 = tt.broadcast %226 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %232 = tt.load %230, %231, %cst_5 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %233 = ttg.local_load %214 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %234 = tt.dot %51, %233, %cst_3 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %235 = arith.mulf %234, %59 : tensor<128x128xf32, #mma>
    %236 = tt.broadcast %225 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %237 = arith.cmpi sge, %177, %236 : tensor<128x128xi32, #mma>
    %238 = arith.select %237, %235, %cst_1 : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %239 = "tt.reduce"(%238) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %240 = arith.maxnumf %212, %239 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %241 = tt.expand_dims %240 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %242 = tt.broadcast %241 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %243 = arith.subf %238, %242 : tensor<128x128xf32, #mma>
    %244 = math.exp2 %243 : tensor<128x128xf32, #mma>
    %245 = arith.subf %212, %240 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %246 = math.exp2 %245 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %247 = arith.mulf %211, %246 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %248 = "tt.reduce"(%244) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %249 = arith.addf %247, %248 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %250 = tt.expand_dims %223 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %251 = arith.cmpi slt, %250, %41 : tensor<128x1xi32, #blocked>
    %252 = arith.muli %250, %cst_9 : tensor<128x1xi32, #blocked>
    %253 = tt.addptr %60, %252 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %254 = tt.broadcast %253 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %255 = tt.addptr %254, %61 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %256 = tt.broadcast %251 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %257 = tt.load %255, %256, %cst_0 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %258 = ttg.local_load %215 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %259 = arith.truncf %244 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %260 = tt.expand_dims %246 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %261 = tt.broadcast %260 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %262 = arith.mulf %210, %261 : tensor<128x128xf32, #mma>
    %263 = ttg.convert_layout %259 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %264 = tt.dot %263, %258, %262 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %265 = arith.addi %213, %c1_i32 : i32
    %266 = arith.cmpi slt, %265, %c1_i32 : i32
    %267 = arith.select %266, %265, %c0_i32 : i32
    %268 = ttg.memdesc_index %178[%267] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttg.local_store %232, %268 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %269 = ttg.memdesc_index %179[%267] : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %270 = amdg.in_thread_transpose %257 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #linear>
    ttg.local_store %270, %269 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %271 = arith.addi %209, %c128_i32 : i32
    cf.br ^bb8(%271, %264, %249, %240, %267, %268, %269 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %272 = arith.subi %176, %6 : i32
    %273 = arith.addi %272, %c127_i32 : i32
    %274 = arith.divsi %273, %c128_i32 : i32
    %275 = arith.subi %274, %c1_i32 : i32
    %276 = arith.maxsi %275, %c0_i32 : i32
    %277 = arith.muli %276, %c128_i32 : i32
    %278 = arith.addi %6, %277 : i32
    %279 = arith.cmpi sge, %274, %c1_i32 : i32
    %280 = tt.splat %278 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %281 = arith.addi %280, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %282 = tt.expand_dims %281 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %283 = ttg.local_load %214 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %279, ^bb11, ^bb12(%cst_3 : tensor<128x128xf32, #mma>)
  ^bb11:  // pred: ^bb10
    %284 = tt.dot %51, %283, %cst_3 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb12(%284 : tensor<128x128xf32, #mma>)
  ^bb12(%285: tensor<128x128xf32, #mma>):  // 2 preds: ^bb10, ^bb11
    %286 = arith.mulf %285, %59 : tensor<128x128xf32, #mma>
    %287 = tt.broadcast %282 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %288 = arith.cmpi sge, %177, %287 : tensor<128x128xi32, #mma>
    %289 = arith.select %288, %286, %cst_1 : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %290 = "tt.reduce"(%289) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %291 = arith.maxnumf %212, %290 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %292 = tt.expand_dims %291 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %293 = tt.broadcast %292 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %294 = arith.subf %289, %293 : tensor<128x128xf32, #mma>
    %295 = math.exp2 %294 : tensor<128x128xf32, #mma>
    %296 = arith.subf %212, %291 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %297 = math.exp2 %296 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %298 = arith.mulf %211, %297 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %299 = "tt.reduce"(%295) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %327 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %327 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %300 = arith.addf %298, %299 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %301 = ttg.local_load %215 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %302 = arith.truncf %295 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %303 = tt.expand_dims %297 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %304 = tt.broadcast %303 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %305 = arith.mulf %210, %304 : tensor<128x128xf32, #mma>
    %306 = ttg.convert_layout %302 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %279, ^bb13, ^bb14(%305 : tensor<128x128xf32, #mma>)
  ^bb13:  // pred: ^bb12
    %307 = tt.dot %306, %301, %305 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb14(%307 : tensor<128x128xf32, #mma>)
  ^bb14(%308: tensor<128x128xf32, #mma>):  // 2 preds: ^bb12, ^bb13
    %309 = arith.select %279, %308, %210 : tensor<128x128xf32, #mma>
    %310 = arith.select %279, %300, %211 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %311 = arith.select %279, %291, %212 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %179 : !ttg.memdesc<1x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %178 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %312 = tt.expand_dims %310 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %313 = tt.broadcast %312 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %314 = arith.divf %309, %313 : tensor<128x128xf32, #mma>
    %315 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked3>
    %316 = arith.cmpi slt, %18, %315 : tensor<128xi32, #blocked3>
    %317 = arith.muli %1, %arg6 : i32
    %318 = tt.addptr %arg4, %317 : !tt.ptr<f32>, i32
    %319 = tt.splat %318 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked3>
    %320 = tt.addptr %319, %18 : tensor<128x!tt.ptr<f32>, #blocked3>, tensor<128xi32, #blocked3>
    %321 = math.log2 %310 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %322 = arith.addf %311, %321 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %323 = ttg.convert_layout %322 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked3>
    tt.store %320, %323, %316 : tensor<128x!tt.ptr<f32>, #blocked3>
    %324 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %325 = tt.addptr %324, %38 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %326 = arith.truncf %314 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %325, %326, %47 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
