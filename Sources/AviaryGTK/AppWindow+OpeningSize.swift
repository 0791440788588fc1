import AviaryApps
import AviaryEngine
import AviaryGeometry
import CAviaryWindow
import Foundation

// How large a window is when it opens.
extension AppWindow {
  /// The room that content is first laid out in if nobody says otherwise, in points: wide, so that what has columns
  /// tells how wide they are.
  static let ordinarySize = CGSize(width: 900, height: 720)

  /// The size to open with as far as it is known before the content is laid out, in points.
  ///
  /// - Parameters:
  ///   - scene: The scene that the window is of.
  ///   - restored: The size that the window had when the program ran last; nil for a new one.
  ///   - screen: The size of the screen; nil where it is unknown.
  /// - Returns: What was asked for by trying, else what it had, no larger than the screen, else what the scene says, else
  ///   `ordinarySize`.
  static func openingSize(
    of scene: _SceneWindow,
    restored: CGSize?,
    on screen: CGSize?
  ) -> CGSize {
    if let size = WindowTrial.size { return size }
    guard let restored else { return scene.defaultSize ?? ordinarySize }
    guard let screen else { return restored }
    return CGSize(
      width: min(restored.width, screen.width),
      height: min(restored.height, screen.height)
    )
  }

  /// Finds out how large the content can be, and opens with a size that suits it.
  func chooseOpeningSize() {
    var size =
      sizes.opening
      ?? Self.openingSize(of: scene, restored: restoredSize, on: desktop.screen?.size)
    sizes.screen = nil
    sizes.makePlacement = nil
    if let placement = sizes.placement {
      size.width = placement.width ?? sizes.ideal.width
      size.height = placement.height ?? sizes.ideal.height
    }
    if keepsToContentSize {
      if scene.defaultSize == nil, sizes.placement == nil { size = sizes.ideal }
      size.width = min(size.width, sizes.greatest.width)
      size.height = min(size.height, sizes.greatest.height)
      isFixed = sizes.greatest == sizes.least
      applyResizability()
    }
    size.width = max(size.width, leastSize.width).clean(or: Self.ordinarySize.width)
    size.height = max(size.height, leastSize.height).clean(or: Self.ordinarySize.height)
    shownSize = size
    aviary_window_set_size(handle, logical(size.width), logical(size.height))
  }
}

extension CGFloat {
  fileprivate func clean(or other: CGFloat) -> CGFloat { isFinite && self > 0 ? self : other }
}
