import Synchronization

/// A kind of data.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The kind's name.
  public let identifier: String

  /// The kind of a name.
  public init?(_ identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// A kind that a program makes known.
  ///
  /// - Parameters:
  ///   - identifier: The kind's name.
  ///   - parentType: What the kind is too; nil for nothing more than itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    if let parentType { Self.declare(identifier, parentType) }
  }

  /// A kind that another program makes known.
  ///
  /// - Parameters:
  ///   - identifier: The kind's name.
  ///   - parentType: What the kind is too; nil for nothing more than itself.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    if let parentType { Self.declare(identifier, parentType) }
  }

  public var description: String { identifier }

  /// Anything with bytes.
  public static let data = UTType(known: "public.data")
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Content of a document.
  public static let content = UTType(known: "public.content")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without format.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without format, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with format.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An SVG picture.
  public static let svg = UTType(known: "public.svg-image")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound and moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures.
  public static let movie = UTType(known: "public.movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")

  /// What a kind is too.
  private static let parents: [String: [String]] = [
    "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
    "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.svg-image": ["public.image"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.zip-archive": ["public.data"], "public.data": ["public.item"],
    "public.folder": ["public.item"], "public.content": [],
  ]

  /// What kinds of programs are too, as they were made known: kinds are the program's, as their names are.
  private static let declared = Mutex<[String: Set<String>]>([:])

  private static func declare(_ identifier: String, _ parent: UTType) {
    declared.withLock { _ = $0[identifier, default: []].insert(parent.identifier) }
  }

  /// Whether what is of this kind is of another one too.
  public func conforms(to type: UTType) -> Bool {
    var seen: Set<String> = []
    var open = [identifier]
    let declared = Self.declared.withLock { $0 }
    while let next = open.popLast() {
      if next == type.identifier { return true }
      guard seen.insert(next).inserted else { continue }
      open += Self.parents[next, default: []]
      open += declared[next, default: []]
    }
    return false
  }
}
