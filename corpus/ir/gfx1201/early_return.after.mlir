#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @early_return(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<256xf32, #blocked>
    %2 = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %7 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %7 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> f32
    %3 = arith.cmpf olt, %2, %cst : f32
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.store %arg1, %2 : !tt.ptr<f32>
    tt.return
  ^bb2:  // pred: ^bb0
    ttg.barrier local
    %4 = "tt.scan"(%1) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %7 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %7 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked>) -> tensor<256xf32, #blocked>
    %5 = tt.splat %2 : f32 -> tensor<256xf32, #blocked>
    %6 = arith.divf %4, %5 : tensor<256xf32, #blocked>
    amdg.buffer_store %6, %arg1[%0] {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<256xf32, #blocked>
    tt.return
  }
}
