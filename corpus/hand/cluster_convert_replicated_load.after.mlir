// A conversion of a source that every CTA holds orders the warps of a CTA, but not the CTAs.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1], CGALayout = [[1, 0], [2, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 2], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [1, 0], CGALayout = [[1, 0], [0, 1]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[0, 1], [0, 2]]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], CGALayout = [[0, 0], [0, 1]], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1], CGALayout = [[1, 0], [2, 0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0], [0, 1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 512 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%arg0: tensor<2x64x!tt.ptr<f64>, #blocked>, %arg1: tensor<128x1xf16, #mma>, %arg2: tensor<128x1x!tt.ptr<f16>, #blocked1>, %arg3: tensor<16x32x!tt.ptr<f16>, #blocked2>) attributes {noinline = false} {
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64xf64, #shared, #smem, mutable>
    %1 = ttg.local_load %0 : !ttg.memdesc<2x64xf64, #shared, #smem, mutable> -> tensor<2x64xf64, #blocked>
    tt.store %arg0, %1 : tensor<2x64x!tt.ptr<f64>, #blocked>
    ttg.barrier local
    %2 = ttg.convert_layout %arg1 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<128x1xf16, #mma> -> tensor<128x1xf16, #blocked1>
    tt.store %arg2, %2 : tensor<128x1x!tt.ptr<f16>, #blocked1>
    %3 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<16x32xf16, #shared1, #smem, mutable>
    ttng.cluster_barrier
    %4 = ttg.local_load %3 : !ttg.memdesc<16x32xf16, #shared1, #smem, mutable> -> tensor<16x32xf16, #blocked2>
    tt.store %arg3, %4 : tensor<16x32x!tt.ptr<f16>, #blocked2>
    ttng.cluster_barrier
    tt.return
  }
}
