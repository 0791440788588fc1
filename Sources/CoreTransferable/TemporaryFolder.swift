import Foundation
import UniformTypeIdentifiers

/// A folder that is there while something runs.
enum TemporaryFolder {
  static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind goes with the system's own cleaning.
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}

extension _TransferForm.Received {
  /// The bytes or the file, as a file in a folder.
  func copy(into folder: URL) throws -> URL {
    switch self {
    case .data(let data, let type):
      let file = folder.appendingPathComponent("Item", conformingTo: type)
      try data.write(to: file)
      return file
    case .file(let url):
      let file = folder.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: file)
      return file
    }
  }
}
