#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c84_i32 = arith.constant 84 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    cf.br ^bb1(%c0_i32, %0, %c0_i32 : i32, i32, i32)
  ^bb1(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb10
    %10 = arith.cmpi slt, %7, %arg5 : i32
    cf.cond_br %10, ^bb2, ^bb11
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
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb9
    %33 = arith.cmpi sge, %32, %9 : i32
    %34 = arith.cmpi slt, %32, %23 : i32
    %35 = arith.andi %33, %34 : i1
    cf.cond_br %35, ^bb4, ^bb10
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
    %49 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %50 = arith.addi %48, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = arith.addi %49, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %52 = arith.remsi %45, %19 : i32
    %53 = arith.muli %52, %c64_i32 : i32
    %54 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %55 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %56 = arith.addi %54, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %57 = arith.addi %55, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %59 = tt.splat %36 : i32 -> tensor<64x1xi32, #blocked>
    %60 = arith.muli %58, %59 : tensor<64x1xi32, #blocked>
    %61 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %60 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %64 = tt.splat %37 : i32 -> tensor<32x1xi32, #blocked1>
    %65 = tt.splat %42 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %66 = tt.expand_dims %57 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %67 = tt.broadcast %66 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
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
    ttg.local_store %75, %83 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %84 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %82, %84 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %85 = arith.subi %31, %c1_i32 : i32
    cf.br ^bb5(%c0_i32, %cst, %c0_i32, %83, %84 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5(%86: i32, %87: tensor<64x64xf32, #mma>, %88: i32, %89: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %90: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb4, ^bb6
    %91 = arith.cmpi slt, %86, %85 : i32
    cf.cond_br %91, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %92 = arith.addi %86, %c1_i32 : i32
    %93 = arith.muli %92, %c32_i32 : i32
    %94 = tt.splat %93 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %95 = tt.splat %93 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %96 = arith.addi %94, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %97 = arith.addi %95, %6 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %98 = tt.expand_dims %97 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %99 = tt.broadcast %98 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %100 = tt.addptr %63, %99 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %101 = ttg.local_load %89 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.s.setprio 1
    %102 = tt.load %100 : tensor<64x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier none
    %103 = ttg.local_load %90 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.s.setprio 0
    %104 = tt.expand_dims %96 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %105 = arith.muli %104, %64 : tensor<32x1xi32, #blocked1>
    %106 = tt.addptr %65, %105 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %107 = tt.broadcast %106 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %108 = tt.addptr %107, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %109 = tt.load %108 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %110 = tt.dot %101, %103, %87 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %111 = arith.addi %88, %c1_i32 : i32
    %112 = arith.cmpi slt, %111, %c2_i32 : i32
    %113 = arith.select %112, %111, %c0_i32 : i32
    %114 = ttg.memdesc_index %68[%113] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %102, %114 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %115 = ttg.memdesc_index %69[%113] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %109, %115 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %116 = arith.addi %86, %c1_i32 : i32
    cf.br ^bb5(%116, %110, %113, %114, %115 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb7:  // pred: ^bb5
    %117 = arith.cmpi sge, %31, %c1_i32 : i32
    %118 = ttg.local_load %89 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %119 = ttg.local_load %90 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %117, ^bb8, ^bb9(%87 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %120 = tt.dot %118, %119, %87 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%120 : tensor<64x64xf32, #mma>)
  ^bb9(%121: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %122 = arith.select %117, %121, %87 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %69 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %123 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %124 = tt.splat %38 : i32 -> tensor<64x1xi32, #linear>
    %125 = arith.muli %123, %124 : tensor<64x1xi32, #linear>
    %126 = tt.splat %44 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %127 = tt.addptr %126, %125 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %128 = tt.expand_dims %56 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %129 = tt.broadcast %127 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %130 = tt.broadcast %128 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %131 = tt.addptr %129, %130 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %132 = arith.truncf %122 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %133 = ttg.convert_layout %132 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear>
    tt.store %131, %133 : tensor<64x64x!tt.ptr<f16>, #linear>
    %134 = arith.addi %32, %c84_i32 : i32
    cf.br ^bb3(%134 : i32)
  ^bb10:  // pred: ^bb3
    %135 = arith.addi %7, %c1_i32 : i32
    cf.br ^bb1(%135, %32, %23 : i32, i32, i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}
