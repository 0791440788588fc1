public import Foundation

extension NSAttributedString {
  /// What kind of document a text is written as.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text: fonts, colours and lines below.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with pictures; not read or written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web; not read or written here.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How letters become bytes: the number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of all letters that say nothing else.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of the paper in points; kept nowhere.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// Who wrote it; kept nowhere.
    public static let author = DocumentAttributeKey(rawValue: "AuthorDocumentAttribute")
    /// What it is called; kept nowhere.
    public static let title = DocumentAttributeKey(rawValue: "TitleDocumentAttribute")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`; without it the bytes tell.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How bytes become letters: the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of all letters that say nothing else.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Where addresses in it begin; counts for nothing.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    /// How bytes become letters, as a name; counts for nothing.
    public static let textEncodingName = DocumentReadingOptionKey(rawValue: "TextEncodingName")
  }

  /// The bytes of a part as a document.
  ///
  /// - Parameters:
  ///   - range: The part, within the text.
  ///   - dict: The kind of document: letters alone, or rich text; letters alone without one.
  /// - Throws: `AttributedDocumentError` for other kinds, and letters that have no bytes.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    let kind = AttributedDocument.kind(dict[.documentType]) ?? .plain
    switch kind {
    case .plain:
      let encoding = AttributedDocument.encoding(dict[.characterEncoding])
      guard let data = part.string.data(using: encoding) else {
        throw AttributedDocumentError.noBytes
      }
      return data
    case .rtf: return Data(RichTextWriter.text(of: part).utf8)
    default: throw AttributedDocumentError.kind(kind.rawValue)
    }
  }

  /// The text of a document.
  ///
  /// - Parameters:
  ///   - data: Its bytes: letters alone, or rich text.
  ///   - options: The kind of document; without it the bytes tell.
  ///   - dict: Set to what the document says of itself; nil for nobody.
  /// - Throws: `AttributedDocumentError` for other kinds, and bytes that are no letters.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let isRich = data.starts(with: Data("{\\rtf".utf8))
    let kind = AttributedDocument.kind(options[.documentType]) ?? (isRich ? .rtf : .plain)
    let usual = options[.defaultAttributes] as? [Key: Any] ?? [:]
    let text: NSAttributedString
    switch kind {
    case .plain:
      let encoding = AttributedDocument.encoding(options[.characterEncoding])
      guard let string = String(data: data, encoding: encoding) else {
        throw AttributedDocumentError.noLetters
      }
      text = NSAttributedString(string: string, attributes: usual)
    case .rtf:
      guard isRich else { throw AttributedDocumentError.noLetters }
      var reader = RichTextReader(data, usual)
      text = reader.read()
    default: throw AttributedDocumentError.kind(kind.rawValue)
    }
    dict?.pointee = NSDictionary(
      object: NSString(string: kind.rawValue),
      forKey: NSString(string: DocumentAttributeKey.documentType.rawValue)
    )
    self.init(attributedString: text)
  }

  /// The text of a file.
  ///
  /// - Throws: What the file system has against it, and as for its bytes.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The bytes of a part as rich text.
  public func rtf(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) -> Data? {
    try? data(from: range, documentAttributes: [.documentType: DocumentType.rtf])
  }

  /// The text of bytes of rich text; nil where they are none.
  public convenience init?(
    rtf data: Data,
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) {
    try? self.init(
      data: data,
      options: [.documentType: DocumentType.rtf],
      documentAttributes: dict
    )
  }
}

/// Why a document is not read or written.
public enum AttributedDocumentError: Error, Hashable, CustomStringConvertible {
  /// Documents of a kind are not read or written here.
  case kind(String)
  /// Letters have no bytes in an encoding.
  case noBytes
  /// Bytes are no letters, or no rich text.
  case noLetters

  /// The reason in words.
  public var description: String {
    switch self {
    case .kind(let name): "documents of the kind \(name) are not read or written by Aviary"
    case .noBytes: "the text has letters that the encoding has no bytes for"
    case .noLetters: "the bytes are no text of this kind"
    }
  }
}

enum AttributedDocument {
  static func kind(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func encoding(_ value: Any?) -> String.Encoding {
    if let value = value as? String.Encoding { return value }
    if let number = value as? UInt { return String.Encoding(rawValue: number) }
    if let number = value as? Int { return String.Encoding(rawValue: UInt(number)) }
    return .utf8
  }
}
