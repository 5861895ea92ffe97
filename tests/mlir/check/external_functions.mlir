// A function without a body may do anything with its buffers. Races with it are not decided. The
// membar pass places no barrier there.
// expect check: bound some-runs

#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @outside(!ttg.memdesc<64x64xf16, #sh, #smem, mutable>) attributes {noinline = true}
  tt.func public @kernel(%t: tensor<64x64xf16, #b>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
    tt.call @outside(%a) : (!ttg.memdesc<64x64xf16, #sh, #smem, mutable>) -> () // expect check: note lower::unknown-callee
    tt.return
  }
}
// -----
// It may arrive at the mbarrier.
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @outside(!ttg.memdesc<1xi64, #s1, #smem, mutable>) attributes {noinline = true}
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttg.barrier local
    tt.call @outside(%bar) : (!ttg.memdesc<1xi64, #s1, #smem, mutable>) -> () // expect check: note lower::unknown-callee
    ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    tt.return
  }
}
