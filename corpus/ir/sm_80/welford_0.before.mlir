#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1536 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @welford(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #blocked>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<64x32xf32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %6 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x32xi32, #blocked>
    %9 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %11 = tt.load %10 : tensor<64x32x!tt.ptr<f32>, #blocked>
    %12:3 = "tt.reduce"(%11, %cst_0, %cst_1) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
      %21 = arith.addf %arg4, %arg7 : f32
      %22 = arith.subf %arg5, %arg2 : f32
      %23 = arith.mulf %22, %arg7 : f32
      %24 = arith.divf %23, %21 : f32
      %25 = arith.addf %arg2, %24 : f32
      %26 = arith.addf %arg3, %arg6 : f32
      %27 = arith.mulf %22, %22 : f32
      %28 = arith.mulf %27, %arg4 : f32
      %29 = arith.mulf %28, %arg7 : f32
      %30 = arith.divf %29, %21 : f32
      %31 = arith.addf %26, %30 : f32
      tt.reduce.return %25, %31, %21 : f32, f32, f32
    }) {allocation.offset = 0 : i32, allocation.size = 1536 : i32} : (tensor<64x32xf32, #blocked>, tensor<64x32xf32, #blocked>, tensor<64x32xf32, #blocked>) -> (tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>)
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %3 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %15 = ttg.convert_layout %12#0 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %14, %15 : tensor<32x!tt.ptr<f32>, #blocked1>
    %16 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f32>, i32
    %17 = tt.splat %16 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %3 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %19 = arith.divf %12#1, %12#2 : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = ttg.convert_layout %19 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %18, %20 : tensor<32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
