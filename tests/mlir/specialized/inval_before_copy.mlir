// No thread has waited for the load.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#tl = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #shared>, %ptr: !tt.ptr<i32>, %n: i32, %m: i32, %x: tensor<128x64xf16, #blocked>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %true = arith.constant true
    %false = arith.constant false
    %A = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %f = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %f, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%A, %f, %n, %desc)
    default {
    ttng.barrier_expect %f, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW503
    ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %A, %f, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW503 SW505
    ttg.warp_yield
    }
    partition0(%A_p0: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %f_p0: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %n_p0: i32, %desc_p0: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
    %c0_p = arith.constant 0 : i32
    %c1_p = arith.constant 1 : i32
    %c2_p = arith.constant 2 : i32
    %true_p = arith.constant true
    %ld102 = ttg.local_load %A_p0 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked1> // expect check: SW101
    ttng.inval_barrier %f_p0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW103 SW103
    ttg.warp_return
    } : (!ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !tt.tensordesc<128x64xf16, #shared>) -> ()
    tt.return
  }
}
