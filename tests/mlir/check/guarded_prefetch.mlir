// A prefetch two iterations ahead, with a copy and its commit in one guard, and shorter waits at the end.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @plus_two(%p: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %n1 = arith.subi %n, %c1 : i32
    %n2 = arith.subi %n, %c2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
    %has1 = arith.cmpi sgt, %n, %c0 : i32
    scf.if %has1 {
      %v = ttg.memdesc_index %a[%c0] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    %has2 = arith.cmpi sgt, %n, %c1 : i32
    scf.if %has2 {
      %v = ttg.memdesc_index %a[%c1] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %i1 = arith.addi %i, %c1 : i32
      %i2 = arith.addi %i, %c2 : i32
      %slot = arith.remsi %i, %c3 : i32
      %next = arith.remsi %i2, %c3 : i32
      %more = arith.cmpi slt, %i1, %n : i32
      scf.if %more {
        %w = ttg.async_wait {num = 1 : i32}
      } else {
        %w = ttg.async_wait {num = 0 : i32}
      }
      ttg.barrier local
      %fetch = arith.cmpi slt, %i2, %n : i32
      scf.if %fetch {
        %v = ttg.memdesc_index %a[%next] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      %u = ttg.memdesc_index %a[%slot] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %x = ttg.local_load %u : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// The same with other spellings of the conditions.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @less_one(%p: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %n1 = arith.subi %n, %c1 : i32
    %n2 = arith.subi %n, %c2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
    %has1 = arith.cmpi sge, %n, %c1 : i32
    scf.if %has1 {
      %v = ttg.memdesc_index %a[%c0] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    %has2 = arith.cmpi sle, %c2, %n : i32
    scf.if %has2 {
      %v = ttg.memdesc_index %a[%c1] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %i1 = arith.addi %i, %c1 : i32
      %i2 = arith.addi %i, %c2 : i32
      %slot = arith.remsi %i, %c3 : i32
      %next = arith.remsi %i2, %c3 : i32
      %more = arith.cmpi sgt, %n1, %i : i32
      scf.if %more {
        %w = ttg.async_wait {num = 1 : i32}
      } else {
        %w = ttg.async_wait {num = 0 : i32}
      }
      ttg.barrier local
      %fetch = arith.cmpi slt, %i, %n2 : i32
      scf.if %fetch {
        %v = ttg.memdesc_index %a[%next] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      %u = ttg.memdesc_index %a[%slot] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %x = ttg.local_load %u : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// The last wait leaves a copy in flight whose slot is read.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @last_wait(%p: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %n1 = arith.subi %n, %c1 : i32
    %n2 = arith.subi %n, %c2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
    %has1 = arith.cmpi sgt, %n, %c0 : i32
    scf.if %has1 {
      %v = ttg.memdesc_index %a[%c0] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    %has2 = arith.cmpi sgt, %n, %c1 : i32
    scf.if %has2 {
      %v = ttg.memdesc_index %a[%c1] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %i1 = arith.addi %i, %c1 : i32
      %i2 = arith.addi %i, %c2 : i32
      %slot = arith.remsi %i, %c3 : i32
      %next = arith.remsi %i2, %c3 : i32
      %more = arith.cmpi slt, %i1, %n : i32
      scf.if %more {
        %w = ttg.async_wait {num = 1 : i32}
      } else {
        %w = ttg.async_wait {num = 1 : i32}
      }
      ttg.barrier local
      %fetch = arith.cmpi slt, %i2, %n : i32
      scf.if %fetch {
        %v = ttg.memdesc_index %a[%next] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      %u = ttg.memdesc_index %a[%slot] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %x = ttg.local_load %u : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b> // expect check: SW202 SW202 SW202
    }
    tt.return
  }
}

// -----

// The waits expect a copy more than the prefetch makes.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @ends_early(%p: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %n1 = arith.subi %n, %c1 : i32
    %n2 = arith.subi %n, %c2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
    %has1 = arith.cmpi sgt, %n, %c0 : i32
    scf.if %has1 {
      %v = ttg.memdesc_index %a[%c0] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    %has2 = arith.cmpi sgt, %n, %c1 : i32
    scf.if %has2 {
      %v = ttg.memdesc_index %a[%c1] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
      %g = ttg.async_commit_group tokens %t
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %i1 = arith.addi %i, %c1 : i32
      %i2 = arith.addi %i, %c2 : i32
      %slot = arith.remsi %i, %c3 : i32
      %next = arith.remsi %i2, %c3 : i32
      %more = arith.cmpi slt, %i1, %n : i32
      scf.if %more {
        %w = ttg.async_wait {num = 1 : i32}
      } else {
        %w = ttg.async_wait {num = 0 : i32}
      }
      ttg.barrier local
      %fetch = arith.cmpi slt, %i2, %n1 : i32
      scf.if %fetch {
        %v = ttg.memdesc_index %a[%next] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        %t = ttg.async_copy_global_to_local %p, %v : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      %u = ttg.memdesc_index %a[%slot] : !ttg.memdesc<3x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      %x = ttg.local_load %u : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b> // expect check: SW202
    }
    tt.return
  }
}

// -----

// Only the first iteration waits.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @first(%p: tensor<64x64x!tt.ptr<f16>, #b>, %m: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %m to %n step %c1 : i32 {
      %first = arith.cmpi eq, %i, %m : i32
      scf.if %first {
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
  tt.func public @first_or_before(%p: tensor<64x64x!tt.ptr<f16>, #b>, %m: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %m to %n step %c1 : i32 {
      %first = arith.cmpi sle, %i, %m : i32
      scf.if %first {
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// The first iteration does not wait.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @later(%p: tensor<64x64x!tt.ptr<f16>, #b>, %m: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %t = ttg.async_copy_global_to_local %p, %a : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %m to %n step %c1 : i32 {
      %first = arith.cmpi sgt, %i, %m : i32
      scf.if %first {
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b> // expect check: SW202
    }
    tt.return
  }
}

// -----

// Copies until the counter reaches a bound, and loads from then on.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @until(%p: tensor<64x64x!tt.ptr<f16>, #b>, %m: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %copies = arith.cmpi slt, %i, %m : i32
      scf.if %copies {
        %t = ttg.async_copy_global_to_local %p, %a : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
      } else {
        %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      }
    }
    tt.return
  }
  tt.func public @until_above(%p: tensor<64x64x!tt.ptr<f16>, #b>, %m: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %copies = arith.cmpi sgt, %m, %i : i32
      scf.if %copies {
        %t = ttg.async_copy_global_to_local %p, %a : tensor<64x64x!tt.ptr<f16>, #b> -> <64x64xf16, #s, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
      } else {
        %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      }
    }
    tt.return
  }
}
