public import Foundation

extension UIView {
  /// Where its origin is in the outermost view, by the frames of the views around it; transforms
  /// don't count.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      // The outermost view's own frame is where it is in nothing.
      guard let next = current.superview else { break }
      point.x += current.frame.minX - next.bounds.minX
      point.y += current.frame.minY - next.bounds.minY
      view = next
    }
    return point
  }

  private func distance(to view: UIView?) -> CGSize {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGSize(width: own.x - other.x, height: own.y - other.y)
  }

  /// Where a point of this view is in another one.
  ///
  /// - Parameters:
  ///   - point: In this view, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let distance = distance(to: view)
    return CGPoint(x: point.x + distance.width, y: point.y + distance.height)
  }

  /// Where a point of another view is in this one.
  ///
  /// - Parameters:
  ///   - point: In the other one, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let distance = distance(to: view)
    return CGPoint(x: point.x - distance.width, y: point.y - distance.height)
  }

  /// Where a rectangle of this view is in another one.
  ///
  /// - Parameters:
  ///   - rect: In this view, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where a rectangle of another view is in this one.
  ///
  /// - Parameters:
  ///   - rect: In the other one, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Whether it is a view, or lies in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Puts a view in this one in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Puts a view in this one behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Puts a view in this one, in front of another one in it.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view in this one, behind another one in it.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index ?? subviews.count)
  }

  /// Has two views in this one take each other's place.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  private func move(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
  }
}
