public import Foundation

/// What manages a window of AppKit.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow? {
    didSet {
      if oldValue !== window { oldValue?.windowController = nil }
      window?.windowController = self
    }
  }

  /// What manages a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// What manages its content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Called when its window was made; never here.
  open func windowDidLoad() {}
  /// Makes its window of an interface file; there are none here.
  open func loadWindow() {}
  /// Whether its window is there.
  open var isWindowLoaded: Bool { window != nil }
  /// Shows its window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes its window.
  open func close() { window?.close() }
}
