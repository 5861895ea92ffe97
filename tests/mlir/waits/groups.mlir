// A copy of one group in a loop, whose token is carried to the next iteration. Only the count of
// its wait changes.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%last = %g) -> (!ttg.async.token) : i32 {
      %u = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %h = ttg.async_commit_group tokens %u
      %w = ttg.async_wait %last {num = 0 : i32} // expect waits: 1, after argument of scf.for // expect waits: writes %w = ttg.async_wait %last {num = 1 : i32}
      scf.yield %h : !ttg.async.token
    }
    tt.return
  }
}
