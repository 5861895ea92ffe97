#map = affine_map<()[s0, s1] -> ((s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16) floordiv 64)>
#map1 = affine_map<()[s0, s1] -> (((s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16) mod 64) floordiv 8)>
#map2 = affine_map<()[s0] -> (s0 mod 8)>
#map3 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map4 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map5 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 1)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 2)>
#map7 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 3)>
#map8 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 4)>
#map9 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 5)>
#map10 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 6)>
#map11 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 7)>
#map12 = affine_map<()[s0, s1] -> (((s0 + s1 * 32 + (s0 floordiv 64) * 16 - (s0 floordiv 16) * 16) mod 64) floordiv 8)>
#map13 = affine_map<()[s0] -> (s0 mod 8 + 1)>
#map14 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 33) floordiv 32) floordiv 3)>
#map15 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 33) floordiv 32) mod 3)>
#map16 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 17) floordiv 16) floordiv 3)>
#map17 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 17) floordiv 16) mod 3)>
#map18 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 35) floordiv 32) floordiv 3)>
#map19 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 35) floordiv 32) mod 3)>
#map20 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 9) floordiv 8) floordiv 3)>
#map21 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 9) floordiv 8) mod 3)>
#map22 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 37) floordiv 32) floordiv 3)>
#map23 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 37) floordiv 32) mod 3)>
#map24 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 19) floordiv 16) floordiv 3)>
#map25 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 19) floordiv 16) mod 3)>
#map26 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 39) floordiv 32) floordiv 3)>
#map27 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 39) floordiv 32) mod 3)>
#map28 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map29 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map30 = affine_map<()[s0] -> (s0 mod 8 + 2)>
#map31 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 65) floordiv 32) floordiv 3)>
#map32 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 65) floordiv 32) mod 3)>
#map33 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 33) floordiv 16) floordiv 3)>
#map34 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 33) floordiv 16) mod 3)>
#map35 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 67) floordiv 32) floordiv 3)>
#map36 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 67) floordiv 32) mod 3)>
#map37 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 17) floordiv 8) floordiv 3)>
#map38 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 17) floordiv 8) mod 3)>
#map39 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 69) floordiv 32) floordiv 3)>
#map40 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 69) floordiv 32) mod 3)>
#map41 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 35) floordiv 16) floordiv 3)>
#map42 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 35) floordiv 16) mod 3)>
#map43 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 71) floordiv 32) floordiv 3)>
#map44 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 71) floordiv 32) mod 3)>
#map45 = affine_map<()[s0, s1] -> (((s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16) mod 64) floordiv 8 + 1)>
#map46 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 97) floordiv 32) floordiv 3)>
#map47 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 97) floordiv 32) mod 3)>
#map48 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 49) floordiv 16) floordiv 3)>
#map49 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 49) floordiv 16) mod 3)>
#map50 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 99) floordiv 32) floordiv 3)>
#map51 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 99) floordiv 32) mod 3)>
#map52 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 25) floordiv 8) floordiv 3)>
#map53 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 25) floordiv 8) mod 3)>
#map54 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 101) floordiv 32) floordiv 3)>
#map55 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 101) floordiv 32) mod 3)>
#map56 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 51) floordiv 16) floordiv 3)>
#map57 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 51) floordiv 16) mod 3)>
#map58 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 103) floordiv 32) floordiv 3)>
#map59 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 103) floordiv 32) mod 3)>
#map60 = affine_map<()[s0, s1] -> (((s0 + s1 * 32 + (s0 floordiv 64) * 16 - (s0 floordiv 16) * 16) mod 64) floordiv 8 + 1)>
#map61 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 129) floordiv 32) floordiv 3)>
#map62 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 129) floordiv 32) mod 3)>
#map63 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 65) floordiv 16) floordiv 3)>
#map64 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 65) floordiv 16) mod 3)>
#map65 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 131) floordiv 32) floordiv 3)>
#map66 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 131) floordiv 32) mod 3)>
#map67 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 33) floordiv 8) floordiv 3)>
#map68 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 2 + 33) floordiv 8) mod 3)>
#map69 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 133) floordiv 32) floordiv 3)>
#map70 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 133) floordiv 32) mod 3)>
#map71 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 67) floordiv 16) floordiv 3)>
#map72 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 4 + 67) floordiv 16) mod 3)>
#map73 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 135) floordiv 32) floordiv 3)>
#map74 = affine_map<()[s0] -> (((((s0 mod 64) floordiv 16) * 8 + 135) floordiv 32) mod 3)>
#map75 = affine_map<()[s0, s1, s2] -> ((s1 + 5) floordiv 3 + ((s0 + s2 * 32 + (s0 floordiv 64) * 16 - (s0 floordiv 16) * 16) mod 64) floordiv 8)>
#map76 = affine_map<()[s0, s1] -> (s0 + s1 - ((s1 + 2) floordiv 3) * 3 - (s0 floordiv 8) * 8 + 2)>
#map77 = affine_map<()[s0] -> ((s0 + 5) floordiv 3)>
#map78 = affine_map<()[s0] -> (s0 - ((s0 + 2) floordiv 3) * 3 + 2)>
#map79 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 161) floordiv 32) floordiv 3)>
#map80 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 161) floordiv 32) mod 3)>
#map81 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 81) floordiv 16) floordiv 3)>
#map82 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 81) floordiv 16) mod 3)>
#map83 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 163) floordiv 32) floordiv 3)>
#map84 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 163) floordiv 32) mod 3)>
#map85 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 2 + 41) floordiv 8) floordiv 3)>
#map86 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 2 + 41) floordiv 8) mod 3)>
#map87 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 165) floordiv 32) floordiv 3)>
#map88 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 165) floordiv 32) mod 3)>
#map89 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 83) floordiv 16) floordiv 3)>
#map90 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 83) floordiv 16) mod 3)>
#map91 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 167) floordiv 32) floordiv 3)>
#map92 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 167) floordiv 32) mod 3)>
#map93 = affine_map<()[s0, s1] -> ((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) floordiv 16)>
#map94 = affine_map<()[s0, s1] -> (((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) mod 16) floordiv 2)>
#map95 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8)>
#map96 = affine_map<()[s0, s1] -> (((s0 * 8 + (s1 floordiv 64) * 4 + (s1 mod 64) floordiv 16) mod 16) floordiv 2)>
#map97 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 1)>
#map98 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 2)>
#map99 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 3)>
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
        %c2 = arith.constant 2 : index
        %c4 = arith.constant 4 : index
        %c1 = arith.constant 1 : index
        %c6912 = arith.constant 6912 : index
        %c4608 = arith.constant 4608 : index
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
        %alloc = memref.alloc() : memref<9216xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<9216xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c2304][] : memref<9216xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c4608][] : memref<9216xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c6912][] : memref<9216xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map2()[%thread_id_x]
        %6 = affine.apply #map3()[%thread_id_x]
        %7 = vector.load %reinterpret_cast[%3, %4, %5, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %8 = affine.apply #map4()[%thread_id_x, %block_id_y, %thread_id_y]
        %9 = memref.load %reinterpret_cast_0[%c0, %c0, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %10 = affine.apply #map5()[%thread_id_x]
        %11 = memref.load %reinterpret_cast_0[%c0, %c0, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %12 = affine.apply #map6()[%thread_id_x]
        %13 = memref.load %reinterpret_cast_0[%c0, %c0, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %14 = affine.apply #map7()[%thread_id_x]
        %15 = memref.load %reinterpret_cast_0[%c0, %c0, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %16 = affine.apply #map8()[%thread_id_x]
        %17 = memref.load %reinterpret_cast_0[%c0, %c0, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %18 = affine.apply #map9()[%thread_id_x]
        %19 = memref.load %reinterpret_cast_0[%c0, %c0, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %20 = affine.apply #map10()[%thread_id_x]
        %21 = memref.load %reinterpret_cast_0[%c0, %c0, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %22 = affine.apply #map11()[%thread_id_x]
        %23 = memref.load %reinterpret_cast_0[%c0, %c0, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %24 = vector.from_elements %9, %11, %13, %15, %17, %19, %21, %23 : vector<8xf16>
        %25 = affine.apply #map12()[%thread_id_x, %block_id_x]
        %26 = affine.apply #map13()[%thread_id_x]
        %27 = vector.load %reinterpret_cast[%3, %25, %26, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %28 = memref.load %reinterpret_cast_0[%c0, %c1, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %29 = affine.apply #map14()[%thread_id_x]
        %30 = affine.apply #map15()[%thread_id_x]
        %31 = memref.load %reinterpret_cast_0[%29, %30, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %32 = affine.apply #map16()[%thread_id_x]
        %33 = affine.apply #map17()[%thread_id_x]
        %34 = memref.load %reinterpret_cast_0[%32, %33, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %35 = affine.apply #map18()[%thread_id_x]
        %36 = affine.apply #map19()[%thread_id_x]
        %37 = memref.load %reinterpret_cast_0[%35, %36, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %38 = affine.apply #map20()[%thread_id_x]
        %39 = affine.apply #map21()[%thread_id_x]
        %40 = memref.load %reinterpret_cast_0[%38, %39, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %41 = affine.apply #map22()[%thread_id_x]
        %42 = affine.apply #map23()[%thread_id_x]
        %43 = memref.load %reinterpret_cast_0[%41, %42, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %44 = affine.apply #map24()[%thread_id_x]
        %45 = affine.apply #map25()[%thread_id_x]
        %46 = memref.load %reinterpret_cast_0[%44, %45, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %47 = affine.apply #map26()[%thread_id_x]
        %48 = affine.apply #map27()[%thread_id_x]
        %49 = memref.load %reinterpret_cast_0[%47, %48, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %50 = vector.from_elements %28, %31, %34, %37, %40, %43, %46, %49 : vector<8xf16>
        %51 = affine.apply #map28()[%thread_id_x]
        vector.store %7, %view_4[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %52 = affine.apply #map29()[%thread_id_x, %thread_id_y]
        vector.store %24, %view_2[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %53 = affine.apply #map30()[%thread_id_x]
        %54 = vector.load %reinterpret_cast[%3, %25, %53, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %55 = memref.load %reinterpret_cast_0[%c0, %c2, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %56 = affine.apply #map31()[%thread_id_x]
        %57 = affine.apply #map32()[%thread_id_x]
        %58 = memref.load %reinterpret_cast_0[%56, %57, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %59 = affine.apply #map33()[%thread_id_x]
        %60 = affine.apply #map34()[%thread_id_x]
        %61 = memref.load %reinterpret_cast_0[%59, %60, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %62 = affine.apply #map35()[%thread_id_x]
        %63 = affine.apply #map36()[%thread_id_x]
        %64 = memref.load %reinterpret_cast_0[%62, %63, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %65 = affine.apply #map37()[%thread_id_x]
        %66 = affine.apply #map38()[%thread_id_x]
        %67 = memref.load %reinterpret_cast_0[%65, %66, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %68 = affine.apply #map39()[%thread_id_x]
        %69 = affine.apply #map40()[%thread_id_x]
        %70 = memref.load %reinterpret_cast_0[%68, %69, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %71 = affine.apply #map41()[%thread_id_x]
        %72 = affine.apply #map42()[%thread_id_x]
        %73 = memref.load %reinterpret_cast_0[%71, %72, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %74 = affine.apply #map43()[%thread_id_x]
        %75 = affine.apply #map44()[%thread_id_x]
        %76 = memref.load %reinterpret_cast_0[%74, %75, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %77 = vector.from_elements %55, %58, %61, %64, %67, %70, %73, %76 : vector<8xf16>
        amdgpu.lds_barrier
        %78 = vector.load %view_2[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %79 = vector.load %view_4[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %27, %view_3[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %50, %view[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %80 = affine.apply #map45()[%thread_id_x, %block_id_x]
        %81 = vector.load %reinterpret_cast[%3, %80, %5, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %82 = memref.load %reinterpret_cast_0[%c1, %c0, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %83 = affine.apply #map46()[%thread_id_x]
        %84 = affine.apply #map47()[%thread_id_x]
        %85 = memref.load %reinterpret_cast_0[%83, %84, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %86 = affine.apply #map48()[%thread_id_x]
        %87 = affine.apply #map49()[%thread_id_x]
        %88 = memref.load %reinterpret_cast_0[%86, %87, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %89 = affine.apply #map50()[%thread_id_x]
        %90 = affine.apply #map51()[%thread_id_x]
        %91 = memref.load %reinterpret_cast_0[%89, %90, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %92 = affine.apply #map52()[%thread_id_x]
        %93 = affine.apply #map53()[%thread_id_x]
        %94 = memref.load %reinterpret_cast_0[%92, %93, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %95 = affine.apply #map54()[%thread_id_x]
        %96 = affine.apply #map55()[%thread_id_x]
        %97 = memref.load %reinterpret_cast_0[%95, %96, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %98 = affine.apply #map56()[%thread_id_x]
        %99 = affine.apply #map57()[%thread_id_x]
        %100 = memref.load %reinterpret_cast_0[%98, %99, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %101 = affine.apply #map58()[%thread_id_x]
        %102 = affine.apply #map59()[%thread_id_x]
        %103 = memref.load %reinterpret_cast_0[%101, %102, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %104 = vector.from_elements %82, %85, %88, %91, %94, %97, %100, %103 : vector<8xf16>
        %105 = amdgpu.mfma 16x16x32 %79 * %78 + %cst blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %106 = vector.load %view[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %107 = vector.load %view_3[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %54, %view_4[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %77, %view_2[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %108 = affine.apply #map60()[%thread_id_x, %block_id_x]
        %109 = vector.load %reinterpret_cast[%3, %108, %26, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %110 = memref.load %reinterpret_cast_0[%c1, %c1, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %111 = affine.apply #map61()[%thread_id_x]
        %112 = affine.apply #map62()[%thread_id_x]
        %113 = memref.load %reinterpret_cast_0[%111, %112, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %114 = affine.apply #map63()[%thread_id_x]
        %115 = affine.apply #map64()[%thread_id_x]
        %116 = memref.load %reinterpret_cast_0[%114, %115, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %117 = affine.apply #map65()[%thread_id_x]
        %118 = affine.apply #map66()[%thread_id_x]
        %119 = memref.load %reinterpret_cast_0[%117, %118, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %120 = affine.apply #map67()[%thread_id_x]
        %121 = affine.apply #map68()[%thread_id_x]
        %122 = memref.load %reinterpret_cast_0[%120, %121, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %123 = affine.apply #map69()[%thread_id_x]
        %124 = affine.apply #map70()[%thread_id_x]
        %125 = memref.load %reinterpret_cast_0[%123, %124, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %126 = affine.apply #map71()[%thread_id_x]
        %127 = affine.apply #map72()[%thread_id_x]
        %128 = memref.load %reinterpret_cast_0[%126, %127, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %129 = affine.apply #map73()[%thread_id_x]
        %130 = affine.apply #map74()[%thread_id_x]
        %131 = memref.load %reinterpret_cast_0[%129, %130, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %132 = vector.from_elements %110, %113, %116, %119, %122, %125, %128, %131 : vector<8xf16>
        %133:11 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %105, %arg5 = %81, %arg6 = %109, %arg7 = %104, %arg8 = %132, %arg9 = %106, %arg10 = %107, %arg11 = %view_4, %arg12 = %view_3, %arg13 = %view_2, %arg14 = %view) -> (vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>) {
          %155 = amdgpu.mfma 16x16x32 %arg10 * %arg9 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          %156 = vector.load %arg13[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %157 = vector.load %arg11[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %arg5, %arg12[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg7, %arg14[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %158 = affine.apply #map75()[%thread_id_x, %arg3, %block_id_x]
          %159 = affine.apply #map76()[%thread_id_x, %arg3]
          %160 = vector.load %reinterpret_cast[%3, %158, %159, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
          %161 = affine.apply #map77()[%arg3]
          %162 = affine.apply #map78()[%arg3]
          %163 = memref.load %reinterpret_cast_0[%161, %162, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %164 = affine.apply #map79()[%thread_id_x, %arg3]
          %165 = affine.apply #map80()[%thread_id_x, %arg3]
          %166 = memref.load %reinterpret_cast_0[%164, %165, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %167 = affine.apply #map81()[%thread_id_x, %arg3]
          %168 = affine.apply #map82()[%thread_id_x, %arg3]
          %169 = memref.load %reinterpret_cast_0[%167, %168, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %170 = affine.apply #map83()[%thread_id_x, %arg3]
          %171 = affine.apply #map84()[%thread_id_x, %arg3]
          %172 = memref.load %reinterpret_cast_0[%170, %171, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %173 = affine.apply #map85()[%thread_id_x, %arg3]
          %174 = affine.apply #map86()[%thread_id_x, %arg3]
          %175 = memref.load %reinterpret_cast_0[%173, %174, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %176 = affine.apply #map87()[%thread_id_x, %arg3]
          %177 = affine.apply #map88()[%thread_id_x, %arg3]
          %178 = memref.load %reinterpret_cast_0[%176, %177, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %179 = affine.apply #map89()[%thread_id_x, %arg3]
          %180 = affine.apply #map90()[%thread_id_x, %arg3]
          %181 = memref.load %reinterpret_cast_0[%179, %180, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %182 = affine.apply #map91()[%thread_id_x, %arg3]
          %183 = affine.apply #map92()[%thread_id_x, %arg3]
          %184 = memref.load %reinterpret_cast_0[%182, %183, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %185 = vector.from_elements %163, %166, %169, %172, %175, %178, %181, %184 : vector<8xf16>
          scf.yield %155, %arg6, %160, %arg8, %185, %156, %157, %arg12, %arg11, %arg14, %arg13 : vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>
        }
        %134 = amdgpu.mfma 16x16x32 %133#6 * %133#5 + %133#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %135 = vector.load %133#9[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %136 = vector.load %133#7[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %133#1, %133#8[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %133#3, %133#10[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %137 = amdgpu.mfma 16x16x32 %136 * %135 + %134 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %138 = vector.load %133#10[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %139 = vector.load %133#8[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %133#2, %133#7[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %133#4, %133#9[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %140 = amdgpu.mfma 16x16x32 %139 * %138 + %137 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %141 = vector.load %133#9[%52, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %142 = vector.load %133#7[%51, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %143 = amdgpu.mfma 16x16x32 %142 * %141 + %140 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %144 = vector.extract_strided_slice %143 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %145 = affine.apply #map93()[%thread_id_x, %block_id_x]
        %146 = affine.apply #map94()[%thread_id_x, %block_id_x]
        %147 = affine.apply #map95()[%thread_id_x]
        vector.store %144, %reinterpret_cast_1[%145, %146, %147, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %148 = vector.extract_strided_slice %143 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %149 = affine.apply #map96()[%block_id_x, %thread_id_x]
        %150 = affine.apply #map97()[%thread_id_x]
        vector.store %148, %reinterpret_cast_1[%145, %149, %150, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %151 = vector.extract_strided_slice %143 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %152 = affine.apply #map98()[%thread_id_x]
        vector.store %151, %reinterpret_cast_1[%145, %149, %152, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %153 = vector.extract_strided_slice %143 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %154 = affine.apply #map99()[%thread_id_x]
        vector.store %153, %reinterpret_cast_1[%145, %149, %154, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
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
