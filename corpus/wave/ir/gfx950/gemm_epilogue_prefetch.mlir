#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map2 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map6 = affine_map<()[s0] -> (s0 mod 16)>
#map7 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 8 + 32)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 32)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map11 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map16 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map17 = affine_map<()[s0] -> (s0 mod 32)>
#map18 = affine_map<()[s0] -> ((s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm_epilogue {
    stream.executable.export public @gemm_epilogue workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm_epilogue(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c3 = arith.constant 3 : index
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c4096 = arith.constant 4096 : index
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [96, 128], strides: [128, 1] : memref<f16> to memref<96x128xf16, strided<[128, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [96], strides: [1] : memref<f32> to memref<96xf32, strided<[1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 96], strides: [96, 1] : memref<f32> to memref<64x96xf32, strided<[96, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c4096][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<34xf32, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x32xf32, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_5 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%4, %5] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %7 = affine.apply #map2()[%thread_id_x, %block_id_y]
        %8 = affine.apply #map3()[%thread_id_x]
        %9 = vector.load %reinterpret_cast_0[%7, %8] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %10 = affine.apply #map4()[%thread_id_x]
        vector.store %6, %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map5()[%thread_id_x]
        vector.store %9, %view_4[%11, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %12 = affine.apply #map6()[%thread_id_x]
        %13 = affine.apply #map7()[%thread_id_x]
        %14:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst) -> (vector<4xf32>, vector<4xf32>) {
          amdgpu.lds_barrier
          %58 = vector.load %view_4[%12, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %59 = vector.load %view_4[%13, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %60 = vector.load %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %61 = affine.apply #map8()[%arg4, %thread_id_x]
          %62 = vector.load %reinterpret_cast[%4, %61] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %63 = affine.apply #map9()[%arg4, %thread_id_x]
          %64 = vector.load %reinterpret_cast_0[%7, %63] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          %65 = amdgpu.mfma 16x16x32 %60 * %58 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %66 = amdgpu.mfma 16x16x32 %60 * %59 + %arg6 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          vector.store %62, %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %64, %view_4[%11, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %65, %66 : vector<4xf32>, vector<4xf32>
        }
        amdgpu.lds_barrier
        %15 = affine.apply #map6()[%thread_id_x]
        %16 = vector.load %view_4[%15, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %17 = affine.apply #map7()[%thread_id_x]
        %18 = vector.load %view_4[%17, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = vector.load %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = amdgpu.mfma 16x16x32 %19 * %16 + %14#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %21 = amdgpu.mfma 16x16x32 %19 * %18 + %14#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %22 = vector.extract_strided_slice %20 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        amdgpu.lds_barrier
        %23 = affine.apply #map10()[%block_id_x, %thread_id_x]
        %24 = affine.apply #map11()[%thread_id_x, %block_id_y]
        vector.store %22, %view_3[%23, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %25 = vector.extract_strided_slice %20 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %26 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %25, %view_3[%26, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %27 = vector.extract_strided_slice %20 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %28 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %27, %view_3[%28, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %29 = vector.extract_strided_slice %20 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %30 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %29, %view_3[%30, %24] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %31 = vector.extract_strided_slice %21 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %32 = affine.apply #map15()[%thread_id_x, %block_id_y]
        vector.store %31, %view_3[%23, %32] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %33 = vector.extract_strided_slice %21 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %33, %view_3[%26, %32] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %34 = vector.extract_strided_slice %21 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %34, %view_3[%28, %32] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %35 = vector.extract_strided_slice %21 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %35, %view_3[%30, %32] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %36 = affine.apply #map16()[%thread_id_x, %block_id_y]
        %37 = vector.load %reinterpret_cast_1[%36] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %38 = affine.apply #map17()[%thread_id_x]
        vector.store %37, %view[%38] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        amdgpu.lds_barrier
        %39 = memref.load %view[%15] : memref<34xf32, #gpu.address_space<workgroup>>
        %40 = memref.load %view[%17] : memref<34xf32, #gpu.address_space<workgroup>>
        %41 = vector.broadcast %39 : f32 to vector<4xf32>
        %42 = vector.broadcast %40 : f32 to vector<4xf32>
        %43 = affine.apply #map18()[%thread_id_x]
        %44 = vector.load %view_3[%43, %15] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %45 = vector.load %view_3[%43, %17] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %46 = arith.addf %44, %41 : vector<4xf32>
        %47 = arith.addf %45, %42 : vector<4xf32>
        %48 = arith.maximumf %46, %cst : vector<4xf32>
        %49 = arith.maximumf %47, %cst : vector<4xf32>
        %50 = vector.extract_strided_slice %48 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %50, %reinterpret_cast_2[%23, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %48 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %51, %reinterpret_cast_2[%26, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %52 = vector.extract_strided_slice %48 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %52, %reinterpret_cast_2[%28, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %53 = vector.extract_strided_slice %48 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %53, %reinterpret_cast_2[%30, %24] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %49 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %54, %reinterpret_cast_2[%23, %32] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %55 = vector.extract_strided_slice %49 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %55, %reinterpret_cast_2[%26, %32] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %49 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %56, %reinterpret_cast_2[%28, %32] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %57 = vector.extract_strided_slice %49 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %57, %reinterpret_cast_2[%30, %32] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<64x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<96x128xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<96xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x96xf32>
    %4 = flow.dispatch @gemm_epilogue::@gemm_epilogue(%0, %1, %2, %3) : (tensor<64x128xf16>, tensor<96x128xf16>, tensor<96xf32>, tensor<64x96xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x96xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x96xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}
