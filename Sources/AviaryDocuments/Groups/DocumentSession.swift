@_spi(Engine) import AviaryEngine
import Foundation
import Observation
import UniformTypeIdentifiers

/// A document that is open: what is in it, its file, and whether that is what is in it.
@MainActor @Observable
final class DocumentSession<Document> {
  /// What a person is told.
  struct Message: Equatable {
    var title: String
    var text: String
  }

  /// How long a change waits until it is written.
  nonisolated static var delay: Duration { .seconds(5) }
  /// Changes that follow each other so quickly are taken back together.
  private nonisolated static var typing: Duration { .seconds(1) }

  let kind: DocumentKind<Document>
  private(set) var document: Document
  private(set) var url: URL?
  /// The type that the document is written as.
  private(set) var type: UTType?
  /// Whether something is in the document that is not in its file.
  private(set) var isEdited = false
  /// Whether the file was changed by somebody else while the document was edited.
  var isInConflict = false
  var message: Message?

  @ObservationIgnored var undoManager: UndoManager?
  @ObservationIgnored private let recovery: RecoveryFolder
  @ObservationIgnored private var copy: RecoveryFolder.Copy
  @ObservationIgnored private var hasCopy = false
  /// The file as it was read or written last.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored private var wrapper: FileWrapper?
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var lastChange: ContinuousClock.Instant?

  private init(
    _ document: Document,
    _ kind: DocumentKind<Document>,
    _ recovery: RecoveryFolder,
    _ copy: RecoveryFolder.Copy?
  ) {
    self.document = document
    self.kind = kind
    self.recovery = recovery
    self.copy = copy ?? RecoveryFolder.Copy(id: UUID(), name: "", type: "")
  }

  /// A document that has no file yet.
  convenience init(
    untitled document: Document,
    _ kind: DocumentKind<Document>,
    recovery: RecoveryFolder = .shared
  ) {
    self.init(document, kind, recovery, nil)
    type = kind.writable.first
  }

  /// Reads a document from its file.
  ///
  /// - Throws: What the document or the file system says.
  convenience init(
    reading url: URL,
    _ kind: DocumentKind<Document>,
    recovery: RecoveryFolder = .shared
  ) throws {
    let (document, type, wrapper, stamp) = try Self.read(url, kind)
    self.init(document, kind, recovery, nil)
    self.url = url
    self.type = type
    self.wrapper = wrapper
    self.stamp = stamp
  }

  /// A document of which a copy was kept.
  convenience init(
    recovering copy: RecoveryFolder.Copy,
    _ file: FileWrapper,
    _ kind: DocumentKind<Document>,
    recovery: RecoveryFolder = .shared
  ) throws {
    let type = UTType(copy.type) ?? kind.readable.first ?? .data
    let document = try kind.read(FileDocumentReadConfiguration(contentType: type, file: file))
    self.init(document, kind, recovery, copy)
    url = copy.original
    self.type = type
    // A file that somebody has changed since is not written over.
    stamp = copy.stamp
    wrapper = copy.original.flatMap { try? FileWrapper(url: $0) }
    isEdited = true
    hasCopy = true
  }

  private static func read(
    _ url: URL,
    _ kind: DocumentKind<Document>
  ) throws -> (Document, UTType, FileWrapper, FileStamp?) {
    // A change between the two is found the next time.
    let stamp = FileStamp(url)
    let wrapper = try FileWrapper(url: url)
    let type = FileRequest.type(of: url, in: kind.readable) ?? .data
    let configuration = FileDocumentReadConfiguration(contentType: type, file: wrapper)
    return (try kind.read(configuration), type, wrapper, stamp)
  }

  /// What the document is called: as its file without the ending.
  var name: String {
    url?.deletingPathExtension().lastPathComponent ?? (copy.name.isEmpty ? "Untitled" : copy.name)
  }

  // MARK: - Changes

  /// Puts another value in the place of the document, which can be taken back.
  func change(to new: Document) {
    guard kind.isEditable else { return }
    let now = ContinuousClock.now
    let goesOn = lastChange.map { now - $0 < Self.typing } == true && undoManager?.canUndo == true
    lastChange = now
    if !goesOn || undoManager?.isUndoing == true || undoManager?.isRedoing == true {
      registerUndo(to: document)
    }
    document = new
    noteChange()
  }

