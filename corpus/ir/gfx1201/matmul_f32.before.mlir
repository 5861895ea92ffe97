#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x32x!tt.ptr<f32>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f32>, #blocked1>, tensor<64x32xi32, #blocked1>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked1>
    %26 = tt.load %23, %25 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f32>, #blocked1>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f32>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %34 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f32>, #blocked2> -> tensor<32x64x!tt.ptr<f32>, #blocked2>
    %35 = tt.broadcast %33 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %36 = tt.addptr %34, %35 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %37 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked2>
    %38 = tt.load %36, %37 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f32>, #blocked2>
    %39 = arith.muli %arg7, %c32_i32 : i32
    %40 = tt.splat %39 : i32 -> tensor<32x64xi32, #blocked2>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x64xf32, #shared, #smem, mutable>
    %43 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %26, %43 : tensor<64x32xf32, #blocked1> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %44 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<2x32x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    ttg.local_store %38, %44 : tensor<32x64xf32, #blocked2> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    %45 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %46 = tt.addptr %23, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = tt.splat %45 : i1 -> tensor<64x32xi1, #blocked1>
    %48 = tt.load %46, %47 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f32>, #blocked1>
    %49 = tt.addptr %36, %40 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %50 = tt.splat %45 : i1 -> tensor<32x64xi1, #blocked2>
    %51 = tt.load %49, %50 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f32>, #blocked2>
    %52 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %48, %52 : tensor<64x32xf32, #blocked1> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %53 = ttg.memdesc_index %42[%c1_i32] : !ttg.memdesc<2x32x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    ttg.local_store %51, %53 : tensor<32x64xf32, #blocked2> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    %54 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %46, %49, %c1_i32, %43, %52, %44, %53 : i32, tensor<64x64xf32, #blocked>, tensor<64x32x!tt.ptr<f32>, #blocked1>, tensor<32x64x!tt.ptr<f32>, #blocked2>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared, #smem, mutable>)
  ^bb1(%55: i32, %56: tensor<64x64xf32, #blocked>, %57: tensor<64x32x!tt.ptr<f32>, #blocked1>, %58: tensor<32x64x!tt.ptr<f32>, #blocked2>, %59: i32, %60: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %61: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %62: !ttg.memdesc<32x64xf32, #shared, #smem, mutable>, %63: !ttg.memdesc<32x64xf32, #shared, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %64 = arith.cmpi slt, %55, %54 : i32
    cf.cond_br %64, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %65 = tt.addptr %57, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked1>, tensor<64x32xi32, #blocked1>
    %66 = tt.addptr %58, %40 : tensor<32x64x!tt.ptr<f32>, #blocked2>, tensor<32x64xi32, #blocked2>
    %67 = tt.load %65 : tensor<64x32x!tt.ptr<f32>, #blocked1>
    %68 = ttg.local_load %60 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
    %69 = tt.load %66 : tensor<32x64x!tt.ptr<f32>, #blocked2>
    %70 = ttg.local_load %62 : !ttg.memdesc<32x64xf32, #shared, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
    %71 = tt.dot %68, %70, %56 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
    %72 = arith.addi %59, %c1_i32 : i32
    %73 = arith.cmpi slt, %72, %c2_i32 : i32
    %74 = arith.select %73, %72, %c0_i32 : i32
    %75 = ttg.memdesc_index %41[%74] : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    ttg.local_store %67, %75 : tensor<64x32xf32, #blocked1> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %76 = ttg.memdesc_index %42[%74] : !ttg.memdesc<2x32x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    ttg.local_store %69, %76 : tensor<32x64xf32, #blocked2> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    %77 = arith.addi %55, %c32_i32 : i32
    cf.br ^bb1(%77, %71, %65, %66, %74, %61, %75, %63, %76 : i32, tensor<64x64xf32, #blocked>, tensor<64x32x!tt.ptr<f32>, #blocked1>, tensor<32x64x!tt.ptr<f32>, #blocked2>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %78 = arith.addi %arg5, %c31_i32 : i32
    %79 = arith.divsi %78, %c32_i32 : i32
    %80 = arith.cmpi sge, %79, %c1_i32 : i32
    %81 = arith.cmpi sge, %79, %c2_i32 : i32
    %82 = ttg.local_load %60 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
    %83 = ttg.local_load %62 : !ttg.memdesc<32x64xf32, #shared, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
    cf.cond_br %80, ^bb4, ^bb5(%56 : tensor<64x64xf32, #blocked>)
  ^bb4:  // pred: ^bb3
    %84 = tt.dot %82, %83, %56 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
    cf.br ^bb5(%84 : tensor<64x64xf32, #blocked>)
  ^bb5(%85: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %86 = arith.select %80, %85, %56 : tensor<64x64xf32, #blocked>
    %87 = ttg.local_load %61 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
    %88 = ttg.local_load %63 : !ttg.memdesc<32x64xf32, #shared, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
    cf.cond_br %81, ^bb6, ^bb7(%86 : tensor<64x64xf32, #blocked>)
  ^bb6:  // pred: ^bb5
    %89 = tt.dot %87, %88, %86 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
    cf.br ^bb7(%89 : tensor<64x64xf32, #blocked>)
  ^bb7(%90: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb5, ^bb6
    %91 = arith.select %81, %90, %86 : tensor<64x64xf32, #blocked>
    ttg.local_dealloc %42 : !ttg.memdesc<2x32x64xf32, #shared, #smem, mutable>
    ttg.local_dealloc %41 : !ttg.memdesc<2x64x32xf32, #shared, #smem, mutable>
    %92 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked2>
    %93 = arith.muli %14, %92 : tensor<64x1xi32, #blocked2>
    %94 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked2>
    %95 = tt.addptr %94, %93 : tensor<64x1x!tt.ptr<f32>, #blocked2>, tensor<64x1xi32, #blocked2>
    %96 = tt.broadcast %95 : tensor<64x1x!tt.ptr<f32>, #blocked2> -> tensor<64x64x!tt.ptr<f32>, #blocked2>
    %97 = tt.broadcast %33 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %98 = tt.addptr %96, %97 : tensor<64x64x!tt.ptr<f32>, #blocked2>, tensor<64x64xi32, #blocked2>
    %99 = ttg.convert_layout %91 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked2>
    tt.store %98, %99 : tensor<64x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
