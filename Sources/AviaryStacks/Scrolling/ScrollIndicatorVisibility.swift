@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

/// Whether scroll views show how far they are scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  enum Mode { case automatic, visible, hidden, never }

  let mode: Mode

  /// Shown while something scrolls: not at rest.
  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(mode: .automatic)
  }
  /// Shown whenever the content is longer than the scroll view.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(mode: .visible) }
  /// Not shown, unless an input device asks for it.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(mode: .hidden) }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(mode: .never) }
}

enum HorizontalScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

enum VerticalScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views show how far they are scrolled horizontally.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorsKey.self] }
    set { self[HorizontalScrollIndicatorsKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled vertically.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorsKey.self] }
    set { self[VerticalScrollIndicatorsKey.self] = newValue }
  }
}

nonisolated struct ScrollIndicatorsModifier: _EnvironmentModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func _apply(to values: inout EnvironmentValues) {
    if axes.contains(Axis.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    if axes.contains(Axis.vertical) { values.verticalScrollIndicatorVisibility = visibility }
  }
}

extension View {
  /// Sets whether scroll views inside show how far they are scrolled.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - axes: The axes whose indicators are meant; `[.vertical, .horizontal]` by default.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }
}
