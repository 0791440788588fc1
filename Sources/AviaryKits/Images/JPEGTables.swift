import Foundation

/// The tables of ITU-T T.81, annex K.
enum JPEGTables {
  /// Bits of a code, and how many.
  struct Word: Sendable {
    var bits: UInt32 = 0
    var count = 0
  }

  /// Codes by how long they are.
  struct Codes: Sendable {
    var id: UInt8
    /// How many codes there are of each number of bits, from 1 to 16.
    var counts: [UInt8]
    /// What they mean, the shortest first.
    var values: [UInt8]

    /// The codes by what they mean.
    var words: [Word] {
      var words = [Word](repeating: Word(), count: 256)
      var (code, index): (UInt32, Int) = (0, 0)
      for (length, count) in counts.enumerated() {
        for _ in 0..<count {
          words[Int(values[index])] = Word(bits: code, count: length + 1)
          code += 1
          index += 1
        }
        code <<= 1
      }
      return words
    }
  }

  /// Where frequencies lie in a block, the lowest first.
  static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
    12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// Steps of brightness, by frequency.
  static let luminance: [Int] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// Steps of colour, by frequency.
  static let chrominance: [Int] = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
    24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]

  /// Those of brightness, then of colour; in each the first value of a block, then the others.
  static let codes: [Codes] = [
    Codes(
      id: 0x00,
      counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
      values: Array(0..<12)
    ),
    Codes(
      id: 0x10,
      counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
      values: brightnessValues
    ),
    Codes(
      id: 0x01,
      counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
      values: Array(0..<12)
    ),
    Codes(
      id: 0x11,
      counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
      values: colourValues
    ),
  ]

  static let words = codes.map(\.words)

  /// The cosines of the transform, by frequency and place, with their factors.
  static let cosines: [Float] = (0..<64).map { index in
    let (frequency, place) = (Double(index / 8), Double(index % 8))
    let factor = frequency == 0 ? sqrt(0.125) : 0.5
    return Float(factor * cos((2 * place + 1) * frequency * .pi / 16))
  }

  private static let brightnessValues = bytes(
    "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a16"
      + "1718191a25262728292a3435363738393a434445464748494a535455565758595a63646566676869"
      + "6a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6"
      + "b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8"
      + "f9fa"
  )

  private static let colourValues = bytes(
    "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434"
      + "e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768"
      + "696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4"
      + "b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8"
      + "f9fa"
  )

  /// The bytes of hexadecimal digits.
  private static func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }
}
