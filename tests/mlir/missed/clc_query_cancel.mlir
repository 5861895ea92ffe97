// Meta's fork declares a query of a response as a write. It only reads: two queries need no order, and a
// store before a query is a read-after-write hazard.
// What follows is placed by hand.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<2xi64, #ttg.slice<{dim = 0, parent = #blocked}>>) {
    %r = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttg.local_store %v, %r : tensor<2xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %x, %y, %z = ttng.clc_query_cancel %r : (!ttg.memdesc<2xi64, #shared1, #smem, mutable>) -> (i32, i32, i32) // expect check: SW101
    %s, %t, %u = ttng.clc_query_cancel %r : (!ttg.memdesc<2xi64, #shared1, #smem, mutable>) -> (i32, i32, i32) // expect check: SW101
    tt.return
  }
}
