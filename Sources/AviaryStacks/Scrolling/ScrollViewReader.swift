@_spi(Engine) public import AviaryEngine

/// Gives its content a proxy that scrolls the scroll views inside to views in them.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  @State private var registry = ScrollRegistry()
  @Environment(\.scrollRegistry) private var outer

  /// - Parameter content: Makes the content. The proxy is for actions; it finds nothing while the
  ///   content is made.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

@available(*, unavailable)
extension ScrollViewReader: Sendable {}

extension ScrollViewReader: View {
  public var body: some View {
    let registry = registry
    let _ = registry.enclose(in: outer)
    content(ScrollViewProxy(registry: registry)).environment(\.scrollRegistry, registry)
  }
}
