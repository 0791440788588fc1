public import AviaryGeometry
public import Foundation

/// Where a walk through a display list is.
@_spi(Hosting) public struct DisplayPlace {
  /// From the current fragment's coordinates to the picture's.
  public var transform: CGAffineTransform
  /// A rectangle outside of which nothing can be seen, in the picture's coordinates.
  ///
  /// The walk leaves it as it is: how sharp a clip's edges are is up to who paints it.
  public var clip: CGRect
  /// How far fragments have moved the coordinates since the last command that transformed them, in
  /// the coordinates of that one.
  ///
  /// For documents, in which a move is added to numbers and all else is a matrix.
  public var origin = CGPoint.zero

  /// - Parameters:
  ///   - transform: From the root's coordinates to the picture's.
  ///   - clip: The whole picture, or the part of it that is wanted, in its coordinates;
  ///     `CGRect.infinite` for all.
  @inlinable public init(transform: CGAffineTransform = .identity, clip: CGRect = .infinite) {
    self.transform = transform
    self.clip = clip
  }

  /// Puts the coordinates' origin elsewhere.
  ///
  /// - Parameter offset: Where to, in points of the coordinates so far.
  @inlinable public mutating func move(by offset: CGPoint) {
    transform = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
    origin.x += offset.x
    origin.y += offset.y
  }

  /// Goes to the coordinates of what `inner` transforms.
  @inlinable public mutating func concatenate(_ inner: CGAffineTransform) {
    transform = inner.concatenating(transform)
    origin = .zero
  }

  /// Whether anything within `bounds`, in the current coordinates, may be seen; false for
  /// `CGRect.null`.
  ///
  /// A unit of the picture beside the clip counts too: edges are smoothed.
  @inlinable public func shows(_ bounds: CGRect) -> Bool {
    guard !bounds.isNull else { return false }
    return bounds.isInfinite
      || bounds.applying(transform).insetBy(dx: -1, dy: -1).intersects(clip)
  }
}
