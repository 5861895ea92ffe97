#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @layer_norm_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg6 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.muli %0, %arg6 : i32
    %4 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i32
    cf.br ^bb1(%c0_i32, %cst_1 : i32, tensor<1024xf32, #blocked>)
  ^bb1(%5: i32, %6: tensor<1024xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %7 = arith.cmpi slt, %5, %arg6 : i32
    cf.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = tt.splat %5 : i32 -> tensor<1024xi32, #blocked>
    %9 = arith.addi %8, %1 : tensor<1024xi32, #blocked>
    %10 = arith.cmpi slt, %9, %2 : tensor<1024xi32, #blocked>
    %11 = tt.addptr %4, %5 : !tt.ptr<f16>, i32
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %14 = tt.load %13, %10, %cst : tensor<1024x!tt.ptr<f16>, #blocked>
    %15 = arith.extf %14 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %16 = arith.addf %6, %15 : tensor<1024xf32, #blocked>
    %17 = arith.addi %5, %c1024_i32 : i32
    cf.br ^bb1(%17, %16 : i32, tensor<1024xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %18 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %74 = arith.addf %arg8, %arg9 : f32
      tt.reduce.return %74 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %19 = arith.sitofp %arg6 : i32 to f32
    %20 = arith.divf %18, %19 : f32
    %21 = tt.splat %20 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb4(%c0_i32, %cst_1 : i32, tensor<1024xf32, #blocked>)
  ^bb4(%22: i32, %23: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb5
    %24 = arith.cmpi slt, %22, %arg6 : i32
    cf.cond_br %24, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %25 = tt.splat %22 : i32 -> tensor<1024xi32, #blocked>
    %26 = arith.addi %25, %1 : tensor<1024xi32, #blocked>
    %27 = arith.cmpi slt, %26, %2 : tensor<1024xi32, #blocked>
    %28 = tt.addptr %4, %22 : !tt.ptr<f16>, i32
    %29 = tt.splat %28 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %30 = tt.addptr %29, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %31 = tt.load %30, %27, %cst : tensor<1024x!tt.ptr<f16>, #blocked>
    %32 = arith.extf %31 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %33 = arith.subf %32, %21 : tensor<1024xf32, #blocked>
    %34 = arith.select %27, %33, %cst_1 : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %35 = arith.mulf %34, %34 : tensor<1024xf32, #blocked>
    %36 = arith.addf %23, %35 : tensor<1024xf32, #blocked>
    %37 = arith.addi %22, %c1024_i32 : i32
    cf.br ^bb4(%37, %36 : i32, tensor<1024xf32, #blocked>)
  ^bb6:  // pred: ^bb4
    %38 = "tt.reduce"(%23) <{axis = 0 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %74 = arith.addf %arg8, %arg9 : f32
      tt.reduce.return %74 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %39 = arith.divf %38, %19 : f32
    %40 = arith.addf %39, %arg7 : f32
    %41 = math.sqrt %40 : f32
    %42 = arith.divf %cst_0, %41 : f32
    %43 = tt.addptr %arg4, %0 : !tt.ptr<f32>, i32
    tt.store %43, %20 : !tt.ptr<f32>
    %44 = tt.addptr %arg5, %0 : !tt.ptr<f32>, i32
    tt.store %44, %42 : !tt.ptr<f32>
    %45 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i32
    %46 = tt.splat %42 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb7(%c0_i32 : i32)
  ^bb7(%47: i32):  // 2 preds: ^bb6, ^bb8
    %48 = arith.cmpi slt, %47, %arg6 : i32
    cf.cond_br %48, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %49 = tt.splat %47 : i32 -> tensor<1024xi32, #blocked>
    %50 = arith.addi %49, %1 : tensor<1024xi32, #blocked>
    %51 = arith.cmpi slt, %50, %2 : tensor<1024xi32, #blocked>
    %52 = tt.addptr %4, %47 : !tt.ptr<f16>, i32
    %53 = tt.splat %52 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %54 = tt.addptr %53, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %55 = tt.load %54, %51, %cst : tensor<1024x!tt.ptr<f16>, #blocked>
    %56 = arith.extf %55 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %57 = tt.addptr %arg2, %47 : !tt.ptr<f32>, i32
    %58 = tt.splat %57 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %59 = tt.addptr %58, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %60 = tt.load %59, %51 : tensor<1024x!tt.ptr<f32>, #blocked>
    %61 = tt.addptr %arg3, %47 : !tt.ptr<f32>, i32
    %62 = tt.splat %61 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %63 = tt.addptr %62, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %64 = tt.load %63, %51 : tensor<1024x!tt.ptr<f32>, #blocked>
    %65 = tt.addptr %45, %47 : !tt.ptr<f16>, i32
    %66 = tt.splat %65 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %67 = tt.addptr %66, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %68 = arith.subf %56, %21 : tensor<1024xf32, #blocked>
    %69 = arith.mulf %68, %46 : tensor<1024xf32, #blocked>
    %70 = arith.mulf %69, %60 : tensor<1024xf32, #blocked>
    %71 = arith.addf %70, %64 : tensor<1024xf32, #blocked>
    %72 = arith.truncf %71 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    tt.store %67, %72, %51 : tensor<1024x!tt.ptr<f16>, #blocked>
    %73 = arith.addi %47, %c1024_i32 : i32
    cf.br ^bb7(%73 : i32)
  ^bb9:  // pred: ^bb7
    tt.return
  }
}
