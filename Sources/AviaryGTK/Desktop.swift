import AviaryApps
import AviaryControls
import AviaryEngine
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

  /// Whether people can touch the screen.
  var hasTouch: Bool

  /// As it is now.
  ///
  /// After the display was opened.
  static var current: Desktop {
    Desktop(
      colorScheme: aviary_desktop_is_dark() != 0 ? .dark : .light,
      zoom: aviary_desktop_zoom(),
      reducesMotion: aviary_desktop_reduces_motion() != 0,
      hasHighContrast: aviary_desktop_has_high_contrast() != 0,
      hasTouch: aviary_desktop_has_touch() != 0
    )
  }

  /// The size of the screen in points, of the smallest one of several, and its pixels a point; nil for none.
  var screen: (size: CGSize, scale: CGFloat)? {
    var (width, height, scale): (Int32, Int32, Int32) = (0, 0, 1)
    guard aviary_desktop_screen(&width, &height, &scale) != 0, zoom > 0 else { return nil }
    let size = CGSize(width: CGFloat(width) / zoom, height: CGFloat(height) / zoom)
    return (size, CGFloat(max(scale, 1)) * zoom)
  }

  /// Which buttons title bars have, and where; the usual ones where the desktop says nothing.
  static var titleButtons: WindowButtonLayout {
    guard let text = aviary_desktop_title_buttons() else { return .usual }
    defer { free(text) }
    return WindowButtonLayout(String(cString: text))
  }

  /// How much space controls take: what `AVIARY_DENSITY` says, else as much as fingers need where there are any.
  var density: ControlDensity {
    Self.density(in: ProcessInfo.processInfo.environment)
      ?? (hasTouch ? .touch : .pointer)
  }

  /// The density that an environment asks for; what is none is named once, and asks for nothing.
  static func density(in environment: [String: String]) -> ControlDensity? {
    guard let text = environment["AVIARY_DENSITY"], !text.isEmpty else { return nil }
    let density = ControlDensity(name: text)
    if density == nil {
      Warnings.once("AVIARY_DENSITY: '\(text)' is neither 'touch' nor 'pointer'")
    }
    return density
  }

  /// What the desktop has given for the start of the program, by which a window may come to the front; nil for nothing.
  ///
  /// Before the display is opened, which takes it.
  static var startToken: String? {
    let environment = ProcessInfo.processInfo.environment
    return environment["XDG_ACTIVATION_TOKEN"] ?? environment["DESKTOP_STARTUP_ID"]
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
