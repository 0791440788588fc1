import AviaryGraphics
public import Foundation

/// A text of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSText: NSView {
  /// The text.
  open var string = ""
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Whether it has attributes.
  open var isRichText = true
  /// The font.
  open var font: NSFont?
  /// The colour of letters.
  open var textColor: NSColor?
  /// Whether a colour is behind it.
  open var drawsBackground = true
  /// The colour behind it.
  open var backgroundColor: NSColor? = .textBackgroundColor
  /// Where lines stand.
  open var alignment = NSTextAlignment.natural
  /// Which part is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether its height follows its text.
  open var isVerticallyResizable = false
  /// Whether its width follows its text.
  open var isHorizontallyResizable = false
  /// Its least size, in points.
  open var minSize = NSSize.zero
  /// Its greatest size, in points.
  open var maxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// Whether pictures can be in it.
  open var importsGraphics = false
  /// Whether it edits the text of a control.
  open var isFieldEditor = false
  /// Whether it shows the font that is chosen in the panel of fonts.
  open var usesFontPanel = true

  /// Puts a text in place of a part.
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard let part = Range(range, in: self.string) else { return }
    self.string.replaceSubrange(part, with: string)
  }
  /// Chooses all of it.
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: string.utf16.count)
  }
  /// Puts what is chosen into the clipboard.
  open func copy(_ sender: Any?) {
    guard let part = Range(selectedRange, in: string), !part.isEmpty else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(String(string[part]), forType: .string)
  }
  /// Puts what is chosen into the clipboard, and takes it away.
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Takes away what is chosen.
  open func delete(_ sender: Any?) {
    replaceCharacters(in: selectedRange, with: "")
    selectedRange.length = 0
  }
  /// Puts the clipboard's text in place of what is chosen.
  open func paste(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    replaceCharacters(in: selectedRange, with: text)
    selectedRange = NSRange(location: selectedRange.location + text.utf16.count, length: 0)
  }
  /// Makes it as large as its text; nothing measures it.
  open func sizeToFit() {}
  /// Scrolls until a part is seen; nothing moves.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

extension NSText {
  /// Posted when a text was changed by `insertText`.
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification"
  )
  /// Posted when a text is edited; not posted here.
  public nonisolated static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification"
  )
  /// Posted when a text is no longer edited; not posted here.
  public nonisolated static let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification"
  )
}
