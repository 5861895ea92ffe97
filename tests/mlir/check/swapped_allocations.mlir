// A loop swaps two allocations, or its counter selects one of them. Each iteration uses the other
// one, so one barrier an iteration is enough.
// options check: warp-locality
// expect check: no notes
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!r = !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @swapped(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) : i32 {
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
      scf.yield %q, %p : !t, !t
    }
    tt.return
  }
  tt.func public @not_swapped(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) : i32 {
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t // expect check: SW102
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
      scf.yield %p, %q : !t, !t
    }
    tt.return
  }
  tt.func public @loads_the_other(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) : i32 {
      ttg.barrier local
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      %l = ttg.local_load %q : !t -> tensor<64x64xf16, #c>
      scf.yield %q, %p : !t, !t
    }
    tt.return
  }
  tt.func public @swapped_twice(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) : i32 {
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.local_store %v, %q : tensor<64x64xf16, #b> -> !t // expect check: SW102
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
      scf.yield %q, %p : !t, !t
    }
    tt.return
  }
  tt.func public @rotated(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %z = ttg.local_alloc : () -> !t
    ttg.local_store %v, %z : tensor<64x64xf16, #b> -> !t
    %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y, %o = %z) -> (!t, !t, !t) : i32 {
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %o : !t -> tensor<64x64xf16, #c>
      scf.yield %q, %o, %p : !t, !t, !t
    }
    tt.return
  }
  tt.func public @by_parity(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %m = arith.remsi %i, %c2 : i32
      %e = arith.cmpi eq, %m, %c0 : i32
      %p = arith.select %e, %x, %y : !t
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_sign(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %e = arith.cmpi sgt, %i, %c1 : i32
      %p = arith.select %e, %x, %y : !t
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t // expect check: SW102
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_warp(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %w = ttg.warp_id
    %bit = arith.andi %w, %c1 : i32
    %e = arith.cmpi eq, %bit, %c0 : i32
    %p = arith.select %e, %x, %y : !t
    ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
    %l = ttg.local_load %x : !t -> tensor<64x64xf16, #c> // expect check: SW101
    tt.return
  }
  tt.func public @by_branch_of_warps(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %w = ttg.warp_id
    %bit = arith.andi %w, %c1 : i32
    %e = arith.cmpi eq, %bit, %c0 : i32
    %p = scf.if %e -> (!t) {
      scf.yield %x : !t
    } else {
      scf.yield %y : !t
    }
    ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
    %l = ttg.local_load %x : !t -> tensor<64x64xf16, #c> // expect check: SW101
    tt.return
  }
  tt.func public @by_branch(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %m = arith.remsi %i, %c2 : i32
      %e = arith.cmpi eq, %m, %c0 : i32
      %p = scf.if %e -> (!t) {
        scf.yield %x : !t
      } else {
        scf.yield %y : !t
      }
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_branch_of_slots(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %r = ttg.local_alloc : () -> !r
    %x = ttg.memdesc_index %r[%c0] : !r -> !t
    %y = ttg.memdesc_index %r[%c1] : !r -> !t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %m = arith.remsi %i, %c2 : i32
      %e = arith.cmpi eq, %m, %c0 : i32
      %p = scf.if %e -> (!t) {
        scf.yield %x : !t
      } else {
        scf.yield %y : !t
      }
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_branch_with_slots(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %r = ttg.local_alloc : () -> !r
    scf.for %i = %c0 to %n step %c1 : i32 {
      %m = arith.andi %i, %c1 : i32
      %e = arith.cmpi eq, %m, %c0 : i32
      %p = scf.if %e -> (!t) {
        %x = ttg.memdesc_index %r[%c0] : !r -> !t
        scf.yield %x : !t
      } else {
        %y = ttg.memdesc_index %r[%c1] : !r -> !t
        scf.yield %y : !t
      }
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_branch_of_indices(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %r = ttg.local_alloc : () -> !r
    scf.for %i = %c0 to %n step %c1 : i32 {
      %m = arith.andi %i, %c1 : i32
      %e = arith.cmpi eq, %m, %c0 : i32
      %j = scf.if %e -> (i32) {
        scf.yield %c0 : i32
      } else {
        scf.yield %c1 : i32
      }
      %p = ttg.memdesc_index %r[%j] : !r -> !t
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
  tt.func public @by_flag(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %f = scf.for %i = %c0 to %n step %c1 iter_args(%e = %true) -> (i1) : i32 {
      %p = arith.select %e, %x, %y : !t
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
      %g = arith.xori %e, %true : i1
      scf.yield %g : i1
    }
    tt.return
  }
  tt.func public @by_branch_of_sign(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %e = arith.cmpi sgt, %i, %c1 : i32
      %p = scf.if %e -> (!t) {
        scf.yield %x : !t
      } else {
        scf.yield %y : !t
      }
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t // expect check: SW102
      ttg.barrier local
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c>
    }
    tt.return
  }
}
