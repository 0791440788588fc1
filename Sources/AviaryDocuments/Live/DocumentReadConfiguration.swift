public import UniformTypeIdentifiers

/// What a reader of documents is told.
public struct DocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  let wrappers: DocumentWrappers
}

/// What a writer of documents is told.
public struct DocumentWriteConfiguration {
  /// The type that is wanted.
  public let contentType: UTType
  let wrappers: DocumentWrappers
}
