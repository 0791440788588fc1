/// How a document came to be made.
public struct DocumentCreationContext {
  /// What it was made by; nil for the ordinary ways.
  public let creationSource: DocumentCreationSource?
}

/// One of the ways in which a program makes documents: of a template, say.
public struct DocumentCreationSource: Hashable, Sendable {
  private nonisolated(unsafe) let id: AnyHashable

  /// Names a way.
  public init(id: some Hashable & Sendable) { self.id = AnyHashable(id) }
}
