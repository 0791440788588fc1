package import Foundation

/// A view in which text is entered while it has the focus.
package protocol TextEditingTarget: FocusTarget {
  /// Whether the text that is edited has a use for a key that is held with Control or Command.
  ///
  /// Asked before shortcuts are: what the text needs does not reach them. Changes nothing.
  func needs(_ key: InputEvent.Key) -> Bool

  /// Takes what an input method made of keys.
  ///
  /// Called for each event while the view has the focus.
  ///
  /// - Returns: Whether the text is edited, so that the event was used.
  func receive(_ event: InputEvent.Text) -> Bool

  /// What an input method has to know; nil while nobody edits.
  ///
  /// Asked after each event. Changes nothing.
  var inputState: TextInputState? { get }

  /// A focus state has given the focus to the view, and not a person.
  func programDidFocus()

  /// Puts what is selected on the desktop where a point of the view's own space is, which gets the
  /// focus first.
  ///
  /// Does nothing where the view can't have the focus. What is selected may come later, and not at
  /// all.
  func pasteSelection(at point: CGPoint)
}
