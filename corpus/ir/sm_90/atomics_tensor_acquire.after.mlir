#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @atomics_tensor(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<512xi32, #blocked>
    %cst_0 = arith.constant dense<true> : tensor<512xi1, #blocked1>
    %c512_i32 = arith.constant 512 : i32
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %3 = tt.addptr %2, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %4 = tt.load %3 : tensor<512x!tt.ptr<i32>, #blocked>
    %5 = arith.remsi %4, %cst : tensor<512xi32, #blocked>
    %6 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %8 = ttg.convert_layout %7 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<512x!tt.ptr<i32>, #blocked> -> tensor<512x!tt.ptr<i32>, #blocked1>
    ttg.barrier local
    %9 = ttg.convert_layout %4 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<512xi32, #blocked> -> tensor<512xi32, #blocked1>
    %10 = tt.atomic_rmw add, acquire, gpu, %8, %9, %cst_0 : (tensor<512x!tt.ptr<i32>, #blocked1>, tensor<512xi32, #blocked1>, tensor<512xi1, #blocked1>) -> tensor<512xi32, #blocked1>
    %11 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %12 = tt.addptr %11, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %13 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %26 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %26 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<512xi32, #blocked1>) -> i32
    %14 = tt.splat %13 : i32 -> tensor<512xi32, #blocked1>
    %15 = arith.addi %10, %14 : tensor<512xi32, #blocked1>
    ttg.barrier local
    %16 = ttg.convert_layout %15 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<512xi32, #blocked1> -> tensor<512xi32, #blocked>
    tt.store %12, %16 : tensor<512x!tt.ptr<i32>, #blocked>
    %17 = tt.addptr %arg1, %c64_i32 : !tt.ptr<i32>, i32
    %18 = tt.splat %17 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %19 = tt.addptr %18, %1 : tensor<512x!tt.ptr<i32>, #blocked1>, tensor<512xi32, #blocked1>
    %20 = tt.atomic_cas acquire, gpu, %19, %9, %10 : (tensor<512x!tt.ptr<i32>, #blocked1>, tensor<512xi32, #blocked1>, tensor<512xi32, #blocked1>) -> tensor<512xi32, #blocked1>
    %21 = tt.addptr %arg2, %c512_i32 : !tt.ptr<i32>, i32
    %22 = tt.splat %21 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %23 = tt.addptr %22, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %24 = "tt.scan"(%20) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %26 = arith.addi %arg3, %arg4 : i32
      tt.scan.return %26 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 64 : i32} : (tensor<512xi32, #blocked1>) -> tensor<512xi32, #blocked1>
    ttg.barrier local
    %25 = ttg.convert_layout %24 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<512xi32, #blocked1> -> tensor<512xi32, #blocked>
    tt.store %23, %25 : tensor<512x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
