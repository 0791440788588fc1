extension Text {
  /// One text after another, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var parts: [Text] = []
    for side in [lhs, rhs] {
      if case .source(let source) = side.storage, side.modifiers.isEmpty,
        let joined = source as? JoinedTextSource
      {
        parts += joined.parts
      } else {
        parts.append(side)
      }
    }
    return Text(JoinedTextSource(parts))
  }
}

/// Texts one after another.
final class JoinedTextSource: TextSource, @unchecked Sendable {
  let parts: [Text]

  init(_ parts: [Text]) { self.parts = parts }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    for part in parts { resolver.append(part, style) }
  }

  override func isEqual(to other: TextSource) -> Bool {
    parts == unsafeDowncast(other, to: JoinedTextSource.self).parts
  }
}
