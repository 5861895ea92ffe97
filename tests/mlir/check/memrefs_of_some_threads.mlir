// Conditions on the thread index choose the threads that access a memref.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @halves(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %p = arith.cmpi ult, %tid, %c64 : index
    scf.if %p {
      memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    } else {
      %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @one_half(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c64 = arith.constant 64 : index
    %p = arith.cmpi ult, %tid, %c64 : index
    scf.if %p {
      memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    } else {
      %a = arith.subi %tid, %c64 : index
      %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    }
    gpu.return
  }
  gpu.func @first_thread_alone(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %p = arith.cmpi eq, %tid, %c0 : index
    scf.if %p {
      memref.store %v, %m[%c0] : memref<512xf32, #gpu.address_space<workgroup>>
      %x = memref.load %m[%c0] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    gpu.return
  }
  gpu.func @first_thread_for_all(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %p = arith.cmpi eq, %tid, %c0 : index
    scf.if %p {
      memref.store %v, %m[%c0] : memref<512xf32, #gpu.address_space<workgroup>>
    }
    %x = memref.load %m[%c0] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
}
