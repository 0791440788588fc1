import AviaryMessages
import Foundation

/// Checks on the place a picture goes to.
enum PictureOutput {
  /// Makes sure that a file can be written at `path`, and leaves nothing there.
  ///
  /// - Throws: an error that names the folder and what is wrong with it.
  ///
  /// - Parameters:
  ///   - path: Where the picture goes; what a link leads to is what counts.
  ///   - formats: The formats that the picture can have.
  static func check(_ path: String, formats: [PictureFormat] = PictureFormat.allCases) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("cannot write \(path): it is a folder")
    }
    let format = try PictureFormat(path: path)
    guard formats.contains(format) else {
      let names = formats.map { ".\($0.rawValue)" }.joined(separator: " or ")
      throw CommandError.usage("the output '\(path)' has to be \(names)")
    }
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      throw CommandError("cannot write \(path): it is no regular file")
    }
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let isLink = place != URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = ((isLink ? place : path) as NSString).deletingLastPathComponent
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

  /// Writes a picture: all of it or nothing; what a link leads to is written, and the link stays.
  static func write(_ picture: Data, to path: String) throws {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do { try picture.write(to: place, options: .atomic) } catch {
      throw CommandError("cannot write \(error.words)")
    }
  }
}
