#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map3 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map4 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map5 = affine_map<()[s0, s1] -> (s1 * 32 + s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map7 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map8 = affine_map<()[s0] -> (s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map9 = affine_map<()[s0] -> (s0 mod 16)>
#map10 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 32)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 8 + 48)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 32)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map23 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map24 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map25 = affine_map<()[s0] -> (s0 mod 32)>
#map26 = affine_map<()[s0] -> ((s0 floordiv 32) * 16 + ((s0 mod 32) floordiv 16) * 8)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
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
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c4096 = arith.constant 4096 : index
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
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
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = vector.load %reinterpret_cast[%4, %7] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %9 = affine.apply #map3()[%thread_id_x, %block_id_y]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = vector.load %reinterpret_cast_0[%9, %10] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %12 = affine.apply #map5()[%thread_id_x, %block_id_y]
        %13 = vector.load %reinterpret_cast_0[%12, %10] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %14 = affine.apply #map6()[%thread_id_x]
        vector.store %6, %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %8, %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %15 = affine.apply #map7()[%thread_id_x]
        vector.store %11, %view_4[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %16 = affine.apply #map8()[%thread_id_x]
        vector.store %13, %view_4[%16, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %17 = affine.apply #map9()[%thread_id_x]
        %18 = affine.apply #map10()[%thread_id_x]
        %19:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst) -> (vector<8xf32>, vector<8xf32>) {
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %88 = vector.load %view_4[%17, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %89 = vector.load %view_4[%17, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %90 = vector.load %view_4[%18, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %91 = vector.load %view_4[%18, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %92 = vector.load %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %93 = vector.load %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %94 = affine.apply #map11()[%arg4, %thread_id_x]
          %95 = vector.load %reinterpret_cast[%4, %94] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %96 = affine.apply #map12()[%arg4, %thread_id_x]
          %97 = vector.load %reinterpret_cast[%4, %96] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %98 = affine.apply #map13()[%arg4, %thread_id_x]
          %99 = vector.load %reinterpret_cast_0[%9, %98] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          %100 = vector.load %reinterpret_cast_0[%12, %98] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          %101 = amdgpu.wmma 16x16x16 %92 * %88 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %102 = amdgpu.wmma 16x16x16 %93 * %89 + %101 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %103 = amdgpu.wmma 16x16x16 %92 * %90 + %arg6 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %104 = amdgpu.wmma 16x16x16 %93 * %91 + %103 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.barrier.wait -1
          vector.store %95, %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %97, %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %99, %view_4[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %100, %view_4[%16, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %102, %104 : vector<8xf32>, vector<8xf32>
        }
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %20 = affine.apply #map9()[%thread_id_x]
        %21 = vector.load %view_4[%20, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %22 = vector.load %view_4[%20, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %23 = affine.apply #map10()[%thread_id_x]
        %24 = vector.load %view_4[%23, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %25 = vector.load %view_4[%23, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = vector.load %view_5[%14, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = vector.load %view_5[%14, %7] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %28 = amdgpu.wmma 16x16x16 %26 * %21 + %19#0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %29 = amdgpu.wmma 16x16x16 %27 * %22 + %28 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %30 = amdgpu.wmma 16x16x16 %26 * %24 + %19#1 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %31 = amdgpu.wmma 16x16x16 %27 * %25 + %30 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %32 = vector.extract_strided_slice %29 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        amdgpu.lds_barrier
        %33 = affine.apply #map14()[%block_id_x, %thread_id_x]
        %34 = affine.apply #map15()[%thread_id_x, %block_id_y]
        vector.store %32, %view_3[%33, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %35 = vector.extract_strided_slice %29 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %36 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %35, %view_3[%36, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %37 = vector.extract_strided_slice %29 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %38 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %37, %view_3[%38, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %39 = vector.extract_strided_slice %29 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %40 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %39, %view_3[%40, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %41 = vector.extract_strided_slice %29 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %42 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %41, %view_3[%42, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %43 = vector.extract_strided_slice %29 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %43, %view_3[%44, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %45 = vector.extract_strided_slice %29 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %46 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %45, %view_3[%46, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %47 = vector.extract_strided_slice %29 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %48 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %47, %view_3[%48, %34] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %49 = vector.extract_strided_slice %31 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %50 = affine.apply #map23()[%thread_id_x, %block_id_y]
        vector.store %49, %view_3[%33, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %51 = vector.extract_strided_slice %31 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %51, %view_3[%36, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %52 = vector.extract_strided_slice %31 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %52, %view_3[%38, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %53 = vector.extract_strided_slice %31 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %53, %view_3[%40, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %54 = vector.extract_strided_slice %31 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %54, %view_3[%42, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %55 = vector.extract_strided_slice %31 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %55, %view_3[%44, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %56 = vector.extract_strided_slice %31 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %56, %view_3[%46, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %57 = vector.extract_strided_slice %31 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %57, %view_3[%48, %50] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %58 = affine.apply #map24()[%thread_id_x, %block_id_y]
        %59 = vector.load %reinterpret_cast_1[%58] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %60 = affine.apply #map25()[%thread_id_x]
        vector.store %59, %view[%60] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %61 = memref.load %view[%20] : memref<34xf32, #gpu.address_space<workgroup>>
        %62 = memref.load %view[%23] : memref<34xf32, #gpu.address_space<workgroup>>
        %63 = vector.broadcast %61 : f32 to vector<8xf32>
        %64 = vector.broadcast %62 : f32 to vector<8xf32>
        %65 = affine.apply #map26()[%thread_id_x]
        %66 = vector.load %view_3[%65, %20] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %67 = vector.load %view_3[%65, %23] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<8xf32>
        %68 = arith.addf %66, %63 : vector<8xf32>
        %69 = arith.addf %67, %64 : vector<8xf32>
        %70 = arith.maximumf %68, %cst : vector<8xf32>
        %71 = arith.maximumf %69, %cst : vector<8xf32>
        %72 = vector.extract_strided_slice %70 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %72, %reinterpret_cast_2[%33, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %73 = vector.extract_strided_slice %70 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %73, %reinterpret_cast_2[%36, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %74 = vector.extract_strided_slice %70 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %74, %reinterpret_cast_2[%38, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %75 = vector.extract_strided_slice %70 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %75, %reinterpret_cast_2[%40, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %76 = vector.extract_strided_slice %70 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %76, %reinterpret_cast_2[%42, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %77 = vector.extract_strided_slice %70 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %77, %reinterpret_cast_2[%44, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %78 = vector.extract_strided_slice %70 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %78, %reinterpret_cast_2[%46, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %79 = vector.extract_strided_slice %70 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %79, %reinterpret_cast_2[%48, %34] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %80 = vector.extract_strided_slice %71 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %80, %reinterpret_cast_2[%33, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %81 = vector.extract_strided_slice %71 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %81, %reinterpret_cast_2[%36, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %82 = vector.extract_strided_slice %71 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %82, %reinterpret_cast_2[%38, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %83 = vector.extract_strided_slice %71 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %83, %reinterpret_cast_2[%40, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %84 = vector.extract_strided_slice %71 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %84, %reinterpret_cast_2[%42, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %85 = vector.extract_strided_slice %71 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %85, %reinterpret_cast_2[%44, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %86 = vector.extract_strided_slice %71 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %86, %reinterpret_cast_2[%46, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %87 = vector.extract_strided_slice %71 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %87, %reinterpret_cast_2[%48, %50] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
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
