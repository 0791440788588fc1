public import Foundation

/// A file, a folder or a symbolic link, in memory: what documents are read from and written as.
///
/// Foundation has it on Apple's systems only.
open class FileWrapper: @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All is read at once; it always is.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The contents are not mapped into memory; they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was there before is there until all is written; always so for single files.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers get the names of the files that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind

  /// The name that the file is to have; nil for none.
  open var preferredFilename: String?
  /// The name that the file had when it was read, or written; nil for none.
  open var filename: String?
  /// What the file system is told of the file, by the names of `FileAttributeKey`.
  open var fileAttributes: [String: Any] = [:]

  /// Makes a file.
  ///
  /// - Parameter contents: What is in it.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Makes a folder.
  ///
  /// - Parameter childrenByPreferredName: What is in it, by names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Makes a symbolic link.
  ///
  /// - Parameter url: Where it leads.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is read.
  /// - Throws: What reading throws.
  public init(url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Reads a document: a link is followed, and what it leads to is called as the link is.
  ///
  /// - Throws: What reading throws.
  convenience init(of url: URL) throws {
    try self.init(url: url.resolvingSymlinksInPath())
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func read(_ url: URL) throws -> Kind {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    if values.isSymbolicLink == true {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    }
    guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
    var children: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  // MARK: - What it is

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = kind { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = kind { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

  /// What is in a file; nil for what is none.
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  /// What is in a folder, by names; nil for what is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = kind { children } else { nil }
  }
  /// Where a link leads; nil for what is none.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  // MARK: - Folders

  /// Puts something into a folder.
  ///
  /// - Parameter child: What has a `preferredFilename`.
  /// - Returns: The name that it got: another one where the preferred one was taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else {
      preconditionFailure("a file wrapper that is no folder takes no others")
    }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    child.filename = name
    kind = .folder(children)
    return name
  }

  /// Puts a file into a folder.
  ///
  /// - Parameters:
  ///   - data: What is in the file.
  ///   - fileName: The name that it is to have.
  /// - Returns: The name that it got.
  @discardableResult
  open func addRegularFile(
    withContents data: Data,
    preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder; nothing happens where it is not in it.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = kind else { return }
    for (name, known) in children where known === child { children[name] = nil }
    kind = .folder(children)
  }

  /// The name of something in a folder; nil where it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: - Files on disk

  /// Whether a file has not changed since it was read.
  ///
  /// - Parameter url: The file.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return holdsSame(as: other)
  }

  private func holdsSame(as other: FileWrapper) -> Bool {
    switch (kind, other.kind) {
    case (.file(let one), .file(let two)): one == two
    case (.link(let one), .link(let two)): one.path == two.path
    case (.folder(let one), .folder(let two)):
      one.count == two.count
        && one.allSatisfy { name, child in two[name].map(child.holdsSame) ?? false }
    default: false
    }
  }

  /// Reads the file again.
  ///
  /// - Throws: What reading throws; then nothing has changed.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url)
    filename = url.lastPathComponent
  }

  /// Writes the file, or the folder with all that is in it.
  ///
  /// What was there before is replaced only when all was written beside it.
  ///
  /// - Parameters:
  ///   - url: Where it is written.
  ///   - options: How it is written.
  ///   - originalContentsURL: What was there before; not needed here.
  /// - Throws: What writing throws; then what was there before is still there.
  open func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL? = nil
  ) throws {
    try FileReplacement.replace(url) { try store(at: $0) }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Writes where nothing is.
  func store(at url: URL) throws {
    switch kind {
    case .file(let data): try data.write(to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(
        atPath: url.path,
        withDestinationPath: target.relativePath
      )
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.store(at: url.appendingPathComponent(name)) }
    }
  }
}
