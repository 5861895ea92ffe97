#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @nested_loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0 : i32, f32)
  ^bb1(%1: i32, %2: f32):  // 2 preds: ^bb0, ^bb7
    %3 = arith.cmpi slt, %1, %arg2 : i32
    cf.cond_br %3, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %4 = arith.muli %1, %arg3 : i32
    cf.br ^bb3(%c0_i32, %cst : i32, tensor<256xf32, #blocked>)
  ^bb3(%5: i32, %6: tensor<256xf32, #blocked>):  // 2 preds: ^bb2, ^bb4
    %7 = arith.cmpi slt, %5, %arg3 : i32
    cf.cond_br %7, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %8 = arith.addi %4, %5 : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.addptr %arg0, %9 : !tt.ptr<f32>, i32
    %11 = tt.splat %10 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %13 = tt.load %12 : tensor<256x!tt.ptr<f32>, #blocked>
    %14 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %27 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %27 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> f32
    %15 = tt.splat %14 : f32 -> tensor<256xf32, #blocked>
    %16 = arith.subf %13, %15 : tensor<256xf32, #blocked>
    %17 = arith.addf %6, %16 : tensor<256xf32, #blocked>
    %18 = arith.addi %5, %c1_i32 : i32
    cf.br ^bb3(%18, %17 : i32, tensor<256xf32, #blocked>)
  ^bb5:  // pred: ^bb3
    %19 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %27 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %27 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> f32
    %20 = arith.cmpf ogt, %19, %2 : f32
    %21 = arith.select %20, %19, %2 : f32
    cf.cond_br %20, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %22 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %23 = tt.addptr %22, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %24 = "tt.scan"(%6) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %27 = arith.addf %arg4, %arg5 : f32
      tt.scan.return %27 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> tensor<256xf32, #blocked>
    tt.store %23, %24 : tensor<256x!tt.ptr<f32>, #blocked>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %25 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%25, %21 : i32, f32)
  ^bb8:  // pred: ^bb1
    %26 = tt.addptr %arg1, %c256_i32 : !tt.ptr<f32>, i32
    tt.store %26, %2 : !tt.ptr<f32>
    tt.return
  }
}
