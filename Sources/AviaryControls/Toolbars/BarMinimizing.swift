import Foundation

/// When a bar gives its space to what is scrolled beside it.
enum BarMinimizing: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never

  /// Whether the bar ever gives way.
  var minimizes: Bool { self == .onScrollDown || self == .onScrollUp }

  /// Whether the bar is small after scrolling by a distance towards the end, in points; nil for as before.
  func isMinimized(after distance: CGFloat) -> Bool? {
    guard minimizes, distance != 0 else { return nil }
    return (distance > 0) == (self == .onScrollDown)
  }
}
