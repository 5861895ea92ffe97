// In 3.8, equal commutative atomics need barriers between them. The barriers are those of the
// released wheel.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @shared_histogram(%x: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %n: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1024xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %cst_1 = arith.constant dense<1> : tensor<1024xi32, #blocked>
    %cst_2 = arith.constant dense<256> : tensor<1024xi32, #blocked>
    %cst_3 = arith.constant dense<2> : tensor<1024xi32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %bins = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<256xi32, #shared, #smem, mutable>
    ttg.local_store %cst, %bins : tensor<256xi32, #blocked> -> !ttg.memdesc<256xi32, #shared, #smem, mutable>
    %at = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%i: i32):  // 2 preds: ^bb0, ^bb2
    %0 = arith.cmpi slt, %i, %n : i32
    cf.cond_br %0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %v = arith.muli %i, %c1024_i32 : i32
    %v_4 = tt.addptr %x, %v : !tt.ptr<i32>, i32
    %v_5 = tt.splat %v_4 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %v_6 = tt.addptr %v_5, %at : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    %v_7 = tt.load %v_6 : tensor<1024x!tt.ptr<i32>, #blocked>
    %old = arith.remsi %v_7, %cst_2 : tensor<1024xi32, #blocked>
    %old_8 = ttg.local_atomic_scatter_rmw add, %bins[%old], %cst_1 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked> // expect triton: barrier
    %1 = arith.addi %v_7, %cst_1 : tensor<1024xi32, #blocked>
    %2 = arith.remsi %1, %cst_2 : tensor<1024xi32, #blocked>
    %3 = ttg.local_atomic_scatter_rmw add, %bins[%2], %cst_3 {axis = 0 : i32} : (!ttg.memdesc<256xi32, #shared, #smem, mutable>, tensor<1024xi32, #blocked>, tensor<1024xi32, #blocked>) -> tensor<1024xi32, #blocked> // expect triton: barrier
    %4 = arith.addi %i, %c1_i32 : i32
    cf.br ^bb1(%4 : i32)
  ^bb3:  // pred: ^bb1
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %6 = tt.splat %y : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %8 = ttg.local_load %bins : !ttg.memdesc<256xi32, #shared, #smem, mutable> -> tensor<256xi32, #blocked> // expect triton: barrier
    tt.store %7, %8 : tensor<256x!tt.ptr<i32>, #blocked>
    %9 = tt.addptr %y, %c256_i32 : !tt.ptr<i32>, i32
    %10 = tt.splat %9 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    %11 = tt.addptr %10, %at : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    tt.store %11, %cst_0 : tensor<1024x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
