import AviaryApps
import AviaryEngine
import AviaryGeometry
import CAviaryWindow
import Foundation

// How large a window is, and where it stands.
extension AppWindow {
  /// No window that can be larger is smaller than this, in points: content that scrolls can be of any size, and nobody
  /// could find or use what is left.
  private static let floor = CGSize(width: 160, height: 100)

  /// The least size of the window, in points.
  var leastSize: CGSize {
    guard !keepsToContentSize else { return sizes.least }
    return CGSize(
      width: max(sizes.least.width, Self.floor.width),
      height: max(sizes.least.height, Self.floor.height)
    )
  }

  /// A length of points in whole logical pixels, none cut off.
  func logical(_ length: CGFloat) -> Int32 {
    Int32(bounded: (length * desktop.zoom - 0.001).rounded(.up).clamped(to: 1...16384))
  }

  /// Puts the window where its scene wants it.
  func place() {
    if scene.level != 0, aviary_window_set_level(handle, Int32(scene.level)) == 0 {
      Warnings.once("windowLevel has no effect: the display decides which windows are in front")
    }
    let placement = sizes.placement ?? scene.position.map { WindowPlacement($0, size: nil) }
    guard let screen = desktop.screen?.size,
      let origin = placement?.origin(of: shownSize, on: screen)
    else { return }
    if !move(to: origin) {
      Warnings.once("defaultPosition has no effect: the display places windows")
    }
  }

  /// Puts the window at a place of the screen, in points.
  ///
  /// - Returns: Whether the display lets programs do that.
  private func move(to origin: CGPoint) -> Bool {
    let (x, y) = (Int32(bounded: origin.x * desktop.zoom), Int32(bounded: origin.y * desktop.zoom))
    return aviary_window_move(handle, x, y) != 0
  }

  // MARK: - After the window was opened

  /// Takes the space that the display gives the window, and how many pixels a point is.
  func takeSize() {
    var (width, height, factor) = (Int32(0), Int32(0), Int32(0))
    aviary_window_get_size(handle, &width, &height, &factor)
    guard width > 0, height > 0 else { return }
    let size = CGSize(
      width: CGFloat(width) / desktop.zoom,
      height: CGFloat(height) / desktop.zoom
    )
    let newScale = CGFloat(factor) * desktop.zoom
    guard size != contentSize || newScale != scale || host.proposal != ProposedViewSize(size) else {
      return
    }
    contentSize = size
    scale = newScale
    host.proposal = ProposedViewSize(size)
    applyEnvironment()
  }

  /// Has the window be as large as its content can be, where that has changed and the scene wants it.
  func followContent() {
    guard keepsToContentSize, shownSize != .zero else { return }
    let limits = ContentLimits(least: sizes.least, greatest: sizes.greatest)
    defer { followedLimits = limits }
    guard let followedLimits, followedLimits != limits else { return }
    let size = limits.nearest(to: contentSize)
    let isFixed = limits.least == limits.greatest
    if isFixed != self.isFixed {
      self.isFixed = isFixed
      applyResizability()
    }
    resize(to: size, anchor: wishes.resizeAnchor ?? .topLeading)
  }

  /// Makes the window as large as its scene says, or as it was before.
  func toggleLarge() {
    guard aviary_window_is_maximized(handle) == 0, let placement = sizes.idealPlacement,
      let screen = desktop.screen?.size
    else { return aviary_window_toggle_maximized(handle) }
    // Displays give whole pixels.
    if let large, abs(large.size.width - contentSize.width) < 1,
      abs(large.size.height - contentSize.height) < 1
    {
      return resize(to: large.before, anchor: .topLeading)
    }
    let size = CGSize(
      width: min(max(placement.width ?? contentSize.width, leastSize.width), screen.width),
      height: min(max(placement.height ?? contentSize.height, leastSize.height), screen.height)
    )
    large = (size, contentSize)
    resize(to: size, anchor: .topLeading)
    guard let origin = placement.origin(of: size, on: screen) else { return }
    _ = move(to: origin)
  }

  /// Changes the size of a window that is shown.
  ///
  /// - Parameters:
  ///   - size: Of what it shows, in points.
  ///   - anchor: The point of it that stays where it is.
  func resize(to size: CGSize, anchor: UnitPoint) {
    guard size != contentSize else { return }
    let dx = ((contentSize.width - size.width) * anchor.x * desktop.zoom).rounded()
    let dy = ((contentSize.height - size.height) * anchor.y * desktop.zoom).rounded()
    aviary_window_set_size(handle, logical(size.width), logical(size.height))
    guard dx != 0 || dy != 0 else { return }
    if aviary_window_move_by(handle, Int32(bounded: dx), Int32(bounded: dy)) == 0 {
      Warnings.once("windowResizeAnchor has no effect: the display places windows")
    }
  }
}

/// How large the content of a window can be, in points.
struct ContentLimits: Equatable {
  let least: CGSize
  let greatest: CGSize

  /// The size within the limits that is nearest to another.
  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: size.width.clamped(to: least.width...max(least.width, greatest.width)),
      height: size.height.clamped(to: least.height...max(least.height, greatest.height))
    )
  }
}

extension _SceneWindow {
  /// What says where its windows go, and how large they become, when they are made large; nil for the whole screen.
  @MainActor func idealPlacement(on screen: CGSize?) -> ((WindowLayoutRoot) -> WindowPlacement)? {
    if let makeIdealPlacement {
      let size = AppWindow.ordinarySize
      let display = DisplayProxy(size: screen ?? size)
      return { makeIdealPlacement($0, WindowPlacementContext(defaultDisplay: display)) }
    }
    guard case .fitToContent = idealSize.kind else { return nil }
    return { WindowPlacement(size: $0.sizeThatFits(.unspecified)) }
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
