// Triton's pass counts only `ttg.async_wait` and `amdg.async_tdm_wait`. A wait that states
// instructions stays as it is when Seawall finishes the module, whatever its tokens name.
// options check: finish
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!small = !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
!large = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  // The copies are 4 and 2 instructions.
  tt.func public @too_many(%p64: tensor<64x64x!tt.ptr<f16>, #blocked>, %p32: tensor<32x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !large
    %b = ttg.local_alloc : () -> !small
    %t1 = ttg.async_copy_global_to_local %p64, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> !large
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %p32, %b {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> !small
    %g2 = ttg.async_commit_group tokens %t2
    %w = amdg.async_wait %g2 {num_inst = 100 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %b : !small -> tensor<32x64xf16, #blocked> // expect check: SW202
    %y = ttg.local_load %a : !large -> tensor<64x64xf16, #blocked> // expect check: SW202
    tt.return
  }
  tt.func public @all(%p64: tensor<64x64x!tt.ptr<f16>, #blocked>, %p32: tensor<32x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !large
    %b = ttg.local_alloc : () -> !small
    %t1 = ttg.async_copy_global_to_local %p64, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> !large
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %p32, %b {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> !small
    %g2 = ttg.async_commit_group tokens %t2
    %w = amdg.async_wait %g1 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %b : !small -> tensor<32x64xf16, #blocked>
    %y = ttg.local_load %a : !large -> tensor<64x64xf16, #blocked>
    tt.return
  }
  // Its token decides: the pass replaces the stated 100 groups by 0 instructions.
  tt.func public @counted(%p64: tensor<64x64x!tt.ptr<f16>, #blocked>, %p32: tensor<32x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !large
    %b = ttg.local_alloc : () -> !small
    %t1 = ttg.async_copy_global_to_local %p64, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> !large
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %p32, %b {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> !small
    %g2 = ttg.async_commit_group tokens %t2
    %w = ttg.async_wait %g2 {num = 100 : i32}
    ttg.barrier local
    %x = ttg.local_load %b : !small -> tensor<32x64xf16, #blocked>
    %y = ttg.local_load %a : !large -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @counter(%p64: tensor<64x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !large
    %t1 = ttg.async_copy_global_to_local %p64, %a {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> !large
    %g1 = ttg.async_commit_group tokens %t1
    rocdl.s.wait.asynccnt 1
    ttg.barrier local
    %x = ttg.local_load %a : !large -> tensor<64x64xf16, #blocked> // expect check: SW202
    tt.return
  }
}

// -----

// The tensor data mover.
#shared = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<64x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @too_many(%d: !desc) {
    %a = ttg.local_alloc : () -> !tile
    %t = amdg.async_tdm_copy_global_to_local %d into %a : !desc -> !tile
    %w = amdg.async_tdm_intrinsic_wait %t {count = 1 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !tile -> tensor<64x64xf16, #blocked> // expect check: SW202
    tt.return
  }
  tt.func public @all(%d: !desc) {
    %a = ttg.local_alloc : () -> !tile
    %b = ttg.local_alloc : () -> !tile
    %t1 = amdg.async_tdm_copy_global_to_local %d into %a : !desc -> !tile
    %t2 = amdg.async_tdm_copy_global_to_local %d into %b : !desc -> !tile
    %w = amdg.async_tdm_intrinsic_wait %t1 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !tile -> tensor<64x64xf16, #blocked>
    %y = ttg.local_load %b : !tile -> tensor<64x64xf16, #blocked>
    tt.return
  }
  tt.func public @counted(%d: !desc) {
    %a = ttg.local_alloc : () -> !tile
    %t = amdg.async_tdm_copy_global_to_local %d into %a : !desc -> !tile
    %w = amdg.async_tdm_wait %t {num = 1 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !tile -> tensor<64x64xf16, #blocked>
    tt.return
  }
}
