// Which threads make an access depends on a value that is not followed. Such an access may race, or
// one thread makes both accesses.
// options check: warp-locality
#sh = #gpu.address_space<workgroup>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @owner_of_an_argument(%v: f32, %n: index) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %owner = arith.cmpi eq, %tid, %n : index
    scf.if %owner {
      memref.store %v, %m[%c0] : memref<512xf32, #sh> // expect check: note lower::unknown-index
      %x = memref.load %m[%c0] : memref<512xf32, #sh> // expect check: note lower::unknown-index
    }
    gpu.return
  }
  gpu.func @owner_of_an_iteration(%v: f32, %n: index) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %i = %c0 to %c64 step %c1 {
      %owner = arith.cmpi eq, %tid, %i : index
      scf.if %owner {
        memref.store %v, %m[%c0] : memref<512xf32, #sh> // expect check: note lower::unknown-index
        %x = memref.load %m[%c0] : memref<512xf32, #sh> // expect check: note lower::unknown-index
      }
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @index_that_is_not_followed(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    affine.store %v, %m[symbol(%tid)] : memref<512xf32, #sh> // expect check: note lower::unknown-index
    %x = affine.load %m[symbol(%tid)] : memref<512xf32, #sh> // expect check: note lower::unknown-index
    gpu.return
  }
  gpu.func @thread_register(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %register = nvvm.read.ptx.sreg.tid.x : i32
    %tid = arith.index_cast %register : i32 to index
    memref.store %v, %m[%tid] : memref<512xf32, #sh>
    %x = memref.load %m[%tid] : memref<512xf32, #sh>
    gpu.return
  }
  gpu.func @counter(%n: index) workgroup(%m : memref<512xi32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant 1 : i32
    scf.for %i = %c0 to %n step %c1 {
      %old = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<512xi32, #sh>) -> i32
    }
    %x = memref.load %m[%c0] : memref<512xi32, #sh> // expect check: SW101
    gpu.return
  }
}
