#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @atomics_tensor(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %cst = arith.constant dense<true> : tensor<512xi1, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<512xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] : !tt.ptr<i32> -> tensor<512xi32, #blocked>
    %2 = arith.remsi %1, %cst_0 : tensor<512xi32, #blocked>
    %3 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %5 = tt.atomic_rmw add, acquire, gpu, %4, %1, %cst : (tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>, tensor<512xi1, #blocked>) -> tensor<512xi32, #blocked>
    %6 = "tt.reduce"(%5) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %13 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %13 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<512xi32, #blocked>) -> i32
    %7 = tt.splat %6 : i32 -> tensor<512xi32, #blocked>
    %8 = arith.addi %5, %7 : tensor<512xi32, #blocked>
    amdg.buffer_store %8, %arg2[%0] : !tt.ptr<i32> -> tensor<512xi32, #blocked>
    %9 = tt.addptr %arg1, %c64_i32 : !tt.ptr<i32>, i32
    %10 = amdg.buffer_atomic_cas acquire, gpu, %1, %5, %9[%0] : !tt.ptr<i32> -> tensor<512xi32, #blocked>
    %11 = tt.addptr %arg2, %c512_i32 : !tt.ptr<i32>, i32
    ttg.barrier local
    %12 = "tt.scan"(%10) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %13 = arith.addi %arg3, %arg4 : i32
      tt.scan.return %13 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<512xi32, #blocked>) -> tensor<512xi32, #blocked>
    amdg.buffer_store %12, %11[%0] : !tt.ptr<i32> -> tensor<512xi32, #blocked>
    tt.return
  }
}
