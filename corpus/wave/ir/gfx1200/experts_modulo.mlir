#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 32) * 32)>
#map4 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 32)>
#map6 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 32)>
#map7 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 48)>
#map8 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map9 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map10 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 64)>
#map11 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 80)>
#map12 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 64)>
#map13 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 96)>
#map14 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 112)>
#map15 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 96)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map17 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map23 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map24 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 2, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @experts {
    stream.executable.export public @experts workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @experts(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<i32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [256, 128], strides: [128, 1] : memref<f16> to memref<256x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [64], strides: [1] : memref<i32> to memref<64xi32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<f32> to memref<64x64xf32, strided<[64, 1]>>
        %alloc = memref.alloc() : memref<2304xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = vector.load %reinterpret_cast_0[%4] : memref<64xi32, strided<[1]>>, vector<1xi32>
        %6 = vector.extract %5[0] : i32 from vector<1xi32>
        %7 = arith.index_cast %6 : i32 to index
        %8 = affine.apply #map1()[%thread_id_x]
        %9 = vector.load %reinterpret_cast[%7, %8] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %10 = affine.apply #map2()[%thread_id_x]
        %11 = vector.load %reinterpret_cast[%7, %10] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %12 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_y]
        %13 = affine.apply #map4()[%thread_id_x]
        %14 = vector.load %reinterpret_cast_1[%12, %13] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %15 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %14, %view[%15, %13] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %16 = affine.apply #map6()[%thread_id_x]
        %17 = vector.load %reinterpret_cast[%7, %16] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %18 = affine.apply #map7()[%thread_id_x]
        %19 = vector.load %reinterpret_cast[%7, %18] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %20 = affine.apply #map8()[%thread_id_x]
        %21 = vector.load %reinterpret_cast_1[%12, %20] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        rocdl.s.barrier.wait -1
        %22 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %23 = vector.load %view[%22, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %24 = vector.load %view[%22, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %25 = amdgpu.wmma 16x16x16 %9 * %23 + %cst : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        vector.store %21, %view[%15, %13] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %26 = affine.apply #map10()[%thread_id_x]
        %27 = vector.load %reinterpret_cast[%7, %26] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %28 = affine.apply #map11()[%thread_id_x]
        %29 = vector.load %reinterpret_cast[%7, %28] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %30 = affine.apply #map12()[%thread_id_x]
        %31 = vector.load %reinterpret_cast_1[%12, %30] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %32 = amdgpu.wmma 16x16x16 %11 * %24 + %25 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        %33 = vector.load %view[%22, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %34 = vector.load %view[%22, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %35 = amdgpu.wmma 16x16x16 %17 * %33 + %32 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        vector.store %31, %view[%15, %13] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %36 = affine.apply #map13()[%thread_id_x]
        %37 = vector.load %reinterpret_cast[%7, %36] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %38 = affine.apply #map14()[%thread_id_x]
        %39 = vector.load %reinterpret_cast[%7, %38] : memref<256x128xf16, strided<[128, 1]>>, vector<8xf16>
        %40 = affine.apply #map15()[%thread_id_x]
        %41 = vector.load %reinterpret_cast_1[%12, %40] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %42 = amdgpu.wmma 16x16x16 %19 * %34 + %35 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        %43 = vector.load %view[%22, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %44 = vector.load %view[%22, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %45 = amdgpu.wmma 16x16x16 %27 * %43 + %42 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        vector.store %41, %view[%15, %13] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %46 = amdgpu.wmma 16x16x16 %29 * %44 + %45 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        %47 = vector.load %view[%22, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %48 = vector.load %view[%22, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %49 = amdgpu.wmma 16x16x16 %37 * %47 + %46 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %50 = amdgpu.wmma 16x16x16 %39 * %48 + %49 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %51 = vector.extract_strided_slice %50 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %52 = affine.apply #map16()[%block_id_x, %thread_id_x]
        %53 = affine.apply #map17()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %51, %reinterpret_cast_2[%52, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %50 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %55 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %54, %reinterpret_cast_2[%55, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %50 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %57 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %56, %reinterpret_cast_2[%57, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %58 = vector.extract_strided_slice %50 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %59 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %58, %reinterpret_cast_2[%59, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %50 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %61 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %60, %reinterpret_cast_2[%61, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %62 = vector.extract_strided_slice %50 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %63 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %62, %reinterpret_cast_2[%63, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %64 = vector.extract_strided_slice %50 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %65 = affine.apply #map23()[%block_id_x, %thread_id_x]
        vector.store %64, %reinterpret_cast_2[%65, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %66 = vector.extract_strided_slice %50 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %67 = affine.apply #map24()[%block_id_x, %thread_id_x]
        vector.store %66, %reinterpret_cast_2[%67, %53] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<256x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<64xi32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<64x128xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x64xf32>
    %4 = flow.dispatch @experts::@experts(%0, %1, %2, %3) : (tensor<256x128xf16>, tensor<64xi32>, tensor<64x128xf16>, tensor<64x64xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x64xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x64xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}
