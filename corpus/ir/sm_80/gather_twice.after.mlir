#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @gather_twice(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<64x64xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x64x!tt.ptr<i32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<64x64x!tt.ptr<i32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<i32>, #blocked>
    %11 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %13 = tt.load %12 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %14 = ttg.convert_layout %13 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    ttg.barrier local
    %15 = ttg.convert_layout %10 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xi32, #blocked> -> tensor<64x64xi32, #blocked1>
    %16 = tt.gather %14[%15] {axis = 0 : i32, efficient_layout} : (tensor<64x64xf32, #blocked1>, tensor<64x64xi32, #blocked1>) -> tensor<64x64xf32, #blocked1>
    %17 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %18 = tt.addptr %17, %7 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    ttg.barrier local
    %19 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked2>
    ttg.barrier local
    %20 = ttg.convert_layout %10 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xi32, #blocked> -> tensor<64x64xi32, #blocked2>
    %21 = tt.gather %19[%20] {axis = 1 : i32, efficient_layout} : (tensor<64x64xf32, #blocked2>, tensor<64x64xi32, #blocked2>) -> tensor<64x64xf32, #blocked2>
    ttg.barrier local
    %22 = "tt.reduce"(%19) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %27 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %27 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xf32, #blocked2>
    %24 = tt.broadcast %23 : tensor<1x64xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %25 = arith.addf %21, %24 : tensor<64x64xf32, #blocked2>
    ttg.barrier local
    %26 = ttg.convert_layout %25 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked>
    tt.store %18, %26 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
