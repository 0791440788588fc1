public import Foundation

/// The desktop's bar of signs, by AppKit's name: nothing is put there; SwiftUI's `MenuBarExtra` is.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
  /// The desktop's one.
  public static let system = NSStatusBar()

  override init() { super.init() }

  /// How high it is, in points.
  open var thickness: CGFloat { 24 }
  /// A sign; it is not shown, which is told once.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    Missing.tell("NSStatusBar.statusItem", "MenuBarExtra is what Aviary has")
    return NSStatusItem(length: length)
  }
  /// Takes a sign away.
  open func removeStatusItem(_ item: NSStatusItem) {}
}

/// A sign in the desktop's bar, by AppKit's name: kept, and not shown.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
  /// As wide as it is high.
  public nonisolated static let squareLength: CGFloat = -2
  /// As wide as its content.
  public nonisolated static let variableLength: CGFloat = -1

  /// How wide it is, in points, or one of the two lengths.
  open var length: CGFloat
  /// What is clicked on.
  public private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
  /// Its menu.
  open var menu: NSMenu?
  /// Whether it is seen; kept.
  open var isVisible = true
  /// What a person may do with it; kept.
  open var behavior: Behavior = []

  /// What a person may do with a sign.
  public struct Behavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What has bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To take it away.
    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    /// To end the program by taking it away.
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }
  /// What its place is kept under; kept.
  open var autosaveName: String?

  init(length: CGFloat) {
    self.length = length
    super.init()
  }
}

/// What is clicked on in the desktop's bar, by AppKit's name: kept, and not shown.
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
  /// Whether it looks as if it could not be used; kept.
  open var appearsDisabled = false
}
