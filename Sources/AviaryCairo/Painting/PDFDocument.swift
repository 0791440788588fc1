import CDeflate
import Foundation

/// The objects of a PDF file while it is written.
struct PDFDocument {
  private(set) var file = MarkupBuffer()
  /// Where each object begins; 0 for one that is not written yet.
  private var offsets: [Int] = []
  /// How many bytes have been taken by ``drain()``.
  private var drained = 0

  init() {
    file.append("%PDF-1.5\n%\u{B5}\u{ED}\u{AE}\u{FB}\n")
  }

  /// A number for an object to come.
  mutating func reserve() -> Int {
    offsets.append(0)
    return offsets.count
  }

  /// Hands out what has been written since the last call, and forgets it.
  mutating func drain() -> Data {
    defer { file = MarkupBuffer() }
    drained += file.bytes.count
    return Data(file.bytes)
  }

  /// Writes an object.
  ///
  /// `body` ends without a line break.
  mutating func write(_ number: Int, _ body: MarkupBuffer) {
    begin(number)
    file.append(body)
    file.append("\nendobj\n")
  }

  /// Writes a stream, compressed.
  ///
  /// `entries` go into its dictionary.
  ///
  /// - Returns: False if memory runs out.
  mutating func write(_ number: Int, stream: [UInt8], _ entries: MarkupBuffer) -> Bool {
    guard let compressor = libdeflate_alloc_compressor(6) else { return false }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, stream.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { bytes, count in
      count = libdeflate_zlib_compress(
        compressor,
        stream,
        stream.count,
        bytes.baseAddress,
        bytes.count
      )
    }
    guard !packed.isEmpty else { return false }
    begin(number)
    file.append("<< /Length ")
    file.append(packed.count)
    file.append(" /Filter /FlateDecode")
    file.append(entries)
    file.append(" >>\nstream\n")
    file.append(bytes: packed)
    file.append("\nendstream\nendobj\n")
    return true
  }

  private mutating func begin(_ number: Int) {
    offsets[number - 1] = drained + file.bytes.count
    file.append(number)
    file.append(" 0 obj\n")
  }

  /// Writes the table of objects and the trailer.
  mutating func finish(catalog: Int, info: Int) {
    let start = drained + file.bytes.count
    file.append("xref\n0 ")
    file.append(offsets.count + 1)
    file.append("\n0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      file.append(string: String(repeating: "0", count: 10 - digits.count) + digits)
      file.append(" 00000 n \n")
    }
    file.append("trailer\n<< /Size ")
    file.append(offsets.count + 1)
    file.append(" /Root ")
    file.append(catalog)
    file.append(" 0 R /Info ")
    file.append(info)
    file.append(" 0 R >>\nstartxref\n")
    file.append(start)
    file.append("\n%%EOF\n")
  }
}

extension MarkupBuffer {
  mutating func append(string: String) {
    var string = string
    string.withUTF8 { append(bytes: $0) }
  }

  /// A reference to an object, with a space in front.
  mutating func append(reference number: Int) {
    append(" ")
    append(number)
    append(" 0 R")
  }

  /// A text in UTF-16, in hexadecimal.
  mutating func append(text: String) {
    append("<FEFF")
    for unit in text.utf16 { append(hex: unit) }
    append(">")
  }

  /// A text of ASCII alone in parentheses; other characters are left out.
  mutating func append(literal text: String) {
    append("(")
    for byte in text.utf8 where byte >= 0x20 && byte < 0x7F {
      if [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\")].contains(byte) {
        append(byte: UInt8(ascii: "\\"))
      }
      append(byte: byte)
    }
    append(")")
  }

  /// A number of 16 bits as four hexadecimal digits.
  mutating func append(hex number: UInt16) {
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(number >> UInt16(shift) & 15)
      append(byte: digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }
}
