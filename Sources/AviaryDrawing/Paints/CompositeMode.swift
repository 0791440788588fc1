/// How a group is combined with what was painted before: SwiftUI's blend modes and Canvas's further
/// ones.
@_spi(Hosting) public enum CompositeMode: Hashable, Sendable {
  case blend(BlendMode)
  case clear
  case copy
  case sourceIn
  case sourceOut
  case destinationAtop
  case destinationIn
  case xor

  /// Painted over what is there.
  public static let normal = CompositeMode.blend(.normal)
}
