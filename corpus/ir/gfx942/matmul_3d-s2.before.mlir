#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [1, 16, 4], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant dense<32> : tensor<1x32x1xi32, #mma>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #mma>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = arith.muli %4, %cst_0 : tensor<4x1x1xi32, #blocked>
    %6 = tt.splat %arg3 : i32 -> tensor<4x1x1xi32, #blocked>
    %7 = arith.muli %5, %6 : tensor<4x1x1xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %11 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %13 = tt.splat %arg3 : i32 -> tensor<1x32x1xi32, #blocked>
    %14 = arith.muli %12, %13 : tensor<1x32x1xi32, #blocked>
    %15 = tt.broadcast %9 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked>
    %16 = tt.broadcast %14 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %17 = tt.addptr %15, %16 : tensor<4x32x1x!tt.ptr<f16>, #blocked>, tensor<4x32x1xi32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x32x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %19 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x1x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %7 : tensor<4x1x1x!tt.ptr<f16>, #blocked>, tensor<4x1x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x1x!tt.ptr<f16>, #blocked>
    %22 = tt.expand_dims %11 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %26 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %27 = tt.addptr %18, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %28 = tt.splat %26 : i1 -> tensor<4x32x32xi1, #blocked>
    %29 = tt.load %27, %28 {amd.pipeliner_part = "prologue"} : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %12, %cst_1 : tensor<1x32x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %32 = tt.addptr %21, %31 : tensor<4x32x1x!tt.ptr<f16>, #blocked>, tensor<4x32x1xi32, #blocked>
    %33 = tt.broadcast %32 : tensor<4x32x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %35 = tt.load %34, %28 {amd.pipeliner_part = "prologue"} : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %36 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %36 : tensor<4x32x32xf16, #blocked> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %37 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    ttg.local_store %35, %37 : tensor<4x32x32xf16, #blocked> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %38 = arith.subi %arg3, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %36, %37 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>)
  ^bb1(%39: i32, %40: tensor<4x32x32xf32, #mma>, %41: i32, %42: !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, %43: !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %44 = arith.cmpi slt, %39, %38 : i32
    cf.cond_br %44, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %45 = arith.addi %39, %c32_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %47 = tt.splat %45 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %48 = arith.addi %46, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %49 = arith.addi %47, %1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %50 = tt.expand_dims %48 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %52 = tt.expand_dims %50 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %54 = tt.addptr %18, %53 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %55 = tt.load %54 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %56 = ttg.local_load %42 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %57 = tt.expand_dims %51 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %58 = arith.muli %57, %cst_1 : tensor<1x32x1xi32, #blocked>
    %59 = tt.broadcast %58 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %60 = tt.addptr %21, %59 : tensor<4x32x1x!tt.ptr<f16>, #blocked>, tensor<4x32x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<4x32x1x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %23 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %63 = tt.load %62 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %64 = ttg.local_load %43 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %65 = tt.dot %56, %64, %40, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<4x32x32xf32, #mma>
    %66 = arith.addi %41, %c1_i32 : i32
    %67 = arith.cmpi slt, %66, %c1_i32 : i32
    %68 = arith.select %67, %66, %c0_i32 : i32
    %69 = ttg.memdesc_index %24[%68] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    ttg.local_store %55, %69 : tensor<4x32x32xf16, #blocked> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %70 = ttg.memdesc_index %25[%68] : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    ttg.local_store %63, %70 : tensor<4x32x32xf16, #blocked> -> !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>
    %71 = arith.addi %39, %c32_i32 : i32
    cf.br ^bb1(%71, %65, %68, %69, %70 : i32, tensor<4x32x32xf32, #mma>, i32, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %72 = arith.addi %arg3, %c31_i32 : i32
    %73 = arith.divsi %72, %c32_i32 : i32
    %74 = arith.cmpi sge, %73, %c1_i32 : i32
    %75 = ttg.local_load %42 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %76 = ttg.local_load %43 : !ttg.memdesc<4x32x32xf16, #shared, #smem, mutable> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %74, ^bb4, ^bb5(%40 : tensor<4x32x32xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %77 = tt.dot %75, %76, %40, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<4x32x32xf32, #mma>
    cf.br ^bb5(%77 : tensor<4x32x32xf32, #mma>)
  ^bb5(%78: tensor<4x32x32xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %79 = arith.select %74, %78, %40 : tensor<4x32x32xf32, #mma>
    ttg.local_dealloc %25 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<1x4x32x32xf16, #shared, #smem, mutable>
    %80 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #mma}>}>>
    %81 = tt.expand_dims %80 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #mma}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #mma}>>
    %82 = tt.expand_dims %81 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #mma}>> -> tensor<4x1x1xi32, #mma>
    %83 = arith.muli %82, %cst_3 : tensor<4x1x1xi32, #mma>
    %84 = arith.muli %83, %cst_3 : tensor<4x1x1xi32, #mma>
    %85 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x1x1x!tt.ptr<f32>, #mma>
    %86 = tt.addptr %85, %84 : tensor<4x1x1x!tt.ptr<f32>, #mma>, tensor<4x1x1xi32, #mma>
    %87 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #mma}>}>>
    %88 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #mma}>}>>
    %89 = tt.expand_dims %87 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #mma}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #mma}>>
    %90 = tt.expand_dims %88 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #mma}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %91 = tt.expand_dims %89 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #mma}>> -> tensor<1x32x1xi32, #mma>
    %92 = arith.muli %91, %cst_2 : tensor<1x32x1xi32, #mma>
    %93 = tt.broadcast %86 : tensor<4x1x1x!tt.ptr<f32>, #mma> -> tensor<4x32x1x!tt.ptr<f32>, #mma>
    %94 = tt.broadcast %92 : tensor<1x32x1xi32, #mma> -> tensor<4x32x1xi32, #mma>
    %95 = tt.addptr %93, %94 : tensor<4x32x1x!tt.ptr<f32>, #mma>, tensor<4x32x1xi32, #mma>
    %96 = tt.expand_dims %90 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<1x1x32xi32, #mma>
    %97 = tt.broadcast %95 : tensor<4x32x1x!tt.ptr<f32>, #mma> -> tensor<4x32x32x!tt.ptr<f32>, #mma>
    %98 = tt.broadcast %96 : tensor<1x1x32xi32, #mma> -> tensor<4x32x32xi32, #mma>
    %99 = tt.addptr %97, %98 : tensor<4x32x32x!tt.ptr<f32>, #mma>, tensor<4x32x32xi32, #mma>
    tt.store %99, %79 : tensor<4x32x32x!tt.ptr<f32>, #mma>
    tt.return
  }
}
