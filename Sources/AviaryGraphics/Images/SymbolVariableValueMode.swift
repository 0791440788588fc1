@_spi(Engine) public import AviaryEngine

/// How symbols show a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let isDrawn: Bool

  /// By the colours of their parts.
  public static let color = Self(isDrawn: false)
  /// By how far their lines are drawn.
  public static let draw = Self(isDrawn: true)

  fileprivate static func tell(_ mode: Self?) {
    guard mode != nil else { return }
    Warnings.once("symbolVariableValueMode has no effect: symbols here show no values")
  }
}

private enum SymbolValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// How symbols show a value; nil for the usual way.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolValueModeKey.self] }
    set { self[SymbolValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols show a value; says once that they show none.
  ///
  /// - Parameter mode: The way; nil for the usual one.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    SymbolVariableValueMode.tell(mode)
    return environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// The symbol showing its value in another way; says once that it shows none.
  ///
  /// - Parameter mode: The way; nil for that of the environment.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    SymbolVariableValueMode.tell(mode)
    return self
  }
}
