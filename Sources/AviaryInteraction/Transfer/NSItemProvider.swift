@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation
public import UniformTypeIdentifiers

/// Data that is handed from one view, or program, to another.
public final class NSItemProvider: @unchecked Sendable {
  /// What is handed on, by the name of its kind.
  private var items: [(type: String, load: () -> Any?)] = []

  /// The value that is handed on, where it stays in the program.
  package var original: Any?

  /// The types that other programs may see; nil for all.
  package var typesForOthers: Set<String>?

  /// Ways to make data of a type that may take long: called on the main thread, they answer there, once.
  package var slowLoads: [String: (@escaping (Data?) -> Void) -> Void] = [:]

  /// Writes a file of what is handed on into a folder, and answers with it; nil where there are no files of it.
  package var writeFile: ((URL, @escaping (URL?) -> Void) -> Void)?

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
    items.contains { Self.conforms($0.type, to: typeIdentifier) }
  }

  /// Adds data of a kind, which is made when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    load: @escaping () -> Data?
  ) {
    items.append((typeIdentifier, load))
  }

  /// The bytes of what is handed on of a kind; nil for nothing that has any.
  package func data(of typeIdentifier: String) -> Data? {
    guard let item = items.first(where: { Self.conforms($0.type, to: typeIdentifier) }) else {
      return nil
    }
    switch item.load() {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let text as NSString: return Data(text.description.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let url as NSURL: return Data((url as URL).absoluteString.utf8)
    default: return nil
    }
  }

  /// Hands the bytes of what is handed on of a kind to a closure, now or later; nil for nothing that has any.
  package func load(_ typeIdentifier: String, _ receive: @escaping (Data?) -> Void) {
    if let load = slowLoads[typeIdentifier] { return load(receive) }
    receive(data(of: typeIdentifier))
  }

  /// Adds something of a kind, which is made when it is asked for.
  package func register(_ typeIdentifier: String, _ load: @escaping () -> Any?) {
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
    let item = items.first { Self.conforms($0.type, to: typeIdentifier) }
    completionHandler?(item?.load(), nil)
  }

  /// Whether what is of one type is of another; a type that nobody declared is only itself.
  private static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted { return true }
    guard let type = UTType(type), let wanted = UTType(wanted) else { return false }
    return type.conforms(to: wanted)
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
