public import Foundation

/// Who is told what is typed into a text of UIKit; never here.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// It is edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// It is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// The chosen part changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether it may be edited.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether it may be left.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Whether a link may be opened.
  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether text may be typed.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
}
