public import Foundation

extension URL {
  /// Begins to use a file that the person chose.
  ///
  /// - Returns: True: a program may use each file that its user may.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends to use a file that the person chose.
  public func stopAccessingSecurityScopedResource() {}

  /// How a bookmark is made; all are made alike.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With few properties of the file.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// So that it can be kept in a file that Finder opens.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// With the right to use the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// With the right to read the file.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// Without a right that lasts.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is followed; all are followed alike.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without asking anybody.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Without mounting the volume that it is on.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// With the right to use the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Without taking the right to use the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// What a file is found by later: its path.
  ///
  /// - Parameters:
  ///   - options: Not used.
  ///   - keys: Not used.
  ///   - url: Not used; the path is that from the root.
  /// - Throws: `CocoaError.fileNoSuchFile` where there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data((Self.bookmarkHead + standardizedFileURL.path).utf8)
  }

  /// The file that a bookmark was made of.
  ///
  /// - Parameters:
  ///   - data: What `bookmarkData` gave.
  ///   - options: Not used.
  ///   - url: Not used.
  ///   - isStale: Becomes false: a path stays what it is. A file that was moved is not found.
  /// - Throws: `CocoaError.fileReadCorruptFile` where the data is no bookmark; `CocoaError.fileNoSuchFile` where the file is gone.
  public init(
    resolvingBookmarkData data: Data,
    options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil,
    bookmarkDataIsStale isStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.bookmarkHead) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let path = String(text.dropFirst(Self.bookmarkHead.count))
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    isStale = false
    self = URL(fileURLWithPath: path)
  }

  /// What tells a bookmark from other data.
  private static var bookmarkHead: String { "aviary bookmark 1\n" }
}
