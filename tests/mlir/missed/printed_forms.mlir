// Forms that printers write but their parsers reject, or that printing loses. These are a barrier with an attribute,
// warps whose results have no types, and a token wait that releases another token, with a CTA-wide barrier first.
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<64x64xf16, #blocked>, %d: !tt.tensordesc<64x64xf16, #shared>, %i: i32) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %k = nvws.create_token {loadType = 2 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token>
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    "ttg.barrier"() <{addrSpace = 1 : i32}> {seen = true} : () -> ()
    %l = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: no barrier
    ttng.fence_async_shared {bCluster = false}
    %t = ttng.async_tma_copy_local_to_global %d[%i, %i] %a : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.async.token
    ttng.async_tma_store_token_wait %t nvws_token %k[%i] : !ttg.async.token, tensor<1x!nvws.token> // expect minimal: no barrier // expect triton: barrier after
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %g:2 = nvws.warp_group
    partition0 num_warps(4) {
      nvws.warp_group.yield %i, %i : i32, i32
    }
    %w = arith.addi %g#0, %g#1 : i32
    tt.return
  }
}
