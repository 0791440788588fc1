@_spi(Engine) public import AviaryEngine

/// An effect that a view asks for, for the symbols in it.
struct SymbolEffectRequest: Equatable {
  enum Trigger: Equatable {
    /// The effect goes on while this holds.
    case active(Bool)
    /// The effect is played when this changes.
    case value(AnyEquatable)
  }

  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let trigger: Trigger

  /// How many times the effect is played; nil for no end.
  var count: Int? {
    if case .value = trigger { return options.count(isDiscrete: true) }
    return options.count(isDiscrete: false)
  }

  var isActive: Bool { trigger == .active(true) }
}

enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
  /// The effects of symbols, those of the outermost views first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbol images in this view with an effect while it is active.
  ///
  /// Other images and texts with symbols are left alone, and so is layout. An effect that is turned off plays to where the
  /// symbol is at rest. Pictures show what an effect holds, such as a scale, and else the symbol at rest.
  ///
  /// - Parameters:
  ///   - effect: The effect; it adds to those of views around.
  ///   - options: How often and how fast it is played; on and on, unless told otherwise.
  ///   - isActive: Whether it is shown.
  /// - Returns: The view with the effect.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    let configuration = effect.configuration
    return transformEnvironment(\.symbolEffects) {
      $0.append(
        SymbolEffectRequest(
          configuration: configuration,
          options: options,
          trigger: .active(isActive)
        )
      )
    }
  }

  /// Plays an effect on the symbol images in this view whenever a value changes.
  ///
  /// Other images and texts with symbols are left alone, and so is layout. In pictures nothing is played. Where the effect is
  /// playing already, it is played anew once it comes past rest.
  ///
  /// - Parameters:
  ///   - effect: The effect; it adds to those of views around.
  ///   - options: How often and how fast it is played; once, unless told otherwise.
  ///   - value: What is compared with its last value.
  /// - Returns: The view with the effect.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    let configuration = effect.configuration
    let value = AnyEquatable(value)
    return transformEnvironment(\.symbolEffects) {
      $0.append(
        SymbolEffectRequest(configuration: configuration, options: options, trigger: .value(value))
      )
    }
  }

  /// Keeps the effects of views around from the symbol images in this view.
  ///
  /// - Parameter isEnabled: Whether it does; false changes nothing.
  /// - Returns: The view without these effects.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
