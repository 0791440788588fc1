public import AviaryFoundation
public import Foundation

/// What takes texts that are typed, of AppKit; nothing types them here.
@MainActor @preconcurrency
public protocol NSTextInputClient {
  /// Puts a text in place of a part.
  func insertText(_ string: Any, replacementRange: NSRange)
  /// Does what an action's name says.
  func doCommand(by selector: Selector)
  /// Shows what is being put together of several keys.
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  /// Takes over what is being put together of several keys.
  func unmarkText()
  /// The part that is chosen.
  func selectedRange() -> NSRange
  /// The part that is being put together of several keys; `NSNotFound` for none.
  func markedRange() -> NSRange
  /// Whether something is being put together of several keys.
  func hasMarkedText() -> Bool
  /// A part of the text; nil where there is none.
  func attributedSubstring(
    forProposedRange range: NSRange,
    actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSAttributedString?
  /// The attributes that what is put together may have.
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  /// Where a part is on the screen, in points.
  func firstRect(
    forCharacterRange range: NSRange,
    actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRect
  /// Which character is at a point of the screen.
  func characterIndex(for point: NSPoint) -> Int
  /// All of the text.
  func attributedString() -> NSAttributedString
  /// In which level its window is.
  func windowLevel() -> Int
  /// Whether a character stands among others that run downwards.
  func drawsVerticallyForCharacter(at charIndex: Int) -> Bool
}

extension NSTextInputClient {
  /// None.
  public func attributedString() -> NSAttributedString { NSAttributedString(string: "") }
  /// As usual.
  public func windowLevel() -> Int { NSWindow.Level.normal.rawValue }
  /// It does not.
  public func drawsVerticallyForCharacter(at charIndex: Int) -> Bool { false }
}
