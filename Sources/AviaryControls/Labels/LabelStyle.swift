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

/// The styles that labels are in, the innermost one last.
nonisolated struct LabelStyles: @unchecked Sendable {
  private var styles: [any LabelStyle] = []

  /// The styles without the innermost one.
  var outer: LabelStyles {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  func adding(_ style: any LabelStyle) -> LabelStyles {
    var copy = self
    copy.styles.append(style)
    return copy
  }

  @MainActor
  func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    func make<Style: LabelStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    guard let style = styles.last else { return make(DefaultLabelStyle()) }
    return make(style)
  }
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: LabelStyles { LabelStyles() }
}

extension EnvironmentValues {
  var labelStyles: LabelStyles {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

/// Puts labels in a style.
nonisolated struct LabelStyleModifier<Style: LabelStyle>: _EnvironmentModifier {
  let style: Style

  func _apply(to values: inout EnvironmentValues) {
    values.labelStyles = values.labelStyles.adding(style)
  }
}

extension View {
  /// Sets the style of labels in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}
