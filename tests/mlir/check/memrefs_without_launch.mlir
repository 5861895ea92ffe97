// The module does not state how many threads a workgroup has. No op names threads along y, so the
// workgroup is assumed to have one dimension.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @own_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel {
    %tid = gpu.thread_id x
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: note lower::launch
    %x = memref.load %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @next_element(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %a = arith.addi %tid, %c1 : index
    memref.store %v, %m[%tid] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
  gpu.func @halved_in_a_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel {
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
  gpu.func @no_barrier_in_the_loop(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel {
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
  gpu.func @own_lane(%v: f32) workgroup(%m : memref<4x32xf32, #gpu.address_space<workgroup>>) kernel {
    %lane = gpu.lane_id upper_bound 32
    %warp = gpu.subgroup_id : index
    memref.store %v, %m[%warp, %lane] : memref<4x32xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%warp, %lane] : memref<4x32xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
  gpu.func @lane_of_the_next_warp(%v: f32) workgroup(%m : memref<4x32xf32, #gpu.address_space<workgroup>>) kernel {
    %lane = gpu.lane_id upper_bound 32
    %warp = gpu.subgroup_id : index
    %c1 = arith.constant 1 : index
    %next = arith.addi %warp, %c1 : index
    memref.store %v, %m[%warp, %lane] : memref<4x32xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%next, %lane] : memref<4x32xf32, #gpu.address_space<workgroup>> // expect check: SW101
    gpu.return
  }
}
