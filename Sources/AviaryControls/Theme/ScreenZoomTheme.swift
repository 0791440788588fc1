import Foundation

/// The numbers of screens that grow out of views.
struct ScreenZoomTheme: Sendable {
  /// At which part of the way the source's picture has faded, 0 to 1; chosen.
  var sourceFading: CGFloat = 0.5
  /// How large a screen is that a finger has drawn aside all of its width, 0 to 1; chosen.
  var drawnScale: CGFloat = 0.6
  /// The radius of the corners of a screen that a finger draws, in points; chosen.
  var drawnRadius: CGFloat = 30
  /// After how much of a drag the corners are as round as that, in points; chosen.
  var roundingWay: CGFloat = 40
}
