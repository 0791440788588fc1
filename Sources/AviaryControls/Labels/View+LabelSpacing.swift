@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import Foundation

enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

enum LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between icon and title of labels, in points; nil for the usual one.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The width that icons of labels have at least, in points; nil for their own.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between icon and title of labels in this view.
  ///
  /// - Parameter value: Points; negative ones let them overlap. What is not finite counts as 0, which is told once.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value.finite("labelIconToTitleSpacing"))
  }

  /// Reserves a width for the icons of labels in this view, so that titles below each other begin at one edge.
  ///
  /// - Parameter value: Points; a wider icon keeps its width, a narrower one is in the middle. What is not finite, or
  ///   negative, counts as 0.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, max(0, value.finite("labelReservedIconWidth")))
  }
}
