public import Foundation

/// Writes lists: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Says the language; nil for the current locale.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items that are no strings; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Makes a formatter of the current locale.
  public override init() { super.init() }

  /// Makes a formatter of the current locale; nothing is read.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A list in the current locale.
  ///
  /// - Parameter strings: The items.
  /// - Returns: The list; empty if there are no items.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// A list in the formatter's locale.
  ///
  /// - Parameter items: The items.
  /// - Returns: The list; nil if an item can't be written.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      if let formatter = itemFormatter {
        guard let string = formatter.string(for: item) else { return nil }
        strings.append(string)
      } else {
        strings.append(item as? String ?? String(describing: item))
      }
    }
    return strings.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// A list in the formatter's locale.
  ///
  /// - Parameter obj: An array.
  /// - Returns: The list; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
