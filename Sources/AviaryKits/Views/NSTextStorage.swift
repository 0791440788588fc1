public import Foundation

/// The text of a text view, with its attributes; a change changes the view's text.
open class NSTextStorage: NSMutableAttributedString {
  /// Told after a change.
  var onChange: ((NSTextStorage) -> Void)?
  /// How many changes are under way.
  private var depth = 0

  /// What changed.
  public struct EditActions: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt

    /// Changes of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes did.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters did.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Begins changes that are told of together.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends changes that are told of together.
  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    if depth == 0 { onChange?(self) }
  }

  /// Puts characters in place of others.
  open override func replaceCharacters(in range: NSRange, with string: String) {
    change { super.replaceCharacters(in: range, with: string) }
  }

  /// Puts characters with attributes in place of others.
  open override func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: string) }
  }

  /// Sets the attributes of characters.
  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    range: NSRange
  ) {
    change { super.setAttributes(attributes, range: range) }
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { onChange?(self) }
  }

  /// Takes over a text without telling of it.
  func show(_ text: NSAttributedString) {
    let told = onChange
    onChange = nil
    setAttributedString(text)
    onChange = told
  }
}
