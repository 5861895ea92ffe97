// A bulk store reads through the async proxy. The fence insertion of Meta's fork has no rule for it, so no fence exists.
// What follows is the output of Meta's pass, with a barrier by hand.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<64x64xf16, #blocked>, %p: !tt.ptr<f16>) {
    %n = arith.constant 8192 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_store %a, %p, %n : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !tt.ptr<f16> // expect check: SW105
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
