// Two conversions of a source that every CTA holds: replicas and scratch are local to the CTA.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [0, 1], CGALayout = [[1, 0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%arg0: tensor<64x64xf32, #blocked>, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64x!tt.ptr<f32>, #blocked1>) {
    %0 = ttg.convert_layout %arg0 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    tt.store %arg2, %0 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %1 = ttg.convert_layout %arg1 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    tt.store %arg2, %1 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttng.cluster_barrier
    tt.return
  }
}
