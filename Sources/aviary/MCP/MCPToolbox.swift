import AviaryMessages
import AviaryProject
import Foundation

/// Does what tools are asked for; keeps the previews of each path running from call to call.
///
/// Used by one thread at a time.
final class MCPToolbox {
  /// What a tool answers.
  struct Answer {
    var text: String
    var json: [String: JSON] = [:]
    /// A picture, as PNG.
    var picture: Data?
  }

  /// Why a tool can't answer.
  struct Failure: Error {
    var reason: String
    var message: String
  }

  /// So many paths are kept running.
  private static let limit = 4

  private let options: CompileOptions
  /// Those used last come last.
  private var hosts: [PreviewHost] = []
  private let numbers = HandleNumbers()

  /// - Parameter options: How sources are compiled; the path is that of calls that name none, empty for none.
  init(_ options: CompileOptions) { self.options = options }

  /// Calls a tool.
  ///
  /// - Throws: ``Failure``.
  func call(_ name: String, _ arguments: JSON) throws -> Answer {
    guard let tool = MCPTool.named(name) else {
      throw Failure(reason: "badRequest", message: "there is no tool '\(name)'")
    }
    let arguments = tool.withTexts(arguments)
    if let fault = tool.fault(in: arguments) {
      throw Failure(reason: "badRequest", message: fault)
    }
    let before = hosts
    do {
      return try answer(tool, arguments)
    } catch let failure as PreviewChild.Failure {
      throw Failure(reason: failure.reason, message: failure.description)
    } catch let error as CommandError {
      // A path at which nothing could be read was not used.
      if !error.isOfSources, hosts.last?.wasCompiled == false { hosts = before }
      throw Failure(reason: error.isOfSources ? "doesNotCompile" : "failed", message: error.message)
    }
  }

  private func host(_ arguments: JSON) throws -> PreviewHost {
    let wanted = arguments["path"]?.string ?? ""
    let given = wanted.isEmpty ? hosts.last?.path ?? options.file : wanted
    guard !given.isEmpty else {
      throw Failure(reason: "badRequest", message: "'path' is missing: no path was used before")
    }
    if let index = hosts.firstIndex(where: { $0.path == given }) {
      hosts.append(hosts.remove(at: index))
    } else {
      var options = options
      options.file = given
      hosts.append(PreviewHost(options, numbers))
      if hosts.count > Self.limit { hosts.removeFirst() }
    }
    return hosts[hosts.count - 1]
  }

  private func answer(_ tool: MCPTool, _ arguments: JSON) throws -> Answer {
    let wanted = arguments["preview"]?.string
    let members = arguments.object ?? [:]
    let settings = members.filter { MCPTool.settingNames.contains($0.key) }
    switch tool.name {
    case "check": return try check(arguments)
    case "errors": return try errors(arguments)
    case "list_previews": return try list(arguments)
    case "render", "variants":
      let host = try host(arguments)
      var own = members.filter { $0.key != "path" }
      if wanted == nil, let shown = host.shown { own["id"] = .string(shown) }
      let (json, data) = try host.ask(tool.name, .object(own), preview: wanted)
      return Self.picture(json, data)
    default: break
    }
    let host = try host(arguments)
    try host.open(wanted, tool.takesSettings ? settings : [:])
    var own = members.filter {
      !["path", "preview"].contains($0.key) && (!tool.takesSettings || settings[$0.key] == nil)
    }
    switch tool.name {
    case "screenshot":
      let (json, data) = try host.ask("screenshot", [:])
      return Self.picture(json, data)
    case "record":
      if let source = try host.source() { own = source.added(to: own) }
      let json = try host.record(own)
      let source = json["source"]?.string ?? ""
      return Answer(text: source, json: ["source": .string(source)])
    default:
      let names = ["why_size": "whySize", "why_body": "whyBody"]
      let json = try host.ask(names[tool.name] ?? tool.name, .object(own)).json
      var result = json.object ?? [:]
      let text = result.removeValue(forKey: "text")?.string ?? ""
      if case .object(let inner)? = result["json"], result.count == 1 { result = inner }
      if let items = result.removeValue(forKey: "json") { result["items"] = items }
      return Answer(text: text, json: result)
    }
  }

  private static func picture(_ json: JSON, _ data: Data) -> Answer {
    let width = json["width"]?.number ?? 0
    let height = json["height"]?.number ?? 0
    let name = json["preview"]?.string ?? ""
    return Answer(
      text: "\(name): \(Limits.plain(width)) × \(Limits.plain(height)) points",
      json: json.object ?? [:],
      picture: data
    )
  }

  // MARK: - Tools without a preview

  private func list(_ arguments: JSON) throws -> Answer {
    let all = try host(arguments).ask("list", [:]).json.array ?? []
    let lines = all.enumerated().map { index, entry in
      let name = entry["name"]?.string ?? ""
      let file = entry["file"]?.string.map { "  \($0)" } ?? ""
      let line = entry["line"]?.int.map { ":\($0)" } ?? ""
      return "\(index + 1). \(name)\(file)\(line)"
    }
    return Answer(text: lines.joined(separator: "\n"), json: ["previews": .array(all)])
  }

  private func check(_ arguments: JSON) throws -> Answer {
    let path = try host(arguments).path
    let system = arguments["as"]?.string.flatMap(JudgedSystem.init(rawValue:)) ?? options.system
    let report = try CheckCommand(options: CheckOptions(path: path, system: system))
      .makeReport()
    // Of many findings the first say what is to be done.
    var json = try JSON(data: Data(report.json.utf8)).object ?? [:]
    if let findings = json["findings"]?.array, findings.count > 100 {
      json["findings"] = .array(Array(findings.prefix(100)))
      json["left"] = .number(Double(findings.count - 100))
    }
    return Answer(text: report.table, json: json)
  }

  private func errors(_ arguments: JSON) throws -> Answer {
    let host = try host(arguments)
    let fault = try host.compileFault()
    let earlier = host.faults.filter { $0 != fault }
    var parts: [String] = []
    if let fault { parts.append("It does not compile:\n\(fault)") }
    if !earlier.isEmpty { parts.append("Before:\n" + earlier.joined(separator: "\n")) }
    if !host.words.isEmpty { parts.append("The previews wrote:\n\(host.words)") }
    return Answer(
      text: parts.isEmpty ? "nothing is wrong" : parts.joined(separator: "\n\n"),
      json: [
        "compiles": .bool(fault == nil), "compiler": fault.map { .string($0) } ?? .null,
        "earlier": .strings(earlier), "output": .string(host.words),
      ]
    )
  }
}
