@_spi(Hosting) import AviaryDrawing
import CAviaryLibraries
import CCairo
import Foundation

/// A font file of which a PDF document uses some glyphs.
///
/// Its glyphs keep their numbers; a table tells readers which characters they stand for.
struct PDFFont {
  let path: String
  let index: Int32
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let unitsPerEm: CGFloat
  /// For each glyph its width in thousandths of the em, and NaN for those that are not used.
  private var widths: [CGFloat] = []
  /// What characters each glyph stands for, where it stands for any.
  private(set) var texts: [UInt16: String] = [:]

  /// - Returns: nil if the file is no font with outlines for all sizes that can be cut down.
  init?(path: String, index: Int32) {
    var error: UnsafeMutablePointer<CChar>?
    guard aviary_can_subset(&error) != 0 else {
      free(error)
      return nil
    }
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    let outlines = Self.table("glyf", of: face).isEmpty && Self.table("CFF ", of: face).isEmpty
    guard !outlines, Self.table("fvar", of: face).isEmpty, hb_face_get_glyph_count(face) > 0,
      let font = hb_font_create(face)
    else {
      hb_face_destroy(face)
      return nil
    }
    self.path = path
    self.index = index
    self.face = face
    self.font = font
    unitsPerEm = CGFloat(hb_face_get_upem(face))
  }

  func close() {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The width that readers of the document move on by after a glyph, in thousandths of the em.
  mutating func use(_ glyph: UInt16) -> CGFloat {
    let slot = Int(glyph)
    if slot < widths.count, !widths[slot].isNaN { return widths[slot] }
    if slot >= widths.count {
      widths += [CGFloat](repeating: .nan, count: (slot + 256) & ~255 - widths.count)
    }
    let advance = hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))
    widths[slot] = (CGFloat(advance) * 1000 / unitsPerEm).rounded()
    return widths[slot]
  }

  /// Notes that a glyph stands for some characters.
  ///
  /// False where it stands for others already.
  mutating func map(_ glyph: UInt16, to text: String) -> Bool {
    if let known = texts[glyph] { return known == text }
    texts[glyph] = text
    return true
  }

  // MARK: - The document

  /// Writes the font into a document.
  ///
  /// - Returns: The number of its object; nil where the file can't be cut down.
  func write(to document: inout PDFDocument, number: Int) -> Bool {
    let used = widths.indices.filter { !widths[$0].isNaN }
    let glyphs = used.map { UInt32($0) }
    guard
      let part = aviary_subset_face(UnsafeRawPointer(face), glyphs, glyphs.count)
        .map({ OpaquePointer($0) })
    else { return false }
    defer { hb_face_destroy(part) }
    let outlines = Self.table("CFF ", of: part)
    let isCFF = !outlines.isEmpty
    let program = isCFF ? outlines : Self.bytes(of: hb_face_reference_blob(part))
    guard !program.isEmpty else { return false }

    let (descendant, descriptor) = (document.reserve(), document.reserve())
    let (programNumber, unicode) = (document.reserve(), document.reserve())
    var entries = MarkupBuffer()
    if isCFF {
      entries.append(" /Subtype /CIDFontType0C")
    } else {
      entries.append(" /Length1 ")
      entries.append(program.count)
    }
    guard document.write(programNumber, stream: program, entries),
      document.write(unicode, stream: unicodeMap.bytes, MarkupBuffer())
    else { return false }

    let name = Self.tag(glyphs) + "+" + postScriptName
    var body = MarkupBuffer()
    body.append("<< /Type /Font /Subtype /Type0 /BaseFont /")
    body.append(string: name)
    body.append(" /Encoding /Identity-H /DescendantFonts [")
    body.append(reference: descendant)
    body.append(" ] /ToUnicode")
    body.append(reference: unicode)
    body.append(" >>")
    document.write(number, body)

    body = MarkupBuffer()
    body.append("<< /Type /Font /Subtype /")
    body.append(isCFF ? "CIDFontType0" : "CIDFontType2 /CIDToGIDMap /Identity")
    body.append(" /BaseFont /")
    body.append(string: name)
    body.append(
      " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor"
    )
    body.append(reference: descriptor)
    body.append(" /DW 0 /W [")
    for glyph in used {
      body.append(" ")
      body.append(glyph)
      body.append(" [")
      body.append(widths[glyph])
      body.append("]")
    }
    body.append(" ] >>")
    document.write(descendant, body)
    document.write(descriptor, description(name, program: programNumber, isCFF: isCFF))
    return true
  }

  private func description(_ name: String, program: Int, isCFF: Bool) -> MarkupBuffer {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let unit = 1000 / unitsPerEm
    let head = Self.table("head", of: face)
    func coordinate(_ offset: Int) -> CGFloat {
      guard head.count > offset + 1 else { return 0 }
      return CGFloat(Int16(bitPattern: UInt16(head[offset]) << 8 | UInt16(head[offset + 1]))) * unit
    }
    var body = MarkupBuffer()
    body.append("<< /Type /FontDescriptor /FontName /")
    body.append(string: name)
    body.append(" /Flags 4 /FontBBox [")
    for offset in [36, 38, 40, 42] {
      body.append(" ")
      body.append(coordinate(offset).rounded())
    }
    body.append(" ] /ItalicAngle 0 /Ascent ")
    body.append((CGFloat(extents.ascender) * unit).rounded())
    body.append(" /Descent ")
    body.append((CGFloat(extents.descender) * unit).rounded())
    body.append(" /CapHeight ")
    body.append((CGFloat(extents.ascender) * unit).rounded())
    body.append(" /StemV 80 /")
    body.append(isCFF ? "FontFile3" : "FontFile2")
    body.append(reference: program)
    body.append(" >>")
    return body
  }

  /// Which characters the glyphs stand for.
  private var unicodeMap: MarkupBuffer {
    var map = MarkupBuffer()
    map.append(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    )
    let entries = texts.sorted { $0.key < $1.key }
    for start in stride(from: 0, to: entries.count, by: 100) {
      let part = entries[start..<min(start + 100, entries.count)]
      map.append(part.count)
      map.append(" beginbfchar\n")
      for (glyph, text) in part {
        map.append("<")
        map.append(hex: glyph)
        map.append("> <")
        for unit in text.utf16 { map.append(hex: unit) }
        map.append(">\n")
      }
      map.append("endbfchar\n")
    }
    map.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend")
    return map
  }

  /// Six letters that tell parts of one font apart.
  private static func tag(_ glyphs: [UInt32]) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for glyph in glyphs { hash = (hash ^ glyph) &* 0x0100_0193 }
    return String(
      (0..<6).map { _ -> Character in
        defer { hash /= 26 }
        return Character(Unicode.Scalar(UInt8(65 + hash % 26)))
      }
    )
  }

  private var postScriptName: String {
    // The file's own name says what the font is, and holds no characters that a name may not.
    let file = path.split(separator: "/").last.map(String.init) ?? "Font"
    let stem = file.split(separator: ".").first.map(String.init) ?? "Font"
    let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return letters.isEmpty ? "Font" : letters
  }

  private static func table(_ tag: StaticString, of face: OpaquePointer) -> [UInt8] {
    var code: UInt32 = 0
    for offset in 0..<4 { code = code << 8 | UInt32(tag.utf8Start[offset]) }
    return bytes(of: hb_face_reference_table(face, code))
  }

  private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
    guard let blob else { return [] }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
