public import Foundation

/// What points from a view of AppKit: kept, and not shown; SwiftUI's `popover` is shown.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
  /// When it closes by itself.
  public enum Behavior: Int, Sendable {
    /// Never.
    case applicationDefined = 0
    /// When something else is clicked on.
    case transient = 1
    /// When something else in the window is clicked on.
    case semitransient = 2
  }

  /// Told when it has closed; never here.
  public static let didCloseNotification = NSNotification.Name("NSPopoverDidCloseNotification")
  /// Told when it is about to close; never here.
  public static let willCloseNotification = NSNotification.Name("NSPopoverWillCloseNotification")
  /// Told when it has opened; never here.
  public static let didShowNotification = NSNotification.Name("NSPopoverDidShowNotification")
  /// Told when it is about to open; never here.
  public static let willShowNotification = NSNotification.Name("NSPopoverWillShowNotification")

  /// When it closes by itself.
  open var behavior = Behavior.applicationDefined
  /// Whether it moves as it comes and goes.
  open var animates = true
  /// The size of its content, in points.
  open var contentSize = NSSize.zero
  /// What manages its content.
  open var contentViewController: NSViewController?
  /// Which appearance it has; nil for that of the view.
  open var appearance: NSAppearance?
  /// Who is told; never here.
  open weak var delegate: (any NSPopoverDelegate)?
  /// Whether it is shown: no.
  open var isShown: Bool { false }

  /// Would show it; says once that SwiftUI's `popover` is shown.
  open func show(
    relativeTo positioningRect: NSRect,
    of positioningView: NSView,
    preferredEdge: NSRectEdge
  ) { Missing.tell("NSPopover.show", "SwiftUI's popover is shown") }
  /// Would close it: it is not shown.
  open func performClose(_ sender: Any?) {}
  /// Would close it: it is not shown.
  open func close() {}
}

/// Who is told about what points from a view; never here.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// It comes.
  func popoverWillShow(_ notification: Notification)
  /// It goes.
  func popoverWillClose(_ notification: Notification)
  /// It went.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
