package import Foundation

/// A view in which assistive technology reads and edits a text.
///
/// Ranges are in Unicode scalars of the text, of a secret in characters; what is not in the text is
/// clamped.
package protocol AccessibleText: FocusTarget {
  /// The caret and the selection; nil while nobody edits.
  ///
  /// Asked when the elements of a window are gathered. Changes nothing.
  var accessibleEditing: AccessibleEditing? { get }

  /// Puts a text in place of some of what there is, as typing does: it can be undone.
  ///
  /// - Parameter range: What is replaced; nil for all.
  /// - Returns: Whether the text can be edited. It has the focus then.
  func replaceText(_ range: Range<Int>?, with string: String) -> Bool

  /// Selects a part of the text; an empty one is the caret.
  ///
  /// - Returns: Whether the text can be edited. It has the focus then.
  func selectText(_ range: Range<Int>) -> Bool

  /// Where a part of the text is, in the root's space: the smallest rectangle around it.
  ///
  /// - Returns: nil while nobody edits, since the text is not laid out here then.
  func textFrame(_ range: Range<Int>) -> CGRect?
}
