import CCairo

/// Font files that one painter has opened, for the outlines of their glyphs.
///
/// Painters on different threads share none of them: a face has one size and one loaded glyph at a time, and those of
/// Cairo are shared by the whole process.
final class OutlineFaces {
  private struct Key: Hashable {
    var path: String
    var face: Int32
  }

  private var library: FT_Library?
  private var faces: [Key: FT_Face?] = [:]
  private var last: (font: ObjectIdentifier, face: FT_Face?)?

  deinit {
    for case let face? in faces.values { FT_Done_Face(face) }
    if let library { FT_Done_FreeType(library) }
  }

  /// The face whose outlines a font's glyphs are; nil where they are no outlines, or something changes them.
  ///
  /// Costs a file's opening when it is first asked for.
  ///
  /// - Parameter font: Has to be held for as long as this is.
  func face(of font: ShapedFont) -> FT_Face? {
    if let last, last.font == ObjectIdentifier(font) { return last.face }
    let face = find(font)
    last = (ObjectIdentifier(font), face)
    return face
  }

  private func find(_ font: ShapedFont) -> FT_Face? {
    guard let file = font.outlineFile else { return nil }
    let key = Key(path: file.path, face: file.face)
    if let known = faces[key] { return known }
    if library == nil, FT_Init_FreeType(&library) != 0 { library = nil }
    let face = library.flatMap { aviary_face_open($0, file.path, file.face) }
    faces[key] = .some(face)
    return face
  }
}
