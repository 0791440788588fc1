import CCairo

extension PangoFonts {
  /// What the fonts say under a property, as `FC_FAMILY`: each name once, sorted.
  ///
  /// Of several languages the first name counts, which is what fonts are found by.
  ///
  /// - Parameters:
  ///   - property: A property of fontconfig's that is a text.
  ///   - family: The family whose fonts are asked; nil for all.
  func names(_ property: String, ofFamily family: String? = nil) -> [String] {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcObjectSetAdd(objects, property)
    if let family {
      _ = family.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
          FcPatternAddString(pattern, FC_FAMILY, $0)
        }
      }
    }
    guard let fonts = FcFontList(config, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var names: Set<String> = []
    for index in 0..<Int(fonts.pointee.nfont) {
      var text: UnsafeMutablePointer<FcChar8>?
      guard let font = fonts.pointee.fonts[index],
        FcPatternGetString(font, property, 0, &text) == FcResultMatch, let text
      else { continue }
      names.insert(String(cString: text))
    }
    return names.subtracting([""]).sorted()
  }
}
