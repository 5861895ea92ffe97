// `%r` is the buffer that the default region yields, so `%a` keeps its bytes until the last use of
// `%r`. Triton 3.9 gives `%b` the same offset.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} { // expect allocate: shared 1028
  tt.func @f(%v: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> { // expect allocate: 1024
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // expect allocate: 0
    %r = ttg.warp_specialize(%a) attributes {requestedRegisters = array<i32: 24>} // expect allocate: 512
    default {
      ttg.warp_yield %a : !ttg.memdesc<128xf32, #shared, #smem, mutable>
    }
    partition0(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>) num_warps(4) {
      ttg.warp_return
    } : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.local_store %v, %r : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable> // expect allocate: 512
    ttg.local_store %v, %b : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %x = ttg.local_load %r : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>
    tt.return %x : tensor<128xf32, #blocked>
  }
}
