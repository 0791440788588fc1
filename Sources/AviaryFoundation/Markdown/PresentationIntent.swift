/// What block of a document a part of an attributed string belongs to: a paragraph, in a list item, in a list.
public struct PresentationIntent: Hashable, Sendable, Codable, CustomDebugStringConvertible {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    /// A paragraph.
    case paragraph
    /// A heading; 1 is the highest level.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list without numbers.
    case unorderedList
    /// An entry of a list; `ordinal` counts from the list's first number.
    case listItem(ordinal: Int)
    /// Lines of code, with the language's name if it is told.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// Another row of a table, from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, from 0.
    case tableCell(columnIndex: Int)

    /// The kind in words, for a developer.
    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table \(columns)"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// Where the characters of a column's cells are.
    public enum Alignment: Int, Hashable, Sendable, Codable {
      /// On the left.
      case left
      /// In the middle.
      case center
      /// On the right.
      case right
    }

    /// Where the characters are.
    public var alignment: Alignment

    /// Makes a column.
    ///
    /// - Parameter alignment: Where the characters are.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, told apart from others of its kind.
  public struct IntentType: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    /// The kind of the block.
    public var kind: Kind
    /// Tells the block apart from all others of the string.
    public var identity: Int

    /// Makes a block.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - identity: Tells it apart.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    /// The kind and the identity, for a developer.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Makes an intent of its blocks.
  ///
  /// - Parameter types: The blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Makes an intent of a block in others.
  ///
  /// - Parameters:
  ///   - kind: The innermost block's kind.
  ///   - identity: Tells it apart.
  ///   - parent: What is around it; nil for nothing.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists and quotations the block is in.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// The blocks in words, for a developer.
  public var debugDescription: String { "\(components.map(\.debugDescription))" }
}
