// What programs that open files have to know of types: what these files are called, and what the desktop counts among them.
extension UTType {
  /// The types that a file's name tells, the preferred ones first; none where it tells nothing.
  ///
  /// Of several extensions, as in `drawing.tar.gz`, all count together first.
  ///
  /// - Parameter name: The name, without the folders.
  package static func types(ofFileNamed name: String) -> [UTType] {
    var found: [UTType] = []
    // A dot at the beginning hides a file.
    var rest = name.drop { $0 == "." }
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      let types = TypeCatalogue.shared.identifiers(
        tag: String(rest),
        of: .filenameExtension,
        conformingTo: nil
      )
      for type in types.map(UTType.init(known:)) where !found.contains(type) { found.append(type) }
    }
    return found
  }

  /// What the files of the type and of its subtypes end in, without the dot, those of the type itself first.
  package var allFilenameExtensions: [String] {
    TypeCatalogue.shared.filenameExtensions(conformingTo: identifier)
  }

  /// The type's names in the desktop's database, without parameters.
  package var desktopMIMETypes: [String] { TypeCatalogue.shared.mimeTypes(of: identifier) }

  /// Whether the desktop counts files of this type among those of another one, where the types themselves may not say so.
  ///
  /// To a desktop all text is plain text, tables and marked up text too.
  ///
  /// - Parameter type: The type that this may be.
  package func isOnDesktop(_ type: UTType) -> Bool {
    TypeCatalogue.shared.isOnDesktop(identifier, other: type.identifier)
  }
}
