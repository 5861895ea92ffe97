// Each thread accesses elements of a memref that depend on its index. Program order suffices where no
// other thread accesses these.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @own_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @next_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %a = arith.addi %tid, %c1 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
  gpu.func @own_odd_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %a = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%tid)
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @even_and_odd(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %a = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%tid)
    %b = affine.apply affine_map<(d0) -> (2 * d0)>(%tid)
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%b] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @flipped(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %a = arith.xori %tid, %c1 : index
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @flipped_and_own(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %a = arith.xori %tid, %c64 : index
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
  gpu.func @own_element_in_a_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @own_rows(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @rows_of_others(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 64 + d1)>(%i, %tid)
      %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    }
    gpu.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @two_dimensions(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 4, 1>} {
    %tid = gpu.thread_id x
    %ty = gpu.thread_id y
    %l = affine.apply affine_map<(d0, d1) -> (d0 + 32 * d1)>(%tid, %ty)
    memref.store %v, %m[%l] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%l] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @one_of_two_dimensions(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 4, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
}

// -----

gpu.module @m [#rocdl.target<chip = "gfx942">] {
  gpu.func @own_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @next_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %a = arith.addi %tid, %c1 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
  gpu.func @own_odd_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %a = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%tid)
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @even_and_odd(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %a = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%tid)
    %b = affine.apply affine_map<(d0) -> (2 * d0)>(%tid)
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%b] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @flipped(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %a = arith.xori %tid, %c1 : index
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @flipped_and_own(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %a = arith.xori %tid, %c64 : index
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
  gpu.func @own_element_in_a_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
      memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @own_rows(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @rows_of_others(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 128 + d1)>(%i, %tid)
      memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    scf.for %i = %c0 to %c2 step %c1 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 64 + d1)>(%i, %tid)
      %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    }
    gpu.return
  }
}

// -----

gpu.module @m [#rocdl.target<chip = "gfx942">] {
  gpu.func @two_dimensions(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 4, 1>} {
    %tid = gpu.thread_id x
    %ty = gpu.thread_id y
    %l = affine.apply affine_map<(d0, d1) -> (d0 + 32 * d1)>(%tid, %ty)
    memref.store %v, %m[%l] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%l] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @one_of_two_dimensions(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 4, 1>} {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
}