  private func registerUndo(to old: Document) {
    nonisolated(unsafe) let old = old
    undoManager?.registerUndo(withTarget: self) { session in
      MainActor.assumeIsolated {
        // What is taken back is not typed.
        session.lastChange = nil
        session.change(to: old)
        session.lastChange = nil
      }
    }
  }

  /// The document has changed; it is written when nothing more comes for a while.
  func noteChange() {
    guard kind.isEditable else { return }
    if !isEdited { isEdited = true }
    saving?.cancel()
    saving = Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      guard !Task.isCancelled else { return }
      self?.keep()
    }
  }

  // MARK: - Keeping

  /// Writes what is not in the file yet: into the file, or where there is none, or it can't be written, beside.
  func keep() {
    saving?.cancel()
    guard isEdited else { return }
    if url != nil, !isInConflict {
      do {
        try save()
        return
      } catch {
        tell(error, "The document “\(name)” could not be saved.")
      }
    }
    keepCopy()
  }

  private func keepCopy() {
    guard let type else { return }
    do {
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: wrapper)
      copy.name = name
      copy.type = type.identifier
      copy.original = url
      copy.stamp = stamp
      try recovery.keep(kind.wrap(document, configuration), copy)
      hasCopy = true
    } catch {
      tell(error, "No copy of “\(name)” could be kept.")
    }
  }

  private func removeCopy() {
    guard hasCopy else { return }
    hasCopy = false
    recovery.remove(copy.id)
  }

  private func tell(_ error: any Error, _ title: String) {
    let message = Message(title: title, text: Self.words(error))
    // What was told is not told again with each attempt.
    if self.message != message, told != message { self.message = message }
    told = message
  }

  @ObservationIgnored private var told: Message?

  /// What a person reads of an error.
  static func words(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
  }

  // MARK: - Files

  /// Writes the document into its file.
  ///
  /// A file that was changed by somebody else is left as it is; `isInConflict` is true then.
  ///
  /// - Throws: What the document or the file system says; the old file is whole then.
  func save() throws {
    guard let url, let type else { return }
    if let stamp, let now = FileStamp(url), now != stamp {
      isInConflict = true
      keepCopy()
      return
    }
    try write(to: url, type)
  }

  /// Writes the document into another file, which is its own from now on.
  func save(as url: URL) throws {
    let type = FileRequest.type(of: url, in: kind.writable) ?? .data
    try write(to: url, type)
    self.url = url
    self.type = type
    isInConflict = false
  }

  /// Writes over what somebody else has written.
  func saveOverOther() throws {
    guard let url, let type else { return }
    try write(to: url, type)
    isInConflict = false
  }

  private func write(to url: URL, _ type: UTType) throws {
    saving?.cancel()
    let existing = url == self.url ? wrapper : nil
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
    let new = try kind.wrap(document, configuration)
    // A file that its owner made read-only is not replaced, as it could be where its folder can be written.
    if FileManager.default.fileExists(atPath: url.path),
      !FileManager.default.isWritableFile(atPath: url.path)
    {
      throw CocoaError(.fileWriteNoPermission)
    }
    try new.write(to: url)
    stamp = FileStamp(url)
    wrapper = new
    isEdited = false
    told = nil
    removeCopy()
  }

  /// Reads the file again: what is not in it is lost.
  func revert() throws {
    guard let url else { return }
    let (document, type, wrapper, stamp) = try Self.read(url, kind)
    saving?.cancel()
    self.document = document
    self.type = type
    self.wrapper = wrapper
    self.stamp = stamp
    isEdited = false
    isInConflict = false
    undoManager?.removeAllActions(withTarget: self)
    removeCopy()
  }

  /// Looks whether somebody else changed the file: where nothing is lost by it, it is read anew.
  func checkFile() {
    guard let url, let stamp, let now = FileStamp(url), now != stamp else { return }
    if isEdited {
      isInConflict = true
      return
    }
    do { try revert() } catch {
      self.stamp = now
      tell(error, "“\(name)” was changed by another program, and can't be read any more.")
    }
  }

  /// Forgets what is in no file.
  func discard() {
    saving?.cancel()
    isEdited = false
    removeCopy()
  }
}
