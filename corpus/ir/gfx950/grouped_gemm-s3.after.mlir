#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c84_i32 = arith.constant 84 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
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
    %68 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %69 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
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
    %83 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %75, %83 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %84 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %82, %84 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %85 = arith.cmpi sgt, %31, %c1_i32 : i32
    %86 = arith.addi %5, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %87 = arith.addi %6, %cst : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %88 = tt.expand_dims %87 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %90 = tt.addptr %63, %89 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %91 = tt.splat %85 : i1 -> tensor<64x32xi1, #blocked>
    %92 = tt.load %90, %91 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked>
    %93 = tt.expand_dims %86 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %94 = arith.muli %93, %64 : tensor<32x1xi32, #blocked1>
    %95 = tt.addptr %65, %94 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %96 = tt.broadcast %95 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %97 = tt.addptr %96, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %98 = tt.splat %85 : i1 -> tensor<32x64xi1, #blocked1>
    %99 = tt.load %97, %98 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %100 = ttg.memdesc_index %68[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %92, %100 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %101 = ttg.memdesc_index %69[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %99, %101 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %102 = arith.subi %31, %c2_i32 : i32
    cf.br ^bb5(%c0_i32, %cst_1, %c1_i32, %83, %100, %84, %101 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5(%103: i32, %104: tensor<64x64xf32, #mma>, %105: i32, %106: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %107: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %108: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %109: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb4, ^bb6
    %110 = arith.cmpi slt, %103, %102 : i32
    cf.cond_br %110, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %111 = arith.addi %103, %c2_i32 : i32
    %112 = arith.muli %111, %c32_i32 : i32
    %113 = tt.splat %112 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %114 = tt.splat %112 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %115 = arith.addi %113, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %116 = arith.addi %114, %6 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %118 = tt.broadcast %117 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %119 = tt.addptr %63, %118 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    ttg.barrier local
    %120 = ttg.local_load %106 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.s.setprio 1
    %121 = tt.load %119 : tensor<64x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier none
    %122 = ttg.local_load %108 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.s.setprio 0
    %123 = tt.expand_dims %115 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %124 = arith.muli %123, %64 : tensor<32x1xi32, #blocked1>
    %125 = tt.addptr %65, %124 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %126 = tt.broadcast %125 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %127 = tt.addptr %126, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %128 = tt.load %127 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 1
    %129 = tt.dot %120, %122, %104 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    rocdl.s.setprio 0
    %130 = arith.addi %105, %c1_i32 : i32
    %131 = arith.cmpi slt, %130, %c3_i32 : i32
    %132 = arith.select %131, %130, %c0_i32 : i32
    %133 = ttg.memdesc_index %68[%132] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %121, %133 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %134 = ttg.memdesc_index %69[%132] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttg.local_store %128, %134 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %135 = arith.addi %103, %c1_i32 : i32
    cf.br ^bb5(%135, %129, %132, %107, %133, %109, %134 : i32, tensor<64x64xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb7:  // pred: ^bb5
    %136 = arith.cmpi sge, %31, %c1_i32 : i32
    %137 = arith.cmpi sge, %31, %c2_i32 : i32
    ttg.barrier local
    %138 = ttg.local_load %106 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %139 = ttg.local_load %108 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %136, ^bb8, ^bb9(%104 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %140 = tt.dot %138, %139, %104 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%140 : tensor<64x64xf32, #mma>)
  ^bb9(%141: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %142 = arith.select %136, %141, %104 : tensor<64x64xf32, #mma>
    %143 = ttg.local_load %107 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %144 = ttg.local_load %109 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %137, ^bb10, ^bb11(%142 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %145 = tt.dot %143, %144, %142 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%145 : tensor<64x64xf32, #mma>)
  ^bb11(%146: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %147 = arith.select %137, %146, %142 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %69 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %148 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %149 = tt.splat %38 : i32 -> tensor<64x1xi32, #linear>
    %150 = arith.muli %148, %149 : tensor<64x1xi32, #linear>
    %151 = tt.splat %44 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %152 = tt.addptr %151, %150 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %153 = tt.expand_dims %56 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %154 = tt.broadcast %152 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %155 = tt.broadcast %153 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %156 = tt.addptr %154, %155 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %157 = arith.truncf %147 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %158 = ttg.convert_layout %157 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #linear>
    tt.store %156, %158 : tensor<64x64x!tt.ptr<f16>, #linear>
    %159 = arith.addi %32, %c84_i32 : i32
    cf.br ^bb3(%159 : i32)
  ^bb12:  // pred: ^bb3
    %160 = arith.addi %7, %c1_i32 : i32
    cf.br ^bb1(%160, %32, %23 : i32, i32, i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}
