#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @layer_norm_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: f32) attributes {noinline = false} {
    %c1024_i32 = arith.constant 1024 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg6 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.muli %0, %arg6 : i32
    %4 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i32
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<1024xf32, #blocked>)
  ^bb1(%5: i32, %6: tensor<1024xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %7 = arith.cmpi slt, %5, %arg6 : i32
    cf.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = tt.splat %5 : i32 -> tensor<1024xi32, #blocked>
    %9 = arith.addi %8, %1 : tensor<1024xi32, #blocked>
    %10 = arith.cmpi slt, %9, %2 : tensor<1024xi32, #blocked>
    %11 = tt.addptr %4, %5 : !tt.ptr<f16>, i32
    %12 = amdg.buffer_load %11[%1], %10 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %13 = arith.extf %12 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %14 = arith.addf %6, %13 : tensor<1024xf32, #blocked>
    %15 = arith.addi %5, %c1024_i32 : i32
    cf.br ^bb1(%15, %14 : i32, tensor<1024xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %16 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %62 = arith.addf %arg8, %arg9 : f32
      tt.reduce.return %62 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %17 = arith.sitofp %arg6 : i32 to f32
    %18 = arith.divf %16, %17 : f32
    %19 = tt.splat %18 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb4(%c0_i32, %cst_0 : i32, tensor<1024xf32, #blocked>)
  ^bb4(%20: i32, %21: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb5
    %22 = arith.cmpi slt, %20, %arg6 : i32
    cf.cond_br %22, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %23 = tt.splat %20 : i32 -> tensor<1024xi32, #blocked>
    %24 = arith.addi %23, %1 : tensor<1024xi32, #blocked>
    %25 = arith.cmpi slt, %24, %2 : tensor<1024xi32, #blocked>
    %26 = tt.addptr %4, %20 : !tt.ptr<f16>, i32
    %27 = amdg.buffer_load %26[%1], %25 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %28 = arith.extf %27 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %29 = arith.subf %28, %19 : tensor<1024xf32, #blocked>
    %30 = arith.select %25, %29, %cst_0 : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %31 = arith.mulf %30, %30 : tensor<1024xf32, #blocked>
    %32 = arith.addf %21, %31 : tensor<1024xf32, #blocked>
    %33 = arith.addi %20, %c1024_i32 : i32
    cf.br ^bb4(%33, %32 : i32, tensor<1024xf32, #blocked>)
  ^bb6:  // pred: ^bb4
    ttg.barrier local
    %34 = "tt.reduce"(%21) <{axis = 0 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %62 = arith.addf %arg8, %arg9 : f32
      tt.reduce.return %62 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %35 = arith.divf %34, %17 : f32
    %36 = arith.addf %35, %arg7 : f32
    %37 = math.sqrt %36 : f32
    %38 = arith.divf %cst, %37 : f32
    %39 = tt.addptr %arg4, %0 : !tt.ptr<f32>, i32
    tt.store %39, %18 : !tt.ptr<f32>
    %40 = tt.addptr %arg5, %0 : !tt.ptr<f32>, i32
    tt.store %40, %38 : !tt.ptr<f32>
    %41 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i32
    %42 = tt.splat %38 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb7(%c0_i32 : i32)
  ^bb7(%43: i32):  // 2 preds: ^bb6, ^bb8
    %44 = arith.cmpi slt, %43, %arg6 : i32
    cf.cond_br %44, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %45 = tt.splat %43 : i32 -> tensor<1024xi32, #blocked>
    %46 = arith.addi %45, %1 : tensor<1024xi32, #blocked>
    %47 = arith.cmpi slt, %46, %2 : tensor<1024xi32, #blocked>
    %48 = tt.addptr %4, %43 : !tt.ptr<f16>, i32
    %49 = amdg.buffer_load %48[%1], %47 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %50 = arith.extf %49 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %51 = tt.addptr %arg2, %43 : !tt.ptr<f32>, i32
    %52 = amdg.buffer_load %51[%1], %47 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %53 = tt.addptr %arg3, %43 : !tt.ptr<f32>, i32
    %54 = amdg.buffer_load %53[%1], %47 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %55 = tt.addptr %41, %43 : !tt.ptr<f16>, i32
    %56 = arith.subf %50, %19 : tensor<1024xf32, #blocked>
    %57 = arith.mulf %56, %42 : tensor<1024xf32, #blocked>
    %58 = arith.mulf %57, %52 : tensor<1024xf32, #blocked>
    %59 = arith.addf %58, %54 : tensor<1024xf32, #blocked>
    %60 = arith.truncf %59 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    amdg.buffer_store %60, %55[%1], %47 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %61 = arith.addi %43, %c1024_i32 : i32
    cf.br ^bb7(%61 : i32)
  ^bb9:  // pred: ^bb7
    tt.return
  }
}
