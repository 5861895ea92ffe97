// A cast of a memref may leave out what the type of its source states, and the module states the
// size of the workgroup.
#sh = #gpu.address_space<workgroup>
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @element_behind_the_loaded_ones(%x: f32) workgroup(%m : memref<1024xf32, #sh>) kernel attributes {known_block_size = array<i32: 96, 1, 1>} {
    %c4 = arith.constant 4 : index
    %c31 = arith.constant 31 : index
    %t = gpu.thread_id x
    %a = arith.minui %t, %c4 : index
    %v = memref.cast %m : memref<1024xf32, #sh> to memref<?xf32, strided<[?], offset: ?>, #sh>
    %l = memref.load %m[%a] : memref<1024xf32, #sh>
    memref.store %x, %v[%c31] : memref<?xf32, strided<[?], offset: ?>, #sh>
    gpu.return
  }
  gpu.func @one_of_the_loaded_elements(%x: f32) workgroup(%m : memref<1024xf32, #sh>) kernel attributes {known_block_size = array<i32: 96, 1, 1>} {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %t = gpu.thread_id x
    %a = arith.minui %t, %c4 : index
    %v = memref.cast %m : memref<1024xf32, #sh> to memref<?xf32, strided<[?], offset: ?>, #sh>
    %l = memref.load %m[%a] : memref<1024xf32, #sh>
    memref.store %x, %v[%c3] : memref<?xf32, strided<[?], offset: ?>, #sh> // expect check: SW102
    gpu.return
  }
  gpu.func @store_in_workgroups_of_this_size(%v: f32) workgroup(%m : memref<64xf32, #sh>) kernel attributes {known_block_size = array<i32: 96, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c96 = arith.constant 96 : index
    %size = gpu.block_dim x
    %l = memref.load %m[%c0] : memref<64xf32, #sh>
    %is_this = arith.cmpi eq, %size, %c96 : index
    scf.if %is_this {
      memref.store %v, %m[%c0] : memref<64xf32, #sh> // expect check: SW102
    }
    gpu.return
  }
  gpu.func @store_in_workgroups_of_another_size(%v: f32) workgroup(%m : memref<64xf32, #sh>) kernel attributes {known_block_size = array<i32: 96, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %size = gpu.block_dim x
    %l = memref.load %m[%c0] : memref<64xf32, #sh>
    %is_small = arith.cmpi eq, %size, %c4 : index
    scf.if %is_small {
      memref.store %v, %m[%c0] : memref<64xf32, #sh>
    }
    gpu.return
  }
}
