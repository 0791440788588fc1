public import Foundation

/// Who is told what is typed into a field of UIKit; never here.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether it may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It is edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// It is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The chosen part changed, or the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key ends editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether it may be left.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Whether it may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether text may be typed.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
