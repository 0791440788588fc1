@_spi(Engine) package import AviaryEngine
package import Foundation

/// The title bar of a window that has no frame of the desktop's: the topmost bar of its content stands in its place.
package struct WindowTitleBar: Equatable, Sendable {
  /// What the window's buttons take of the bar at its left end, in points.
  package var left: CGFloat
  /// What they take at its right end, in points.
  package var right: CGFloat
  /// Whether the bar shows the title of its screen.
  package var showsTitle: Bool

  package init(left: CGFloat, right: CGFloat, showsTitle: Bool) {
    self.left = left
    self.right = right
    self.showsTitle = showsTitle
  }
}

private enum WindowTitleBarKey: EnvironmentKey {
  static var defaultValue: WindowTitleBar? { nil }
}

extension EnvironmentValues {
  /// What bars at the top of this view stand in the place of; nil where there is a title bar, or another bar above.
  package var windowTitleBar: WindowTitleBar? {
    get { self[WindowTitleBarKey.self] }
    set { self[WindowTitleBarKey.self] = newValue }
  }
}

/// Whether a bar of the content stands in the place of the window's title bar.
package enum HoldsTitleBarKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
