package import Foundation

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? .init(x: major, y: minor) : .init(x: minor, y: major)
  }

  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { .init(x: a.x + b.x, y: a.y + b.y) }

  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { .init(x: a.x - b.x, y: a.y - b.y) }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self =
      axis == .horizontal
      ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }

  /// This size and what `insets` add around it.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.total(.horizontal),
      height: height + insets.total(.vertical)
    )
  }

  /// This size without `insets`, not below zero.
  package func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.total(.horizontal)),
      height: max(0, height - insets.total(.vertical))
    )
  }

  /// The greater of both in each dimension.
  package func union(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension CGRect {
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle within `insets`, in a left-to-right space; no side goes below zero.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      origin: origin + CGPoint(x: insets.leading, y: insets.top),
      size: size.inset(by: insets)
    )
  }

  /// The smallest rectangle that holds `points`; null if there are none.
  package init(containing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
