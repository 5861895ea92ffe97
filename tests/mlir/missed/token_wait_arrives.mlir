// The wait for a TMA store also arrives at an mbarrier, without declaring it. The partition waits for that arrival
// and may write the source again. A model without the arrival reports a deadlock.
// Meta's fork lowers the op to a wait and an arrival before its barriers are placed.
// What follows is placed by hand.
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<64x64xf16, #blocked>, %d: !tt.tensordesc<64x64xf16, #shared>, %i: i32) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.warp_specialize(%v, %a, %b) attributes {warpGroupStartIds = array<i32: 4>}
    default {
      %t = ttng.async_tma_copy_local_to_global %d[%i, %i] %a : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.async.token
      ttng.async_tma_store_token_wait %t, %b[%true] : !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield
    }
    partition0(%pv: tensor<64x64xf16, #blocked>, %pa: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %pb: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %z = arith.constant 0 : i32
      ttng.wait_barrier %pb, %z : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.local_store %pv, %pa : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.warp_return
    } : (tensor<64x64xf16, #blocked>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
