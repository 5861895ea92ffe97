// On gfx1250, a wait states groups or names tokens, and loads rely on it for other copies. The
// count is the largest number of instructions that covers both. The groups beside it are as few.
// Copies of `%a` are 4 instructions of a wave, those of `%d` are 8.
// expect waits: then clean
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @stated_groups(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %q: tensor<128x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %c = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %d = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %q, %c {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %g2 = ttg.async_commit_group tokens %t2
    %t3 = ttg.async_copy_global_to_local %p, %d {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g3 = ttg.async_commit_group tokens %t3
    %w = ttg.async_wait {num = 3 : i32} // expect waits: 12, rely on this wait // expect waits: writes amdg.async_wait {num_inst = 12 : i32, ttg.num_commit_groups = 2 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %y = ttg.local_load %b : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %v = ttg.async_wait {num = 1 : i32} // expect waits: 4
    ttg.barrier local
    %z = ttg.local_load %c : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
    tt.return
  }
  tt.func public @stated_groups_that_suffice(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %q: tensor<128x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %c = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %q, %c {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 1 : i32} // expect waits: 8
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @names_another_copy(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %q: tensor<128x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %c = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %q, %c {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %g2 = ttg.async_commit_group tokens %t2
    %w = ttg.async_wait %g0 {num = 0 : i32} // expect waits: 8, rely on this wait
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %y = ttg.local_load %b token %w : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @names_its_copy_only(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %q: tensor<128x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait %g0 {num = 0 : i32} // expect waits: 4
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @in_a_loop(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %first = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %first {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    scf.for %i = %c0 to %n step %c1 : i32 {
      %next = arith.addi %i, %c1 : i32
      %to = arith.remsi %next, %c2 : i32
      %from = arith.remsi %i, %c2 : i32
      %other = ttg.memdesc_index %ring[%to] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %u = ttg.async_copy_global_to_local %p, %other {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
      %h = ttg.async_commit_group tokens %u
      %w = ttg.async_wait {num = 2 : i32} // expect waits: 4, rely on this wait // expect waits: writes {num_inst = 4 : i32, ttg.num_commit_groups = 1 : i32}
      ttg.barrier local
      %own = ttg.memdesc_index %ring[%from] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %x = ttg.local_load %own : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
      ttg.barrier local
    }
    tt.return
  }
  tt.func public @counted_already(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %q: tensor<128x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %c = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %q, %c {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %g2 = ttg.async_commit_group tokens %t2
    %w = amdg.async_wait {num_inst = 12 : i32, ttg.num_commit_groups = 2 : i32} // expect waits: 8, rely on this wait // expect waits: writes {num_inst = 8 : i32, ttg.num_commit_groups = 1 : i32}
    ttg.barrier local
    %y = ttg.local_load %b : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %v = amdg.async_wait {num_inst = 5 : i32} // expect waits: 0, rely on this wait
    ttg.barrier local
    %z = ttg.local_load %c : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
    tt.return
  }
}

// -----

#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tensor_data_mover(%d: !tt.tensordesc<64x64xf16, #plain>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %c = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %t0 = amdg.async_tdm_copy_global_to_local %d into %a : !tt.tensordesc<64x64xf16, #plain> -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %t1 = amdg.async_tdm_copy_global_to_local %d into %b : !tt.tensordesc<64x64xf16, #plain> -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %t2 = amdg.async_tdm_copy_global_to_local %d into %c : !tt.tensordesc<64x64xf16, #plain> -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
    %w = amdg.async_tdm_wait {num = 2 : i32} // expect waits: 1, rely on this wait // expect waits: writes amdg.async_tdm_intrinsic_wait
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #plain, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %y = ttg.local_load %b : !ttg.memdesc<64x64xf16, #plain, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return
  }
}
