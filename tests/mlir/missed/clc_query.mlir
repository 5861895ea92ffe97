// Reading a response is a read, and the request completes at its mbarrier. The barriers that the released
// pass places around it order nothing.
// What follows is the output of the released pass.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64xi32, #blocked>, %arg3: tensor<128xi32, #blocked1>, %arg4: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i1, %arg10: tensor<32x64xf16, #blocked>, %arg11: tensor<64x32xf16, #blocked>, %arg12: tensor<32x32xf16, #blocked>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 16 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.init_barrier %0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.barrier_expect %0, 16, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local // expect check: SW401
    ttng.clc_try_cancel %1, %0 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local // expect check: SW401
    ttng.wait_barrier %0, %c0_i32 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %2 = ttng.clc_load_result %1 : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
    ttng.barrier_expect %0, 16, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttg.barrier local // expect check: SW401
    ttng.clc_try_cancel %1, %0 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect check: SW505
    tt.return
  }
}
