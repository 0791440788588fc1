public import Foundation

/// Where a function that is told to write an error may write it; nil for nowhere.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Who shows a file and is told what others do to it; nobody tells it here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file; nil for none yet.
  var presentedItemURL: URL? { get }
  /// Where it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file was changed.
  func presentedItemDidChange()
  /// The file was moved.
  func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
}

/// Reads and writes files in turn with others of the program: who writes a file is alone with it.
///
/// Other programs know nothing of it: on Apple's systems they take turns as well.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Who shows the file needn't save it first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// What a link leads to is read.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// What is told of the file is read, and not the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is to be sent elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is taken away.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// A part of it is changed.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another one takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// What is told of the file is changed, and not the file.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  // Shared: the program's files are the same for all of its coordinators. A file is written in a file at times.
  private static let turns = NSRecursiveLock()

  /// Makes one for who shows a file.
  ///
  /// - Parameter filePresenter: Who isn't told of what it does itself; nobody is told.
  public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: With `resolvesSymbolicLink` the closure gets what a link leads to.
  ///   - outError: Is left as it is: nothing stands in the way.
  ///   - reader: Reads the file whose address it gets; called once, before this returns.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    Self.turns.withLock { reader(Self.found(url, options)) }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: Have no effect.
  ///   - outError: Is left as it is: nothing stands in the way.
  ///   - writer: Writes the file whose address it gets; called once, before this returns.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    Self.turns.withLock { writer(url) }
  }

  /// Reads a file, and writes another one.
  ///
  /// - Parameters:
  ///   - readingURL: The file that is read.
  ///   - readingOptions: With `resolvesSymbolicLink` the closure gets what a link leads to.
  ///   - writingURL: The file that is written.
  ///   - writingOptions: Have no effect.
  ///   - outError: Is left as it is: nothing stands in the way.
  ///   - readerWriter: Reads and writes the files whose addresses it gets; called once, before this returns.
  open func coordinate(
    readingItemAt readingURL: URL,
    options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    Self.turns.withLock { readerWriter(Self.found(readingURL, readingOptions), writingURL) }
  }

  /// Writes two files.
  ///
  /// - Parameters:
  ///   - url1: The first file.
  ///   - options1: Have no effect.
  ///   - url2: The second file.
  ///   - options2: Have no effect.
  ///   - outError: Is left as it is: nothing stands in the way.
  ///   - writer: Writes the files whose addresses it gets; called once, before this returns.
  open func coordinate(
    writingItemAt url1: URL,
    options options1: WritingOptions = [],
    writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    Self.turns.withLock { writer(url1, url2) }
  }

  private static func found(_ url: URL, _ options: ReadingOptions) -> URL {
    options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
  }

  /// Tells others that a file was moved; nobody is told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Tells others that a file will be moved; nobody is told.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Has who shows a file be told what others do to it; nobody tells it.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Has who shows a file be told no longer.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}
