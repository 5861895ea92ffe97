#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #mma>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb7
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb8
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
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %47 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked1>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #blocked1>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %59 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %60 = tt.broadcast %51 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %61 = arith.andi %59, %60 : tensor<128x64xi1, #blocked1>
    %62 = tt.load %58, %61, %cst_0 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %63 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %64 = arith.cmpi slt, %19, %63 : tensor<64x1xi32, #blocked>
    %65 = arith.muli %19, %20 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %21, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %69 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %70 = tt.broadcast %68 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked>
    %71 = tt.addptr %69, %70 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %72 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %73 = tt.broadcast %64 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %74 = arith.andi %72, %73 : tensor<64x128xi1, #blocked>
    %75 = tt.load %71, %74, %cst {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %76 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %62, %76 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %78 = amdg.in_thread_transpose %75 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
    ttg.local_store %78, %77 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %79 = arith.subi %14, %c1_i32 : i32
    cf.br ^bb3(%c0_i32, %cst_1, %c0_i32, %76, %77 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%80: i32, %81: tensor<128x128xf32, #mma>, %82: i32, %83: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %84: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %85 = arith.cmpi slt, %80, %79 : i32
    cf.cond_br %85, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %86 = arith.addi %80, %c1_i32 : i32
    %87 = arith.muli %86, %c64_i32 : i32
    %88 = arith.subi %arg5, %87 : i32
    %89 = tt.splat %88 : i32 -> tensor<1x64xi32, #blocked1>
    %90 = arith.cmpi slt, %15, %89 : tensor<1x64xi32, #blocked1>
    %91 = tt.splat %87 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = tt.splat %87 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %93 = arith.addi %91, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %94 = arith.addi %92, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %95 = tt.expand_dims %93 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %96 = tt.broadcast %95 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %97 = tt.addptr %56, %96 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %98 = tt.broadcast %90 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %99 = tt.load %97, %98, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %100 = ttg.local_load %83 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %101 = tt.splat %88 : i32 -> tensor<64x1xi32, #blocked>
    %102 = arith.cmpi slt, %19, %101 : tensor<64x1xi32, #blocked>
    %103 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %104 = arith.muli %103, %20 : tensor<64x1xi32, #blocked>
    %105 = tt.addptr %21, %104 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %106 = tt.broadcast %105 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %107 = tt.addptr %106, %70 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %108 = tt.broadcast %102 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %109 = tt.load %107, %108, %cst : tensor<64x128x!tt.ptr<f16>, #blocked>
    %110 = ttg.local_load %84 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %111 = tt.dot %100, %110, %81 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %112 = arith.addi %82, %c1_i32 : i32
    %113 = arith.cmpi slt, %112, %c1_i32 : i32
    %114 = arith.select %113, %112, %c0_i32 : i32
    %115 = ttg.memdesc_index %47[%114] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %99, %115 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %116 = ttg.memdesc_index %48[%114] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %117 = amdg.in_thread_transpose %109 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
    ttg.local_store %117, %116 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %118 = arith.addi %80, %c1_i32 : i32
    cf.br ^bb3(%118, %111, %114, %115, %116 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %119 = arith.cmpi sge, %14, %c1_i32 : i32
    ttg.barrier local
    %120 = ttg.local_load %83 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %121 = ttg.local_load %84 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %119, ^bb6, ^bb7(%81 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %122 = tt.dot %120, %121, %81 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%122 : tensor<128x128xf32, #mma>)
  ^bb7(%123: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %124 = arith.select %119, %123, %81 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %125 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %126 = arith.cmpi slt, %125, %23 : tensor<128x1xi32, #mma>
    %127 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %128 = arith.cmpi slt, %127, %24 : tensor<1x128xi32, #mma>
    %129 = tt.broadcast %126 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %130 = tt.broadcast %128 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %131 = arith.andi %129, %130 : tensor<128x128xi1, #mma>
    %132 = arith.muli %125, %25 : tensor<128x1xi32, #mma>
    %133 = tt.addptr %26, %132 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %134 = tt.broadcast %133 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %135 = tt.broadcast %127 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %136 = tt.addptr %134, %135 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %137 = arith.truncf %124 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %136, %137, %131 : tensor<128x128x!tt.ptr<f16>, #mma>
    %138 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%138 : i32)
  ^bb8:  // pred: ^bb1
    tt.return
  }
}
