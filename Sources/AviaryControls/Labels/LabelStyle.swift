@_spi(Engine) public import AviaryEngine

/// How labels appearance.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that shows a label.
  associatedtype Body: View

  /// Makes the view that shows a label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets how labels in this view appearance.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}
