public import Foundation
public import UniformTypeIdentifiers

// Having what is handed on.
extension NSItemProvider {
  /// Where errors of providers belong.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What went wrong.
  public enum ErrorCode: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// There is nothing of the kind.
    case itemUnavailableError = -1000
    /// It has not the class that was expected.
    case unexpectedValueClassError = -1100
    /// It can't become what is wanted.
    case unavailableCoercionError = -1200
  }

  private static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  // MARK: - Objects

  /// Whether an object of a type is handed on.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    original is T || loadable(type) != nil
  }

  /// Hands an object of a type to a closure on the main thread: at once where it is there, nil with an error for none.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    if let original = original as? T {
      completionHandler(original, nil)
      return Self.done
    }
    guard let form = loadable(type) else {
      completionHandler(nil, Self.error(.unavailableCoercionError))
      return Self.done
    }
    let progress = Progress(totalUnitCount: 1)
    func receive(_ content: Any?) {
      progress.completedUnitCount = 1
      do {
        let object = try Self.object(of: type, content, form.type)
        completionHandler(object, object == nil ? Self.error(.itemUnavailableError) : nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    if slowLoads[form.type] != nil { load(form.type, receive) } else { receive(form.load()) }
    return progress
  }

  /// The form of which an object of a type can be made; nil for none.
  private func loadable<T>(_ type: T.Type) -> Form? {
    if let reading = type as? any NSItemProviderReading.Type {
      for wanted in reading.readableTypeIdentifiersForItemProvider {
        if let form = form(of: wanted) { return form }
      }
      return forms.first { $0.load() is T }
    }
    if type == String.self || type == NSString.self { return form(of: UTType.text.identifier) }
    if type == URL.self || type == NSURL.self { return form(of: UTType.url.identifier) }
    return forms.first { slowLoads[$0.type] == nil && $0.load() is T }
  }

  private static func object<T>(of type: T.Type, _ content: Any?, _ form: String) throws -> T? {
    if let object = content as? T { return object }
    guard let data = bytes(content) else { return nil }
    if let reading = type as? any NSItemProviderReading.Type {
      return try reading.object(withItemProviderData: data, typeIdentifier: form) as? T
    }
    switch type {
    case is String.Type: return text(data, form) as? T
    case is NSString.Type: return text(data, form).map { NSString(string: $0) } as? T
    case is URL.Type: return URL(dataRepresentation: data, relativeTo: nil) as? T
    case is NSURL.Type:
      return URL(dataRepresentation: data, relativeTo: nil)
        .flatMap { NSURL(string: $0.absoluteString) } as? T
    default: return nil
    }
  }

  private static func text(_ data: Data, _ form: String) -> String? {
    let isWide = conforms(form, to: UTType.utf16PlainText.identifier)
    return String(data: data, encoding: isWide ? .utf16 : .utf8)
  }

  // MARK: - Items and data

  /// Hands the item of a kind to a closure, at once: bytes, but for an object that was given as it is; nil for none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let form = form(of: typeIdentifier) else {
      completionHandler?(nil, Self.error(.itemUnavailableError))
      return
    }
    if slowLoads[form.type] != nil {
      return load(form.type) { completionHandler?($0, $0 == nil ? Self.error(.unknownError) : nil) }
    }
    let content = form.load()
    completionHandler?(form.isItem ? content : Self.bytes(content) ?? content, nil)
  }

  /// The item of a kind: bytes, but for an object that was given as it is.
  ///
  /// - Throws: Where nothing of the kind is handed on.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil
  ) async throws -> sending Any {
    let handed: HandedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
        if let item {
          continuation.resume(returning: HandedItem(item: item))
        } else {
          continuation.resume(throwing: error ?? Self.error(.itemUnavailableError))
        }
      }
    }
    nonisolated(unsafe) let item = handed.item
    return item
  }

  /// Whether something of a kind is handed on, as a file to be opened in place where that is wanted.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    fileOptions.contains(.openInPlace)
      ? file(of: typeIdentifier) != nil : hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// Hands the bytes of a kind to a closure on the main thread: at once where they are there, nil with an error for none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    load(typeIdentifier) { data in
      progress.completedUnitCount = 1
      completionHandler(data, data == nil ? Self.error(.itemUnavailableError) : nil)
    }
    return progress
  }

  /// Hands the bytes of a kind to a closure on the main thread: at once where they are there, nil with an error for none.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  // MARK: - Files

  /// The file of which a kind is handed on; nil where it is in no file.
  private func file(of typeIdentifier: String) -> URL? {
    let address = form(of: UTType.fileURL.identifier).flatMap { form in
      (form.load() as? URL)
        ?? Self.bytes(form.load()).flatMap { URL(dataRepresentation: $0, relativeTo: nil) }
    }
    guard let address, address.isFileURL,
      let type = UTType(filenameExtension: address.pathExtension),
      Self.conforms(type.identifier, to: typeIdentifier)
    else { return nil }
    return address
  }

  /// Writes what is handed on of a kind into a file, and hands that to a closure; it is gone after that.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The name of the kind.
  ///   - completionHandler: Called on the main thread: with a copy, which is to be moved or read before it returns, or nil and
  ///     an error.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = form(of: typeIdentifier).flatMap { UTType($0.type) }
    let name = fileName(type)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("NSItemProvider-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name, isDirectory: false)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func fileName(_ type: UTType?) -> String {
    let name = suggestedName.map { ($0 as NSString).lastPathComponent } ?? "Item"
    guard let type, (name as NSString).pathExtension.isEmpty else { return name }
    let known = type.conforms(to: .plainText) ? UTType.plainText.preferredFilenameExtension : nil
    guard let ending = type.preferredFilenameExtension ?? known else { return name }
    return name + "." + ending
  }

  /// Hands a file of a kind to a closure on the main thread: a copy, which is gone after that, or the file itself.
  ///
  /// - Parameters:
  ///   - contentType: The kind.
  ///   - openInPlace: Whether the file itself is wanted, where there is one.
  ///   - completionHandler: Gets the file, and whether it is the file itself; nil and an error for none.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType,
    openInPlace: Bool = false,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard openInPlace else {
      return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
        completionHandler($0, false, $1)
      }
    }
    return loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  /// Hands the file of which a kind is handed on to a closure on the main thread, or else a copy, which is gone after that.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The name of the kind.
  ///   - completionHandler: Gets the file, and whether it is the file itself; nil and an error for none.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if let file = file(of: typeIdentifier) {
      completionHandler(file, true, nil)
      return Self.done
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
      completionHandler($0, false, $1)
    }
  }
}

/// What is handed over to whoever waits for it, and used by nobody else.
private struct HandedItem: @unchecked Sendable {
  let item: Any
}
