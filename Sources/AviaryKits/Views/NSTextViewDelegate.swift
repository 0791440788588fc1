public import Foundation

/// Who is told what is typed into a text; never here.
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
  /// It changed.
  func textDidChange(_ notification: Notification)
  /// It is edited.
  func textDidBeginEditing(_ notification: Notification)
  /// It is no longer edited.
  func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
}

/// Who is told about a text view; never here.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
  /// The chosen part changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Whether text may be typed.
  func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// It may.
  public func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
}
