// Each lane stores to the same bytes whenever the op runs again, so that no barrier is needed. With
// `stmatrix`, lanes store elements of other lanes.
// options minimal: warp-locality
#by_column = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [0, 1]}>
#by_row = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @store_in_a_loop(%value: tensor<64x64xf16, #by_column>, %count: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %buffer = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %zero to %count step %one : i32 {
      ttg.local_store %value, %buffer : tensor<64x64xf16, #by_column> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect minimal: no barrier
    }
    tt.return
  }
  tt.func public @load_of_other_lanes(%value: tensor<64x64xf16, #by_column>, %count: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %buffer = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %zero to %count step %one : i32 {
      ttg.local_store %value, %buffer : tensor<64x64xf16, #by_column> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %loaded = ttg.local_load %buffer : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #by_row> // expect minimal: barrier // expect minimal: barrier after
    }
    tt.return
  }
}
