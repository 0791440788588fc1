public import AviaryEngine
public import AviaryFoundation
public import Foundation

/// What takes part in the handling of events, by AppKit's name.
///
/// Aviary's views take events
/// themselves.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Nothing more than an object.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Whether it has the method that a selector carries; a class may answer for others.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isPerformed(by: self) } ?? false
  }

  /// Who performs what this object has no method for; kept for classes that say so, as nobody asks.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

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
  /// Who performs an action in its place; nil for nobody.
  ///
  /// Asked where an action is sent to the first that has it, and it is among those that are asked.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  /// Shows what went wrong, as a question with one button.
  ///
  /// - Returns: Whether it was put right: no.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    NSAlert(error: willPresentError(error)).runModal()
    return false
  }
  /// Shows what went wrong, as a question at a window, and goes on.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - window: The window.
  ///   - delegate: Who performs a method then; nil for nobody.
  ///   - didPresentSelector: The method, which is told that it was not put right; nil for none.
  ///   - contextInfo: Counts for nothing.
  open func presentError(
    _ error: any Error,
    modalFor window: NSWindow,
    delegate: Any?,
    didPresent didPresentSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    NSAlert(error: willPresentError(error)).beginSheetModal(for: window) { _ in
      guard let delegate, let didPresentSelector else { return }
      _ = didPresentSelector.perform(on: delegate as AnyObject, false)
    }
  }
  /// What is shown in place of something that went wrong: the same.
  open func willPresentError(_ error: any Error) -> any Error { error }
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
  /// Called when the second button of a pointer moves while it is down; never here.
  open func rightMouseDragged(with event: NSEvent) {}
  /// Called when another button of a pointer goes up; never here.
  open func otherMouseUp(with event: NSEvent) {}
  /// Called when the pointer moves with another button down; never here.
  open func otherMouseDragged(with event: NSEvent) {}
  /// Called when the pointer needs another shape; never here.
  open func cursorUpdate(with event: NSEvent) {}
  /// Called when several fingers move to a side; never here.
  open func swipe(with event: NSEvent) {}
  /// Called when the pointer is pressed harder; never here.
  open func pressureChange(with event: NSEvent) {}
  /// Called when fingers touch; never here.
  open func touchesBegan(with event: NSEvent) {}
  /// Called when fingers move; never here.
  open func touchesMoved(with event: NSEvent) {}
  /// Called when fingers are lifted; never here.
  open func touchesEnded(with event: NSEvent) {}
  /// Called when fingers no longer count; never here.
  open func touchesCancelled(with event: NSEvent) {}
  /// Whether what scrolls is handed on to it, in one direction: as told by a subclass; nobody asks.
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  /// Whether scrolling is a swipe for it, in one direction: as told by a subclass; nobody asks.
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  /// Called when escape is pressed; never here.
  open func cancelOperation(_ sender: Any?) {}

  // MARK: - What keys do

  /// Has keys do what they do in texts; nothing does, as views take keys themselves.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  /// Puts a text in; by default nothing, and never called here.
  open func insertText(_ insertString: Any) {}
  /// Begins a new line; by default nothing, and never called here.
  open func insertNewline(_ sender: Any?) {}
  /// Puts a tab in; by default nothing, and never called here.
  open func insertTab(_ sender: Any?) {}
  /// Goes back by a tab; by default nothing, and never called here.
  open func insertBacktab(_ sender: Any?) {}
  /// Takes away what is before the caret; by default nothing, and never called here.
  open func deleteBackward(_ sender: Any?) {}
  /// Takes away what is behind the caret; by default nothing, and never called here.
  open func deleteForward(_ sender: Any?) {}
  /// Goes up; by default nothing, and never called here.
  open func moveUp(_ sender: Any?) {}
  /// Goes down; by default nothing, and never called here.
  open func moveDown(_ sender: Any?) {}
  /// Goes to the left; by default nothing, and never called here.
  open func moveLeft(_ sender: Any?) {}
  /// Goes to the right; by default nothing, and never called here.
  open func moveRight(_ sender: Any?) {}
  /// Goes on; by default nothing, and never called here.
  open func moveForward(_ sender: Any?) {}
  /// Goes back; by default nothing, and never called here.
  open func moveBackward(_ sender: Any?) {}
  /// Goes to the begin of all; by default nothing, and never called here.
  open func moveToBeginningOfDocument(_ sender: Any?) {}
  /// Goes to the end of all; by default nothing, and never called here.
  open func moveToEndOfDocument(_ sender: Any?) {}
  /// Goes to the begin of the line; by default nothing, and never called here.
  open func moveToBeginningOfLine(_ sender: Any?) {}
  /// Goes to the end of the line; by default nothing, and never called here.
  open func moveToEndOfLine(_ sender: Any?) {}
  /// Chooses up to the line above; by default nothing, and never called here.
  open func moveUpAndModifySelection(_ sender: Any?) {}
  /// Chooses down to the line below; by default nothing, and never called here.
  open func moveDownAndModifySelection(_ sender: Any?) {}
  /// Chooses one more to the left; by default nothing, and never called here.
  open func moveLeftAndModifySelection(_ sender: Any?) {}
  /// Chooses one more to the right; by default nothing, and never called here.
  open func moveRightAndModifySelection(_ sender: Any?) {}
  /// Goes up by a page; by default nothing, and never called here.
  open func pageUp(_ sender: Any?) {}
  /// Goes down by a page; by default nothing, and never called here.
  open func pageDown(_ sender: Any?) {}
  /// Scrolls up by a page; by default nothing, and never called here.
  open func scrollPageUp(_ sender: Any?) {}
  /// Scrolls down by a page; by default nothing, and never called here.
  open func scrollPageDown(_ sender: Any?) {}
  /// Scrolls to the begin of all; by default nothing, and never called here.
  open func scrollToBeginningOfDocument(_ sender: Any?) {}
  /// Scrolls to the end of all; by default nothing, and never called here.
  open func scrollToEndOfDocument(_ sender: Any?) {}
  /// Completes a word; by default nothing, and never called here.
  open func complete(_ sender: Any?) {}

  // MARK: - Accessibility

  private var accessibility = AccessibilityValues()

  /// What is read out in its place; as set, and nothing reads it: SwiftUI's `accessibilityLabel`
  /// is.
  open func accessibilityLabel() -> String? { accessibility.label }
  /// Says what is read out in its place.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    accessibility.label = accessibilityLabel
  }
  /// What it is called, as set.
  open func accessibilityTitle() -> String? { accessibility.title }
  /// Says what it is called.
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    accessibility.title = accessibilityTitle
  }
  /// What explains it, as set.
  open func accessibilityHelp() -> String? { accessibility.help }
  /// Says what explains it.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    accessibility.help = accessibilityHelp
  }
  /// What it shows, as set.
  open func accessibilityValue() -> Any? { accessibility.value }
  /// Says what it shows.
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    accessibility.value = accessibilityValue
  }
  /// What it is found by, as set.
  open func accessibilityIdentifier() -> String { accessibility.identifier }
  /// Says what it is found by.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    accessibility.identifier = accessibilityIdentifier ?? ""
  }
  /// What it is, as set.
  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
  /// Says what it is.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    accessibility.role = accessibilityRole
  }
  /// What it is more exactly, as set.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { accessibility.subrole }
  /// Says what it is more exactly.
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    accessibility.subrole = accessibilitySubrole
  }
  /// What it is, for people, as set.
  open func accessibilityRoleDescription() -> String? { accessibility.roleDescription }
  /// Says what it is, for people.
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    accessibility.roleDescription = accessibilityRoleDescription
  }
  /// Whether it is read out by itself, as set.
  open func isAccessibilityElement() -> Bool { accessibility.isElement }
  /// Says whether it is read out by itself.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    accessibility.isElement = accessibilityElement
  }
  /// Whether it can be used, as set.
  open func isAccessibilityEnabled() -> Bool { accessibility.isEnabled }
  /// Says whether it can be used.
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    accessibility.isEnabled = accessibilityEnabled
  }
  /// Whether it is passed over, as set.
  open func isAccessibilityHidden() -> Bool { accessibility.isHidden }
  /// Says whether it is passed over.
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    accessibility.isHidden = accessibilityHidden
  }
  /// What is in it, as set; nil for nothing.
  open func accessibilityChildren() -> [Any]? { accessibility.children }
  /// Says what is in it.
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    accessibility.children = accessibilityChildren
  }
  /// What it is in, as set; nil for nothing.
  open func accessibilityParent() -> Any? { accessibility.parent }
  /// Says what it is in.
  open func setAccessibilityParent(_ accessibilityParent: Any?) {
    accessibility.parent = accessibilityParent.map { $0 as AnyObject }
  }
  /// Where it is on the screen, in points, as set.
  open func accessibilityFrame() -> NSRect { accessibility.frame }
  /// Says where it is on the screen, in points.
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {
    accessibility.frame = accessibilityFrame
  }
  /// Does what a click does; whether it was done: no; never called here.
  open func accessibilityPerformPress() -> Bool { false }
}
