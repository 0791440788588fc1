/// What tells a dialog which files are of some types.
package struct FileFilter: Equatable {
  /// What a person reads of it.
  package private(set) var name: String
  /// Patterns of names, as `*.png`.
  package private(set) var patterns: [String] = []
  /// The types' names in the desktop's database: it knows by them files without an extension too, and further subtypes.
  package private(set) var mimeTypes: [String] = []

  /// - Parameter types: The types, with their subtypes; the filter is nil where no file can be left out.
  package init?(_ types: [UTType]) {
    guard !types.isEmpty else { return nil }
    for type in types {
      let (extensions, names) = (type.allFilenameExtensions, type.desktopMIMETypes)
      // Any file may be of a type without a name.
      if UTType.data.conforms(to: type) || extensions.isEmpty && names.isEmpty { return nil }
      patterns.appendNew(extensions.map { "*.\($0)" })
      mimeTypes.appendNew(names)
    }
    var words: [String] = []
    words.appendNew(types.compactMap(\.localizedDescription))
    name = words.isEmpty ? patterns.joined(separator: " ") : words.joined(separator: ", ")
  }
}
