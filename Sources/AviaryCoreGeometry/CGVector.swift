public import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Makes a vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of two parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector of two parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector of length zero.
  public static let zero = CGVector()
}

extension CGVector: Codable {
  /// Reads both parts.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    dx = try numbers.decode(CGFloat.self)
    dy = try numbers.decode(CGFloat.self)
  }

  /// Writes both parts.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
