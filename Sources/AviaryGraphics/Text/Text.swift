public import AviaryFoundation
public import Foundation

/// A view that shows text.
///
/// What it says is looked up, formatted and styled where the text is shown, by the environment
/// there.
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case source(TextSource)
  }

  let storage: Storage
  /// What was written on the text, the first one innermost.
  private(set) var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }

  init(_ source: TextSource) { storage = .source(source) }

  /// Makes a text of one thing that stands in its line: an image.
  package nonisolated init(embedding content: some TextEmbeddable) {
    self.init(EmbeddingTextSource(content))
  }

  func modified(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

extension Text {
  /// Makes a text of a string as it is: not looked up, not scanned for Markdown.
  ///
  /// - Parameter content: The string.
  public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text of a string as it is: not looked up, not scanned for Markdown.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Makes a text of a key that is looked up in a table of strings; Markdown in it sets styles.
  ///
  /// The key itself is shown where there is no such table or key. The environment's locale chooses
  /// among the languages of the bundle.
  ///
  /// - Parameters:
  ///   - key: The key, also the text where there is no translation.
  ///   - tableName: The table's name without extension; nil for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - comment: A remark for the translator; nil for none.
  public nonisolated init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.isPlain, tableName == nil, bundle == nil, !StringTables.mainBundleHasTables {
      self.init(.verbatim(key.key))
    } else {
      self.init(LocalizedTextSource(key: key, table: tableName, bundle: bundle))
    }
  }

  /// Makes a text of a resource that is looked up where the text is shown.
  ///
  /// Markdown in it sets styles.
  /// The environment's locale chooses the language, not the resource's.
  ///
  /// - Parameter resource: The key, its table, and what is shown where no table has it.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }

  /// Makes a text of an attributed string; its attributes win over modifiers.
  ///
  /// - Parameter attributedContent: The string with its attributes.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(AttributedTextSource(attributedContent))
  }
}

extension Text {
  /// Whether both say the same in the same style.
  public static func == (a: Text, b: Text) -> Bool {
    a.storage == b.storage && a.modifiers == b.modifiers
  }
}
