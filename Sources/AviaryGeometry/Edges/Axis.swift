/// One of the two directions in which a container lays things out.
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom edge.
  case vertical
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`, as printed in dumps and messages.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
  /// The axis at a right angle to this one: the minor axis of a stack along this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
