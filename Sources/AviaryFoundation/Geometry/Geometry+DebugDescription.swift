public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates: "(1.0, 2.5)".
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths: "(1.0, 2.5)".
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the lengths: "(0.0, 0.0, 1.0, 2.5)".
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
