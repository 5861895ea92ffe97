// A load of global memory under a condition that is loaded. No synchronization depends on it, so the
// verdict is for every trip count.
// expect check: clean
// expect check: bound all-paths
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #shared>, %n: i32, %flags: !tt.ptr<i32>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %f = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %f, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %e = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %e, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %A = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%f, %e, %A, %desc, %n, %flags)
    default {
      scf.for %i = %c0 to %n step %c1 : i32 {
        %at = tt.addptr %flags, %i : !tt.ptr<i32>, i32
        %flag = tt.load %at : !tt.ptr<i32>
        %positive = arith.cmpi sgt, %flag, %c0 : i32
        scf.if %positive {
          %more = tt.load %flags : !tt.ptr<i32>
        }
        %ph = arith.andi %i, %c1 : i32
        ttng.wait_barrier %f, %ph : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %v = ttg.local_load %A : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
        ttng.arrive_barrier %e, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      }
      ttg.warp_yield
    }
    partition0(%p0f: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p0e: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p0A: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p0desc: !tt.tensordesc<128x64xf16, #shared>, %p0n: i32, %p0flags: !tt.ptr<i32>) num_warps(1) {
      %qc0 = arith.constant 0 : i32
      %qc1 = arith.constant 1 : i32
      %qtrue = arith.constant true
      scf.for %i = %qc0 to %p0n step %qc1 : i32 {
        %ph = arith.andi %i, %qc1 : i32
        %phx = arith.xori %ph, %qc1 : i32
        ttng.wait_barrier %p0e, %phx : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %p0f, 16384, %qtrue : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_copy_global_to_local %p0desc[%qc0, %qc0] %p0A, %p0f, %qtrue : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      }
      ttg.warp_return
    } : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, i32, !tt.ptr<i32>) -> ()
    ttg.barrier local
    ttng.inval_barrier %f : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %e : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
