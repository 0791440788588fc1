public import AviaryFoundation
public import AviaryEngine
public import Foundation

/// What takes part in the handling of events, by AppKit's name.
///
/// Aviary's views take events
/// themselves.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Nothing more than an object.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Who is asked next; nobody.
  open var nextResponder: NSResponder?
  /// Whether it may have the keyboard: no.
  open var acceptsFirstResponder: Bool { false }
  /// Takes the keyboard; whether it does: as told by a subclass; nobody asks.
  open func becomeFirstResponder() -> Bool { true }
  /// Gives the keyboard back; whether it does: as told by a subclass; nobody asks.
  open func resignFirstResponder() -> Bool { true }
  /// Has it perform a method, or who comes next, up to the program; whether somebody does.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if action.isPerformed(by: self) { return SentAction.send(action, to: self, from: object) }
    if let nextResponder { return nextResponder.tryToPerform(action, with: object) }
    return SentAction.send(action, to: nil, from: object)
  }
  /// Has the program do what an action's name says; where nobody does, that is told once.
  open func doCommand(by selector: Selector) { tryToPerform(selector, with: nil) }
  /// Chooses all; by default nothing.
  open func selectAll(_ sender: Any?) {}
  /// What takes steps back; none.
  open var undoManager: UndoManager? { nil }

  /// Called when the first button of a pointer goes down; never here.
  open func mouseDown(with event: NSEvent) {}
  /// Called when the pointer moves with its first button down; never here.
  open func mouseDragged(with event: NSEvent) {}
  /// Called when the first button of a pointer goes up; never here.
  open func mouseUp(with event: NSEvent) {}
  /// Called when the pointer moves; never here.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the pointer comes in; never here.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer goes out; never here.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the second button of a pointer goes down; never here.
  open func rightMouseDown(with event: NSEvent) {}
  /// Called when the second button of a pointer goes up; never here.
  open func rightMouseUp(with event: NSEvent) {}
  /// Called when another button of a pointer goes down; never here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Called when a wheel turns; never here.
  open func scrollWheel(with event: NSEvent) {}
  /// Called when two fingers go apart; never here.
  open func magnify(with event: NSEvent) {}
  /// Called when two fingers turn; never here.
  open func rotate(with event: NSEvent) {}
  /// Called when a key goes down; never here.
  open func keyDown(with event: NSEvent) {}
  /// Called when a key goes up; never here.
  open func keyUp(with event: NSEvent) {}
  /// Called when a key such as shift goes down or up; never here.
  open func flagsChanged(with event: NSEvent) {}
  /// Called when escape is pressed; never here.
  open func cancelOperation(_ sender: Any?) {}
}
