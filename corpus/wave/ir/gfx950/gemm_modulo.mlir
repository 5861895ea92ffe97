#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 32 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 32)>
#map7 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map9 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 8 + 64)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 64)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map13 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map17 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
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
        %c6 = arith.constant 6 : index
        %c1 = arith.constant 1 : index
        %c4608 = arith.constant 4608 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = affine.apply #map3()[%thread_id_x]
        %8 = vector.load %reinterpret_cast_0[%6, %7] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %9 = affine.apply #map4()[%thread_id_x]
        vector.store %5, %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %10 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %8, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map6()[%thread_id_x]
        %12 = vector.load %reinterpret_cast[%3, %11] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %13 = affine.apply #map7()[%thread_id_x]
        %14 = vector.load %reinterpret_cast_0[%6, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        amdgpu.lds_barrier
        %15 = affine.apply #map8()[%thread_id_x, %thread_id_y]
        %16 = vector.load %view[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %17 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %18 = vector.load %view[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = vector.load %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20:7 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %12, %arg7 = %14, %arg8 = %16, %arg9 = %18, %arg10 = %19) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>) {
          %42 = amdgpu.mfma 16x16x32 %arg10 * %arg8 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %43 = amdgpu.mfma 16x16x32 %arg10 * %arg9 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          vector.store %arg6, %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg7, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %44 = affine.apply #map10()[%arg3, %thread_id_x]
          %45 = vector.load %reinterpret_cast[%3, %44] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %46 = affine.apply #map11()[%arg3, %thread_id_x]
          %47 = vector.load %reinterpret_cast_0[%6, %46] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          %48 = vector.load %view[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %49 = vector.load %view[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %50 = vector.load %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %42, %43, %45, %47, %48, %49, %50 : vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>
        }
        %21 = amdgpu.mfma 16x16x32 %20#6 * %20#4 + %20#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %22 = amdgpu.mfma 16x16x32 %20#6 * %20#5 + %20#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        vector.store %20#2, %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %20#3, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        amdgpu.lds_barrier
        %23 = vector.load %view[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %24 = vector.load %view[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %25 = vector.load %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = amdgpu.mfma 16x16x32 %25 * %23 + %21 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %27 = amdgpu.mfma 16x16x32 %25 * %24 + %22 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %28 = vector.extract_strided_slice %26 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %29 = affine.apply #map12()[%block_id_x, %thread_id_x]
        %30 = affine.apply #map13()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %28, %reinterpret_cast_1[%29, %30] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %31 = vector.extract_strided_slice %26 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %32 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %31, %reinterpret_cast_1[%32, %30] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %33 = vector.extract_strided_slice %26 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %34 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %33, %reinterpret_cast_1[%34, %30] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %35 = vector.extract_strided_slice %26 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %36 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %35, %reinterpret_cast_1[%36, %30] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %37 = vector.extract_strided_slice %27 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %38 = affine.apply #map17()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %37, %reinterpret_cast_1[%29, %38] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %27 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %39, %reinterpret_cast_1[%32, %38] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %40 = vector.extract_strided_slice %27 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %40, %reinterpret_cast_1[%34, %38] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %27 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %41, %reinterpret_cast_1[%36, %38] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
