import SwiftUI

/// A file of a folder.
struct FileEntry: Identifiable, Hashable {
  let url: URL
  let size: Int
  let date: Date
  let isFolder: Bool

  var id: URL { url }
  var name: String { url.lastPathComponent }

  var kind: String {
    isFolder ? "Folder" : url.pathExtension.isEmpty ? "File" : url.pathExtension.uppercased()
  }

  init(_ url: URL) {
    let values = try? url.resourceValues(forKeys: [
      .fileSizeKey, .contentModificationDateKey, .isDirectoryKey,
    ])
    self.url = url.standardizedFileURL
    size = values?.fileSize ?? 0
    date = values?.contentModificationDate ?? .distantPast
    isFolder = values?.isDirectory ?? false
  }
}
