// Upstream MLIR: a barrier between accesses of a memref, a bare barrier with the wait that makes it
// order memory, and an access that nothing orders.
// options why: warp-locality target=gfx942
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<256xf32, #wg>
    memref.store %f, %a[%tx] : memref<256xf32, #wg>
    gpu.barrier // expect why: `gpu.barrier` (line 12) is necessary
    %x = memref.load %a[%c0] : memref<256xf32, #wg> // expect why: `memref.store` (line 11): ordered by `gpu.barrier` (line 12) // expect why: nothing orders it with 1 of them // expect why: `memref.store` (line 14): nothing orders them (SW102)
    memref.store %f, %a[%tx] : memref<256xf32, #wg> // expect why: `memref.load` (line 13): nothing orders them (SW102)
    rocdl.s.waitcnt 49279 // expect why: is necessary
    rocdl.s.barrier // expect why: is necessary: it orders 1 pair of accesses
    %y = memref.load %a[%c0] : memref<256xf32, #wg> // expect why: `memref.store` (line 14): ordered by `rocdl.s.waitcnt` (line 15) and `rocdl.s.barrier` (line 16)
    return
  }
}
