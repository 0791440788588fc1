public import Foundation

extension URL {
  /// The address with a component whose extension says what type it is.
  ///
  /// - Parameters:
  ///   - partialName: The component, with an extension or without; one that is already of the type
  ///     stays as it is.
  ///   - contentType: The type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let name = FileName(partialName).name(for: contentType)
    return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a component whose extension says what type it is.
  ///
  /// - Parameters:
  ///   - partialName: The component, with an extension or without; one that is already of the type
  ///     stays as it is.
  ///   - contentType: The type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The address with the extension of a type; as it is where it has one of the type already, or
  /// the type has none.
  ///
  /// - Parameter contentType: The type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = FileName(lastPathComponent)
    guard let suffix = name.missingExtension(for: contentType) else { return self }
    return appendingPathExtension(suffix)
  }

  /// Appends the extension of a type, unless there is one of the type already, or the type has
  /// none.
  ///
  /// - Parameter contentType: The type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// The path with a component whose extension says what type it is.
  ///
  /// - Parameters:
  ///   - partialName: The component, with an extension or without; one that is already of the type
  ///     stays as it is.
  ///   - contentType: The type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType)
    -> String
  {
    appendingPathComponent(FileName(partialName).name(for: contentType))
  }

  /// The path with the extension of a type; as it is where it has one of the type already, or the
  /// type has none.
  ///
  /// - Parameter contentType: The type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    FileName(String(describing: self)).name(for: contentType)
  }
}

/// A file's name, which may say what type the file is.
private struct FileName {
  let name: String

  init(_ name: String) { self.name = name }

  func name(for type: UTType) -> String {
    missingExtension(for: type).map { "\(name).\($0)" } ?? name
  }

  /// What has to follow the name for a type; nil where it says so already, or nothing would.
  func missingExtension(for type: UTType) -> String? {
    let suffix = URL(fileURLWithPath: "/" + name).pathExtension
    let known =
      suffix.isEmpty
      ? [] : UTType.types(tag: suffix, tagClass: .filenameExtension, conformingTo: nil)
    return known.contains { $0.conforms(to: type) } ? nil : type.preferredFilenameExtension
  }
}

extension URLResourceKey {
  /// Asks for a file's type; what Linux has for it is the file's path.
  public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
  /// The type of the file, by its name, or that of folders; nil unless `contentTypeKey` was asked
  /// for.
  public var contentType: UTType? {
    guard let path = allValues[.pathKey] as? String else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let suffix = URL(fileURLWithPath: path).pathExtension
    let named =
      suffix.isEmpty
      ? nil
      : UTType(filenameExtension: suffix, conformingTo: isFolder.boolValue ? .directory : .data)
    return named ?? (isFolder.boolValue ? .folder : .data)
  }
}
