@_spi(Engine) public import AviaryEngine

/// How the colours of symbols are filled in.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  fileprivate let isGradient: Bool

  /// With the colour alone.
  public static let flat = Self(isGradient: false)
  /// With a gradient of the colour.
  public static let gradient = Self(isGradient: true)

  fileprivate static func tell(_ mode: Self?) {
    guard mode == .gradient else { return }
    Warnings.once("symbolColorRenderingMode(.gradient) has no effect: symbols have flat colours")
  }
}

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

private enum SymbolColorModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// How the colours of symbols are filled in; nil for the usual way.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }

  /// How symbols show a value; nil for the usual way.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolValueModeKey.self] }
    set { self[SymbolValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the colours of symbols are filled in; says once that gradients aren't.
  ///
  /// - Parameter mode: The way; nil for the usual one.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    SymbolColorRenderingMode.tell(mode)
    return environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets how symbols show a value; says once that they show none.
  ///
  /// - Parameter mode: The way; nil for the usual one.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    SymbolVariableValueMode.tell(mode)
    return environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// The symbol with its colours filled in in another way; says once that gradients aren't.
  ///
  /// - Parameter mode: The way; nil for that of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    SymbolColorRenderingMode.tell(mode)
    return self
  }

  /// The symbol showing its value in another way; says once that it shows none.
  ///
  /// - Parameter mode: The way; nil for that of the environment.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    SymbolVariableValueMode.tell(mode)
    return self
  }
}
