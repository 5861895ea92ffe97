// A bulk copy writes through the async proxy and completes at an mbarrier that it does not declare. The fence
// insertion of Meta's fork has no rule for it, so there is no fence after the store.
// What follows is the output of Meta's pass, which does not change the module.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<4096xf16, #ttg.slice<{dim = 0, parent = #blocked}>>, %p: !tt.ptr<f16>) {
    %n = arith.constant 8192 : i32
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4096xf16, #shared1, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_store %v, %a : tensor<4096xf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> !ttg.memdesc<4096xf16, #shared1, #smem, mutable>
    ttng.barrier_expect %b, 8192, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a bulk_size %n : i32 barrier %b : !ttg.memdesc<1xi64, #shared1, #smem, mutable> {useBulk = true} : !tt.ptr<f16> -> <4096xf16, #shared1, #smem, mutable> // expect check: SW105
    ttng.wait_barrier %b, %c0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %l = ttg.local_load %a : !ttg.memdesc<4096xf16, #shared1, #smem, mutable> -> tensor<4096xf16, #ttg.slice<{dim = 0, parent = #blocked}>>
    tt.return
  }
}
