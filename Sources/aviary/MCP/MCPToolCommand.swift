import AviaryMessages
import Foundation

/// A tool of the protocol as a subcommand: `aviary tree PATH --json`.
struct MCPToolCommand {
  let options: ToolOptions

  func run() throws {
    if let output = options.output { try PictureOutput.check(output, formats: [.png]) }
    let toolbox = MCPToolbox(options.compile)
    var last: MCPToolbox.Answer?
    for (name, arguments) in options.steps {
      do {
        last = try toolbox.call(name, .object(arguments))
      } catch let failure as MCPToolbox.Failure {
        if options.isJSON {
          let words: JSON = [
            "reason": .string(failure.reason), "message": .string(failure.message),
          ]
          print((["error": words] as JSON).text)
        }
        throw CommandError(failure.message, isVerbatim: failure.reason == "doesNotCompile")
      }
    }
    guard var answer = last else { return }
    if let picture = answer.picture {
      let path = options.output ?? "\(options.steps.last?.name ?? "picture").png"
      if options.output == nil { try PictureOutput.check(path, formats: [.png]) }
      try PictureOutput.write(picture, to: path)
      answer.text = path
      answer.json["picture"] = .string(path)
    }
    print(options.isJSON ? JSON.object(answer.json).text : answer.text)
  }
}

/// The options of a tool's subcommand.
struct ToolOptions: Equatable {
  /// A tool and its arguments.
  struct Step: Equatable {
    var name: String
    var arguments: [String: JSON]
  }

  var compile: CompileOptions
  /// What is done first, and then the tool itself.
  var calls: [Step] = []
  var isJSON = false
  /// Where a picture goes; nil names it after the tool, in the current directory.
  var output: String?

  var steps: [(name: String, arguments: [String: JSON])] {
    calls.map { ($0.name, $0.arguments) }
  }
}

extension ToolOptions {
  /// Reads what follows a tool's subcommand; nil asks for help.
  ///
  /// - Throws: a `CommandError` that shows the usage.
  static func parse(_ tool: MCPTool, _ arguments: [String]) throws -> ToolOptions? {
    var options = ToolOptions(compile: CompileOptions(file: ""))
    var paths: [String] = []
    var own: [String: JSON] = [:]
    var before: [Step] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let path): paths.append(path)
      case .option("--help"), .option("-h"): return nil
      case .option("--json"): options.isJSON = true
      case .option("-o"), .option("--output"): options.output = try reader.value(of: "-o")
      case .option("--after"): before.append(try step(reader.value(of: "--after")))
      case .option(let name):
        if try options.compile.read(name, from: &reader), name != "--preview" { continue }
        if name == "--preview" {
          own["preview"] = .string(options.compile.preview ?? "")
          options.compile.preview = nil
          continue
        }
        guard let argument = argument(name, of: tool) else {
          throw CommandError.usage("unknown option '\(name)' of aviary \(tool.command)")
        }
        own[argument.name] = try value(of: argument, name, &reader)
      }
    }
    guard let path = paths.first, paths.count == 1 else {
      throw CommandError.usage("aviary \(tool.command) needs one file, package or project")
    }
    options.compile.file = path
    for index in before.indices { before[index].arguments["preview"] = own["preview"] }
    let settings = own.filter { MCPTool.settingNames.contains($0.key) }
    if !before.isEmpty, !settings.isEmpty {
      // What is done first is done to a preview that is shown so already.
      let shown = settings.merging(own.filter { $0.key == "preview" }) { first, _ in first }
      before.insert(Step(name: "tree", arguments: shown), at: 0)
    }
    if options.output != nil, !tool.draws {
      throw CommandError.usage("aviary \(tool.command) draws nothing: it takes no --output")
    }
    if let fault = tool.fault(in: .object(own), calling: \.option) {
      throw CommandError.usage(fault)
    }
    options.calls = before + [Step(name: tool.name, arguments: own)]
    return options
  }

  /// The argument that an option stands for: `--right-to-left` is `rightToLeft`.
  private static func argument(_ option: String, of tool: MCPTool) -> MCPTool.Argument? {
    tool.allArguments.first { $0.name != "path" && $0.option == option }
  }

  private static func value(
    of argument: MCPTool.Argument,
    _ name: String,
    _ reader: inout ArgumentReader
  ) throws -> JSON {
    switch argument.kind {
    case .boolean: return true
    case .string: return .string(unescaped(try reader.value(of: name)))
    case .number, .integer:
      let text = try reader.value(of: name)
      guard let number = Double(text), number.isFinite else {
        throw CommandError.usage("\(name) takes a number, not '\(text)'")
      }
      return .number(number)
    }
  }

  /// What is done before: `tap Add`, `type Milk\n`, `scroll 200`, `advance 0.5`.
  private static func step(_ text: String) throws -> Step {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "tap" where !rest.isEmpty:
      let arguments = pair(rest).map { ["x": JSON.number($0), "y": .number($1)] }
      return Step(name: "tap", arguments: arguments ?? ["target": .string(rest)])
    case "drag":
      // The distance comes last: names have spaces.
      guard let space = rest.lastIndex(of: " "), let way = pair(rest[rest.index(after: space)...])
      else { break }
      let name = String(rest[..<space])
      var arguments =
        pair(name).map { ["x": JSON.number($0), "y": .number($1)] }
        ?? ["target": .string(name)]
      arguments.merge(["dx": .number(way.0), "dy": .number(way.1)]) { first, _ in first }
      return Step(name: "drag", arguments: arguments)
    case "type" where !rest.isEmpty:
      return Step(name: "type", arguments: ["text": .string(unescaped(rest))])
    case "scroll":
      guard let distance = Double(rest), distance.isFinite else { break }
      return Step(name: "scroll", arguments: ["dy": .number(distance)])
    case "advance":
      if rest.isEmpty { return Step(name: "advance", arguments: [:]) }
      guard let seconds = Double(rest), seconds.isFinite else { break }
      return Step(name: "advance", arguments: ["seconds": .number(seconds)])
    default: break
    }
    throw CommandError.usage(
      """
      --after takes 'tap NAME', 'tap X,Y', 'type TEXT', 'scroll POINTS', 'drag NAME DX,DY', 'drag X,Y DX,DY' \
      or 'advance SECONDS', not '\(text)'
      """
    )
  }

  /// Two numbers with a comma between them.
  private static func pair(_ text: some StringProtocol) -> (Double, Double)? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first.isFinite,
      second.isFinite
    else { return nil }
    return (first, second)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\t", with: "\t")
  }
}
