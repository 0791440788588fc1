import AviaryMessages
import Foundation
import Testing

@testable import AviaryCommand

@Suite("The Model Context Protocol")
struct ProtocolTests {
  private func answer(_ line: String) -> JSON? {
    let server = MCPServer(MCPToolbox(CompileOptions(file: "")))
    let answers = server.answer(Data(line.utf8))
    #expect(answers.count < 2)
    return answers.first
  }

  @Test(
    "the version that is asked for is spoken, or else the newest",
    arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999", "2025-06-18")]
  )
  func initialize(wanted: String, spoken: String) {
    let result = answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
    )?["result"]
    #expect(result?["protocolVersion"]?.string == spoken)
    #expect(result?["capabilities"]?["tools"] != nil)
    #expect(result?["serverInfo"]?["name"] == "aviary")
  }

  @Test("all tools are told of, each with a schema")
  func list() {
    let tools = answer(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#)?["result"]?["tools"]
    let names = tools?.array?.compactMap { $0["name"]?.string } ?? []
    let wanted = [
      "list_previews", "check", "render", "variants", "tree", "why_size", "why_body",
      "environment", "tap", "type", "scroll", "drag", "advance", "screenshot", "record", "errors",
    ]
    #expect(names == wanted)
    for tool in tools?.array ?? [] {
      #expect(tool["inputSchema"]?["properties"]?["path"] != nil)
      #expect(tool["description"]?.string?.isEmpty == false)
    }
  }

  @Test(
    "what is wrong with a message is told by JSON-RPC's codes",
    arguments: [
      ("nonsense", -32700), ("[]", -32600), ("5", -32600), (#"{"id":1}"#, -32600),
      (#"{"id":1,"method":"no/such"}"#, -32601), (#"{"id":1,"method":"tools/call"}"#, -32602),
      (#"{"id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
    ]
  )
  func faults(line: String, code: Int) {
    #expect(answer(line)?["error"]?["code"]?.int == code)
  }

  @Test(
    "notifications and answers are not answered",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", "  ",
      #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
    ]
  )
  func silence(line: String) { #expect(answer(line) == nil) }

  @Test("a batch is answered as one")
  func batch() {
    let line = #"[{"id":1,"method":"ping"},{"method":"x"},{"id":2,"method":"ping"}]"#
    #expect(answer(line)?.array?.compactMap { $0["id"]?.int } == [1, 2])
  }

  @Test(
    "a tool that can't answer says why, and is an error of the tool's",
    arguments: [
      (#"{"name":"tap","arguments":{"target":"Add"}}"#, "'path' is missing"),
      (#"{"name":"tap","arguments":{"nonsense":1}}"#, "tap takes no 'nonsense'"),
      (#"{"name":"scroll","arguments":{"dy":"far"}}"#, "'dy' has to be a number"),
      (#"{"name":"why_size","arguments":{}}"#, "'node' is missing"),
      (#"{"name":"tree","arguments":{"of":"trees"}}"#, "one of elements, layout, containers"),
      (#"{"name":"screenshot","arguments":{"path":"/no/such.swift"}}"#, "there is no such file"),
    ]
  )
  func refusals(parameters: String, words: String) {
    let result = answer(#"{"id":1,"method":"tools/call","params":\#(parameters)}"#)?["result"]
    #expect(result?["isError"] == true)
    #expect(result?["content"]?.array?.first?["text"]?.string?.contains(words) == true)
  }

  @Test("a path at which nothing can be read is not the one that was used last")
  func paths() throws {
    let toolbox = MCPToolbox(CompileOptions(file: ""))
    func words(_ arguments: JSON) -> String {
      let error = #expect(throws: MCPToolbox.Failure.self) {
        try toolbox.call("screenshot", arguments)
      }
      return error?.message ?? ""
    }
    #expect(words(["path": "/no/such.swift"]).contains("there is no such file"))
    #expect(words([:]).contains("no path was used before"))
    #expect(words(["path": ""]).contains("no path was used before"))
    let given = MCPToolbox(CompileOptions(file: "/given.swift"))
    let error = #expect(throws: MCPToolbox.Failure.self) {
      try given.call("screenshot", ["path": ""])
    }
    #expect(error?.message.contains("/given.swift") == true)
    #expect(error?.reason == "failed")
  }

  @Test("a preview's number may be a number")
  func numbers() throws {
    let tool = try #require(MCPTool.named("screenshot"))
    #expect(tool.fault(in: tool.withTexts(["preview": 3])) == nil)
    #expect(tool.withTexts(["preview": 3]) == ["preview": "3"])
    #expect(tool.fault(in: tool.withTexts(["preview": 3.5])) != nil)
    #expect(tool.fault(in: tool.withTexts(["typeSize": 3])) != nil)
  }

  @Test("lines are read whole, and those that are too long are skipped")
  func lines() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-lines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "x", count: 200_000)
    try Data("a\n\n\(long)\nb\n\(long)".utf8).write(to: folder)
    let file = open(folder.path, O_RDONLY)
    defer { close(file) }
    let reader = LineReader(file: file, limit: 100_000)
    var lines: [LineReader.Line] = []
    while let line = reader.next() { lines.append(line) }
    #expect(
      lines == [.line(Data("a".utf8)), .line(Data()), .tooLong, .line(Data("b".utf8)), .tooLong]
    )
  }
}

@Suite("The Model Context Protocol, from a source to a picture", .serialized)
struct ProtocolProgramTests {
  @Test("a preview is listed, used, asked for reasons and drawn")
  func session() throws {
    let runner = try ToolRunner()
    let calls = [
      #"{"name":"list_previews","arguments":{"path":"Card.swift"}}"#,
      #"{"name":"tap","arguments":{"target":"Add"}}"#,
      #"{"name":"why_body","arguments":{}}"#,
      #"{"name":"screenshot","arguments":{"width":200,"height":100,"scale":1}}"#,
      #"{"name":"record","arguments":{}}"#,
    ]
    let lines = calls.enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":\#($1)}"#
    }
    try runner.write(["requests": lines.joined(separator: "\n") + "\nnonsense\n"])
    let outcome = try runner.run(
      inShell: "mcp < requests",
      source: """
        struct Card: View {
          @State private var count = 0
          var body: some View { Button("Add") { count += 1 }; Text("Count \\(count)") }
        }
        #Preview("Card") { Card() }
        """
    )
    let answers = try outcome.output.split(separator: "\n").map { try JSON(data: Data($0.utf8)) }
    try #require(answers.count == 6, "\(outcome.errors)")
    func text(_ index: Int) -> String {
      answers[index]["result"]?["content"]?.array?.first?["text"]?.string ?? ""
    }
    #expect(text(0) == "1. Card  Card.swift:6")
    #expect(text(2).contains("Card: its property count changed"))
    let picture = answers[3]["result"]?["content"]?.array?.last
    #expect(picture?["mimeType"] == "image/png")
    let data = Data(base64Encoded: picture?["data"]?.string ?? "") ?? Data()
    // The width and the height of a PNG are the first of its header.
    #expect(data.count > 24 && Array(data[16..<24]) == [0, 0, 0, 200, 0, 0, 0, 100])
    #expect(text(4).contains("let screen = Screen(Card()"))
    #expect(text(4).contains(#"#expect(screen.text("Count 1").exists)"#))
    #expect(answers[5]["error"]?["code"]?.int == -32700)
    #expect(outcome.status == 0)
  }

  @Test("previews of one name are told apart, and what was refused changes nothing")
  func sameNames() throws {
    let runner = try ToolRunner()
    let calls = [
      #"{"name":"screenshot","arguments":{"path":"Card.swift","preview":"Empty"}}"#,
      #"{"name":"tree","arguments":{"preview":2}}"#,
      #"{"name":"tree","arguments":{"typeSize":"big"}}"#,
      #"{"name":"screenshot","arguments":{"width":8192,"height":8192,"scale":8}}"#,
      #"{"name":"screenshot","arguments":{}}"#,
      #"{"name":"render","arguments":{}}"#,
      #"{"name":"tree","arguments":{"preview":"1","path":""}}"#,
    ]
    let lines = calls.enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":\#($1)}"#
    }
    try runner.write(["requests": lines.joined(separator: "\n") + "\n"])
    let outcome = try runner.run(
      inShell: "mcp < requests",
      source: """
        #Preview("Empty") { Text("first") }
        #Preview("Empty", traits: .fixedLayout(width: 50, height: 40)) { Text("second") }
        """
    )
    let answers = try outcome.output.split(separator: "\n").map { try JSON(data: Data($0.utf8)) }
    try #require(answers.count == calls.count, "\(outcome.errors)")
    func text(_ index: Int) -> String {
      answers[index]["result"]?["content"]?.array?.first?["text"]?.string ?? ""
    }
    func reason(_ index: Int) -> String? {
      answers[index]["result"]?["structuredContent"]?["reason"]?.string
    }
    #expect(reason(0) == "ambiguous" && text(0).contains("2: Empty  Card.swift:3"), "\(text(0))")
    #expect(text(1).contains("second"), "\(text(1))")
    #expect(reason(2) == "badRequest" && reason(3) == "badRequest", "\(text(2)) \(text(3))")
    #expect(text(4) == "Empty: 50 × 40 points")
    #expect(text(5) == "Empty: 50 × 40 points", "the one that is shown")
    #expect(text(6).contains("first"), "\(text(6))")
  }

  @Test(
    "places and distances are numbers with a comma, and settings are those of what is done first, too",
    arguments: [
      ("tap 12,3.5", "tap", "{\"x\":12,\"y\":3.5}"),
      ("tap Salt, pepper", "tap", "{\"target\":\"Salt, pepper\"}"),
      ("drag Row 1 -100,0", "drag", "{\"target\":\"Row 1\",\"dx\":-100,\"dy\":0}"),
      ("drag 5,6 0,40", "drag", "{\"x\":5,\"y\":6,\"dx\":0,\"dy\":40}"),
    ]
  )
  func steps(step: String, name: String, arguments: String) throws {
    let tool = try #require(MCPTool.named("screenshot"))
    let options = try #require(
      try ToolOptions.parse(tool, ["a.swift", "--width", "300", "--after", step])
    )
    #expect(options.calls.map(\.name) == ["tree", name, "screenshot"])
    #expect(options.calls[0].arguments == ["width": 300])
    #expect(try JSON.object(options.calls[1].arguments) == JSON(data: Data(arguments.utf8)))
  }

  @Test("a tool is a subcommand, with steps before it and JSON")
  func subcommand() throws {
    let runner = try ToolRunner()
    let source = """
      #Preview("Form") {
        @Previewable @State var text = ""
        TextField("Name", text: $text)
        if !text.isEmpty { Text("Hello, \\(text)") }
      }
      """
    let arguments = ["tree", "Card.swift", "--after", "tap Name", "--after", "type Bo", "--json"]
    let outcome = try runner.run(arguments, source: source)
    let items = try JSON(data: Data(outcome.output.utf8))["items"]?.array ?? []
    #expect(items.contains { $0["label"] == "Hello, Bo" })
    #expect(outcome.status == 0)
    let wrong = try runner.run(["tap", "Card.swift", "--target", "Nothing", "--json"])
    #expect(wrong.status == 1)
    #expect(try JSON(data: Data(wrong.output.utf8))["error"]?["message"] != nil)
    #expect(wrong.errors.contains("There is no element “Nothing”"))
  }
}
