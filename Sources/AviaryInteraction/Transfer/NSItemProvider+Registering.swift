import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// Who may have what a provider hands on.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// The programs of the same team: on the desktop this program alone.
  case team = 1
  /// The programs of the same group: on the desktop this program alone.
  case group = 2
  /// This program alone.
  case ownProcess = 3
}

/// How files of a provider are handed on.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file itself may be opened, and not a copy.
  public static let openInPlace = Self(rawValue: 1)
}

// Adding forms.
extension NSItemProvider {
  /// Adds data of a kind, which is made when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    load: @escaping () -> Data?
  ) {
    add(Form(type: typeIdentifier, load: load), .all)
  }

  /// Adds data of a kind, which is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The name of the kind.
  ///   - visibility: Who may have it.
  ///   - loadHandler: Makes the data, and hands it to the closure that it gets, once, on any thread.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(Form(type: typeIdentifier, load: { LoadedData(loadHandler).wait() }), visibility)
    slowLoads[typeIdentifier] = { receive in LoadedData(loadHandler).receive(receive) }
  }

  /// Adds data of a kind, which is made when it is asked for.
  ///
  /// - Parameters:
  ///   - contentType: The kind.
  ///   - visibility: Who may have it.
  ///   - loadHandler: Makes the data, and hands it to the closure that it gets, once, on any thread.
  public func registerDataRepresentation(
    for contentType: UTType,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  /// Adds a file of a kind, which is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The name of the kind.
  ///   - fileOptions: Whether the file itself may be opened; what it has is handed on.
  ///   - visibility: Who may have it.
  ///   - loadHandler: Makes the file, and hands its address to the closure that it gets, once, on any thread.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      receive in
      loadHandler { url, _, error in
        do {
          receive(try url.map { try Data(contentsOf: $0) }, error)
        } catch {
          receive(nil, error)
        }
      }
    }
  }

  /// Adds a file of a kind, which is made when it is asked for.
  ///
  /// - Parameters:
  ///   - contentType: The kind.
  ///   - visibility: Who may have it.
  ///   - openInPlace: Whether the file itself may be opened; what it has is handed on.
  ///   - loadHandler: Makes the file, and hands its address to the closure that it gets, once, on any thread.
  public func registerFileRepresentation(
    for contentType: UTType,
    visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier,
      fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  /// Adds a text, an address, or an object that says itself how it is handed on.
  ///
  /// - Parameters:
  ///   - object: What is handed on.
  ///   - visibility: Who may have it.
  public func registerObject(
    _ object: Any,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    guard let writing = object as? any NSItemProviderWriting else {
      return add(Form(type: Self.typeIdentifier(of: object), load: { object }), visibility)
    }
    original = original ?? object
    for type in Swift.type(of: writing).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { receive in
        writing.loadData(
          withTypeIdentifier: type,
          forItemProviderCompletionHandler: { receive($0, $1) }
        )
      }
    }
  }

  /// Adds what a file has, as data of the file's type; nothing of a folder, or where the type is not known.
  package func registerContents(of file: URL) {
    guard !file.hasDirectoryPath, !file.pathExtension.isEmpty,
      let type = UTType(filenameExtension: file.pathExtension)
    else { return }
    suggestedName = file.lastPathComponent
    add(Form(type: type.identifier, load: { try? Data(contentsOf: file) }), .all)
  }
}

/// Data that somebody makes, on whichever thread.
private final class LoadedData: @unchecked Sendable {
  private let lock = NSLock()
  private let isThere = DispatchSemaphore(value: 0)
  private var data: Data?
  private var hasCome = false
  private var receiver: ((Data?) -> Void)?

  init(_ make: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) {
    _ = make { data, _ in self.come(data) }
  }

  private func come(_ data: Data?) {
    lock.lock()
    guard !hasCome else { return lock.unlock() }
    hasCome = true
    self.data = data
    let receiver = receiver
    self.receiver = nil
    lock.unlock()
    isThere.signal()
    guard let receiver else { return }
    nonisolated(unsafe) let hand = receiver
    DispatchQueue.main.async { hand(data) }
  }

  /// What comes within a second; nil for nothing.
  func wait() -> Data? {
    _ = isThere.wait(timeout: .now() + 1)
    lock.lock()
    defer { lock.unlock() }
    return data
  }

  /// Hands it to a closure on the main thread: at once where it is there.
  func receive(_ receiver: @escaping (Data?) -> Void) {
    lock.lock()
    if !hasCome { self.receiver = receiver }
    let (isThere, data) = (hasCome, data)
    lock.unlock()
    if isThere { receiver(data) }
  }
}
