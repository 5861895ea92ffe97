// Kernels of different workgroup sizes in one module, which is checked once for each size. One of
// the kernels states none.
// options check: warp-locality
// expect check: bound all-paths
gpu.module @m [#rocdl.target<chip = "gfx942">] {
  gpu.func @two_waves() kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %thread = gpu.thread_id x
    %size = arith.constant 128 : index
    %in = arith.cmpi ult, %thread, %size : index
    scf.if %in {
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @four_waves() kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %thread = gpu.thread_id x
    %size = arith.constant 256 : index
    %half = arith.constant 128 : index
    %in = arith.cmpi ult, %thread, %size : index
    scf.if %in {
      gpu.barrier
    }
    %low = arith.cmpi ult, %thread, %half : index
    scf.if %low {
      gpu.barrier // expect check: SW301 // expect check: note lower::divergent-barrier
    }
    gpu.return
  }
  // Each element has one thread, whatever the size is.
  gpu.func @unstated(%v: f32) workgroup(%m: memref<1024xf32, 3>) kernel {
    %thread = gpu.thread_id x
    memref.store %v, %m[%thread] : memref<1024xf32, 3>
    %x = memref.load %m[%thread] : memref<1024xf32, 3>
    gpu.return
  }
}
