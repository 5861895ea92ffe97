// The first warp of the default partition starts the copies for which its other warps do not wait. A
// ring of 16 slots lets it be two phases ahead of a warp at the wait for `%go`, which then waits for
// a phase that has the parity of the next one. That takes 17 iterations.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<64x64xf16, #shared>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c16 = arith.constant 16 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %go = ttg.local_alloc : () -> !ttg.memdesc<16x1xi64, #shared1, #smem, mutable>
    %done = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %done, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    scf.for %i = %c0 to %c16 step %c1 : i32 {
      %slot = ttg.memdesc_index %go[%i] : !ttg.memdesc<16x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %slot, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    }
    ttg.warp_specialize(%A, %go, %done, %desc, %n)
    default {
      %true = arith.constant true
      scf.for %i = %c0 to %n step %c1 : i32 {
        %s = arith.remsi %i, %c16 : i32
        %slot = ttg.memdesc_index %go[%s] : !ttg.memdesc<16x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %round = arith.divsi %i, %c16 : i32
        %ph = arith.andi %round, %c1 : i32
        ttng.wait_barrier %slot, %ph : !ttg.memdesc<1xi64, #shared1, #smem, mutable>  // expect check: SW301
        ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %A, %done, %true : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      }
      ttg.warp_yield  // expect check: SW301
    }
    partition0(%p0A: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %p0go: !ttg.memdesc<16x1xi64, #shared1, #smem, mutable>, %p0done: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p0desc: !tt.tensordesc<64x64xf16, #shared>, %p0n: i32) num_warps(1) {
      %qc0 = arith.constant 0 : i32
      %qc1 = arith.constant 1 : i32
      %qc16 = arith.constant 16 : i32
      %qtrue = arith.constant true
      scf.for %i = %qc0 to %p0n step %qc1 : i32 {
        ttng.barrier_expect %p0done, 8192, %qtrue : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %s = arith.remsi %i, %qc16 : i32
        %slot = ttg.memdesc_index %p0go[%s] : !ttg.memdesc<16x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %slot, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %ph = arith.andi %i, %qc1 : i32
        ttng.wait_barrier %p0done, %ph : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %v = ttg.local_load %p0A : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
      }
      ttg.warp_return
    } : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<16x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !tt.tensordesc<64x64xf16, #shared>, i32) -> ()
    tt.return
  }
}
