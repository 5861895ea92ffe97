// On gfx1250 the compiler counts instructions, not groups: 64 x 64 elements over 128 threads are 32
// elements for each thread, 8 at a time.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%last = %g) -> (!ttg.async.token) : i32 {
      %u = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %h = ttg.async_commit_group tokens %u
      %w = ttg.async_wait %last {num = 0 : i32} // expect waits: 4 // expect waits: writes amdg.async_wait %last {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}
      scf.yield %h : !ttg.async.token
    }
    tt.return
  }
}
