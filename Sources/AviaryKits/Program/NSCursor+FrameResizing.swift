extension NSCursor {
  /// Which edge or corner is moved.
  public enum FrameResizePosition: UInt, Sendable {
    /// The upper edge.
    case top = 1
    /// The left edge.
    case left = 2
    /// The upper left corner.
    case topLeft = 3
    /// The lower edge.
    case bottom = 4
    /// The lower left corner.
    case bottomLeft = 6
    /// The right edge.
    case right = 8
    /// The upper right corner.
    case topRight = 9
    /// The lower right corner.
    case bottomRight = 12
  }

  /// Where an edge or a corner is moved.
  public enum FrameResizeDirection: Int8, Sendable {
    /// In.
    case inward = 1
    /// Out.
    case outward = 2

    /// Where edges and corners are moved.
    public struct Set: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// What has bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// In.
      public static let inward = Set(rawValue: 1)
      /// Out.
      public static let outward = Set(rawValue: 2)
      /// Both.
      public static let all: Set = [.inward, .outward]
    }
  }
}

/// Directions to the sides.
public struct NSHorizontalDirections: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// What has bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the left.
  public static let left = NSHorizontalDirections(rawValue: 1)
  /// To the right.
  public static let right = NSHorizontalDirections(rawValue: 2)
  /// Both.
  public static let all: NSHorizontalDirections = [.left, .right]
}

/// Directions up and down.
public struct NSVerticalDirections: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// What has bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = NSVerticalDirections(rawValue: 1)
  /// Down.
  public static let down = NSVerticalDirections(rawValue: 2)
  /// Both.
  public static let all: NSVerticalDirections = [.up, .down]
}
