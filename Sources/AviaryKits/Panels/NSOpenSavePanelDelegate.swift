public import Foundation

/// Who is asked about what a person chooses in a panel of AppKit; the desktop's panel asks at the
/// end alone.
///
/// It is a window's delegate as well, so that it can be the `delegate` that panels have of windows.
@MainActor @preconcurrency
public protocol NSOpenSavePanelDelegate: NSWindowDelegate {
  /// Whether something can be chosen; never asked here.
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  /// Throws what is wrong with what was chosen, which is shown, and the panel again.
  func panel(_ sender: Any, validate url: URL) throws
  /// Another folder is shown; never called here.
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  /// The name that a file gets; never asked here.
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  /// The panel is made larger or smaller; never called here.
  func panel(_ sender: Any, willExpand expanding: Bool)
  /// Something else is chosen; never called here.
  func panelSelectionDidChange(_ sender: Any?)
}

extension NSOpenSavePanelDelegate {
  /// It can.
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
  /// Nothing is.
  public func panel(_ sender: Any, validate url: URL) throws {}
  /// Does nothing.
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
  /// The one that was typed.
  public func panel(
    _ sender: Any,
    userEnteredFilename filename: String,
    confirmed okFlag: Bool
  ) -> String? { filename }
  /// Does nothing.
  public func panel(_ sender: Any, willExpand expanding: Bool) {}
  /// Does nothing.
  public func panelSelectionDidChange(_ sender: Any?) {}
}
