// Tokens rotate through a loop: iteration i waits for the copy of iteration i, and two copies remain in flight.
// The epilogue waits for the last two copies, one by one. Each load there needs a barrier after its wait.
// The count 0 of these waits has no meaning: on gfx1250 the compiler counts instructions by the tokens.
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rotating(%p: tensor<512x!tt.ptr<f32>, #blocked>, %out: tensor<512x!tt.ptr<f32>, #blocked>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %n = arith.constant 6 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x512xf32, #shared, #smem, mutable>
    %v0 = ttg.memdesc_index %a[%c0] : !ttg.memdesc<3x512xf32, #shared, #smem, mutable> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %v0 {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %v1 = ttg.memdesc_index %a[%c1] : !ttg.memdesc<3x512xf32, #shared, #smem, mutable> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t1 = ttg.async_copy_global_to_local %p, %v1 {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %r:5 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c1, %old = %g0, %new = %g1, %from = %v0, %next = %v1) -> (i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<512xf32, #shared, #smem, mutable>, !ttg.memdesc<512xf32, #shared, #smem, mutable>) : i32 {
      %w = ttg.async_wait %old {num = 0 : i32} // expect minimal: barrier after
      %up = arith.addi %slot, %c1 : i32
      %less = arith.cmpi slt, %up, %c3 : i32
      %to = arith.select %less, %up, %c0 : i32
      %v = ttg.memdesc_index %a[%to] : !ttg.memdesc<3x512xf32, #shared, #smem, mutable> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
      %x = ttg.local_load %from token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
      tt.store %out, %x : tensor<512x!tt.ptr<f32>, #blocked>
      scf.yield %to, %new, %g, %next, %v : i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<512xf32, #shared, #smem, mutable>, !ttg.memdesc<512xf32, #shared, #smem, mutable>
    }
    %w0 = ttg.async_wait %r#1 {num = 0 : i32} // expect minimal: barrier after
    %x0 = ttg.local_load %r#3 token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.store %out, %x0 : tensor<512x!tt.ptr<f32>, #blocked>
    %w1 = ttg.async_wait %r#2 {num = 0 : i32} // expect minimal: barrier after
    %x1 = ttg.local_load %r#4 token %w1 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.store %out, %x1 : tensor<512x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
