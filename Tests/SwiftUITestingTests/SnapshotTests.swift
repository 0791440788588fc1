import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor
@Suite("Snapshots of screens")
struct SnapshotTests {
  /// A folder that is gone with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var files: SnapshotFiles {
      SnapshotFiles(name: "card", testFile: url.appendingPathComponent("CardTests.swift").path)
    }
    func has(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func screen(_ color: Color, _ text: String = "Card") -> Screen {
    Screen(Text(text).padding().background(color), size: ScreenSize(width: 120, height: 80))
  }

  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return ""
    } catch { return "\(error)" }
  }

  @Test("the first one fails and is written aside; once accepted it is compared")
  func accepting() throws {
    let folder = Folder()
    let files = folder.files
    let words = message { try screen(.red).compare(files, .exact, mode: .compare) }
    #expect(words.contains("There is no snapshot “card” yet"))
    #expect(folder.has(files.new("png")) && folder.has(files.new("txt")))
    #expect(!folder.has(files.kept("png")))
    try screen(.red).compare(files, .exact, mode: .accept)
    #expect(folder.has(files.kept("png")) && !folder.has(files.new("png")))
    try screen(.red).compare(files, .exact, mode: .compare)
  }

  @Test("what differs is told line by line, with a new picture and the pixels that differ")
  func differing() throws {
    let folder = Folder()
    let files = folder.files
    try screen(.red).compare(files, .exact, mode: .accept)
    let words = message { try screen(.red, "Cart").compare(files, .exact, mode: .compare) }
    #expect(words.contains("- text “Card”\n+ text “Cart”"))
    #expect(folder.has(files.new("png")) && folder.has(files.difference))
    try screen(.red).compare(files, .exact, mode: .compare)
    #expect(!folder.has(files.new("png")) && !folder.has(files.difference))
  }

  @Test("a tolerance lets small differences of colour pass, and no greater ones")
  func tolerance() throws {
    let folder = Folder()
    let files = folder.files
    let some = SnapshotTolerance.within(levels: 8, because: "other fonts")
    try screen(Color(white: 0.5)).compare(files, some, mode: .accept)
    try screen(Color(white: 0.52)).compare(files, some, mode: .compare)
    let words = message { try screen(Color(white: 0.8)).compare(files, some, mode: .compare) }
    #expect(words.contains("pixels of the snapshot “card” differ"))
    #expect(words.contains("other fonts"))
  }

  @Test("nothing is accepted in continuous integration, nor without being asked")
  func modes() {
    #expect(SnapshotMode.current([:]) == .compare)
    #expect(SnapshotMode.current(["AVIARY_SNAPSHOTS": "accept"]) == .accept)
    #expect(SnapshotMode.current(["AVIARY_SNAPSHOTS": "accept", "CI": "true"]) == .compare)
    #expect(SnapshotMode.current(["AVIARY_SNAPSHOTS": "accept", "CI": "0"]) == .accept)
  }

  @Test("names of snapshots stay in their folder")
  func names() {
    for name in ["../../etc/x", "a/b", "..", ""] {
      let files = SnapshotFiles(name: name, testFile: "/a/T.swift")
      #expect(files.kept("png").deletingLastPathComponent().path == "/a/__Snapshots__/T")
      #expect(!files.name.hasPrefix(".") && !files.name.isEmpty)
    }
  }

  @Test("a folder that can't be written is a message with its path")
  func unwritable() {
    let files = SnapshotFiles(name: "x", testFile: "/proc/nowhere/T.swift")
    #expect(
      message { try screen(.red).compare(files, .exact, mode: .compare) }.contains(
        "can't be written"
      )
    )
  }

  @Test("what is drawn is told by its places, however views are nested")
  func nesting() {
    let card = Text("Card").padding(4).background(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(.rect(cornerRadius: 3))
    let plain = Screen(
      VStack(spacing: 10) {
        card; Circle().frame(width: 20, height: 20)
      }
    )
    let nested = Screen(
      ZStack {
        VStack(spacing: 10) {
          HStack { ZStack { card.padding(7) }.padding(-7) }
          Group { Circle().padding(.top, 0).frame(width: 20, height: 20) }
        }
      }
    )
    #expect(plain.dump == nested.dump)
    #expect(!plain.dump.contains("\n  at "))
    let elsewhere = Screen(
      VStack(spacing: 11) {
        card; Circle().frame(width: 20, height: 20)
      }
    )
    #expect(elsewhere.dump != plain.dump)
  }
}
