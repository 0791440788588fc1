@_spi(Hosting) import AviaryDrawing
import CDeflate
import Foundation

/// What can be told of a picture file without decoding it.
struct PictureHeader {
  enum Format: Equatable {
    case png
    case jpeg
    case svg
    /// Something else, which only GdkPixbuf can tell.
    case other
  }

  var format: Format
  /// In pixels, after turning; nil if only decoding tells.
  var size: (width: Int, height: Int)?
  /// Which way it is turned, from 1 to 8, as Exif counts; of a JPEG.
  var orientation = 1

  /// - Parameter name: The file's name, for errors.
  /// - Throws: `DisplayImageError` if the file is no picture or ends early.
  init(_ data: Data, name: String) throws {
    let bytes = [UInt8](data)
    if bytes.starts(with: Self.pngSignature) {
      format = .png
      size = try Self.pngSize(bytes, name)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      let found = try Self.jpegSize(bytes, name)
      size = (found.width, found.height)
      orientation = (1...8).contains(found.orientation) ? found.orientation : 1
    } else if Self.isSVG(bytes) {
      format = .svg
    } else if Self.isOther(bytes) {
      format = .other
    } else {
      let detail =
        switch (name as NSString).pathExtension.lowercased() {
        case _ where bytes.isEmpty: "the file is empty"
        case "png": "it is no PNG: bad signature"
        case "jpg", "jpeg": "it is no JPEG: bad signature"
        case "svg": "it is no SVG: no <svg> element"
        default: "its first bytes are those of no known format"
        }
      throw DisplayImageError(name: name, reason: .notAnImage, detail: detail)
    }
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// GIF, WebP, BMP and TIFF.
  private static func isOther(_ bytes: [UInt8]) -> Bool {
    ["GIF8", "RIFF", "BM", "II*\0", "MM\0*"].contains { bytes.starts(with: $0.utf8) }
  }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<") && start.contains("<svg")
  }

  // MARK: - PNG

  /// Reads all chunks: each must be whole and have the right checksum, the last be the end.
  private static func pngSize(_ bytes: [UInt8], _ name: String) throws -> (Int, Int) {
    func corrupt(_ detail: String) -> DisplayImageError {
      DisplayImageError(name: name, reason: .corrupt, detail: "PNG: " + detail)
    }
    var size: (Int, Int)?
    var offset = pngSignature.count
    while true {
      guard offset + 12 <= bytes.count else { throw corrupt("the file ends early") }
      let length = number(bytes, offset)
      let letters = bytes[(offset + 4)..<(offset + 8)]
      guard letters.allSatisfy({ UnicodeScalar($0).properties.isAlphabetic && $0 < 0x80 }) else {
        throw corrupt("what should be a chunk is none")
      }
      let type = String(decoding: letters, as: UTF8.self)
      guard length <= bytes.count, offset + 12 + length <= bytes.count else {
        throw corrupt("the file ends within its \(type) chunk")
      }
      let checksum = bytes.withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress.map { $0 + offset + 4 }, length + 4)
      }
      guard Int(checksum) == number(bytes, offset + 8 + length) else {
        throw corrupt("the checksum of its \(type) chunk is wrong")
      }
      if size == nil {
        guard type == "IHDR", length >= 13 else { throw corrupt("it doesn't begin with IHDR") }
        size = (number(bytes, offset + 8), number(bytes, offset + 12))
      }
      offset += 12 + length
      if type == "IEND" { return size ?? (0, 0) }
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: - JPEG

  /// The size in the frame header, width and height exchanged if the picture is to be turned.
  private static func jpegSize(
    _ bytes: [UInt8],
    _ name: String
  ) throws -> (width: Int, height: Int, orientation: Int) {
    func corrupt(_ detail: String) -> DisplayImageError {
      DisplayImageError(name: name, reason: .corrupt, detail: "JPEG: " + detail)
    }
    // The end marker, which junk may follow.
    let hasEnd = zip(bytes.reversed().dropFirst(), bytes.reversed()).prefix(1 << 16)
      .contains { $0 == 0xFF && $1 == 0xD9 }
    guard hasEnd else { throw corrupt("the file ends early") }
    var orientation = 1
    var offset = 2
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { throw corrupt("a marker is missing") }
      let marker = bytes[offset + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        let width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
        return orientation >= 5 ? (height, width, orientation) : (width, height, orientation)
      case 0xE1:
        let end = min(offset + 2 + length, bytes.count)
        orientation = exifOrientation(Array(bytes[(offset + 4)..<max(end, offset + 4)]))
      case 0xD9, 0xDA:
        throw corrupt("it has no frame header")
      default: break
      }
      offset += 2 + length
    }
    throw corrupt("it has no frame header")
  }

  /// 1 to 8, of which 5 and more lie on their side.
  ///
  /// Source: Exif 2.3, tag 0x0112.
  private static func exifOrientation(_ segment: [UInt8]) -> Int {
    guard segment.starts(with: "Exif\0\0".utf8), segment.count > 14 else { return 1 }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int {
      guard offset >= 0, offset + count <= tiff.count else { return 0 }
      let bytes = tiff[offset..<(offset + count)]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = number(4, 4)
    for entry in 0..<min(number(directory, 2), 256) {
      let offset = directory + 2 + 12 * entry
      if number(offset, 2) == 0x0112 { return number(offset + 8, 2) }
    }
    return 1
  }
}
