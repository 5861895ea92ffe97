#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @atomics_scalar(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c256_i32 = arith.constant 256 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.atomic_rmw add, relaxed, gpu, %arg0, %c1_i32, %true {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %3 = tt.addptr %arg0, %c1_i32 : !tt.ptr<i32>, i32
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    cf.br ^bb1(%0 : i32)
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = arith.cmpi slt, %5, %arg3 : i32
    cf.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = arith.muli %5, %c256_i32 : i32
    %8 = tt.splat %7 : i32 -> tensor<256xi32, #blocked>
    %9 = arith.addi %8, %1 : tensor<256xi32, #blocked>
    %10 = tt.addptr %2, %9 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %11 = tt.load %10 : tensor<256x!tt.ptr<i32>, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %20 = arith.maxsi %arg4, %arg5 : i32
      tt.reduce.return %20 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xi32, #blocked>) -> i32
    %13 = tt.atomic_rmw max, relaxed, gpu, %3, %12, %true {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %14 = tt.addptr %4, %9 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %15 = tt.splat %13 : i32 -> tensor<256xi32, #blocked>
    %16 = arith.addi %11, %15 : tensor<256xi32, #blocked>
    tt.store %14, %16 : tensor<256x!tt.ptr<i32>, #blocked>
    %17 = tt.atomic_rmw add, relaxed, gpu, %arg0, %c1_i32, %true {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb1(%17 : i32)
  ^bb3:  // pred: ^bb1
    %18 = tt.addptr %arg0, %c2_i32 : !tt.ptr<i32>, i32
    %19 = tt.atomic_cas relaxed, gpu, %18, %arg3, %c0_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    tt.store %arg2, %19 : !tt.ptr<i32>
    tt.return
  }
}
