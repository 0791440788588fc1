public import AviaryEngine
public import AviaryFoundation
public import AviaryInteraction
public import Foundation

/// What takes part in the handling of events, by UIKit's name.
///
/// Aviary's views take events
/// themselves.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Nothing more than an object.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Whether it has the method that a selector carries; a class may answer for others.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isPerformed(by: self) } ?? false
  }

  /// Who performs what this object has no method for; kept for classes that say so, as nobody asks.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Who is asked next; nobody.
  open var next: UIResponder? { nil }
  /// Whether it has the keyboard: never.
  open var isFirstResponder: Bool { false }
  /// Whether it may have the keyboard: no.
  open var canBecomeFirstResponder: Bool { false }
  /// Asks for the keyboard; false, since there is none for views of UIKit.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard back, which it never had.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Whether it may give the keyboard back: it may.
  open var canResignFirstResponder: Bool { true }
  /// What is shown in place of a keyboard; nothing.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard; nothing.
  open var inputAccessoryView: UIView? { nil }
  /// What takes steps back; none.
  open var undoManager: UndoManager? { nil }
  /// What a person does; kept.
  open var userActivity: NSUserActivity?

  /// What stands beside what is in place of a keyboard; nothing.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// Which keyboard it would like; nil for the usual one, and nothing asks.
  open var textInputMode: UITextInputMode? { nil }
  /// What keeps the keyboard that a person chose for it; nil for nothing.
  open var textInputContextIdentifier: String? { nil }
  /// Shows anew what is in place of a keyboard; there is none.
  open func reloadInputViews() {}
  /// Brings what a person does up to date; by default nothing, and nobody asks.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes up again what a person did; by default nothing, and nobody asks.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Puts in what is in the clipboard; by default nothing.
  open func paste(_ sender: Any?) {}
  /// Puts what is chosen into the clipboard; by default nothing.
  open func copy(_ sender: Any?) {}
  /// Takes what is chosen into the clipboard; by default nothing.
  open func cut(_ sender: Any?) {}
  /// Chooses all; by default nothing.
  open func selectAll(_ sender: Any?) {}

  /// Chooses something; by default nothing.
  open func select(_ sender: Any?) {}
  /// Takes what is chosen away; by default nothing.
  open func delete(_ sender: Any?) {}
  /// Makes what is chosen bold; by default nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen italic; by default nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Draws a line below what is chosen; by default nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is chosen larger; by default nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is chosen smaller; by default nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Has what is chosen be read from left to right; by default nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has what is chosen be read from right to left; by default nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Whether it can perform a method: as it is one of its own.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isPerformed(by: self)
  }
  /// Who performs a method: itself, where it can; nil for nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keys that it would have: none by default; nobody asks.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when the program's menus are made; never here, where SwiftUI's commands make them.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called when fingers come down; never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move; never here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers go up; never here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are taken away; never here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when buttons go down; never here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when buttons go up; never here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when buttons change; never here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses are taken away; never here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a remote control is used; never here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when it is no longer known whether the machine is moved; never here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called to see whether a menu's item can be used; never here.
  open func validate(_ command: UICommand) {}
  /// Called when the machine begins to be moved; never here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the machine was moved; never here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: - What it is when it is read out

  /// What is read out in its place.
  open var accessibilityLabel: String?
  /// What is read out of what it does.
  open var accessibilityHint: String?
  /// What is read out of its value.
  open var accessibilityValue: String?
  /// What kind of thing it is when it is read out.
  open var accessibilityTraits = UIAccessibilityTraits()
  /// What it is found by in tests.
  open var accessibilityIdentifier: String?
  /// Whether it is read out.
  open var isAccessibilityElement = false
  /// Whether what is in it is left out when it is read out.
  open var accessibilityElementsHidden = false
  /// Whether what is beside it is left out when it is read out; kept.
  open var accessibilityViewIsModal = false
  /// What is read out in place of the views in it; nil for those.
  open var accessibilityElements: [Any]?
  /// What can be done with it by who can't see it; kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether what is in it is read out together; kept.
  open var shouldGroupAccessibilityChildren = false
  /// Where it is when it is read out, in points of the screen; kept.
  open var accessibilityFrame: CGRect = .zero
  /// What is read out in its place, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// What is read out of what it does, with attributes.
  open var accessibilityAttributedHint: NSAttributedString?
  /// What is read out of its value, with attributes.
  open var accessibilityAttributedValue: NSAttributedString?
  /// Words that it can be told by; kept.
  open var accessibilityUserInputLabels: [String]!
  /// The language that it is read out in; nil for the program's.
  open var accessibilityLanguage: String?
  /// Whether it keeps its colours where those of the display are inverted; kept.
  open var accessibilityIgnoresInvertColors = false
  /// Whether it responds to a person; nil for as it is.
  open var accessibilityRespondsToUserInteraction = true

  /// Called when a person wants to leave while it is read out; false, and never called here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when a person wants the main thing done; whether it is: no, and never called here.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a person wants to use it; whether that is done: no, and never called here.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a person wants its value to be greater; never here.
  open func accessibilityIncrement() {}
  /// Called when a person wants its value to be less; never here.
  open func accessibilityDecrement() {}
  /// Called when a person wants to scroll it; whether it does: no, and never called here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when what reads out comes to it; never here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when what reads out leaves it; never here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether what reads out is at it: never.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// The methods of editing that menus and keys have, by UIKit's name.
///
/// Every one has a default that does nothing.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is chosen into the clipboard.
  func cut(_ sender: Any?)
  /// Puts what is chosen into the clipboard.
  func copy(_ sender: Any?)
  /// Puts in what is in the clipboard.
  func paste(_ sender: Any?)
  /// Chooses something.
  func select(_ sender: Any?)
  /// Chooses all.
  func selectAll(_ sender: Any?)
  /// Takes what is chosen away.
  func delete(_ sender: Any?)
  /// Makes what is chosen bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is chosen italic.
  func toggleItalics(_ sender: Any?)
  /// Draws a line below what is chosen.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is chosen larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is chosen smaller.
  func decreaseSize(_ sender: Any?)
  /// Has what is chosen be read from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has what is chosen be read from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
