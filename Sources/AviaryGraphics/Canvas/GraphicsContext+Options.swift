extension GraphicsContext {
  /// How a clip counts.
  public struct ClipOptions: OptionSet, Sendable, BitwiseCopyable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of the options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is inside of the clip is left out.
    public static var `inverse`: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter is computed.
  public struct FilterOptions: OptionSet, Sendable, BitwiseCopyable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of the options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In linear colours.
    public static var `linearColor`: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur is computed.
  public struct BlurOptions: OptionSet, Sendable, BitwiseCopyable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of the options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Edges stay opaque.
    public static var `opaque`: BlurOptions { BlurOptions(rawValue: 1) }
    /// The result is dithered.
    public static var `dithersResult`: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable, BitwiseCopyable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of the options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above what throws it.
    public static var `shadowAbove`: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what throws it.
    public static var `shadowOnly`: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Of what is not drawn.
    public static var `invertsAlpha`: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// For each of the things drawn by itself.
    public static var `disablesGroup`: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable, BitwiseCopyable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of the options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From the start again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Backwards, then from the start again.
    public static var `mirror`: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixed in linear colours.
    public static var `linearColor`: GradientOptions { GradientOptions(rawValue: 4) }
  }
}
