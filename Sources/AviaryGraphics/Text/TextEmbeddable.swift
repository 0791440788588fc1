@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine

/// Something other than characters that can stand in a line of text: an image.
package protocol TextEmbeddable: Equatable {
  /// What stands in the line, in the font around it; nil for nothing.
  func textContent(font: ResolvedFont, in environment: EnvironmentValues) -> TextRun.Content?

  /// What is read out in its place; nil for nothing.
  func textLabel(in environment: EnvironmentValues) -> String?
}

/// One thing that stands in a line.
package final class EmbeddingTextSource<Content: TextEmbeddable>: TextSource, @unchecked Sendable {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    resolver.append(content, style)
  }

  package override func isEqual(to other: TextSource) -> Bool {
    content == unsafeDowncast(other, to: EmbeddingTextSource<Content>.self).content
  }
}
