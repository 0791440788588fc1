extension UTType {
  /// The preferred type of files with an extension: a dynamic one where none is known; nil for an
  /// empty extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a dot, in any case.
  ///   - supertype: What the type has to be; `.data` by default.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The preferred type of a MIME type: a dynamic one where none is known; nil for an empty MIME
  /// type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type; parameters, as `; charset=utf-8`, count only where a type is
  ///     known with them.
  ///   - supertype: What the type has to be; `.data` by default.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The preferred type of a tag: a dynamic one where none is known; nil for an empty tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: What the tag is.
  ///   - supertype: What the type has to be; nil for anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }

  /// All types of a tag, the preferred ones first: one that is dynamic where none is known, none
  /// for an empty tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: What the tag is.
  ///   - supertype: What the types have to be; nil for anything.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    -> [UTType]
  {
    guard !tag.isEmpty else { return [] }
    let found = TypeCatalogue.shared.identifiers(
      tag: tag,
      of: tagClass,
      conformingTo: supertype?.identifier
    )
    if !found.isEmpty { return found.map(UTType.init(known:)) }
    let dynamic = DynamicIdentifier(
      parents: [supertype?.identifier ?? "public.data"],
      tagClass: tagClass,
      tag: tag.lowercased()
    )
    return [UTType(known: dynamic.identifier)]
  }

  /// What files of the type end in, without the dot; nil where there is no such thing.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The type's MIME type; nil where there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// Extensions, MIME types and other names of the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if let declaration = TypeCatalogue.shared.declaration(of: identifier) {
      return declaration.tags
    }
    guard let dynamic = DynamicIdentifier(identifier) else { return [:] }
    return [dynamic.tagClass: [dynamic.tag]]
  }
}
