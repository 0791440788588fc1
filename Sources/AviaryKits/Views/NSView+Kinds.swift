extension NSView {
  /// What is behind a view.
  public enum BackgroundStyle: Int, Sendable {
    /// Something plain.
    case normal = 0
    /// A colour that stands out, as of what is chosen.
    case emphasized = 1
    /// Something raised.
    case raised = 2
    /// Something sunk.
    case lowered = 3
  }

  /// What a view keeps to when the view around it changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing follows.
    public static let none = AutoresizingMask([])
    /// The room at its left follows.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// Its width follows.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The room at its right follows.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The room below it follows.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// Its height follows.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The room above it follows.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// When a layer is drawn anew.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never.
    case never = 0
    /// When it is asked for.
    case onSetNeedsDisplay = 1
    /// As its size changes.
    case duringViewResize = 2
    /// Before its size changes.
    case beforeViewResize = 3
    /// When it is asked for, fading.
    case crossfade = 4
  }
}
