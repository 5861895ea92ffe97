#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @early_return(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %11 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> f32
    %5 = arith.cmpf olt, %4, %cst : f32
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.store %arg1, %4 : !tt.ptr<f32>
    tt.return
  ^bb2:  // pred: ^bb0
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %8 = "tt.scan"(%3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %11 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> tensor<256xf32, #blocked>
    %9 = tt.splat %4 : f32 -> tensor<256xf32, #blocked>
    %10 = arith.divf %8, %9 : tensor<256xf32, #blocked>
    tt.store %7, %10 : tensor<256x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
