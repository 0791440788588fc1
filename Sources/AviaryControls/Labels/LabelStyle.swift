@_spi(Engine) public import AviaryEngine

/// The appearance of labels.
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
  /// Sets the style of labels in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}
