@_spi(Hosting) package import AviaryDrawing

/// How what is drawn is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  /// Both multiplied: never lighter.
  case multiply = 1
  /// The inverse of multiplied inverses: never darker.
  case screen = 2
  /// Multiplied where it is dark below, screened where it is light.
  case overlay = 3
  /// The darker of both, component by component.
  case darken = 4
  /// The lighter of both, component by component.
  case lighten = 5
  /// Lightens what is below.
  case colorDodge = 6
  /// Darkens what is below.
  case colorBurn = 7
  /// Lightens or darkens softly.
  case softLight = 8
  /// Multiplied where it is dark above, screened where it is light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// As the difference, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// Hue and saturation of what is drawn.
  case color = 14
  /// The lightness of what is drawn.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// Nothing is left of what was there.
  case copy = 17
  /// What is drawn, where there was something.
  case sourceIn = 18
  /// What is drawn, where there was nothing.
  case sourceOut = 19
  /// Over it, where there was something.
  case sourceAtop = 20
  /// Below it.
  case destinationOver = 21
  /// What was there, where something is drawn.
  case destinationIn = 22
  /// What was there, where nothing is drawn.
  case destinationOut = 23
  /// Below it, where something is drawn.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum of what is missing of light.
  case plusDarker = 26
  /// The sum of light.
  case plusLighter = 27

  package var mode: CompositeMode {
    switch self {
    case .normal: .blend(.normal)
    case .multiply: .blend(.multiply)
    case .screen: .blend(.screen)
    case .overlay: .blend(.overlay)
    case .darken: .blend(.darken)
    case .lighten: .blend(.lighten)
    case .colorDodge: .blend(.colorDodge)
    case .colorBurn: .blend(.colorBurn)
    case .softLight: .blend(.softLight)
    case .hardLight: .blend(.hardLight)
    case .difference: .blend(.difference)
    case .exclusion: .blend(.exclusion)
    case .hue: .blend(.hue)
    case .saturation: .blend(.saturation)
    case .color: .blend(.color)
    case .luminosity: .blend(.luminosity)
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .blend(.sourceAtop)
    case .destinationOver: .blend(.destinationOver)
    case .destinationIn: .destinationIn
    case .destinationOut: .blend(.destinationOut)
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .blend(.plusDarker)
    case .plusLighter: .blend(.plusLighter)
    }
  }

  /// Whether places change where nothing is drawn, which Core Graphics never does outside of a shape.
  var reachesEverywhere: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// How pixels between those of an image are found.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Well.
  case `default` = 0
  /// The nearest pixel counts.
  case none = 1
  /// Fast.
  case low = 2
  /// As well as possible.
  case high = 3
  /// Between fast and well.
  case medium = 4
}
