import Foundation
import Testing

@testable import AviaryCommand

@Suite("PictureOutput")
struct PictureOutputTests {
  @Test("an output that could not be written is refused before anything is compiled")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png").path
    #expect(throws: Never.self) { try PictureOutput.check(file) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    let faults = [
      (folder.path, "it is a folder"),
      (folder.path + "/a.gif", "unknown extension '.gif'"),
      (folder.path + "/a", "has no extension"),
      (folder.path + "/missing/a.png", "there is no folder"),
    ]
    for (path, fault) in faults {
      let error = #expect(throws: CommandError.self) { try PictureOutput.check(path) }
      #expect(error?.message.contains(fault) == true, "\(path)")
    }
    try Data().write(to: URL(fileURLWithPath: file))
    let error = #expect(throws: CommandError.self) { try PictureOutput.check(file + "/b.png") }
    #expect(error?.message.contains("is not a folder") == true)
  }

  @Test("what is no regular file is refused, and what a link leads to is written")
  func special() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    #expect(mkfifo(path("pipe.png"), 0o600) == 0)
    let error = #expect(throws: CommandError.self) { try PictureOutput.check(path("pipe.png")) }
    #expect(error?.message.contains("is no regular file") == true)
    #expect(throws: CommandError.self) {
      try PictureOutput.check(path("a.svg"), formats: [.png])
    }

    try Data("old".utf8).write(to: URL(fileURLWithPath: path("real.png")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.png"),
      withDestinationPath: path("real.png")
    )
    try PictureOutput.check(path("link.png"))
    try PictureOutput.write(Data("new".utf8), to: path("link.png"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.png"))
        == path("real.png")
    )
    #expect(FileManager.default.contents(atPath: path("real.png")) == Data("new".utf8))
  }

  @Test("the extension chooses the format, whatever its case")
  func formats() throws {
    #expect(try PictureFormat(path: "a/b.PNG") == .png)
    #expect(try PictureFormat(path: "b.c.svg") == .svg)
    #expect(try PictureFormat(path: "b.pdf") == .pdf)
  }
}
