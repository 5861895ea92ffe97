// 3.8 gives the conversions scratch memory, although 3.9 needs none for the first. The barriers are
// those of the released wheel.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 128 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @atomics_broadcast(%x: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %z: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<true> : tensor<32xi1, #blocked1>
    %at = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %old = tt.splat %y : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %old_1 = tt.addptr %old, %at : tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>
    %old_2 = tt.splat %x : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %old_3 = tt.addptr %old_2, %at : tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>
    %old_4 = tt.load %old_3 : tensor<32x!tt.ptr<i32>, #blocked1>
    %old_5 = tt.atomic_rmw exch, relaxed, gpu, %old_1, %old_4, %cst_0 {allocation.offset = 0 : i32} : (tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>, tensor<32xi1, #blocked1>) -> tensor<32xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<32x1xi32, #blocked>
    %3 = tt.splat %z : !tt.ptr<i32> -> tensor<32x1x!tt.ptr<i32>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<32x1x!tt.ptr<i32>, #blocked>, tensor<32x1xi32, #blocked>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<32x1x!tt.ptr<i32>, #blocked> -> tensor<32x32x!tt.ptr<i32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<32x32x!tt.ptr<i32>, #blocked>, tensor<32x32xi32, #blocked>
    %10 = ttg.convert_layout %old_5 {allocation.offset = 0 : i32} : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> // expect triton: barrier
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %12 = ttg.convert_layout %old_5 {allocation.offset = 0 : i32} : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> // expect triton: barrier
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %14 = tt.broadcast %11 : tensor<32x1xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %15 = tt.broadcast %13 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<32x32xi32, #blocked>
    tt.store %9, %16 : tensor<32x32x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
