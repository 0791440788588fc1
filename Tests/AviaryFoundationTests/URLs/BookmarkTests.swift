import AviaryFoundation
import Foundation
import Testing

@Suite("Files that were chosen once")
struct BookmarkTests {
  @Test("a bookmark leads to its file; one of a file that is gone, and other data, are errors")
  func bookmarks() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a file.txt")
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    try Data("text".utf8).write(to: file)
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    let bookmark = try file.bookmarkData(options: .withSecurityScope)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data("other".utf8), bookmarkDataIsStale: &isStale)
    }
  }
}
