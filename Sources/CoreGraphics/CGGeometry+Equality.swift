public import Foundation

extension CGPoint {
  /// Whether another point is the same; for sources that were written before `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether another size is the same; for sources that were written before `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether another rectangle is the same; for sources that were written before `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
