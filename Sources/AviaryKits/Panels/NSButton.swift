import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// A button of an alert, by AppKit's name.
@MainActor @preconcurrency
open class NSButton: NSView {
  /// What it says.
  open var title = ""
  /// What it does in place of a click; letters count only in menus here.
  open var keyEquivalent = ""
  /// Whether what it does can't be undone; the desktop shows all alike.
  open var hasDestructiveAction = false

  /// A button that says something.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }
}
