import AviarySwiftSource

/// The declaration that a property is written in.
struct PropertyOwner: Equatable {
  /// Whether it is a class or an actor.
  var isReference = false
  /// Whether other modules see it, so that its initialisers may be inlined there.
  var isPublic = false
  /// How code inside names it: `Self`, or the name where `Self` may be a subclass.
  var name = "Self"

  /// Finds the owner.
  ///
  /// - Parameter context: The declarations around the property, innermost first.
  init(_ context: [SourceExcerpt]?) {
    guard let innermost = context?.first else { return }
    let source = Source(innermost.source)
    let head = DeclarationHead(source)
    let keyword = head.end
    isPublic = head.modifiers.contains { $0.name == "public" || $0.name == "open" }
    guard source.isWord("class", at: keyword) || source.isWord("actor", at: keyword) else { return }
    isReference = true
    name = source.text(at: keyword + 1)
  }
}
