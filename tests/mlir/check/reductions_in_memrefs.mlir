// Tree reductions: threads below the stride add the element at this distance, and a barrier ends each
// step. The stride is a constant, or is halved in a loop.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @steps(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>>
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %s1 = arith.constant 32 : index
    %p1 = arith.cmpi ult, %tid, %s1 : index
    scf.if %p1 {
      %o1 = arith.addi %tid, %s1 : index
      %x1 = memref.load %m[%o1] : memref<512xf32, #gpu.address_space<workgroup>>
      %y1 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z1 = arith.addf %x1, %y1 : f32
      memref.store %z1, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %s2 = arith.constant 16 : index
    %p2 = arith.cmpi ult, %tid, %s2 : index
    scf.if %p2 {
      %o2 = arith.addi %tid, %s2 : index
      %x2 = memref.load %m[%o2] : memref<512xf32, #gpu.address_space<workgroup>>
      %y2 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z2 = arith.addf %x2, %y2 : f32
      memref.store %z2, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @no_barrier_at_first(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @no_barrier_between_steps(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>>
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    %s1 = arith.constant 32 : index
    %p1 = arith.cmpi ult, %tid, %s1 : index
    scf.if %p1 {
      %o1 = arith.addi %tid, %s1 : index
      %x1 = memref.load %m[%o1] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
      %y1 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z1 = arith.addf %x1, %y1 : f32
      memref.store %z1, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @halved_in_a_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    scf.for %i = %c0 to %c7 step %c1 {
      %s = arith.shrui %c64, %i : index
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>>
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @halved_by_a_carried_value(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %last = scf.for %i = %c0 to %c7 step %c1 iter_args(%s = %c64) -> (index) {
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>>
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %h = arith.shrui %s, %c1 : index
      scf.yield %h : index
    }
    gpu.return
  }
  gpu.func @no_barrier_in_the_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    scf.for %i = %c0 to %c7 step %c1 {
      %s = arith.shrui %c64, %i : index
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
    }
    gpu.return
  }
}

// -----

gpu.module @m [#rocdl.target<chip = "gfx942">] {
  gpu.func @steps(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>>
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %s1 = arith.constant 32 : index
    %p1 = arith.cmpi ult, %tid, %s1 : index
    scf.if %p1 {
      %o1 = arith.addi %tid, %s1 : index
      %x1 = memref.load %m[%o1] : memref<512xf32, #gpu.address_space<workgroup>>
      %y1 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z1 = arith.addf %x1, %y1 : f32
      memref.store %z1, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %s2 = arith.constant 16 : index
    %p2 = arith.cmpi ult, %tid, %s2 : index
    scf.if %p2 {
      %o2 = arith.addi %tid, %s2 : index
      %x2 = memref.load %m[%o2] : memref<512xf32, #gpu.address_space<workgroup>>
      %y2 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z2 = arith.addf %x2, %y2 : f32
      memref.store %z2, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @no_barrier_at_first(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @no_barrier_between_steps(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %s0 = arith.constant 64 : index
    %p0 = arith.cmpi ult, %tid, %s0 : index
    scf.if %p0 {
      %o0 = arith.addi %tid, %s0 : index
      %x0 = memref.load %m[%o0] : memref<512xf32, #gpu.address_space<workgroup>>
      %y0 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z0 = arith.addf %x0, %y0 : f32
      memref.store %z0, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    %s1 = arith.constant 32 : index
    %p1 = arith.cmpi ult, %tid, %s1 : index
    scf.if %p1 {
      %o1 = arith.addi %tid, %s1 : index
      %x1 = memref.load %m[%o1] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
      %y1 = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      %z1 = arith.addf %x1, %y1 : f32
      memref.store %z1, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    gpu.return
  }
  gpu.func @halved_in_a_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    scf.for %i = %c0 to %c7 step %c1 {
      %s = arith.shrui %c64, %i : index
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>>
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @halved_by_a_carried_value(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %last = scf.for %i = %c0 to %c7 step %c1 iter_args(%s = %c64) -> (index) {
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>>
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %h = arith.shrui %s, %c1 : index
      scf.yield %h : index
    }
    gpu.return
  }
  gpu.func @no_barrier_in_the_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c64 = arith.constant 64 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    scf.for %i = %c0 to %c7 step %c1 {
      %s = arith.shrui %c64, %i : index
      %p = arith.cmpi ult, %tid, %s : index
      scf.if %p {
        %o = arith.addi %tid, %s : index
        %x = memref.load %m[%o] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
        %y = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %x, %y : f32
        memref.store %z, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      }
    }
    gpu.return
  }
}
