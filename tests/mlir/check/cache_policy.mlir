// options check: warp-locality

// A cache policy of a load to LDS.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @policy(%p: !tt.ptr<f16>, %o: tensor<32x64xi32, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %t = amdg.buffer_load_to_local %p[%o] cachePolicy = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_normal> into %a : !tt.ptr<f16>[tensor<32x64xi32, #blocked>]  -> <32x64xf16, #shared, #smem, mutable>
    %l = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #blocked> // expect check: SW202
    tt.return
  }
}
