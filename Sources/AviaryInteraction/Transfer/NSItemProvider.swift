@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation
public import UniformTypeIdentifiers

/// Data that is handed from one view, or program, to another.
public final class NSItemProvider: @unchecked Sendable {
  /// A form in which something is handed on.
  struct Form {
    /// The name of its kind.
    let type: String
    /// Makes it, an object or its bytes; nil for nothing.
    let load: () -> Any?
    /// Whether it is handed over as it is, and not as bytes.
    var isItem = false
  }

  /// What is handed on, the preferred form first.
  private(set) var forms: [Form] = []

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

  /// Creates a provider of a text, an address, or an object that says itself how it is handed on.
  public convenience init(object: Any) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an object of a kind, which is handed over as it is.
  ///
  /// - Parameters:
  ///   - item: The object; nil for nothing.
  ///   - typeIdentifier: The name of its kind; nil for that of the object's type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    add(
      Form(type: typeIdentifier ?? Self.typeIdentifier(of: item), load: { item }, isItem: true),
      .all
    )
  }

  /// Creates a provider of a file, by its address and by what it has; nil for no address.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init()
    add(Form(type: UTType.fileURL.identifier, load: { url }, isItem: true), .all)
    registerContents(of: url)
    suggestedName = url.lastPathComponent
  }

  static func typeIdentifier(of object: Any) -> String {
    switch object {
    case is String, is NSString: UTType.utf8PlainText.identifier
    case let url as URL: (url.isFileURL ? UTType.fileURL : UTType.url).identifier
    case let url as NSURL: (url.isFileURL ? UTType.fileURL : UTType.url).identifier
    default: UTType.data.identifier
    }
  }

  /// The names of the kinds that are handed on.
  public var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// The kinds that are handed on.
  public var registeredContentTypes: [UTType] { forms.compactMap { UTType($0.type) } }

  /// The kinds that are handed on and are of another one.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether something of a kind is handed on.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(of: typeIdentifier) != nil
  }

  /// Adds a form, for those who may see it.
  func add(_ form: Form, _ visibility: NSItemProviderRepresentationVisibility) {
    if visibility == .all {
      typesForOthers?.insert(form.type)
    } else if typesForOthers == nil {
      typesForOthers = Set(registeredTypeIdentifiers)
    }
    forms.append(form)
  }

  /// The first form of a kind; nil for none.
  func form(of typeIdentifier: String) -> Form? {
    forms.first { Self.conforms($0.type, to: typeIdentifier) }
  }

  /// The bytes of what is handed on of a kind; nil for nothing that has any.
  package func data(of typeIdentifier: String) -> Data? {
    form(of: typeIdentifier).flatMap { Self.bytes($0.load()) }
  }

  /// The bytes of an object; nil for one that has none.
  static func bytes(_ object: Any?) -> Data? {
    switch object {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let text as NSString: Data(text.description.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let url as NSURL: Data((url as URL).absoluteString.utf8)
    default: nil
    }
  }

  /// Hands the bytes of what is handed on of a kind to a closure, now or later; nil for nothing that has any.
  package func load(_ typeIdentifier: String, _ receive: @escaping (Data?) -> Void) {
    let type = form(of: typeIdentifier)?.type ?? typeIdentifier
    if let load = slowLoads[type] { return load(receive) }
    receive(data(of: typeIdentifier))
  }

  /// Adds something of a kind, which is made when it is asked for.
  package func register(_ typeIdentifier: String, _ load: @escaping () -> Any?) {
    add(Form(type: typeIdentifier, load: load), .all)
  }

  /// Whether what is of one type is of another; a type that nobody declared is only itself.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted { return true }
    guard let type = UTType(type), let wanted = UTType(wanted) else { return false }
    return type.conforms(to: wanted)
  }
}
