extension TypeTable {
  /// The types of a desktop's database that Apple's systems don't know.
  ///
  /// Such a type's identifier is `org.freedesktop.mime.` and the MIME type with a dot for the
  /// slash. It is what its supertypes in the database are, and what its MIME type tells: a picture,
  /// sound, text, XML, JSON.
  init(_ database: MIMEDatabase) {
    self.init()
    // What is known under another name is no type of its own.
    let known = Set(
      database.types.filter { type in
        ([type] + database.aliases[type, default: []]).contains {
          Self.builtInIdentifier(of: $0) != nil
        }
      }
    )
    for type in database.types where !known.contains(type) {
      var declaration = TypeDeclaration(identifier: Self.identifier(ofMIMEType: type))
      declaration.parents = Self.parents(of: type, in: database)
      if let extensions = database.extensions[type] {
        declaration.tags[.filenameExtension] = extensions
      }
      declaration.tags[.mimeType] = [type] + database.aliases[type, default: []]
      declaration.words = database.comment(of: type, languages: ["en"])
      declare(declaration)
    }
    for type in known {
      // A further name of a type that is known leads to that type.
      let names = [type] + database.aliases[type, default: []]
      guard let identifier = names.lazy.compactMap(Self.builtInIdentifier).first else { continue }
      var declaration = TypeDeclaration(identifier: identifier)
      declaration.tags[.mimeType] = names
      if let extensions = database.extensions[type] {
        declaration.tags[.filenameExtension] = extensions
      }
      declare(declaration)
    }
  }

  private static func builtInIdentifier(of type: String) -> String? {
    builtIn.identifiers(tag: type, of: .mimeType).first
  }

  private static func identifier(ofMIMEType type: String) -> String {
    let letters = type.lowercased().map { character -> Character in
      if character == "/" { return "." }
      return character.isASCII && (character.isLetter || character.isNumber || character == ".")
        ? character : "-"
    }
    return "org.freedesktop.mime." + String(letters)
  }

  private static func parents(of type: String, in database: MIMEDatabase) -> [String] {
    var parents = database.parents[type, default: []]
      .filter { $0 != type && $0 != "application/octet-stream" }
      .map { builtInIdentifier(of: $0) ?? identifier(ofMIMEType: $0) }
    let media = type.prefix { $0 != "/" }
    let families = [
      "image": "public.image", "audio": "public.audio", "video": "public.movie",
      "text": "public.text",
      "inode": "public.item",
    ]
    if let family = families[String(media)] { parents.appendNew([family]) }
    if media == "font" { parents.appendNew(["public.font", "public.data"]) }
    if type.hasSuffix("+xml") { parents.appendNew(["public.xml"]) }
    if type.hasSuffix("+json") { parents.appendNew(["public.json"]) }
    return parents.isEmpty ? ["public.data"] : parents
  }
}
