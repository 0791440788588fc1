import Foundation
import SwiftUI
import Testing

@Suite("File wrappers")
final class FileWrapperTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test("a folder with files and a link is written and read")
  func folders() throws {
    let package = FileWrapper(directoryWithFileWrappers: [
      "text.txt": FileWrapper(regularFileWithContents: Data("hello".utf8)),
      "inner": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    #expect(
      package.addRegularFile(withContents: Data([1]), preferredFilename: "image.png") == "image.png"
    )
    let other = package.addRegularFile(withContents: Data([2]), preferredFilename: "image.png")
    #expect(other != "image.png" && other.hasSuffix("image.png"))
    let url = folder.appendingPathComponent("Package.bundle")
    try package.write(to: url)
    #expect(package.matchesContents(of: url))
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
    #expect(read.fileWrappers?.count == 4)
    #expect(read.fileWrappers?["text.txt"]?.regularFileContents == Data("hello".utf8))
    // A folder that is there is replaced as a whole.
    try FileWrapper(directoryWithFileWrappers: [:]).write(to: url)
    #expect(try FileWrapper(url: url).fileWrappers?.isEmpty == true)
    #expect(names == ["Package.bundle"], "nothing is left behind")
  }

  @Test("a file keeps its permissions, and a link to it stays a link")
  func replacing() throws {
    let file = folder.appendingPathComponent("a.txt")
    let link = folder.appendingPathComponent("link.txt")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: link)
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileWrapper(url: link).isSymbolicLink)
    let kept = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(kept as? Int == 0o600)
    #expect(names == ["a.txt", "link.txt"])
  }

  @Test("what can't be written leaves the old file, and nothing beside it")
  func failing() throws {
    let file = folder.appendingPathComponent("a.txt")
    try Data("old".utf8).write(to: file)
    let broken = FileWrapper(directoryWithFileWrappers: [
      "in/valid": FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: (any Error).self) { try broken.write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(names == ["a.txt"])
    #expect(throws: (any Error).self) {
      try FileWrapper(url: self.folder.appendingPathComponent("none"))
    }
  }
}
