import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The numbers of what is presented, whatever it is.
struct PresentationTheme: Sendable {
  /// The size of the screen that is meant where none is known, in points; chosen.
  var screen = CGSize(width: 390, height: 844)
  /// Between a popover or menu and the edges of the screen, in points; chosen.
  var margin: CGFloat = 10
  /// How long sheets and choices at the bottom take to come or go, in seconds; chosen.
  var sheetDuration: Double = 0.4
  /// How long alerts, popovers and menus take to come or go, in seconds; chosen.
  var cardDuration: Double = 0.25
  /// How dark it is behind a sheet or an alert, 0 to 1; chosen.
  var dimming: Double = 0.2
  /// How dark it is there in the dark scheme, 0 to 1; chosen.
  var darkDimming: Double = 0.48
}
