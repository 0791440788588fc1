@_spi(Hosting) import AviaryDrawing
import Foundation

/// How many pictures a GIF has, and how long each is shown, without decoding them.
///
/// Source: the specification of GIF89a, and Netscape's block of repetitions.
struct GIFStructure {
  private(set) var width = 0
  private(set) var height = 0
  /// How often it is shown; 0 for always, and 1 where it doesn't say.
  private(set) var loopCount = 1
  /// For each picture how long it is shown, in seconds.
  private(set) var delays: [Double] = []

  /// - Throws: `DisplayImageError` where there is no picture in it.
  init(_ data: Data) throws {
    var reader = Reader(bytes: [UInt8](data), offset: 6)
    if let width = reader.number(), let height = reader.number(), let flags = reader.byte() {
      self.width = width
      self.height = height
      reader.skip(2 + Self.colours(flags))
      readBlocks(&reader)
    }
    guard !delays.isEmpty, width > 0, height > 0 else {
      throw DisplayImageError(name: "image", reason: .corrupt, detail: "GIF: it has no picture")
    }
  }

  /// How many bytes a table of colours has.
  private static func colours(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private mutating func readBlocks(_ reader: inout Reader) {
    var delay = 0.0
    while let introducer = reader.byte() {
      switch introducer {
      case 0x21:
        guard let label = reader.byte() else { return }
        let blocks = reader.blocks()
        if label == 0xF9, let control = blocks.first, control.count >= 4 {
          delay = Double(Int(control[1]) | Int(control[2]) << 8) / 100
        } else if label == 0xFF, blocks.count > 1, blocks[0] == Array("NETSCAPE2.0".utf8),
          blocks[1].count >= 3, blocks[1][0] == 1
        {
          loopCount = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
      case 0x2C:
        reader.skip(8)
        guard let flags = reader.byte() else { return }
        // The table of colours, and with how many bits the codes begin.
        reader.skip(Self.colours(flags) + 1)
        guard !reader.blocks().isEmpty else { return }
        delays.append(delay)
        delay = 0
      default: return
      }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset: Int

    mutating func byte() -> UInt8? {
      guard offset < bytes.count else { return nil }
      defer { offset += 1 }
      return bytes[offset]
    }

    mutating func number() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return Int(low) | Int(high) << 8
    }

    mutating func skip(_ count: Int) { offset += count }

    /// Blocks of bytes with their lengths, up to one without any.
    mutating func blocks() -> [[UInt8]] {
      var all: [[UInt8]] = []
      while let length = byte(), length > 0, offset < bytes.count {
        let end = min(offset + Int(length), bytes.count)
        all.append(Array(bytes[offset..<end]))
        offset = end
      }
      return all
    }
  }
}
