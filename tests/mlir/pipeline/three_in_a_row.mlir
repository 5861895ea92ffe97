// The first loop writes data that only the third one reads, which no two neighbours show. The first
// two are joined.
// expect pipeline: then clean
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %n: i32, %p: !tt.ptr<f16>) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %a0 = ttg.memdesc_index %A[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %a1 = ttg.memdesc_index %A[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b0 = ttg.memdesc_index %B[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b1 = ttg.memdesc_index %B[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 { // expect pipeline: barrier // expect pipeline: conditional barrier
      %v1 = ttg.local_load %b0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %ps1 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %ps1, %v1 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
      ttg.local_store %x, %a0 : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "q"} // expect pipeline: barrier
    }
    scf.for %i = %c0 to %n step %c1  : i32 {
      %v2 = ttg.local_load %b0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %ps2 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %ps2, %v2 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
      %v3 = ttg.local_load %b1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %ps3 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %ps3, %v3 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "q"} // expect pipeline: bare barrier
    }
    scf.for %i = %c0 to %n step %c1  : i32 { // expect pipeline: barrier // expect pipeline: conditional barrier
      %v4 = ttg.local_load %a0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %ps4 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %ps4, %v4 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
      %v5 = ttg.local_load %b0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      %ps5 = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #c>
      tt.store %ps5, %v5 : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "q"} // expect pipeline: bare barrier
    }
    tt.return // expect pipeline: conditional barrier
  }
}
