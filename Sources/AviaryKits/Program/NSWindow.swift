import AviaryEngine
public import Foundation

/// One of the program's windows, by AppKit's name, seen from outside.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  private var window: Program.Window?

  /// A window of the program's, which Aviary shows as a scene of an `App` only.
  public override init() { super.init() }

  private static var known: [(reference: WindowReference, window: NSWindow)] = []

  /// The windows that are open; the same objects as long as they are.
  static var open: [NSWindow] {
    let windows = Program.services.windows()
    known = windows.compactMap { window in
      guard let reference = window.reference else { return nil }
      let made = known.first { $0.reference === reference }?.window ?? NSWindow()
      made.window = window
      return (reference, made)
    }
    return known.map(\.window)
  }

  /// Its title.
  open var title: String {
    get { window?.title ?? "" }
    set { Missing.tell("NSWindow.title", "navigationTitle sets it") }
  }
  /// Its rectangle in points; where it is on the display is not known.
  open var frame: NSRect { NSRect(origin: .zero, size: window?.size ?? .zero) }
  /// Whether it has the keyboard.
  open var isKeyWindow: Bool { window?.isKey ?? false }
  /// Whether it is seen.
  open var isVisible: Bool { window != nil }
  /// What fills it; kept, and not shown.
  open var contentView: NSView?
  /// Closes it.
  open func close() {
    guard let reference = window?.reference else { return }
    PlatformWindows.close(reference)
  }
  /// Closes it, as a person does.
  open func performClose(_ sender: Any?) { close() }
  /// Would bring it to the front; the desktop decides.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    Missing.tell("NSWindow.makeKeyAndOrderFront", "openWindow shows scenes of an App")
  }
}

/// Closes windows.
enum PlatformWindows {
  @MainActor static func close(_ reference: WindowReference) { reference.close() }
}
