#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @branches(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<512xf32, #blocked>
    %2 = arith.cmpi sgt, %arg2, %c4_i32 : i32
    cf.cond_br %2, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %3 = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    %4 = arith.cmpf ogt, %3, %cst : f32
    cf.cond_br %4, ^bb2, ^bb4(%3 : f32)
  ^bb2:  // pred: ^bb1
    %5 = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    cf.br ^bb4(%5 : f32)
  ^bb3:  // pred: ^bb0
    %6 = "tt.scan"(%1) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    %7 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    cf.br ^bb4(%7 : f32)
  ^bb4(%8: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %9 = tt.splat %8 : f32 -> tensor<512xf32, #blocked>
    %10 = arith.divf %1, %9 : tensor<512xf32, #blocked>
    %11 = arith.remsi %arg2, %c2_i32 : i32
    %12 = arith.cmpi eq, %11, %c0_i32 : i32
    cf.cond_br %12, ^bb5, ^bb6(%10 : tensor<512xf32, #blocked>)
  ^bb5:  // pred: ^bb4
    %13 = "tt.scan"(%10) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    cf.br ^bb6(%13 : tensor<512xf32, #blocked>)
  ^bb6(%14: tensor<512xf32, #blocked>):  // 2 preds: ^bb4, ^bb5
    %15 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.minnumf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    %16 = tt.splat %15 : f32 -> tensor<512xf32, #blocked>
    %17 = arith.subf %14, %16 : tensor<512xf32, #blocked>
    amdg.buffer_store %17, %arg1[%0] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<512xf32, #blocked>
    tt.return
  }
}
