// Stores out of LDS count with the copies into it: a 256-bit store is two of 128 bits. Copies of the
// tensor data mover have a counter of their own.
// options waits: as-triton
#cols = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#wide = #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#ints = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#shorts = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @stores(%m: !ttg.memdesc<32x32xf32, #wide, #smem, mutable>, %p: tensor<32x32x!tt.ptr<f32>, #cols> {tt.contiguity = dense<16> : tensor<2xi32>, tt.divisibility = dense<[16, 16]> : tensor<2xi32>}) {
    %0 = amdg.async_copy_local_to_global %m, %p : !ttg.memdesc<32x32xf32, #wide, #smem, mutable> -> tensor<32x32x!tt.ptr<f32>, #cols>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p, %m : tensor<32x32x!tt.ptr<f32>, #cols> -> <32x32xf32, #wide, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    %4 = amdg.async_copy_local_to_global %m, %p : !ttg.memdesc<32x32xf32, #wide, #smem, mutable> -> tensor<32x32x!tt.ptr<f32>, #cols>
    %5 = ttg.async_commit_group tokens %4
    ttg.async_wait %1 {num = 0 : i32} // expect waits: 4
    ttg.async_wait %3 {num = 0 : i32} // expect waits: 2
    ttg.async_wait %5 {num = 0 : i32} // expect waits: 0
    ttg.async_wait {num = 2 : i32} // expect waits: 4
    tt.return
  }
  tt.func public @tiles(%m: !ttg.memdesc<64x128xf16, #plain, #smem, mutable>, %d: !tt.tensordesc<64x128xf16, #plain>) {
    %0 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x128xf16, #plain> -> !ttg.memdesc<64x128xf16, #plain, #smem, mutable>
    amdg.async_tdm_copy_local_to_global %d from %m : !ttg.memdesc<64x128xf16, #plain, #smem, mutable> -> !tt.tensordesc<64x128xf16, #plain>
    %1 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x128xf16, #plain> -> !ttg.memdesc<64x128xf16, #plain, #smem, mutable>
    amdg.async_tdm_wait {num = 0 : i32} // expect waits: 0
    amdg.async_tdm_wait {num = 1 : i32} // expect waits: 1
    amdg.async_tdm_wait {num = 2 : i32} // expect waits: 2
    amdg.async_tdm_wait {num = 4 : i32} // expect waits: 3
    amdg.async_tdm_wait %0 {num = 0 : i32} // expect waits: 2
    tt.return
  }
  tt.func public @rows(%m: !ttg.memdesc<256x128xf16, #plain, #smem, mutable>, %d: !tt.tensordesc<64x128xf16>, %i: tensor<64xi32, #ttg.slice<{dim = 0, parent = #ints}>>, %s: tensor<256xi16, #ttg.slice<{dim = 0, parent = #shorts}>>) {
    amdg.async_tdm_gather %d[%i] to %m : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ints}>>, !ttg.memdesc<256x128xf16, #plain, #smem, mutable> -> !tt.tensordesc<64x128xf16>
    amdg.async_tdm_scatter %d[%i] from %m : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ints}>>, !ttg.memdesc<256x128xf16, #plain, #smem, mutable> -> !tt.tensordesc<64x128xf16>
    amdg.async_tdm_gather %d[%s] to %m : tensor<256xi16, #ttg.slice<{dim = 0, parent = #shorts}>>, !ttg.memdesc<256x128xf16, #plain, #smem, mutable> -> !tt.tensordesc<64x128xf16>
    amdg.async_tdm_wait {num = 0 : i32} // expect waits: 0
    amdg.async_tdm_wait {num = 1 : i32} // expect waits: 4
    amdg.async_tdm_wait {num = 2 : i32} // expect waits: 6
    amdg.async_tdm_wait {num = 3 : i32} // expect waits: 8
    tt.return
  }
  tt.func public @two_counters(%m: !ttg.memdesc<64x128xf16, #plain, #smem, mutable>, %d: !tt.tensordesc<64x128xf16, #plain>, %w: !ttg.memdesc<32x32xf32, #wide, #smem, mutable>, %p: tensor<32x32x!tt.ptr<f32>, #cols> {tt.contiguity = dense<16> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %0 = ttg.async_copy_global_to_local %p, %w : tensor<32x32x!tt.ptr<f32>, #cols> -> <32x32xf32, #wide, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x128xf16, #plain> -> !ttg.memdesc<64x128xf16, #plain, #smem, mutable>
    %3 = ttg.async_copy_global_to_local %p, %w : tensor<32x32x!tt.ptr<f32>, #cols> -> <32x32xf32, #wide, #smem, mutable>
    %4 = ttg.async_commit_group tokens %3
    ttg.async_wait %1 {num = 0 : i32} // expect waits: 2
    amdg.async_tdm_wait %2 {num = 0 : i32} // expect waits: 0
    tt.return
  }
}
