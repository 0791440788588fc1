@_spi(Hosting) import AviaryDrawing
import Foundation

/// Writes JPEG files: baseline, 8 bits, three components without subsampling.
///
/// The same pixels give the same bytes. Source: ITU-T T.81, with the tables of its annex K.
struct JPEGEncoder {
  private var bits = BitWriter()
  private let luminance: [Int]
  private let chrominance: [Int]

  /// Encodes a bitmap on white.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels, at least one.
  ///   - quality: From 0 for the smallest file to 1 for the best picture.
  static func encode(_ bitmap: Bitmap, quality: CGFloat) -> Data {
    var encoder = JPEGEncoder(quality: quality)
    encoder.writeHeaders(width: bitmap.width, height: bitmap.height)
    encoder.writeBlocks(bitmap)
    encoder.bits.finish()
    encoder.bits.append([0xFF, 0xD9])
    return Data(encoder.bits.bytes)
  }

  private init(quality: CGFloat) {
    let percent = Int((min(max(quality, 0), 1) * 99).rounded()) + 1
    let factor = percent < 50 ? 5000 / percent : 200 - 2 * percent
    func scaled(_ table: [Int]) -> [Int] {
      table.map { min(max(($0 * factor + 50) / 100, 1), 255) }
    }
    luminance = scaled(JPEGTables.luminance)
    chrominance = scaled(JPEGTables.chrominance)
  }

  // MARK: - Headers

  private mutating func writeHeaders(width: Int, height: Int) {
    bits.append([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])
    bits.append(Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (number, table) in [luminance, chrominance].enumerated() {
      bits.append([0xFF, 0xDB, 0, 67, UInt8(number)])
      bits.append(JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    bits.append([0xFF, 0xC0, 0, 17, 8])
    bits.append([UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3])
    for component: UInt8 in 1...3 { bits.append([component, 0x11, component == 1 ? 0 : 1]) }
    for table in JPEGTables.codes {
      bits.append([0xFF, 0xC4, 0, UInt8(19 + table.values.count), table.id])
      bits.append(table.counts + table.values)
    }
    bits.append([0xFF, 0xDA, 0, 12, 3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }

  // MARK: - Blocks of 8 by 8 pixels

  private mutating func writeBlocks(_ bitmap: Bitmap) {
    var previous = [0, 0, 0]
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        let planes = Self.planes(of: bitmap, left: left, top: top)
        for component in 0..<3 {
          let table = component == 0 ? luminance : chrominance
          let values = Self.quantized(Self.transformed(planes[component]), by: table)
          write(values, previous: &previous[component], isLuminance: component == 0)
        }
      }
    }
  }

  /// Brightness and two differences of colour of a block, less 128; beyond the picture its edge
  /// goes on.
  private static func planes(of bitmap: Bitmap, left: Int, top: Int) -> [[Float]] {
    var planes = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
    for row in 0..<8 {
      for column in 0..<8 {
        let x = min(left + column, bitmap.width - 1)
        let y = min(top + row, bitmap.height - 1)
        let offset = y * bitmap.bytesPerRow + 4 * x
        // Premultiplied: what is missing in opacity is white.
        let white = 255 - Float(bitmap.bytes[offset + 3])
        let blue = Float(bitmap.bytes[offset]) + white
        let green = Float(bitmap.bytes[offset + 1]) + white
        let red = Float(bitmap.bytes[offset + 2]) + white
        let index = 8 * row + column
        planes[0][index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
        planes[1][index] = -0.168_736 * red - 0.331_264 * green + 0.5 * blue
        planes[2][index] = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
      }
    }
    return planes
  }

  /// The discrete cosine transform, rows first.
  private static func transformed(_ block: [Float]) -> [Float] {
    let cosines = JPEGTables.cosines
    var rows = [Float](repeating: 0, count: 64)
    for row in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for column in 0..<8 { sum += block[8 * row + column] * cosines[8 * frequency + column] }
        rows[8 * row + frequency] = sum
      }
    }
    var result = [Float](repeating: 0, count: 64)
    for column in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for row in 0..<8 { sum += rows[8 * row + column] * cosines[8 * frequency + row] }
        result[8 * frequency + column] = sum
      }
    }
    return result
  }

  /// What is kept of the frequencies, lowest first.
  private static func quantized(_ frequencies: [Float], by table: [Int]) -> [Int] {
    JPEGTables.zigzag.map { Int((frequencies[$0] / Float(table[$0])).rounded()) }
  }

  // MARK: - Codes

  private mutating func write(_ values: [Int], previous: inout Int, isLuminance: Bool) {
    let (first, others) = isLuminance ? (0, 1) : (2, 3)
    let difference = values[0] - previous
    previous = values[0]
    let size = Self.bitCount(difference)
    bits.write(JPEGTables.words[first][size])
    bits.write(Self.extra(difference, size))
    let words = JPEGTables.words[others]
    let last = values.lastIndex { $0 != 0 } ?? 0
    var zeros = 0
    for value in values.dropFirst().prefix(last) {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        bits.write(words[0xF0])
        zeros -= 16
      }
      let size = Self.bitCount(value)
      bits.write(words[zeros << 4 | size])
      bits.write(Self.extra(value, size))
      zeros = 0
    }
    if last < 63 { bits.write(words[0]) }
  }

  private static func bitCount(_ value: Int) -> Int {
    Int.bitWidth - abs(value).leadingZeroBitCount
  }

  /// The bits that tell a value of a size; those of one below 0 are one less.
  private static func extra(_ value: Int, _ size: Int) -> JPEGTables.Word {
    JPEGTables.Word(bits: UInt32((value < 0 ? value - 1 : value) & ((1 << size) - 1)), count: size)
  }
}

/// Bits in bytes, the highest first; a byte of ones is followed by zeros, as JPEG asks.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

  mutating func write(_ word: JPEGTables.Word) {
    for index in stride(from: word.count - 1, through: 0, by: -1) {
      pending = pending << 1 | (word.bits >> UInt32(index) & 1)
      count += 1
      if count == 8 { flush() }
    }
  }

  private mutating func flush() {
    bytes.append(UInt8(pending & 0xFF))
    if bytes.last == 0xFF { bytes.append(0) }
    (pending, count) = (0, 0)
  }

  /// Fills the last byte with ones.
  mutating func finish() {
    while count > 0 { write(JPEGTables.Word(bits: 1, count: 1)) }
  }
}
