import AviaryApps
import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import Foundation

/// What the content of a window says of the window.
final class WindowWishes {
  var title: Text?
  var colorScheme: ColorScheme?
  /// What people can't do with the window.
  var hindrances: WindowHindrances = []
  /// Who is asked before a person closes the window.
  var closeGuard: WindowCloseGuard?
  /// The point of the window that stays where it is when its size goes by the content; nil for the upper left corner.
  var resizeAnchor: UnitPoint?
  /// Which addresses from outside the window is for; nil where nothing was said.
  var externalEvents: ExternalEventConditions?
  /// Whether the window has the whole screen, and what gives it that.
  let fullScreen = FullScreenSwitch()
}
