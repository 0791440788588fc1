@_spi(Hosting) import AviaryDrawing

extension GraphicsContext {
  /// How what is drawn is combined with what is there.
  ///
  /// Numbers are Core Graphics'.
  public struct BlendMode: RawRepresentable, Equatable, Sendable, BitwiseCopyable {
    /// Core Graphics' number of the mode.
    public let rawValue: Int32

    /// Makes a mode of Core Graphics' number of it; unknown ones are normal.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The mode `normal`.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The mode `multiply`.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The mode `screen`.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// The mode `overlay`.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The mode `darken`.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The mode `lighten`.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// The mode `colorDodge`.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// The mode `colorBurn`.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// The mode `softLight`.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// The mode `hardLight`.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The mode `difference`.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The mode `exclusion`.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The mode `hue`.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The mode `saturation`.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The mode `color`.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The mode `luminosity`.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// The mode `clear`.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// The mode `copy`.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// The mode `sourceIn`.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// The mode `sourceOut`.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// The mode `sourceAtop`.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// The mode `destinationOver`.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// The mode `destinationIn`.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// The mode `destinationOut`.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// The mode `destinationAtop`.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// The mode `xor`.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The mode `plusDarker`.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The mode `plusLighter`.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    var mode: CompositeMode {
      Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
    }

    private static let modes: [CompositeMode] = [
      .blend(.normal),
      .blend(.multiply),
      .blend(.screen),
      .blend(.overlay),
      .blend(.darken),
      .blend(.lighten),
      .blend(.colorDodge),
      .blend(.colorBurn),
      .blend(.softLight),
      .blend(.hardLight),
      .blend(.difference),
      .blend(.exclusion),
      .blend(.hue),
      .blend(.saturation),
      .blend(.color),
      .blend(.luminosity),
      .clear,
      .copy,
      .sourceIn,
      .sourceOut,
      .blend(.sourceAtop),
      .blend(.destinationOver),
      .destinationIn,
      .blend(.destinationOut),
      .destinationAtop,
      .xor,
      .blend(.plusDarker),
      .blend(.plusLighter),
    ]
  }
}
