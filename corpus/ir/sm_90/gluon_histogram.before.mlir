#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %arg2 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.muli %2, %c1024_i32 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<i32>, i32
    %6 = tt.splat %5 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = tt.load %7 : tensor<1024x!tt.ptr<i32>, #blocked>
    %9 = arith.remsi %8, %cst_2 : tensor<1024xi32, #blocked>
    %10 = ttg.local_atomic_scatter_rmw add, %0[%9], %cst_1 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked>
    %11 = arith.addi %8, %cst_1 : tensor<1024xi32, #blocked>
    %12 = arith.remsi %11, %cst_2 : tensor<1024xi32, #blocked>
    %13 = ttg.local_atomic_scatter_rmw add, %0[%12], %cst_3 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked>
    %14 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%14 : i32)
  ^bb3:  // pred: ^bb1
    %15 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %17 = tt.addptr %16, %15 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %18 = ttg.local_load %0 : !ttg.memdesc<256xi32, #shared, #smem, mutable> -> tensor<256xi32, #blocked>
    tt.store %17, %18 : tensor<256x!tt.ptr<i32>, #blocked>
    %19 = tt.addptr %arg1, %c256_i32 : !tt.ptr<i32>, i32
    %20 = tt.splat %19 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %21 = tt.addptr %20, %1 : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    tt.store %21, %cst_0 : tensor<1024x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
