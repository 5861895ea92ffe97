#map = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 32) * 32)>
#map1 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map4 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0, s1] -> (s1 * 16 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map7 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map8 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map9 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map10 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map11 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 32)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map14 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map22 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 2, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm {
    stream.executable.export public @gemm workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c7 = arith.constant 7 : index
        %c1 = arith.constant 1 : index
        %c4608 = arith.constant 4608 : index
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = vector.load %reinterpret_cast_0[%6, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %8 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_y]
        %9 = vector.load %reinterpret_cast_0[%8, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %10 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        vector.store %5, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %7, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        vector.store %9, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %13 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %14 = affine.apply #map8()[%thread_id_x]
        %15 = affine.apply #map9()[%thread_id_x]
        %16 = affine.apply #map10()[%thread_id_x, %thread_id_y]
        %17 = affine.apply #map11()[%thread_id_x]
        %18:2 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst) -> (vector<8xf32>, vector<8xf32>) {
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %60 = vector.load %view[%13, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %61 = vector.load %view[%13, %15] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %62 = vector.load %view[%16, %14] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %63 = vector.load %view[%16, %15] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %64 = vector.load %view_2[%17, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %65 = vector.load %view_2[%17, %15] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %66 = affine.apply #map12()[%arg3, %thread_id_x]
          %67 = vector.load %reinterpret_cast[%3, %66] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %68 = vector.load %reinterpret_cast_0[%6, %66] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %69 = vector.load %reinterpret_cast_0[%8, %66] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %70 = amdgpu.wmma 16x16x16 %64 * %60 + %arg4 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %71 = amdgpu.wmma 16x16x16 %65 * %61 + %70 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %72 = amdgpu.wmma 16x16x16 %64 * %62 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %73 = amdgpu.wmma 16x16x16 %65 * %63 + %72 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.barrier.wait -1
          vector.store %67, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %68, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %69, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %71, %73 : vector<8xf32>, vector<8xf32>
        }
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %19 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %20 = affine.apply #map8()[%thread_id_x]
        %21 = vector.load %view[%19, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %22 = affine.apply #map9()[%thread_id_x]
        %23 = vector.load %view[%19, %22] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %24 = affine.apply #map10()[%thread_id_x, %thread_id_y]
        %25 = vector.load %view[%24, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = vector.load %view[%24, %22] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = affine.apply #map11()[%thread_id_x]
        %28 = vector.load %view_2[%27, %20] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %29 = vector.load %view_2[%27, %22] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %30 = amdgpu.wmma 16x16x16 %28 * %21 + %18#0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %31 = amdgpu.wmma 16x16x16 %29 * %23 + %30 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %32 = amdgpu.wmma 16x16x16 %28 * %25 + %18#1 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %33 = amdgpu.wmma 16x16x16 %29 * %26 + %32 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %34 = vector.extract_strided_slice %31 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %35 = affine.apply #map13()[%block_id_x, %thread_id_x]
        %36 = affine.apply #map14()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %34, %reinterpret_cast_1[%35, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %37 = vector.extract_strided_slice %31 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %38 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %37, %reinterpret_cast_1[%38, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %31 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %40 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %39, %reinterpret_cast_1[%40, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %31 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %42 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %41, %reinterpret_cast_1[%42, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %43 = vector.extract_strided_slice %31 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %43, %reinterpret_cast_1[%44, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %31 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %46 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %45, %reinterpret_cast_1[%46, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %31 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %48 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %47, %reinterpret_cast_1[%48, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %31 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %50 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %49, %reinterpret_cast_1[%50, %36] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %33 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %52 = affine.apply #map22()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %51, %reinterpret_cast_1[%35, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %53 = vector.extract_strided_slice %33 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %53, %reinterpret_cast_1[%38, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %33 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %54, %reinterpret_cast_1[%40, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %55 = vector.extract_strided_slice %33 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %55, %reinterpret_cast_1[%42, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %33 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %56, %reinterpret_cast_1[%44, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %57 = vector.extract_strided_slice %33 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %57, %reinterpret_cast_1[%46, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %58 = vector.extract_strided_slice %33 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %58, %reinterpret_cast_1[%48, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %59 = vector.extract_strided_slice %33 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %59, %reinterpret_cast_1[%50, %52] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<128x256xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<192x256xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<128x192xf32>
    %3 = flow.dispatch @gemm::@gemm(%0, %1, %2) : (tensor<128x256xf16>, tensor<192x256xf16>, tensor<128x192xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<128x192xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<128x192xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
