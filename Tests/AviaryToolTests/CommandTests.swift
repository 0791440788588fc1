import AviaryMessages
import Foundation
import Testing

@Suite("The command, from a file to a picture", .serialized)
final class CommandTests {
  private let runner: ToolRunner
  private var folder: URL { runner.folder }

  init() throws { runner = try ToolRunner() }

  private func run(_ arguments: String..., source: String? = nil) throws -> ToolRunner.Outcome {
    try runner.run(arguments, source: source)
  }

  private func view(_ body: String) -> String {
    "struct Card: View { var body: some View { \(body) } }"
  }

  @Test("A view becomes a picture, the same bytes each time")
  func picture() throws {
    let first = try run(
      "render",
      "Card.swift",
      "-o",
      "a.png",
      source: view("Text(\"one\").padding()")
    )
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == "a.png\n")
    #expect(first.errors == "")
    #expect(try run("render", "Card.swift", "-o", "b.png").status == 0)
    let pictures = try ["a.png", "b.png"].map {
      try Data(contentsOf: folder.appendingPathComponent($0))
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].count > 500)
  }

  @Test("The type that a preview declares has its state, and its binding changes it")
  func stateWithinPreview() throws {
    let source = """
      #Preview {
        struct Host: View {
          let title: String
          @State private var isOn = true
          @State var text: String
          var body: some View {
            VStack {
              Toggle(title, isOn: $isOn)
              TextField("Name", text: self.$text)
              Text(isOn ? "shown" : "hidden")
            }
          }
        }
        return Host(title: "Wi-Fi", text: "Ada")
      }
      """
    let outcome = try run("inspect", "Card.swift", source: source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Toggle"), "\(outcome.output)")
    #expect(try run("render", "Card.swift", "-o", "host.png").status == 0)
    let fault = try run(
      "render",
      "Card.swift",
      "-o",
      "fault.png",
      source: source.replacing("Text(isOn", with: "Txet(isOn")
    )
    #expect(fault.status != 0)
    let words = "Card.swift:11:9: error: cannot find 'Txet' in scope"
    #expect(fault.errors.contains(words), "\(fault.errors)")
  }

  @Test("A file with regular expressions and divisions is drawn by its only free view")
  func regularExpressions() throws {
    let source = """
      struct Parts {
        let open = /{/
        let close = #/ [/] } /#
        func half(_ a: Int, _ b: Int) -> Int { a/2 + b / 2 }
      }
      struct Card: View { var body: some View { Row(count: Parts().half(4, 6)) } }
      struct Row: View {
        var count = 0
        var body: some View { Text("\\(count/1) of \\("a{b".split(separator: /{/).count)") }
      }
      """
    let outcome = try run(
      "render",
      "Card.swift",
      "-o",
      "a.png",
      "--swift-version",
      "6",
      source: source
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "a.png\n")
  }

  @Test("inspect tells what a container has")
  func inspection() throws {
    let source = """
      extension ContainerValues { @Entry var span = 1 }
      #Preview {
        Group(subviews: Group { Text("a").containerValue(\\.span, 2); Text("b").tag("b") }) { subviews in
          VStack { ForEach(subviews) { $0 } }
        }
      }
      """
    let text = try run("inspect", "Card.swift", source: source)
    #expect(text.status == 0, "\(text.errors)")
    #expect(text.output.contains("Group(subviews:)"))
    #expect(text.output.contains("span") && text.output.contains("2"))
    let json = try run("inspect", "Card.swift", "--json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  @Test("A compile error has the file's own line")
  func compileError() throws {
    let outcome = try run("render", "Card.swift", source: view("Text(\"a\").no()"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Card.swift:2:"))
    #expect(outcome.errors.contains("has no member 'no'"))
  }

  @Test("What a view puts off to the main queue is in the picture, and in its size")
  func putOff() throws {
    let source = """
      struct Card: View {
        @State private var height: CGFloat = 0
        var body: some View {
          GeometryReader { proxy -> Color in
            DispatchQueue.main.async { height = proxy.size.width / 2 }
            return .red
          }
          .frame(width: 100, height: height)
        }
      }
      """
    let outcome = try run("render", "Card.swift", source: source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = folder.appendingPathComponent("Card.png")
    let data = try Data(contentsOf: file)
    // The size of a PNG is in its first chunk; two pixels a point.
    let pixels = data.dropFirst(16).prefix(8).map(Int.init)
    #expect(Array(pixels) == [0, 0, 0, 200, 0, 0, 0, 100])
  }

  @Test("A view that changes its own state forever is an error that names it")
  func cycle() throws {
    let source = """
      struct Card: View {
        @State private var n = 0
        var body: some View { Text("a").onChange(of: n, initial: true) { n += 1 } }
      }
      """
    let outcome = try run("render", "Card.swift", source: source)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("does not come to rest"))
    #expect(outcome.errors.contains("onChange(of: Int)"))
  }

  @Test("An index out of bounds is an error with the line, the index and the count")
  func bounds() throws {
    let outcome = try run(
      "render",
      "Card.swift",
      source: view("Group(subviews: Text(\"a\")) { $0[99] }")
    )
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Card.swift:2:"))
    #expect(outcome.errors.contains("index 99 is out of bounds: the collection has 1 subview"))
  }

  @Test("Of a duplicate id the first element is drawn, with a warning")
  func duplicate() throws {
    let outcome = try run(
      "render",
      "Card.swift",
      source: view("ForEach([1, 2, 2], id: \\.self) { Text(\"\\($0)\") }")
    )
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("the id 2 occurs more than once"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("Without a damaged picture the rest is drawn, and the status tells")
  func damagedPicture() throws {
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("photo.png"))
    let outcome = try run(
      "render",
      "Card.swift",
      "-o",
      "a.png",
      source: view("VStack { Image(\"photo\"); Text(\"a\") }")
    )
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("aviary: 'photo.png' is no picture"))
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
  }

  @Test(
    "What can't be drawn is refused in one message",
    arguments: [
      (["render", "nowhere.swift"], 1, "there is no such file"),
      (["render", "Card.swift", "--width", "0"], 64, "--width 0 is out of range"),
      (["render", "Card.swift", "--height", "nan"], 64, "--height nan is out of range"),
      (["render", "Card.swift", "--width", "100000"], 64, "--width 100000 is out of range"),
      (["render", "Card.swift", "-o", "/proc/a.png"], 1, "/proc"),
      (["render", "Card.swift", "-o", "a.gif"], 64, ".gif"),
    ]
  )
  func refusal(arguments: [String], status: Int, words: String) throws {
    try Data("import SwiftUI\n".utf8).write(to: folder.appendingPathComponent("Card.swift"))
    let outcome = try runner.run(arguments)
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("A preview that crashes is named with its line, and the others are drawn")
  func crashes() throws {
    let source = """
      func none() -> Int? { nil }
      #Preview("One") { Text("one") }
      #Preview("Boom") {
        let number = none()!
        Text("\\(number)")
      }
      #Preview("Two") { Text("two") }
      """
    let outcome = try run("render", "Card.swift", "-o", "a.png", source: source)
    #expect(outcome.status == 1)
    #expect(outcome.output == "a-1.png\na-3.png\n")
    #expect(outcome.errors.contains("Card.swift:5"), "\(outcome.errors)")
    #expect(outcome.errors.contains("the preview 'Boom' could not be drawn"), "\(outcome.errors)")
    let json = try run("render", "Card.swift", "-o", "b.png", "--json")
    let pictures = try JSON(data: Data(json.output.utf8))["pictures"]?.array ?? []
    #expect(pictures.compactMap { $0["picture"]?.string } == ["b-1.png", "b-3.png"])
    for name in ["a-1.png", "a-3.png", "b-1.png", "b-3.png"] { #expect(runner.fileExists(name)) }
    #expect(!runner.fileExists("a-2.png"))
  }

  @Test("A link to a picture stays, and what it leads to is drawn")
  func link() throws {
    try Data().write(to: folder.appendingPathComponent("real.png"))
    let link = folder.appendingPathComponent("link.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.png")
    for tool in ["render", "screenshot"] {
      let outcome = try run(tool, "Card.swift", "-o", "link.png", source: view("Text(\"a\")"))
      #expect(outcome.output == "link.png\n", "\(outcome.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.png")
    }
    let picture = try Data(contentsOf: folder.appendingPathComponent("real.png"))
    #expect(picture.count > 100)
  }

  @Test(
    "Outputs that can't be written are told of by the status, without a crash",
    arguments: [
      ("render nowhere.swift 2> /dev/full", 1, ""), ("help > /dev/full", 1, "No space left"),
      ("mcp < requests > /dev/full", 1, "No space left"),
      ("render Card.swift -o a.png > /dev/full", 1, "No space left"),
    ]
  )
  func fullOutputs(line: String, status: Int32, words: String) throws {
    try runner.write(["requests": #"{"id":1,"method":"ping"}"# + "\n"])
    let outcome = try runner.run(inShell: line, source: view("Text(\"a\")"))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(words.isEmpty || outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(
    "What has no previews is refused at once",
    arguments: [
      (["preview", "text.txt"], "does not end in .swift"),
      (["preview", "empty"], "no Swift files"),
      (["preview", "binary.swift"], "is not text"), (["preview", "nowhere"], "there is no such"),
      (["errors", "nowhere.swift"], "there is no such file"),
      (["why-size", "text.txt"], "--node is missing"),
      (["new", "Foo", "--url", ""], "--url needs"),
      (["tree", "Card.swift", "-o", "a.png"], "draws nothing"),
      (["screenshot", "Card.swift", "-o", "a.jpg"], "unknown extension '.jpg'"),
      (["variants", "Card.swift", "-o", "a.pdf"], "has to be .png"),
    ]
  )
  func noPreviews(arguments: [String], words: String) throws {
    try runner.write(["text.txt": "", "empty/README.md": ""])
    try Data([0xff, 0xfe, 0]).write(to: folder.appendingPathComponent("binary.swift"))
    let outcome = try runner.run(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("A file without a view says so")
  func noView() throws {
    let outcome = try run("render", "Card.swift", source: "struct Thing {}")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("declares no View and no #Preview"))
  }
}
