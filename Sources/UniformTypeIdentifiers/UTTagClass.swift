/// A way to name types beside their identifiers: by extension, by MIME type, or one of a program's
/// own.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The class's name.
  public let rawValue: String

  /// The class of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The class's name.
  public var description: String { rawValue }

  /// The class's name.
  public var debugDescription: String { rawValue }
}

extension UTTagClass: CustomDebugStringConvertible {}
