import AviaryCoreGeometry
import AviaryEngine
import CoreGraphics
public import Foundation

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
  /// Whether each display has desktops of its own; not known: no.
  public nonisolated class var screensHaveSeparateSpaces: Bool { false }
  /// What of it something such as a camera covers, in points: nothing.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// What is free at the left of a camera; nil: there is none.
  public var auxiliaryTopLeftArea: NSRect? { nil }
  /// What is free at the right of a camera; nil: there is none.
  public var auxiliaryTopRightArea: NSRect? { nil }
  /// How often it can show another picture in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// What is known of it: its number, its size in points and its pixels an inch.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      NSDeviceDescriptionKey("NSScreenNumber"): CGMainDisplayID(),
      .size: frame.size,
      .resolution: NSSize(width: 72 * backingScaleFactor, height: 72 * backingScaleFactor),
      .isScreen: "YES",
    ]
  }
  /// A rectangle in points, as large as one of pixels.
  public func convertRectFromBacking(_ rect: NSRect) -> NSRect {
    rect.applying(CGAffineTransform(scaleX: 1 / backingScaleFactor, y: 1 / backingScaleFactor))
  }
  /// A rectangle of pixels, as large as one in points.
  public func convertRectToBacking(_ rect: NSRect) -> NSRect {
    rect.applying(CGAffineTransform(scaleX: backingScaleFactor, y: backingScaleFactor))
  }
}

/// What is known of something that shows or prints, of AppKit.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What has a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// How large it is, in points.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// How many pixels an inch has.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  /// Whether it is a display.
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
  /// Whether it is a printer.
  public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
  /// What its colours mean.
  public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
  /// How many bits a part of a colour has.
  public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
}
