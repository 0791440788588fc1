import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Objects of UIKit and AppKit that have no views")
struct KitObjectTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var told: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      told.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      textStorage.addAttribute(
        .kern,
        value: 1,
        range: NSRange(location: 0, length: textStorage.length)
      )
    }
  }

  @Test("who is told of a text's changes may colour it, and is not told of that")
  func textStorage() {
    let view = UITextView()
    let listener = Listener()
    view.textStorage.delegate = listener
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "hello")
    #expect(listener.told == ["2 0 5 5"])
    #expect(view.text == "hello")
    #expect(view.textStorage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 1)
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    view.textStorage.setAttributes([:], range: NSRange(location: 3, length: 1))
    view.textStorage.endEditing()
    #expect(listener.told.last == "3 0 4 -1")
    #expect(listener.told.count == 2)
  }

  @Test("a layer is found at a point by what is furthest in front of it")
  func layers() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
  }

  @Test("rows are the second number of a path, sections the first")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    path.item = 4
    path.section = 2
    #expect((path.row, path.section) == (4, 2))
    #expect(path == IndexPath(item: 4, section: 2))
  }

  @Test(
    "a program's file is started with its arguments and environment; one that is not there is an error"
  )
  func applications() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = folder.appendingPathComponent("out")
    let configuration = NSWorkspace.OpenConfiguration()
    configuration.arguments = [
      "-c", "echo \"$0 $WORD\" > \"$1.new\"; mv \"$1.new\" \"$1\"", "hello", result.path,
    ]
    configuration.environment = ["WORD": "there"]
    var errors: [(any Error)?] = []
    let shell = URL(fileURLWithPath: "/bin/sh")
    NSWorkspace.shared.openApplication(at: shell, configuration: configuration) {
      errors.append($1)
    }
    let missing = folder.appendingPathComponent("none.desktop")
    NSWorkspace.shared.openApplication(at: missing, configuration: configuration) {
      errors.append($1)
    }
    #expect(errors.map { $0 == nil } == [true, false])
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: result.path) {
      try await Task.sleep(for: .milliseconds(25))
    }
    #expect(try String(contentsOf: result, encoding: .utf8) == "hello there\n")
  }

  @Test("windows of AppKit know those that come along with them")
  func childWindows() {
    let (window, other, panel) = (NSWindow(), NSWindow(), NSWindow())
    window.addChildWindow(panel, ordered: .above)
    #expect(panel.parent === window)
    other.addChildWindow(panel, ordered: .above)
    #expect(panel.parent === other)
    #expect(window.childWindows?.isEmpty == true)
    #expect(other.childWindows?.count == 1)
  }
}
