public import Foundation

/// The text of a text view, with its attributes; a change changes the view's text.
open class NSTextStorage: NSMutableAttributedString {
  /// Told after a change.
  var onChange: ((NSTextStorage) -> Void)?
  /// Who is told after a change.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds what lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forget()
  }

  /// Takes away what lays the text out.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forget()
  }

  /// What changed since changes began: what kinds, where, and by how many characters.
  private var edited: (actions: EditActions, range: NSRange, delta: Int)?
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
    if depth == 0 { finish() }
  }

  /// Puts characters in place of others.
  open override func replaceCharacters(in range: NSRange, with string: String) {
    let count = (string as NSString).length
    change(.editedCharacters, range, count) { super.replaceCharacters(in: range, with: string) }
  }

  /// Puts characters with attributes in place of others.
  open override func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, string.length) {
      super.replaceCharacters(in: range, with: string)
    }
  }

  /// Sets the attributes of characters.
  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    range: NSRange
  ) {
    change(.editedAttributes, range, range.length) { super.setAttributes(attributes, range: range) }
  }

  private func change(
    _ actions: EditActions,
    _ range: NSRange,
    _ count: Int,
    _ body: () -> Void
  ) {
    depth += 1
    body()
    depth -= 1
    let new = NSRange(location: range.location, length: count)
    let delta = count - range.length
    if let before = edited {
      edited = (
        before.actions.union(actions), NSUnionRange(before.range, new), before.delta + delta
      )
    } else {
      edited = (actions, new, delta)
    }
    if depth == 0 { finish() }
  }

  /// Tells of what changed.
  ///
  /// What the delegate changes then, such as colours, is told of to nobody else.
  private func finish() {
    if let (actions, range, delta) = edited {
      edited = nil
      depth += 1
      for manager in layoutManagers {
        manager.processEditing(
          for: self,
          edited: actions,
          range: range,
          changeInLength: delta,
          invalidatedRange: range
        )
      }
      delegate?.textStorage(self, willProcessEditing: actions, range: range, changeInLength: delta)
      delegate?.textStorage(self, didProcessEditing: actions, range: range, changeInLength: delta)
      depth -= 1
      edited = nil
    }
    onChange?(self)
  }

  /// Takes over a text without telling of it, unless changes are under way.
  func show(_ text: NSAttributedString) {
    guard depth == 0 else { return }
    depth += 1
    setAttributedString(text)
    depth -= 1
    edited = nil
    for manager in layoutManagers { manager.forget() }
  }
}

/// Who is told of a text's changes, and may colour what is new.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Something has changed, and more may be.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Something has changed; attributes may be.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
