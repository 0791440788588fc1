@_spi(Engine) import AviaryEngine
import Dispatch
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

  /// How long a change waits until it is written into the file.
  nonisolated static var delay: Duration { .seconds(5) }
  /// Changes that follow each other so quickly are taken back together.
  private nonisolated static var typing: Duration { .seconds(1) }

  let kind: DocumentKind<Document>
  private(set) var document: Document
  /// The file that the document is written into; nil for none.
  var url: URL?
  /// The file that the document was taken over from, which can't be written as what it is, and is left alone; nil for none.
  private var source: URL?
  /// The type that the document is written as.
  private(set) var type: UTType?
  /// Whether something is in the document that is not in its file.
  private(set) var isEdited = false
  /// Whether the file was changed by somebody else while the document was edited.
  var isInConflict = false
  var message: Message?
  /// Whether a person is asked for another name.
  var asksForName = false

  /// Whether a window shows the document.
  @ObservationIgnored var isShown = false
  /// Whether the window goes though something is in the document that is not in its file.
  @ObservationIgnored var mayCloseEdited = false
  @ObservationIgnored var undoManager: UndoManager? {
    didSet { notedUndo = undoManager?.allChanges ?? 0 }
  }
  /// How many changes the undo manager knew of when one was noted last.
  @ObservationIgnored var notedUndo = 0
  @ObservationIgnored let recovery: RecoveryFolder
  @ObservationIgnored private var copy: RecoveryFolder.Copy
  @ObservationIgnored var hasCopy = false
  /// The file as it was read or written last.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored var wrapper: FileWrapper?
  @ObservationIgnored private var saving: DispatchWorkItem?
  @ObservationIgnored private var copying = CopySchedule()
  /// How often the document has changed.
  @ObservationIgnored private var changes = 0
  /// The last of what is written: one thing follows the other.
  @ObservationIgnored private var lastWriting: Task<Void, Never>?
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
    let found = try ReadDocument(url, kind)
    self.init(found.document, kind, recovery, nil)
    take(found, of: url)
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
    // What another version of the program wrote may be written no more.
    let isOwn = kind.writes(type)
    url = isOwn ? copy.original : nil
    source = isOwn ? nil : copy.original
    self.type = isOwn ? type : kind.writable.first
    // A file that somebody has changed since is not written over.
    stamp = isOwn ? copy.stamp : nil
    wrapper = kind.readURL == nil ? url.flatMap { try? FileWrapper(of: $0) } : nil
    isEdited = true
    hasCopy = true
  }

  /// The document is what was read of a file, which is its own unless it can't be written as what it is.
  private func take(_ found: ReadDocument<Document>, of url: URL) {
    document = found.document
    let isOwn = found.type != nil
    self.url = isOwn ? url : nil
    source = isOwn ? nil : url
    type = found.type ?? kind.writable.first
    wrapper = isOwn ? found.wrapper : nil
    stamp = isOwn ? found.stamp : nil
  }

  /// The file that the document is in, or was taken over from; nil for a new one.
  var fileURL: URL? { url ?? source }

  /// What the document is called: as its file without the ending.
  var name: String {
    fileURL?.deletingPathExtension().lastPathComponent
      ?? (copy.name.isEmpty ? "Untitled" : copy.name)
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
    } else {
      undoManager?.noteContinuation()
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

  /// The document has changed: a copy is kept at once, nearly, and the file is written when nothing more comes for a while.
  func noteChange() {
    guard kind.isEditable else { return }
    changes += 1
    if !isEdited { isEdited = true }
    copying.note { [weak self] in await self?.keepBeside() }
    saving?.cancel()
    let work = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.keepSoon() }
    }
    saving = work
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay.seconds, execute: work)
  }

  // MARK: - Keeping

  /// Does something once all that was asked for before is done; the program does not end meanwhile.
  func inTurn<Result: Sendable>(
    _ body: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    let work = Program.Work()
    let before = lastWriting
    let task = Task {
      await before?.value
      defer { work.end() }
      return try await body()
    }
    lastWriting = Task { _ = await task.result }
    return try await task.value
  }

  /// Returns once nothing is being written.
  func settle() async { await lastWriting?.value }

  /// Writes what is not in the file yet, without being waited for by anybody but the program's end.
  func keepSoon() {
    guard isEdited else { return }
    let work = Program.Work()
    Task {
      await keep()
      work.end()
    }
  }

  /// Writes what is not in the file yet: into the file, or where there is none, or it can't be written, beside.
  func keep() async {
    saving?.cancel()
    guard isEdited else { return }
    if url != nil, !isInConflict {
      do {
        try await save()
        return
      } catch {
        tell(error, "The document “\(name)” could not be saved.")
      }
    }
    await keepBeside()
  }

  /// Keeps a copy of what is not in the file yet.
  private func keepBeside() async { try? await inTurn { await self.keepCopy() } }

  private func keepCopy() async {
    guard isEdited, let type else { return }
    let changes = changes
    guard keptChanges != changes else { return }
    do {
      copy.name = name
      copy.type = type.identifier
      copy.original = url
      copy.stamp = stamp
      let (copy, wrapper, recovery) = (copy, wrapper, recovery)
      let writing = try await kind.snapshot(document, type, true)
      try await withTaskExecutorPreference(WritingExecutor.shared) {
        try await recovery.keep(copy) { _ = try await writing($0, wrapper) }
      }
      keptChanges = changes
      hasCopy = true
    } catch {
      tell(error, "No copy of “\(name)” could be kept.")
    }
  }

  /// The change up to which a copy is kept.
  @ObservationIgnored private var keptChanges = -1

  private func removeCopy() {
    guard hasCopy else { return }
    hasCopy = false
    keptChanges = -1
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
  func save() async throws {
    try await inTurn {
      guard let url = self.url, let type = self.type else { return }
      do {
        try await self.write(to: url, type, over: self.stamp)
      } catch is FileChangedByOther {
        self.isInConflict = true
        await self.keepCopy()
      }
    }
  }

  /// Writes the document into its file before its window goes; where that can't be done, a copy is kept.
  ///
  /// - Returns: What a person is told where it could not be written; nil where it was, or the file was changed by somebody else.
  func saveForClosing() async -> Message? {
    do {
      try await save()
      return nil
    } catch {
      let title = "The document “\(name)” could not be saved."
      told = Message(title: title, text: Self.words(error))
      await keepBeside()
      let kept = "What you changed is kept, and is there when the file is opened again."
      return Message(
        title: title,
        text: keptChanges == changes ? "\(Self.words(error))\n\(kept)" : Self.words(error)
      )
    }
  }

  /// Writes the document into another file, which is its own from now on.
  func save(as url: URL) async throws {
    try await inTurn {
      let type = FileRequest.type(of: url, in: self.kind.writable) ?? .data
      try await self.write(to: url, type, over: nil)
      self.url = url
      self.source = nil
      self.type = type
      self.isInConflict = false
    }
  }

  /// Writes over what somebody else has written.
  func saveOverOther() async throws {
    try await inTurn {
      guard let url = self.url, let type = self.type else { return }
      try await self.write(to: url, type, over: nil)
      self.isInConflict = false
    }
  }

  /// - Parameter known: The file as it has to be for it to be replaced; nil for whatever it is.
  private func write(to url: URL, _ type: UTType, over known: FileStamp?) async throws {
    saving?.cancel()
    let existing = url == self.url ? wrapper : nil
    let changes = changes
    let writing = try await kind.snapshot(document, type, false)
    let (new, now) = try await withTaskExecutorPreference(WritingExecutor.shared) {
      try await FileReplacement.replace(url, over: known) { try await writing($0, existing) }
    }
    kind.didReplace(document)
    stamp = now
    wrapper = new
    told = nil
    guard changes == self.changes else { return }
    isEdited = false
    removeCopy()
  }

  /// Reads the file again: what is not in it is lost.
  func revert() async throws {
    try await inTurn {
      guard let url = self.url else { return }
      if let reload = self.kind.reload {
        let stamp = FileStamp(url)
        try await reload(self.document, url, self.type ?? .data)
        self.stamp = stamp
      } else {
        self.take(try ReadDocument(url, self.kind), of: url)
      }
      self.saving?.cancel()
      self.copying.cancel()
      self.changes += 1
      self.isEdited = false
      self.isInConflict = false
      self.undoManager?.removeAllActions(withTarget: self)
      self.removeCopy()
    }
  }

  /// Looks whether somebody else changed the file: where nothing is lost by it, it is read anew.
  func checkFile() async {
    await settle()
    guard let url, let stamp, let now = FileStamp(url), now != stamp else { return }
    if isEdited {
      isInConflict = true
      return
    }
    do { try await revert() } catch {
      self.stamp = now
      tell(error, "“\(name)” was changed by another program, and can't be read any more.")
    }
  }

  /// Forgets what is in no file.
  func discard() async {
    saving?.cancel()
    copying.cancel()
    isEdited = false
    try? await inTurn { self.removeCopy() }
  }
}

extension Duration {
  /// In seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
