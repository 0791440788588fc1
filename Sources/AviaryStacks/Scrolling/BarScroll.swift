@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
package import Foundation

/// How far the content of a screen is scrolled away under the bar at its top.
///
/// The scroll view that reaches under the bar reports it; the bar goes by it.
package final class BarScroll {
  /// More than this makes no difference to any bar, in points: a search field, a large title and its subtitle in the largest
  /// text.
  static let limit: CGFloat = 260

  private let signal = Signal()
  private var known: CGFloat = 0
  private weak var source: ScrollNode?
  private var isSmall = false

  package init() {}

  /// Whether the bar is small after what is scrolled has come from one place to another; nil for as before.
  package var minimizes: (_ old: BarTravel, _ new: BarTravel) -> Bool? = { _, _ in nil }

  /// Whether scrolling has made the bar small.
  package var isMinimized: Bool {
    get {
      signal.track()
      return isSmall
    }
    set {
      guard newValue != isSmall else { return }
      isSmall = newValue
      signal.send()
    }
  }

  /// How far, in points: 0 at rest, ``limit`` at most.
  package var distance: CGFloat {
    signal.track()
    return known
  }

  /// A scroll view came to another place.
  ///
  /// - Returns: Whether that makes a difference.
  func report(_ node: ScrollNode) -> Bool {
    guard node.scrolls(.vertical), node.safeExtents.top > 0 else {
      return source === node && leave(node)
    }
    source = node
    return set(node.offset.y - node.offsetRange(.vertical).lowerBound)
  }

  /// A scroll view is gone: nothing would bring a bar back that is small.
  func unmount(_ node: ScrollNode) {
    leave(node)
    if node.scrolls(.vertical) { isMinimized = false }
  }

  /// A scroll view does not reach under the bar any more.
  @discardableResult
  private func leave(_ node: ScrollNode) -> Bool {
    guard source === node else { return false }
    source = nil
    return set(0)
  }

  private func set(_ new: CGFloat) -> Bool {
    let new = min(max(0, new), Self.limit)
    guard new != known else { return false }
    known = new
    signal.send()
    return true
  }
}

private enum BarScrollKey: EnvironmentKey {
  static var defaultValue: BarScroll? { nil }
}

extension EnvironmentValues {
  /// What a scroll view tells the bar above it; nil where there is none.
  package var barScroll: BarScroll? {
    get { self[BarScrollKey.self] }
    set { self[BarScrollKey.self] = newValue }
  }
}
