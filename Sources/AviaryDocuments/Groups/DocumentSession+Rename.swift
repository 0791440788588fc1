import Foundation
import UniformTypeIdentifiers

extension DocumentSession {
  /// Why a document can't be called so.
  enum RenamingError: LocalizedError {
    case noName(String)
    case isTaken(String)

    var errorDescription: String? {
      switch self {
      case .noName(let name): "A file can't be called “\(name)”."
      case .isTaken(let name): "There is a file “\(name)” already."
      }
    }
  }

  /// Gives the document's file another name in its folder; what a person undoes and what is not written yet stay as they are.
  ///
  /// - Parameter name: The name, with or without the ending, which stays the same.
  /// - Throws: An error where a file can't be called so, another one is, or the file system says no; the file is as it was then.
  func rename(to name: String) async throws {
    try await inTurn {
      guard let url = self.url else { return }
      let ending = url.pathExtension
      var name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      if !ending.isEmpty, name.lowercased().hasSuffix(".\(ending.lowercased())") {
        name.removeLast(ending.count + 1)
      }
      guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0") else {
        throw RenamingError.noName(name)
      }
      let new = url.deletingLastPathComponent()
        .appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
      guard new.path != url.path else { return }
      // On a disk that does not tell capital letters from others, the file itself is there under the other name.
      if let there = FileStamp(new), there != FileStamp(url) {
        throw RenamingError.isTaken(new.lastPathComponent)
      }
      try FileManager.default.moveItem(at: url, to: new)
      self.url = new
      RecentDocuments.replace(url, by: new)
    }
  }
}
