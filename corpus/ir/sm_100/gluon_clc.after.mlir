#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 56 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @clc_persistent(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc {allocation.offset = 32 : i32} : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 48 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %2 = tt.get_program_id x : i32
    cf.br ^bb1(%true, %2, %c0_i32 : i1, i32, i32)
  ^bb1(%3: i1, %4: i32, %5: i32):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttng.barrier_expect %1, 16, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.clc_try_cancel %0, %1 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %7 = arith.muli %4, %c256_i32 : i32
    %8 = tt.addptr %arg0, %7 : !tt.ptr<i32>, i32
    %9 = tt.splat %8 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %10 = tt.addptr %9, %6 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %11 = "tt.scan"(%6) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %16 = arith.addi %arg1, %arg2 : i32
      tt.scan.return %16 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<256xi32, #blocked>) -> tensor<256xi32, #blocked>
    tt.store %10, %11 : tensor<256x!tt.ptr<i32>, #blocked>
    ttng.wait_barrier %1, %5, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %12 = ttng.clc_load_result %0 : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
    %13 = ttng.clc_is_canceled %12 : i128 -> i1
    %14 = ttng.clc_get_program_id %12, x : i128 -> i32
    %15 = arith.xori %5, %c1_i32 : i32
    cf.br ^bb1(%13, %14, %15 : i1, i32, i32)
  ^bb3:  // pred: ^bb1
    ttg.barrier local
    ttng.inval_barrier %1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
