import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

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

  /// What kinds of programs are too, as they were made known.
  private static nonisolated(unsafe) var declared: [String: Set<String>] = [:]
  private static let lock = NSLock()

  private static func declare(_ identifier: String, _ parent: UTType) {
    lock.withLock { _ = declared[identifier, default: []].insert(parent.identifier) }
  }

  /// Whether what is of this kind is of another one too.
  public func conforms(to type: UTType) -> Bool {
    var seen: Set<String> = []
    var open = [identifier]
    let declared = Self.lock.withLock { Self.declared }
    while let next = open.popLast() {
      if next == type.identifier { return true }
      guard seen.insert(next).inserted else { continue }
      open += Self.parents[next, default: []]
      open += declared[next, default: []]
    }
    return false
  }
}

/// Data that is handed from one view, or program, to another.
public final class NSItemProvider: @unchecked Sendable {
  /// What is handed on, by the name of its kind.
  private var items: [(type: String, load: () -> Any?)] = []

  /// A name that is suggested for a file of the data.
  public var suggestedName: String?

  /// Creates a provider of nothing.
  public init() {}

  /// Creates a provider of a text, an address or an object.
  public convenience init(object: Any) {
    self.init()
    items = [(Self.typeIdentifier(of: object), { object })]
  }

  /// Creates a provider of an object of a kind.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item { items = [(typeIdentifier ?? Self.typeIdentifier(of: item), { item })] }
  }

  /// Creates a provider of a file; nil for no address.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init()
    items = [(UTType.fileURL.identifier, { url })]
    suggestedName = url.lastPathComponent
  }

  private static func typeIdentifier(of object: Any) -> String {
    switch object {
    case is String, is NSString: UTType.utf8PlainText.identifier
    case let url as URL: (url.isFileURL ? UTType.fileURL : UTType.url).identifier
    case let url as NSURL: (url.isFileURL ? UTType.fileURL : UTType.url).identifier
    default: UTType.data.identifier
    }
  }

  /// The names of the kinds that are handed on.
  public var registeredTypeIdentifiers: [String] { items.map(\.type) }

  /// The kinds that are handed on.
  public var registeredContentTypes: [UTType] { items.compactMap { UTType($0.type) } }

  /// Whether something of a kind is handed on.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = UTType(typeIdentifier) else { return false }
    return registeredContentTypes.contains { $0.conforms(to: wanted) }
  }

  /// Adds data of a kind, which is made when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    load: @escaping () -> Data?
  ) {
    items.append((typeIdentifier, load))
  }

  /// Whether an object of a type is handed on.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    items.contains { Self.convert($0.load(), to: type) != nil }
  }

  /// Hands an object of a type to a closure, at once; nil where there is none.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = items.lazy.compactMap { Self.convert($0.load(), to: type) }.first
    completionHandler(object, nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Hands the item of a kind to a closure, at once; nil where there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let wanted = UTType(typeIdentifier)
    let item = items.first { entry in
      wanted.map { UTType(entry.type)?.conforms(to: $0) == true } ?? false
    }
    completionHandler?(item?.load(), nil)
  }

  private static func convert<T>(_ object: Any?, to type: T.Type) -> T? {
    if let object = object as? T { return object }
    if type == NSString.self, let text = object as? String { return NSString(string: text) as? T }
    if type == String.self, let text = object as? NSString { return text.description as? T }
    if type == NSURL.self, let url = object as? URL {
      return NSURL(string: url.absoluteString) as? T
    }
    return nil
  }
}
