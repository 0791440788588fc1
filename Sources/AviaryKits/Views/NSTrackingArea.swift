public import Foundation

/// Where the pointer is watched, of AppKit: kept, and nothing is told.
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
  /// What is told.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Coming in and going out.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Moving.
    public static let mouseMoved = Options(rawValue: 2)
    /// The shape of the pointer.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While it has the keyboard.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// While its window has the keyboard.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// While its program is in front.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Always.
    public static let activeAlways = Options(rawValue: 128)
    /// In what is seen of the view.
    public static let inVisibleRect = Options(rawValue: 512)
  }

  /// Where.
  public let rect: NSRect
  /// What is told.
  public let options: Options

  /// A place where the pointer is watched.
  public init(
    rect: NSRect,
    options: Options = [],
    owner: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    super.init()
  }
}
