/// What is known of a type.
struct TypeDeclaration: Equatable {
  var identifier: String
  /// The identifiers of the types that it is too, without those that these are.
  var parents: [String] = []
  /// Extensions and MIME types, the preferred ones first.
  var tags: [UTTagClass: [String]] = [:]
  /// Words for people, in English; nil for none.
  var words: String?
  var version: Int?
  /// An address where more is told; nil for none.
  var reference: String?

  func tags(of tagClass: UTTagClass) -> [String] { tags[tagClass, default: []] }
}

extension TypeDeclaration {
  /// Reads a line of ``BuiltInTypes/table``.
  init?(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    func words(_ field: Substring) -> [String] { field.split(separator: " ").map(String.init) }
    identifier = String(fields[0])
    parents = words(fields[1])
    let extensions = words(fields[2])
    let mimeTypes = words(fields[3])
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    self.words = fields[4].isEmpty ? nil : String(fields[4])
  }
}
