import AviaryEngine
import AviaryGraphics
public import Foundation

/// What an interface is shown on, by UIKit's name.
///
/// Apps ask for it to find out how much room they have. On a desktop that is their window's, so
/// that ``bounds`` are the key window's; without a window those of a phone, 390 by 844 points.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  private nonisolated override init() {}

  /// The screen.
  public static let main = UIScreen()

  /// All screens: the one that there is.
  public static var screens: [UIScreen] { [main] }

  /// The room that the program has, in points, at the origin.
  ///
  /// That of its window, else of the screen that a test, a preview or a picture is made for, else
  /// a phone's.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.window ?? Self.device) }

  /// The size of the program's window; nil where none is open.
  static var window: CGSize? {
    let windows = Program.services.windows()
    guard let size = (windows.first(where: \.isKey) ?? windows.first)?.size else { return nil }
    // A window that is not open yet has no room.
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The size of the screen without a window.
  static var device: CGSize { Program.screenSize ?? phone }
  private static let phone = CGSize(width: 390, height: 844)

  /// The room that the program has, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point; 2 without a display.
  public var scale: CGFloat { Program.services.display()?.scale ?? 2 }
  /// Pixels a point; 2 without a display.
  public var nativeScale: CGFloat { scale }
  /// How bright it is, from 0 to 1; not known here, and not changed.
  public var brightness: CGFloat {
    get { 1 }
    set { Missing.tell("UIScreen.brightness", "the desktop decides how bright displays are") }
  }
  /// How often it can show another picture in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// What it adapts to: what is current, and its scale.
  public var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
