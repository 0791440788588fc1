/// A view that does something when it is activated: by a press, by a key or by assistive
/// technology.
///
/// Keys that nobody else has a use for look through all such views of what is presented on top, so
/// answers have to be cheap, and must not depend on who asked before.
package protocol Activatable: FocusTarget, GestureNode {
  /// The keys that activate the view from wherever the focus is; nil for none.
  var keyboardShortcut: KeyboardShortcut? { get }

  /// Whether it answers a dialog: the usual answer of one is what return gives.
  var isAnswer: Bool { get }

  /// Whether it closes what lies in front of other views, as escape does.
  var isDismissal: Bool { get }

  /// Does what the view is there for, unless it is disabled. May change the user's state.
  ///
  /// Called once for each time that somebody activates the view, with the tree at rest.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  func activate() -> Bool
}
