extension TypeDeclaration {
  /// The types that a bundle's `Info.plist` declares, exported or imported.
  static func declarations(in information: [String: Any]) -> [TypeDeclaration] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
      .flatMap { information[$0] as? [[String: Any]] ?? [] }
      .compactMap(TypeDeclaration.init(information:))
  }

  private init?(information: [String: Any]) {
    guard let identifier = information["UTTypeIdentifier"] as? String else { return nil }
    self.init(identifier: identifier)
    parents = Self.strings(information["UTTypeConformsTo"])
    words = information["UTTypeDescription"] as? String
    reference = information["UTTypeReferenceURL"] as? String
    version = information["UTTypeVersion"] as? Int
    for (tagClass, tags) in information["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
      self.tags[UTTagClass(rawValue: tagClass)] = Self.strings(tags)
    }
  }

  /// What is one string or several.
  private static func strings(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }
}
