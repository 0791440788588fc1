/// An edge or a corner of a frame that can be dragged.
public enum FrameResizePosition: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The corner above the leading edge.
  case topLeading
  /// The corner above the trailing edge.
  case topTrailing
  /// The corner below the leading edge.
  case bottomLeading
  /// The corner below the trailing edge.
  case bottomTrailing
}

/// Where an edge of a frame can be dragged to.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// Towards the middle of the frame.
  case inward
  /// Away from the middle of the frame.
  case outward

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

    /// Towards the middle.
    public static let inward = Set(.inward)
    /// Away from the middle.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
