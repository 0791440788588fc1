import Foundation

/// Checks on the place a picture goes to.
enum PictureOutput {
  /// Makes sure that a file can be written at `path`, and leaves nothing there.
  ///
  /// - Throws: an error that names the folder and what is wrong with it.
  static func check(_ path: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("cannot write \(path): it is a folder")
    }
    _ = try PictureFormat(path: path)
    let folder = (path as NSString).deletingLastPathComponent
    let shown = folder.isEmpty ? "." : folder
    guard manager.fileExists(atPath: shown, isDirectory: &isFolder) else {
      throw CommandError("cannot write \(path): there is no folder \(shown)")
    }
    guard isFolder.boolValue else {
      throw CommandError("cannot write \(path): \(shown) is not a folder")
    }
    // Permissions do not tell all (a file system may be read-only): only writing does.
    let probe = "\(shown)/.aviary-\(ProcessInfo.processInfo.processIdentifier)"
    guard manager.createFile(atPath: probe, contents: nil) else {
      throw CommandError("cannot write \(path): the folder \(shown) cannot be written to")
    }
    try? manager.removeItem(atPath: probe)
  }
}
