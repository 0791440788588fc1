@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

/// How scroll views behave when they are scrolled beyond their content.
public struct ScrollBounceBehavior: Sendable, Equatable {
  enum Mode { case automatic, always, basedOnSize }

  let mode: Mode

  /// What is usual: they bounce where the content is longer than the scroll view.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(mode: .automatic) }
  /// They always bounce.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(mode: .always) }
  /// They bounce where the content is longer than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(mode: .basedOnSize) }
}

enum HorizontalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

enum VerticalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// How scroll views behave when they are scrolled beyond their content horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }

  /// How scroll views behave when they are scrolled beyond their content vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceKey.self] }
    set { self[VerticalScrollBounceKey.self] = newValue }
  }
}

nonisolated struct ScrollBounceModifier: _EnvironmentModifier {
  let behavior: ScrollBounceBehavior
  let axes: Axis.Set

  func _apply(to values: inout EnvironmentValues) {
    if axes.contains(Axis.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    if axes.contains(Axis.vertical) { values.verticalScrollBounceBehavior = behavior }
  }
}

extension View {
  /// Sets how scroll views inside behave when they are scrolled beyond their content.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
  }
}

extension ScrollNode {
  /// Whether fingers pull the content beyond its ends along an axis: where there is more of it than is visible at once, or
  /// the behaviour is to do so always.
  package final func bounces(_ axis: Axis) -> Bool {
    guard settings.isEnabled, scrolls(axis) else { return false }
    let values = EnvironmentValues(scope: environment)
    let behavior =
      axis == .horizontal
      ? values.horizontalScrollBounceBehavior : values.verticalScrollBounceBehavior
    let range = offsetRange(axis)
    return behavior.mode == .always || range.lowerBound < range.upperBound
  }
}
