public import Foundation

extension FileManager {
  /// Moves a file or a folder into the desktop's trash, from where a person can have it back.
  ///
  /// - Parameters:
  ///   - url: The file or the folder.
  ///   - outResultingURL: Told where it lies then; nil for nobody.
  /// - Throws: `CocoaError` where there is no such file, or it can't be moved.
  /// - SeeAlso: The FreeDesktop.org Trash specification, version 1.0.
  public func trashItem(
    at url: URL,
    resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    let item = url.standardizedFileURL
    guard item.isFileURL, (try? attributesOfItem(atPath: item.path)) != nil else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let trash = try Trash(for: item)
    let place = try trash.take(item)
    outResultingURL?.pointee = NSURL(fileURLWithPath: place.path)
  }
}

/// A folder of what was thrown away, on one file system.
private struct Trash {
  private let folder: URL
  /// What the places that are kept count from; nil for the root.
  private let top: URL?

  /// The home's trash for what lies on the home's file system, and else one at the top of the item's.
  init(for item: URL) throws {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
    }
    let home =
      data
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    let device = Self.device(of: item.deletingLastPathComponent())
    var known = home
    while Self.device(of: known) == nil, known.path != "/" { known.deleteLastPathComponent() }
    if device == Self.device(of: known) {
      folder = home.appendingPathComponent("Trash")
      top = nil
    } else {
      var top = item.deletingLastPathComponent()
      while top.path != "/", Self.device(of: top.deletingLastPathComponent()) == device {
        top.deleteLastPathComponent()
      }
      self.top = top
      folder = top.appendingPathComponent(".Trash-\(getuid())")
    }
    for name in ["files", "info"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
  }

  private static func device(of url: URL) -> UInt64? {
    var status = stat()
    return stat(url.path, &status) == 0 ? UInt64(status.st_dev) : nil
  }

  /// Moves an item here under a name that is free, and tells where it lies.
  func take(_ item: URL) throws -> URL {
    let name = item.lastPathComponent as NSString
    for number in 1... {
      let free = number == 1 ? name as String : Self.numbered(name, number)
      let file = folder.appendingPathComponent("info/\(free).trashinfo")
      // What isn't there yet is taken by making it.
      guard
        (try? Data(information(about: item).utf8)
          .write(to: file, options: .withoutOverwriting)) != nil
      else {
        guard FileManager.default.fileExists(atPath: file.path) else {
          throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: folder.path])
        }
        continue
      }
      let place = folder.appendingPathComponent("files/\(free)")
      do { try FileManager.default.moveItem(at: item, to: place) } catch {
        try? FileManager.default.removeItem(at: file)
        throw error
      }
      return place
    }
    throw CocoaError(.fileWriteUnknown)
  }

  private static func numbered(_ name: NSString, _ number: Int) -> String {
    let suffix = name.pathExtension
    return "\(name.deletingPathExtension).\(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
  }

  /// What tells where the item was and when it was thrown away.
  private func information(about item: URL) -> String {
    var path = item.path
    if let top, path.hasPrefix(top.path) {
      path = String(path.dropFirst(top.path.count)).trimmingPrefix("/").description
    }
    var allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
    allowed.insert(charactersIn: "/-_.~")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(format.string(from: Date()))\n"
  }
}
