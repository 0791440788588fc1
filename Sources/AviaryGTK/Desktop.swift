import AviaryGraphics
import CAviaryWindow
import Foundation

/// What the desktop asks of all programs.
struct Desktop: Equatable {
  var colorScheme: ColorScheme
  /// Logical pixels of the display a point.
  var zoom: CGFloat
  var reducesMotion: Bool
  var hasHighContrast: Bool

  /// As it is now.
  ///
  /// After the display was opened.
  static var current: Desktop {
    Desktop(
      colorScheme: aviary_desktop_is_dark() != 0 ? .dark : .light,
      zoom: aviary_desktop_zoom(),
      reducesMotion: aviary_desktop_reduces_motion() != 0,
      hasHighContrast: aviary_desktop_has_high_contrast() != 0
    )
  }

  /// The size of the screen in points, of the smallest one of several, and its pixels a point; nil for none.
  var screen: (size: CGSize, scale: CGFloat)? {
    var (width, height, scale): (Int32, Int32, Int32) = (0, 0, 1)
    guard aviary_desktop_screen(&width, &height, &scale) != 0, zoom > 0 else { return nil }
    let size = CGSize(width: CGFloat(width) / zoom, height: CGFloat(height) / zoom)
    return (size, CGFloat(max(scale, 1)) * zoom)
  }

  /// Connects to the display, and loads what is needed for that.
  ///
  /// - Parameter name: The name of the program, for people.
  static func open(name: String) throws {
    let program = ProcessInfo.processInfo.processName
    var error: UnsafeMutablePointer<CChar>?
    guard aviary_display_open(program, name, &error) == 0 else { return }
    defer { free(error) }
    throw WindowingError.noDisplay(error.map { String(cString: $0) } ?? "unknown error")
  }
}
