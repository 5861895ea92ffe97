// Waits for hardware counters in a module of Triton leave what they state.

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!S = !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
!P = tensor<64x64x!tt.ptr<f16>, #row>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @a_store_is_left() -> tensor<64x64xf16, #col> {
    %z = arith.constant dense<0.0> : tensor<64x64xf16, #row>
    %a = ttg.local_alloc : () -> !S
    ttg.local_store %z, %a : tensor<64x64xf16, #row> -> !S
    amdg.memory_counter_wait ds(5)
    rocdl.s.barrier
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW104
    tt.return %x : tensor<64x64xf16, #col>
  }
  tt.func public @no_store_is_left() -> tensor<64x64xf16, #col> {
    %z = arith.constant dense<0.0> : tensor<64x64xf16, #row>
    %a = ttg.local_alloc : () -> !S
    ttg.local_store %z, %a : tensor<64x64xf16, #row> -> !S
    amdg.memory_counter_wait ds(0)
    rocdl.s.barrier
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col>
    tt.return %x : tensor<64x64xf16, #col>
  }
  tt.func public @stores_are_not_waited_for() -> tensor<64x64xf16, #col> {
    %z = arith.constant dense<0.0> : tensor<64x64xf16, #row>
    %a = ttg.local_alloc : () -> !S
    ttg.local_store %z, %a : tensor<64x64xf16, #row> -> !S
    amdg.memory_counter_wait load(0)
    rocdl.s.barrier
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW104
    tt.return %x : tensor<64x64xf16, #col>
  }
  // Each copy is two instructions of a wave.
  tt.func public @one_copy_is_left(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %b = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = ttg.async_commit_group
    %2 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %3 = ttg.async_commit_group
    amdg.memory_counter_wait load(2)
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col>
    %y = ttg.local_load %b : !S -> tensor<64x64xf16, #col> // expect check: SW202
    tt.return %x : tensor<64x64xf16, #col>
  }
  tt.func public @both_may_be_left(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %b = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = ttg.async_commit_group
    %2 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %3 = ttg.async_commit_group
    amdg.memory_counter_wait load(4)
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW202
    amdg.memory_counter_wait load(0)
    ttg.barrier local
    %y = ttg.local_load %b : !S -> tensor<64x64xf16, #col>
    tt.return %x : tensor<64x64xf16, #col>
  }
  // vmcnt 0, the others at their largest values.
  tt.func public @packed(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = ttg.async_commit_group
    rocdl.s.waitcnt 3952
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col>
    tt.return %x : tensor<64x64xf16, #col>
  }
  // Copies without a commit count like others: a wait for all completes them, one for a group does
  // not.
  tt.func public @without_a_commit(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %b = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    amdg.memory_counter_wait load(0)
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col>
    %1 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %2 = amdg.async_wait {num_inst = 0 : i32}
    ttg.barrier local
    %y = ttg.local_load %b : !S -> tensor<64x64xf16, #col>
    tt.return %x : tensor<64x64xf16, #col>
  }
  tt.func public @open_group(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW202
    tt.return %x : tensor<64x64xf16, #col>
  }
  // The two instructions of the copy may be left.
  tt.func public @without_a_commit_or_a_wait(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = amdg.async_wait {num_inst = 100 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW202
    tt.return %x : tensor<64x64xf16, #col>
  }
  tt.func public @behind_a_commit(%p: !P) -> tensor<64x64xf16, #col> {
    %a = ttg.local_alloc : () -> !S
    %b = ttg.local_alloc : () -> !S
    %0 = ttg.async_copy_global_to_local %p, %b {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %1 = ttg.async_commit_group
    %2 = ttg.async_copy_global_to_local %p, %a {contiguity = 8 : i32} : !P -> <64x64xf16, #sh, #smem, mutable>
    %3 = amdg.async_wait {num_inst = 2 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !S -> tensor<64x64xf16, #col> // expect check: SW202
    tt.return %x : tensor<64x64xf16, #col>
  }
}
