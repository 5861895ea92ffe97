#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 128 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @atomics_broadcast(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = amdg.buffer_load %arg0[%0] : !tt.ptr<i32> -> tensor<32xi32, #blocked1>
    %2 = amdg.buffer_atomic_rmw exch, relaxed, gpu, %1, %arg1[%0] {allocation.offset = 0 : i32, allocation.size = 128 : i32} : !tt.ptr<i32> -> tensor<32xi32, #blocked1>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x1x!tt.ptr<i32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<i32>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %10 = tt.broadcast %7 : tensor<32x1x!tt.ptr<i32>, #blocked> -> tensor<32x32x!tt.ptr<i32>, #blocked>
    %11 = tt.broadcast %9 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %12 = tt.addptr %10, %11 : tensor<32x32x!tt.ptr<i32>, #blocked>, tensor<32x32xi32, #blocked>
    %13 = ttg.convert_layout %2 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %15 = ttg.convert_layout %2 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %17 = tt.broadcast %14 : tensor<32x1xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %18 = tt.broadcast %16 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %19 = arith.addi %17, %18 : tensor<32x32xi32, #blocked>
    tt.store %12, %19 : tensor<32x32x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
