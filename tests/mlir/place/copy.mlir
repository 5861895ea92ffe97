// A copy that is waited for, a load and a store need two barriers.
// options minimal: warp-locality
// expect minimal: no notes
#blocked = #ttg.blocked<{sizePerThread = [16, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy(%pointers: tensor<64x64x!tt.ptr<f16>, #blocked>, %value: tensor<64x64xf16, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> loc(#loc1)
    %token = ttg.async_copy_global_to_local %pointers, %a : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable> loc(#loc2)
    %group = ttg.async_commit_group tokens %token loc(#loc2)
    %done = ttg.async_wait %group {num = 0 : i32} loc(#loc3) // expect minimal: barrier after
    %0 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> loc(#loc4)
    ttg.local_store %value, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> loc(#loc5) // expect minimal: barrier
    tt.return loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("copy.py":1:0)
#loc1 = loc("copy.py":2:4)
#loc2 = loc("copy.py":3:4)
#loc3 = loc("copy.py":4:4)
#loc4 = loc("copy.py":5:4)
#loc5 = loc("copy.py":6:4)
#loc6 = loc("copy.py":7:4)
