// The response of a launch-control request is written through the async proxy. The fence insertion of Meta's fork
// has no rule for the op, so there is no fence after the store.
// What follows is the output of Meta's pass, which does not change the module.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<2xi64, #ttg.slice<{dim = 0, parent = #blocked}>>) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %r = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 16 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_store %v, %r : tensor<2xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %b, 16, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_clc_try_cancel %b, %r : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable> // expect check: SW105
    ttng.wait_barrier %b, %c0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x, %y, %z = ttng.clc_query_cancel %r : (!ttg.memdesc<2xi64, #shared1, #smem, mutable>) -> (i32, i32, i32)
    tt.return
  }
}
