#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @while_reduction(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 1.024000e+03 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c1024_i32 = arith.constant 1024 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant dense<1.000000e-03> : tensor<1024xf32, #blocked>
    %cst_3 = arith.constant dense<5.000000e-01> : tensor<1024xf32, #blocked>
    %0 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %2 = math.absf %1 : tensor<1024xf32, #blocked>
    %3 = "tt.reduce"(%2) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    cf.br ^bb1(%1, %3, %c0_i32 : tensor<1024xf32, #blocked>, f32, i32)
  ^bb1(%4: tensor<1024xf32, #blocked>, %5: f32, %6: i32):  // 2 preds: ^bb0, ^bb5
    %7 = arith.cmpf ogt, %5, %cst : f32
    %8 = arith.cmpi slt, %6, %arg2 : i32
    %9 = arith.andi %7, %8 : i1
    cf.cond_br %9, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %10 = "tt.reduce"(%4) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %11 = arith.divf %10, %cst_0 : f32
    %12 = arith.cmpf ogt, %11, %cst_1 : f32
    cf.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %13 = arith.mulf %4, %cst_3 : tensor<1024xf32, #blocked>
    %14 = "tt.scan"(%4) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    %15 = arith.mulf %14, %cst_2 : tensor<1024xf32, #blocked>
    %16 = arith.subf %13, %15 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%16 : tensor<1024xf32, #blocked>)
  ^bb4:  // pred: ^bb2
    %17 = tt.splat %11 : f32 -> tensor<1024xf32, #blocked>
    %18 = arith.subf %4, %17 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%18 : tensor<1024xf32, #blocked>)
  ^bb5(%19: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %20 = math.absf %19 : tensor<1024xf32, #blocked>
    %21 = "tt.reduce"(%20) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %22 = arith.addi %6, %c1_i32 : i32
    cf.br ^bb1(%19, %21, %22 : tensor<1024xf32, #blocked>, f32, i32)
  ^bb6:  // pred: ^bb1
    amdg.buffer_store %4, %arg1[%0] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %23 = tt.addptr %arg1, %c1024_i32 : !tt.ptr<f32>, i32
    tt.store %23, %5 : !tt.ptr<f32>
    tt.return
  }
}
