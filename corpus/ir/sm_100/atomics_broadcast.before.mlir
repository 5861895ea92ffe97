#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 128 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @atomics_broadcast(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<true> : tensor<32xi1, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %1 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>, #blocked>
    %6 = tt.atomic_rmw exch, relaxed, gpu, %2, %5, %cst {allocation.offset = 0 : i32, allocation.size = 128 : i32} : (tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>, tensor<32xi1, #blocked>) -> tensor<32xi32, #blocked>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %9 = arith.muli %8, %cst_0 : tensor<32x1xi32, #blocked1>
    %10 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x1x!tt.ptr<i32>, #blocked1>
    %11 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<i32>, #blocked1>, tensor<32x1xi32, #blocked1>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %14 = tt.broadcast %11 : tensor<32x1x!tt.ptr<i32>, #blocked1> -> tensor<32x32x!tt.ptr<i32>, #blocked1>
    %15 = tt.broadcast %13 : tensor<1x32xi32, #blocked1> -> tensor<32x32xi32, #blocked1>
    %16 = tt.addptr %14, %15 : tensor<32x32x!tt.ptr<i32>, #blocked1>, tensor<32x32xi32, #blocked1>
    %17 = ttg.convert_layout %6 : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %19 = ttg.convert_layout %6 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<32x1xi32, #blocked1> -> tensor<32x32xi32, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<32x32xi32, #blocked1>
    %23 = arith.addi %21, %22 : tensor<32x32xi32, #blocked1>
    tt.store %16, %23 : tensor<32x32x!tt.ptr<i32>, #blocked1>
    tt.return
  }
}
