#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1], CGALayout = [[0, 1]]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#linear = #ttg.linear<{register = [[2, 0], [4, 0], [0, 8], [0, 16]], lane = [[8, 0], [16, 0], [32, 0], [64, 0], [0, 1]], warp = [[0, 2], [0, 4]], block = [[1, 0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @transpose_chain(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<128x1xi32, #blocked3>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %4 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %5 = arith.muli %3, %cst_0 : tensor<64x1xi32, #blocked1>
    %6 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %7 = tt.addptr %6, %5 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %12 = tt.broadcast %7 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %14 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %15 = tt.addptr %12, %14 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %16 = tt.load %15 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    %17 = tt.trans %16 {order = array<i32: 1, 0>} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked2>
    %18 = arith.mulf %17, %cst_1 : tensor<64x64xf32, #blocked2>
    %19 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %20 = tt.addptr %19, %4 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %22 = tt.addptr %21, %13 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %23 = ttg.convert_layout %18 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked>
    tt.store %22, %23 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %24 = tt.reshape %18 : tensor<64x64xf32, #blocked2> -> tensor<128x32xf32, #linear>
    %25 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f32>, i32
    %26 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %28 = arith.muli %27, %cst_2 : tensor<128x1xi32, #blocked3>
    %29 = tt.splat %25 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %31 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x32xi32, #blocked3>
    %33 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x32x!tt.ptr<f32>, #blocked3>
    %34 = tt.broadcast %32 : tensor<1x32xi32, #blocked3> -> tensor<128x32xi32, #blocked3>
    %35 = tt.addptr %33, %34 : tensor<128x32x!tt.ptr<f32>, #blocked3>, tensor<128x32xi32, #blocked3>
    %36 = "tt.reduce"(%24) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %41 = arith.addf %arg2, %arg3 : f32
      tt.reduce.return %41 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 128 : i32} : (tensor<128x32xf32, #linear>) -> tensor<32xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x32xf32, #linear>
    %38 = tt.broadcast %37 : tensor<1x32xf32, #linear> -> tensor<128x32xf32, #linear>
    %39 = arith.addf %24, %38 : tensor<128x32xf32, #linear>
    %40 = ttg.convert_layout %39 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x32xf32, #linear> -> tensor<128x32xf32, #blocked3>
    tt.store %35, %40 : tensor<128x32x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
