#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2048 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @atomics_tensor(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<true> : tensor<256xi1, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<256xi32, #blocked1>
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked1>
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = amdg.buffer_load %arg0[%0] {contiguity = 2 : i32} : !tt.ptr<i32> -> tensor<256xi32, #blocked1>
    %3 = arith.remsi %2, %cst_0 : tensor<256xi32, #blocked1>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked1>
    %5 = tt.addptr %4, %3 : tensor<256x!tt.ptr<i32>, #blocked1>, tensor<256xi32, #blocked1>
    %6 = ttg.convert_layout %5 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<256x!tt.ptr<i32>, #blocked1> -> tensor<256x!tt.ptr<i32>, #blocked>
    ttg.barrier local
    %7 = ttg.convert_layout %2 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<256xi32, #blocked1> -> tensor<256xi32, #blocked>
    %8 = tt.atomic_rmw add, release, gpu, %6, %7, %cst : (tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>, tensor<256xi1, #blocked>) -> tensor<256xi32, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %18 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %18 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xi32, #blocked>) -> i32
    %10 = tt.splat %9 : i32 -> tensor<256xi32, #blocked>
    %11 = arith.addi %8, %10 : tensor<256xi32, #blocked>
    ttg.barrier local
    %12 = ttg.convert_layout %11 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<256xi32, #blocked> -> tensor<256xi32, #blocked1>
    amdg.buffer_store %12, %arg2[%0] {contiguity = 2 : i32} : !tt.ptr<i32> -> tensor<256xi32, #blocked1>
    %13 = tt.addptr %arg1, %c64_i32 : !tt.ptr<i32>, i32
    %14 = amdg.buffer_atomic_cas release, gpu, %7, %8, %13[%1] : !tt.ptr<i32> -> tensor<256xi32, #blocked>
    %15 = tt.addptr %arg2, %c256_i32 : !tt.ptr<i32>, i32
    ttg.barrier local
    %16 = "tt.scan"(%14) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %18 = arith.addi %arg3, %arg4 : i32
      tt.scan.return %18 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<256xi32, #blocked>) -> tensor<256xi32, #blocked>
    ttg.barrier local
    %17 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<256xi32, #blocked> -> tensor<256xi32, #blocked1>
    amdg.buffer_store %17, %15[%0] {contiguity = 2 : i32} : !tt.ptr<i32> -> tensor<256xi32, #blocked1>
    tt.return
  }
}
