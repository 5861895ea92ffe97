#blocked = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @transpose_chain(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<64x64xf32, #blocked>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<128x1xi32, #blocked2>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %2 = arith.muli %1, %cst_0 : tensor<64x1xi32, #blocked1>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %4 = tt.addptr %3, %2 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.broadcast %4 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    %11 = tt.trans %10 {order = array<i32: 1, 0>} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked>
    %12 = arith.mulf %11, %cst : tensor<64x64xf32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %2 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %15 = tt.broadcast %14 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %16 = tt.addptr %15, %8 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %17 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    tt.store %16, %17 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    %18 = tt.reshape %17 : tensor<64x64xf32, #blocked1> -> tensor<128x32xf32, #blocked2>
    %19 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f32>, i32
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %21 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %22 = arith.muli %21, %cst_1 : tensor<128x1xi32, #blocked2>
    %23 = tt.splat %19 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %24 = tt.addptr %23, %22 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %25 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %27 = tt.broadcast %24 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x32x!tt.ptr<f32>, #blocked2>
    %28 = tt.broadcast %26 : tensor<1x32xi32, #blocked2> -> tensor<128x32xi32, #blocked2>
    %29 = tt.addptr %27, %28 : tensor<128x32x!tt.ptr<f32>, #blocked2>, tensor<128x32xi32, #blocked2>
    %30 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %34 = arith.addf %arg2, %arg3 : f32
      tt.reduce.return %34 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 512 : i32} : (tensor<128x32xf32, #blocked2>) -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xf32, #blocked2>
    %32 = tt.broadcast %31 : tensor<1x32xf32, #blocked2> -> tensor<128x32xf32, #blocked2>
    %33 = arith.addf %18, %32 : tensor<128x32xf32, #blocked2>
    tt.store %29, %33 : tensor<128x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
