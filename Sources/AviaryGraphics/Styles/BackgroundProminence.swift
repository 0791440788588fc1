@_spi(Engine) public import AviaryEngine

/// How much the ground under a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = Self(isIncreased: false)
  /// More, as a row's that is selected in a strong colour.
  public static let increased = Self(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How much the ground under this view stands out.
  ///
  /// Lists here show what is selected in grey, which is standard.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
