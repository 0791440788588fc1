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

private enum SymbolColorModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How the colours of symbols are filled in; nil for the usual way.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
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
}

extension Image {
  /// The symbol with its colours filled in in another way; says once that gradients aren't.
  ///
  /// - Parameter mode: The way; nil for that of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    SymbolColorRenderingMode.tell(mode)
    return self
  }
}
