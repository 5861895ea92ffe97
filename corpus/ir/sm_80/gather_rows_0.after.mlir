#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<64x32xi32, #blocked>
    %8 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %7 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %12 = tt.load %11 : tensor<64x32x!tt.ptr<f32>, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x32x!tt.ptr<i32>, #blocked>
    %14 = tt.addptr %13, %7 : tensor<64x32x!tt.ptr<i32>, #blocked>, tensor<64x32xi32, #blocked>
    %15 = tt.load %14 : tensor<64x32x!tt.ptr<i32>, #blocked>
    %16 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x32xf32, #blocked> -> tensor<64x32xf32, #blocked1>
    ttg.barrier local
    %17 = ttg.convert_layout %15 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x32xi32, #blocked> -> tensor<64x32xi32, #blocked1>
    %18 = tt.gather %16[%17] {axis = 0 : i32, efficient_layout} : (tensor<64x32xf32, #blocked1>, tensor<64x32xi32, #blocked1>) -> tensor<64x32xf32, #blocked1>
    ttg.barrier local
    %19 = ttg.convert_layout %18 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x32xf32, #blocked1> -> tensor<64x32xf32, #blocked>
    tt.store %9, %19 : tensor<64x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
