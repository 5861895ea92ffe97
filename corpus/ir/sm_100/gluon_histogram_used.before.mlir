#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @shared_histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1024xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %cst_1 = arith.constant dense<1> : tensor<1024xi32, #blocked>
    %cst_2 = arith.constant dense<256> : tensor<1024xi32, #blocked>
    %cst_3 = arith.constant dense<2> : tensor<1024xi32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<256xi32, #shared, #smem, mutable>
    ttg.local_store %cst, %0 : tensor<256xi32, #blocked> -> !ttg.memdesc<256xi32, #shared, #smem, mutable>
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<1024xi32, #blocked>)
  ^bb1(%2: i32, %3: tensor<1024xi32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %2, %arg2 : i32
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.muli %2, %c1024_i32 : i32
    %6 = tt.addptr %arg0, %5 : !tt.ptr<i32>, i32
    %7 = tt.splat %6 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %8 = tt.addptr %7, %1 : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    %9 = tt.load %8 : tensor<1024x!tt.ptr<i32>, #blocked>
    %10 = arith.remsi %9, %cst_2 : tensor<1024xi32, #blocked>
    %11 = ttg.local_atomic_scatter_rmw add, %0[%10], %cst_1 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked>
    %12 = arith.addi %9, %cst_1 : tensor<1024xi32, #blocked>
    %13 = arith.remsi %12, %cst_2 : tensor<1024xi32, #blocked>
    %14 = ttg.local_atomic_scatter_rmw add, %0[%13], %cst_3 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked>
    %15 = arith.addi %3, %11 : tensor<1024xi32, #blocked>
    %16 = ttg.local_atomic_scatter_rmw max, %0[%10], %15 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked>
    %17 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%17, %15 : i32, tensor<1024xi32, #blocked>)
  ^bb3:  // pred: ^bb1
    %18 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %19 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %18 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %21 = ttg.local_load %0 : !ttg.memdesc<256xi32, #shared, #smem, mutable> -> tensor<256xi32, #blocked>
    tt.store %20, %21 : tensor<256x!tt.ptr<i32>, #blocked>
    %22 = tt.addptr %arg1, %c256_i32 : !tt.ptr<i32>, i32
    %23 = tt.splat %22 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %1 : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    tt.store %24, %3 : tensor<1024x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
