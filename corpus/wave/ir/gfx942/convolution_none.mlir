#map = affine_map<()[s0, s1, s2] -> ((s1 * 16 + s2 * 32 + s0 floordiv 8 - ((s1 * 16 + s0 floordiv 8) floordiv 32) * 32) floordiv 64)>
#map1 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32)>
#map2 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 8) mod 32)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 8 - ((s1 * 16 + s0 floordiv 8) floordiv 32) * 32)>
#map4 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32 + 1)>
#map5 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32 + 2)>
#map6 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32 + 3)>
#map7 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map8 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map9 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map10 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map11 = affine_map<()[s0, s1, s2, s3] -> (s1 floordiv 3 + ((s2 * 16 + s3 * 32 + s0 floordiv 8 - ((s2 * 16 + s0 floordiv 8) floordiv 32) * 32) mod 64) floordiv 8)>
#map12 = affine_map<()[s0, s1] -> (s1 + (s0 floordiv 8) mod 8 - (s1 floordiv 3) * 3)>
#map13 = affine_map<()[s0] -> (s0 floordiv 3)>
#map14 = affine_map<()[s0] -> (s0 mod 3)>
#map15 = affine_map<()[s0, s1] -> ((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) floordiv 16)>
#map16 = affine_map<()[s0, s1] -> (((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) mod 16) floordiv 2)>
#map17 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8)>
#map18 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map19 = affine_map<()[s0, s1] -> (((s0 * 8 + (s1 floordiv 64) * 4 + (s1 mod 64) floordiv 16) mod 16) floordiv 2)>
#map20 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 1)>
#map21 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 2)>
#map22 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 3)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @convolution {
    stream.executable.export public @convolution workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @convolution(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c1 = arith.constant 1 : index
        %c9 = arith.constant 9 : index
        %c2304 = arith.constant 2304 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [2, 10, 10, 32], strides: [3200, 320, 32, 1] : memref<f16> to memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [3, 3, 32, 64], strides: [6144, 2048, 64, 1] : memref<f16> to memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [2, 8, 8, 64], strides: [4096, 512, 64, 1] : memref<f32> to memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %6 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = affine.apply #map4()[%thread_id_x]
        %8 = affine.apply #map5()[%thread_id_x]
        %9 = affine.apply #map6()[%thread_id_x]
        %10 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %11 = affine.apply #map8()[%thread_id_x]
        %12 = affine.apply #map9()[%thread_id_x]
        %13 = affine.apply #map10()[%thread_id_x]
        %14 = scf.for %arg3 = %c0 to %c9 step %c1 iter_args(%arg4 = %cst) -> (vector<4xf32>) {
          %27 = affine.apply #map11()[%thread_id_x, %arg3, %thread_id_y, %block_id_x]
          %28 = affine.apply #map12()[%thread_id_x, %arg3]
          %29 = vector.load %reinterpret_cast[%3, %27, %28, %4] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<4xf16>
          amdgpu.lds_barrier
          vector.store %29, %view_2[%5, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %30 = affine.apply #map13()[%arg3]
          %31 = affine.apply #map14()[%arg3]
          %32 = memref.load %reinterpret_cast_0[%30, %31, %4, %6] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %33 = memref.load %reinterpret_cast_0[%30, %31, %7, %6] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %34 = memref.load %reinterpret_cast_0[%30, %31, %8, %6] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %35 = memref.load %reinterpret_cast_0[%30, %31, %9, %6] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %36 = vector.from_elements %32, %33, %34, %35 : vector<4xf16>
          vector.store %36, %view[%5, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          amdgpu.lds_barrier
          %37 = vector.load %view[%10, %11] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %38 = vector.load %view[%10, %12] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %39 = vector.load %view_2[%13, %11] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %40 = vector.load %view_2[%13, %12] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %41 = amdgpu.mfma 16x16x16 %39 * %37 + %arg4 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %42 = amdgpu.mfma 16x16x16 %40 * %38 + %41 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          scf.yield %42 : vector<4xf32>
        }
        %15 = vector.extract_strided_slice %14 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %16 = affine.apply #map15()[%thread_id_x, %block_id_x]
        %17 = affine.apply #map16()[%thread_id_x, %block_id_x]
        %18 = affine.apply #map17()[%thread_id_x]
        %19 = affine.apply #map18()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %15, %reinterpret_cast_1[%16, %17, %18, %19] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %20 = vector.extract_strided_slice %14 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %21 = affine.apply #map19()[%block_id_x, %thread_id_x]
        %22 = affine.apply #map20()[%thread_id_x]
        vector.store %20, %reinterpret_cast_1[%16, %21, %22, %19] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %23 = vector.extract_strided_slice %14 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %24 = affine.apply #map21()[%thread_id_x]
        vector.store %23, %reinterpret_cast_1[%16, %21, %24, %19] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %25 = vector.extract_strided_slice %14 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %26 = affine.apply #map22()[%thread_id_x]
        vector.store %25, %reinterpret_cast_1[%16, %21, %26, %19] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<2x10x10x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<3x3x32x64xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<2x8x8x64xf32>
    %3 = flow.dispatch @convolution::@convolution(%0, %1, %2) : (tensor<2x10x10x32xf16>, tensor<3x3x32x64xf16>, tensor<2x8x8x64xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<2x8x8x64xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<2x8x8x64xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
