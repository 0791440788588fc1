public import Foundation

extension AttributedString {
  /// Makes an attributed string of Markdown: what it means becomes attributes.
  ///
  /// Of the emphasis, code and links in lines a `Text` shows all; blocks follow each other without a break, and are
  /// told apart by `presentationIntent`.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    var writer = MarkdownWriter(options, baseURL)
    self = writer.string(markdown)
  }

  /// Makes an attributed string of Markdown: what it means becomes attributes.
  ///
  /// - Parameters:
  ///   - markdown: The text in UTF-8.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the data is no UTF-8, unless `options` asks for as much as can be read.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    if let text = String(data: markdown, encoding: .utf8) {
      try self.init(markdown: text, options: options, baseURL: baseURL)
    } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self),
        options: options,
        baseURL: baseURL
      )
    } else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
  }

  /// Makes an attributed string of a file of Markdown.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  /// - Throws: What reading the file throws.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Makes an attributed string of Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - scope: The scope of the attributes. Foundation's are set in any; attributes of your own that Markdown could
  ///     set are not.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  public init<S: AttributeScope>(
    markdown: String,
    including scope: S.Type,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Makes an attributed string of Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - scope: The scope of the attributes. Foundation's are set in any; attributes of your own that Markdown could
  ///     set are not.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  public init<S: AttributeScope>(
    markdown: String,
    including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
