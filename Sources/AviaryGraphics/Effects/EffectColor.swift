@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry

/// The colour of an effect: one that the surroundings decide on, or one that is known.
nonisolated enum EffectColor: Equatable {
  case adaptive(Color)
  case known(RGBA)

  init(_ color: Color) { self = .adaptive(color) }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .adaptive(let color): color.rgba(in: environment)
    case .known(let color): color
    }
  }

  func resolved(in environment: EnvironmentValues) -> EffectColor {
    .known(rgba(in: environment))
  }

  /// The components of a colour that is known; another one has none.
  var animatableData: NumberList {
    get {
      guard case .known(let color) = self else { return .zero }
      return NumberList(color.numbers)
    }
    set {
      guard case .known = self else { return }
      var numbers = newValue.numbers[...]
      self = .known(RGBA(&numbers))
    }
  }
}
