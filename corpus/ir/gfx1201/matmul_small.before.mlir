#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<32x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c32_i32 : i32
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c32_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %18 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %19 = arith.muli %17, %18 : tensor<32x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %22 = tt.expand_dims %5 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %26 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %27 = tt.splat %26 : i1 -> tensor<32x32xi1, #blocked>
    %28 = tt.load %25, %27 {amd.pipeliner_part = "prologue"} : tensor<32x32x!tt.ptr<f16>, #blocked>
    %29 = tt.expand_dims %3 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %30 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %31 = arith.muli %29, %30 : tensor<32x1xi32, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %33 = tt.addptr %32, %31 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %34 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x32xi32, #mma>
    %35 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %36 = tt.broadcast %33 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %34 : tensor<1x32xi32, #mma> -> tensor<32x32xi32, #mma>
    %38 = tt.broadcast %35 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %39 = tt.addptr %36, %38 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %40 = tt.load %39, %27 {amd.pipeliner_part = "prologue"} : tensor<32x32x!tt.ptr<f16>, #blocked>
    %41 = arith.muli %arg7, %c32_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<32x32xi32, #blocked>
    %43 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %44 = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<1x32x32xf16, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    ttg.local_store %28, %45 : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %46 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    ttg.local_store %40, %46 : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %47 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %25, %39, %c0_i32, %45, %46 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>)
  ^bb1(%48: i32, %49: tensor<32x32xf32, #mma>, %50: tensor<32x32x!tt.ptr<f16>, #blocked>, %51: tensor<32x32x!tt.ptr<f16>, #blocked>, %52: i32, %53: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %54: !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %55 = arith.cmpi slt, %48, %47 : i32
    cf.cond_br %55, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %56 = tt.addptr %50, %cst : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %57 = tt.addptr %51, %42 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %58 = tt.load %56 : tensor<32x32x!tt.ptr<f16>, #blocked>
    %59 = ttg.local_load %53 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %60 = tt.load %57 : tensor<32x32x!tt.ptr<f16>, #blocked>
    %61 = ttg.local_load %54 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %62 = tt.dot %59, %61, %49 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    %63 = arith.addi %52, %c1_i32 : i32
    %64 = arith.cmpi slt, %63, %c1_i32 : i32
    %65 = arith.select %64, %63, %c0_i32 : i32
    %66 = ttg.memdesc_index %43[%65] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    ttg.local_store %58, %66 : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %44[%65] : !ttg.memdesc<1x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    ttg.local_store %60, %67 : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %68 = arith.addi %48, %c32_i32 : i32
    cf.br ^bb1(%68, %62, %56, %57, %65, %66, %67 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %69 = arith.addi %arg5, %c31_i32 : i32
    %70 = arith.divsi %69, %c32_i32 : i32
    %71 = arith.cmpi sge, %70, %c1_i32 : i32
    %72 = ttg.local_load %53 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %73 = ttg.local_load %54 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %71, ^bb4, ^bb5(%49 : tensor<32x32xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %74 = tt.dot %72, %73, %49 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    cf.br ^bb5(%74 : tensor<32x32xf32, #mma>)
  ^bb5(%75: tensor<32x32xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %76 = arith.select %71, %75, %49 : tensor<32x32xf32, #mma>
    ttg.local_dealloc %44 : !ttg.memdesc<1x32x32xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %77 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #mma>
    %78 = arith.muli %16, %77 : tensor<32x1xi32, #mma>
    %79 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #mma>
    %80 = tt.addptr %79, %78 : tensor<32x1x!tt.ptr<f16>, #mma>, tensor<32x1xi32, #mma>
    %81 = tt.broadcast %80 : tensor<32x1x!tt.ptr<f16>, #mma> -> tensor<32x32x!tt.ptr<f16>, #mma>
    %82 = tt.addptr %81, %37 : tensor<32x32x!tt.ptr<f16>, #mma>, tensor<32x32xi32, #mma>
    %83 = arith.truncf %76 : tensor<32x32xf32, #mma> to tensor<32x32xf16, #mma>
    tt.store %82, %83 : tensor<32x32x!tt.ptr<f16>, #mma>
    tt.return
  }
}
