// Reductions in both branches of conditionals.
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @branches(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %3 = tt.load %2 : tensor<512x!tt.ptr<f32>, #blocked>
    %4 = arith.cmpi sgt, %arg2, %c4_i32 : i32
    cf.cond_br %4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %5 = "tt.reduce"(%3) <{axis = 0 : i32}> ({ // expect minimal: no barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    %6 = arith.cmpf ogt, %5, %cst : f32
    cf.cond_br %6, ^bb2, ^bb4(%5 : f32)
  ^bb2:  // pred: ^bb1
    %7 = "tt.reduce"(%3) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    cf.br ^bb4(%7 : f32)
  ^bb3:  // pred: ^bb0
    %8 = "tt.scan"(%3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    cf.br ^bb4(%9 : f32)
  ^bb4(%10: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %11 = tt.splat %10 : f32 -> tensor<512xf32, #blocked>
    %12 = arith.divf %3, %11 : tensor<512xf32, #blocked>
    %13 = arith.remsi %arg2, %c2_i32 : i32
    %14 = arith.cmpi eq, %13, %c0_i32 : i32
    cf.cond_br %14, ^bb5, ^bb6(%12 : tensor<512xf32, #blocked>)
  ^bb5:  // pred: ^bb4
    %15 = "tt.scan"(%12) <{axis = 0 : i32, reverse = false}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    cf.br ^bb6(%15 : tensor<512xf32, #blocked>)
  ^bb6(%16: tensor<512xf32, #blocked>):  // 2 preds: ^bb4, ^bb5
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %18 = tt.addptr %17, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %19 = "tt.reduce"(%16) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.minnumf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<512xf32, #blocked>) -> f32
    %20 = tt.splat %19 : f32 -> tensor<512xf32, #blocked>
    %21 = arith.subf %16, %20 : tensor<512xf32, #blocked>
    tt.store %18, %21 : tensor<512x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
