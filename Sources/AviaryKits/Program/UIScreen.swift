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
  public var bounds: CGRect {
    let windows = Program.services.windows()
    let window = windows.first(where: \.isKey) ?? windows.first
    let size = window?.size ?? .zero
    // A window that is not open yet has no room.
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: Self.phone) }
    return CGRect(origin: .zero, size: size)
  }

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

/// A display, by AppKit's name.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  private nonisolated override init() {}

  /// The display that the program is on.
  public static var main: NSScreen? { shared }

  /// All displays that the program knows of: its own.
  public static var screens: [NSScreen] { [shared] }

  private static let shared = NSScreen()

  /// Its size in points, at the origin; 1440 by 900 where the display does not tell.
  public var frame: NSRect {
    let unknown = CGSize(width: 1440, height: 900)
    return NSRect(origin: .zero, size: Program.services.display()?.size ?? unknown)
  }
  /// The part of it that the desktop's bars leave; all of it, since Wayland does not tell.
  public var visibleFrame: NSRect { frame }
  /// Pixels a point.
  public var backingScaleFactor: CGFloat { Program.services.display()?.scale ?? 1 }
  /// Its name for people.
  public var localizedName: String { "Display" }
}
