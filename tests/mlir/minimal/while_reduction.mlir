// A reduction in a loop whose condition depends on its result.
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @while_reduction(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<5.000000e-01> : tensor<1024xf32, #blocked>
    %cst_0 = arith.constant dense<1.000000e-03> : tensor<1024xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.024000e+03 : f32
    %cst_3 = arith.constant 1.000000e-03 : f32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %3 = tt.load %2 : tensor<1024x!tt.ptr<f32>, #blocked>
    %4 = math.absf %3 : tensor<1024xf32, #blocked>
    %5 = "tt.reduce"(%4) <{axis = 0 : i32}> ({ // expect minimal: no barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %29 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %29 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %6 = tt.approx_divf %cst_1, %cst_2 : f32
    cf.br ^bb1(%3, %5, %c0_i32 : tensor<1024xf32, #blocked>, f32, i32)
  ^bb1(%7: tensor<1024xf32, #blocked>, %8: f32, %9: i32):  // 2 preds: ^bb0, ^bb5
    %10 = arith.cmpf ogt, %8, %cst_3 : f32
    %11 = arith.cmpi slt, %9, %arg2 : i32
    %12 = arith.andi %10, %11 : i1
    cf.cond_br %12, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %13 = "tt.reduce"(%7) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %29 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %29 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %14 = arith.mulf %13, %6 : f32
    %15 = arith.cmpf ogt, %14, %cst_1 : f32
    cf.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = arith.mulf %7, %cst : tensor<1024xf32, #blocked>
    %17 = "tt.scan"(%7) <{axis = 0 : i32, reverse = false}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %29 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %29 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    %18 = arith.mulf %17, %cst_0 : tensor<1024xf32, #blocked>
    %19 = arith.subf %16, %18 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%19 : tensor<1024xf32, #blocked>)
  ^bb4:  // pred: ^bb2
    %20 = tt.splat %14 : f32 -> tensor<1024xf32, #blocked>
    %21 = arith.subf %7, %20 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%21 : tensor<1024xf32, #blocked>)
  ^bb5(%22: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %23 = math.absf %22 : tensor<1024xf32, #blocked>
    %24 = "tt.reduce"(%23) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %29 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %29 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %25 = arith.addi %9, %c1_i32 : i32
    cf.br ^bb1(%22, %24, %25 : tensor<1024xf32, #blocked>, f32, i32)
  ^bb6:  // pred: ^bb1
    %26 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %27 = tt.addptr %26, %0 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    tt.store %27, %7 : tensor<1024x!tt.ptr<f32>, #blocked>
    %28 = tt.addptr %arg1, %c1024_i32 : !tt.ptr<f32>, i32
    tt.store %28, %8 : !tt.ptr<f32>
    tt.return
  }
}
