public import AviaryGeometry
public import Foundation

/// A screen that windows open on.
public struct DisplayProxy: Equatable {
  /// Its size, in points, from 0, 0 on.
  public let bounds: CGRect
  /// What the desktop's bars take at its edges; nothing is known of them.
  public let safeAreaInsets: EdgeInsets
  /// What of it is free of the desktop's bars, in points.
  public let visibleRect: CGRect

  package init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    safeAreaInsets = EdgeInsets()
    visibleRect = bounds
  }
}
