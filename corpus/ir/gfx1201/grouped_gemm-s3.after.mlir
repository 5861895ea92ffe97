#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [8, 0], [16, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], warp = [[0, 32], [4, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c84_i32 = arith.constant 84 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    cf.br ^bb1(%c0_i32, %0, %c0_i32 : i32, i32, i32)
  ^bb1(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb12
    %10 = arith.cmpi slt, %7, %arg5 : i32
    cf.cond_br %10, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %11 = arith.muli %7, %c3_i32 : i32
    %12 = tt.addptr %arg3, %11 : !tt.ptr<i32>, i32
    %13 = tt.load %12 : !tt.ptr<i32>
    %14 = tt.addptr %12, %c1_i32 : !tt.ptr<i32>, i32
    %15 = tt.load %14 : !tt.ptr<i32>
    %16 = tt.addptr %12, %c2_i32 : !tt.ptr<i32>, i32
    %17 = tt.load %16 : !tt.ptr<i32>
    %18 = arith.addi %15, %c63_i32 : i32
    %19 = arith.divsi %18, %c64_i32 : i32
    %20 = arith.addi %13, %c63_i32 : i32
    %21 = arith.divsi %20, %c64_i32 : i32
    %22 = arith.muli %21, %19 : i32
    %23 = arith.addi %9, %22 : i32
    %24 = tt.addptr %arg4, %11 : !tt.ptr<i32>, i32
    %25 = tt.addptr %24, %c1_i32 : !tt.ptr<i32>, i32
    %26 = tt.addptr %24, %c2_i32 : !tt.ptr<i32>, i32
    %27 = tt.addptr %arg0, %7 : !tt.ptr<i64>, i32
    %28 = tt.addptr %arg1, %7 : !tt.ptr<i64>, i32
    %29 = tt.addptr %arg2, %7 : !tt.ptr<i64>, i32
    %30 = arith.addi %17, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    cf.br ^bb3(%8 : i32)
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb11
    %33 = arith.cmpi sge, %32, %9 : i32
    %34 = arith.cmpi slt, %32, %23 : i32
    %35 = arith.andi %33, %34 : i1
    cf.cond_br %35, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    %36 = tt.load %24 : !tt.ptr<i32>
    %37 = tt.load %25 : !tt.ptr<i32>
    %38 = tt.load %26 : !tt.ptr<i32>
    %39 = tt.load %27 : !tt.ptr<i64>
    %40 = tt.int_to_ptr %39 : i64 -> !tt.ptr<f16>
    %41 = tt.load %28 : !tt.ptr<i64>
    %42 = tt.int_to_ptr %41 : i64 -> !tt.ptr<f16>
    %43 = tt.load %29 : !tt.ptr<i64>
    %44 = tt.int_to_ptr %43 : i64 -> !tt.ptr<f16>
    %45 = arith.subi %32, %9 : i32
    %46 = arith.divsi %45, %19 : i32
    %47 = arith.muli %46, %c64_i32 : i32
    %48 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %49 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %50 = arith.addi %48, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = arith.addi %49, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %52 = arith.remsi %45, %19 : i32
    %53 = arith.muli %52, %c64_i32 : i32
    %54 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %56 = arith.addi %54, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %57 = arith.addi %55, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %58 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %59 = tt.splat %36 : i32 -> tensor<64x1xi32, #blocked>
    %60 = arith.muli %58, %59 : tensor<64x1xi32, #blocked>
    %61 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %60 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %64 = tt.splat %37 : i32 -> tensor<32x1xi32, #blocked1>
    %65 = tt.splat %42 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %66 = tt.expand_dims %57 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %67 = tt.broadcast %66 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked1>
    %68 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %69 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %70 = arith.cmpi sgt, %31, %c0_i32 : i32
    %71 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %72 = tt.broadcast %71 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %73 = tt.addptr %63, %72 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %74 = tt.splat %70 : i1 -> tensor<64x32xi1, #blocked>
    %75 = tt.load %73, %74 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %76 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %77 = arith.muli %76, %64 : tensor<32x1xi32, #blocked1>
    %78 = tt.addptr %65, %77 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %80 = tt.addptr %79, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %81 = tt.splat %70 : i1 -> tensor<32x64xi1, #blocked1>
    %82 = tt.load %80, %81 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %83 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %75, %83 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %84 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %85 = amdg.in_thread_transpose %82 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %85, %84 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %86 = arith.cmpi sgt, %31, %c1_i32 : i32
    %87 = arith.addi %5, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %88 = arith.addi %6, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %89 = tt.expand_dims %88 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %90 = tt.broadcast %89 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %91 = tt.addptr %63, %90 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %92 = tt.splat %86 : i1 -> tensor<64x32xi1, #blocked>
    %93 = tt.load %91, %92 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %94 = tt.expand_dims %87 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %95 = arith.muli %94, %64 : tensor<32x1xi32, #blocked1>
    %96 = tt.addptr %65, %95 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %97 = tt.broadcast %96 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %98 = tt.addptr %97, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %99 = tt.splat %86 : i1 -> tensor<32x64xi1, #blocked1>
    %100 = tt.load %98, %99 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %101 = ttg.memdesc_index %68[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %93, %101 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %102 = ttg.memdesc_index %69[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %103 = amdg.in_thread_transpose %100 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %103, %102 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %104 = arith.subi %31, %c2_i32 : i32
    cf.br ^bb5(%c0_i32, %cst, %c1_i32, %83, %101, %84, %102 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5(%105: i32, %106: tensor<64x64xf32, #mma>, %107: i32, %108: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %109: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %110: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %111: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb4, ^bb6
    %112 = arith.cmpi slt, %105, %104 : i32
    cf.cond_br %112, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %113 = arith.addi %105, %c2_i32 : i32
    %114 = arith.muli %113, %c32_i32 : i32
    %115 = tt.splat %114 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %116 = tt.splat %114 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = arith.addi %115, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %118 = arith.addi %116, %6 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %119 = tt.expand_dims %118 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %121 = tt.addptr %63, %120 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %122 = tt.load %121 : tensor<64x32x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %123 = ttg.local_load %108 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %124 = tt.expand_dims %117 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %125 = arith.muli %124, %64 : tensor<32x1xi32, #blocked1>
    %126 = tt.addptr %65, %125 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %127 = tt.broadcast %126 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %128 = tt.addptr %127, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %129 = tt.load %128 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %130 = ttg.local_load %110 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %131 = tt.dot %123, %130, %106 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %132 = arith.addi %107, %c1_i32 : i32
    %133 = arith.cmpi slt, %132, %c2_i32 : i32
    %134 = arith.select %133, %132, %c0_i32 : i32
    %135 = ttg.memdesc_index %68[%134] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %122, %135 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %136 = ttg.memdesc_index %69[%134] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %137 = amdg.in_thread_transpose %129 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #linear>
    ttg.local_store %137, %136 : tensor<32x64xf16, #linear> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %138 = arith.addi %105, %c1_i32 : i32
    cf.br ^bb5(%138, %131, %134, %109, %135, %111, %136 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb7:  // pred: ^bb5
    %139 = arith.cmpi sge, %31, %c1_i32 : i32
    %140 = arith.cmpi sge, %31, %c2_i32 : i32
    ttg.barrier local
    %141 = ttg.local_load %108 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %142 = ttg.local_load %110 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %139, ^bb8, ^bb9(%106 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %143 = tt.dot %141, %142, %106 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%143 : tensor<64x64xf32, #mma>)
  ^bb9(%144: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %145 = arith.select %139, %144, %106 : tensor<64x64xf32, #mma>
    %146 = ttg.local_load %109 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %147 = ttg.local_load %111 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %140, ^bb10, ^bb11(%145 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %148 = tt.dot %146, %147, %145 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%148 : tensor<64x64xf32, #mma>)
  ^bb11(%149: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %150 = arith.select %140, %149, %145 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %69 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %151 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %152 = tt.splat %38 : i32 -> tensor<64x1xi32, #mma>
    %153 = arith.muli %151, %152 : tensor<64x1xi32, #mma>
    %154 = tt.splat %44 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %155 = tt.addptr %154, %153 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %156 = tt.expand_dims %56 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %157 = tt.broadcast %155 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %158 = tt.broadcast %156 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %159 = tt.addptr %157, %158 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %160 = arith.truncf %150 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %159, %160 : tensor<64x64x!tt.ptr<f16>, #mma>
    %161 = arith.addi %32, %c84_i32 : i32
    cf.br ^bb3(%161 : i32)
  ^bb12:  // pred: ^bb3
    %162 = arith.addi %7, %c1_i32 : i32
    cf.br ^bb1(%162, %32, %23 : i32, i32, i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
