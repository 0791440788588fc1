import AviaryMessages
import Foundation

/// `aviary mcp`: the Model Context Protocol over standard input and output, a message of JSON-RPC 2.0 on each line.
///
/// - SeeAlso: modelcontextprotocol.io/specification; Documentation/MCP.md
final class MCPServer {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// Longer lines are refused, and skipped.
  static let limit = 16 << 20

  /// What JSON-RPC calls its errors.
  private enum Code {
    static let parse = -32700
    static let invalidRequest = -32600
    static let unknownMethod = -32601
    static let invalidParameters = -32602
  }

  private let toolbox: MCPToolbox
  private let output: FileHandle

  init(_ toolbox: MCPToolbox, output: FileHandle = .standardOutput) {
    self.toolbox = toolbox
    self.output = output
  }

  /// Answers until the input ends.
  ///
  /// - Throws: `CommandError` where nothing can be written.
  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    let lines = LineReader(file: 0, limit: Self.limit)
    while let line = lines.next() {
      let answers =
        switch line {
        case .tooLong:
          [error(.null, Code.invalidRequest, "a message is longer than \(Self.limit) bytes")]
        case .line(let data): answer(data)
        }
      for answer in answers {
        do { try output.write(contentsOf: answer.data + Data("\n".utf8)) } catch {
          throw CommandError("the standard output cannot be written: \(error.words)")
        }
      }
    }
  }

  /// The answers to a line; none for notifications.
  func answer(_ line: Data) -> [JSON] {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return [] }
    guard let message = try? JSON(data: line) else {
      return [error(.null, Code.parse, "the message is no JSON")]
    }
    if let batch = message.array {
      guard !batch.isEmpty else {
        return [error(.null, Code.invalidRequest, "the batch is empty")]
      }
      let answers = batch.compactMap { answer($0) }
      return answers.isEmpty ? [] : [.array(answers)]
    }
    return answer(message).map { [$0] } ?? []
  }

  private func answer(_ message: JSON) -> JSON? {
    guard message.object != nil else {
      return error(.null, Code.invalidRequest, "the message is no object")
    }
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // Answers to what was never asked mean nothing.
      if message["result"] != nil || message["error"] != nil { return nil }
      return error(id ?? .null, Code.invalidRequest, "the message has no method")
    }
    // Without an id it is a notification, which nobody answers.
    guard let id else { return nil }
    let parameters = message["params"] ?? [:]
    switch method {
    case "initialize": return result(id, initialize(parameters))
    case "ping": return result(id, [:])
    case "tools/list": return result(id, ["tools": .array(MCPTool.all.map(Self.describe))])
    case "tools/call":
      guard let name = parameters["name"]?.string else {
        return error(id, Code.invalidParameters, "the tool's name is missing")
      }
      guard MCPTool.named(name)?.name == name else {
        return error(id, Code.invalidParameters, "there is no tool '\(name)'")
      }
      return result(id, call(name, parameters["arguments"] ?? [:]))
    default: return error(id, Code.unknownMethod, "there is no method '\(method)'")
    }
  }

  // MARK: - Methods

  private func initialize(_ parameters: JSON) -> JSON {
    let wanted = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "aviary", "version": .string(CommandLineTool.version)],
      "instructions": .string(Self.instructions),
    ]
  }

  private static let instructions = """
    Aviary compiles SwiftUI sources on Linux, draws their #Previews and lets you use them. Begin with list_previews and a \
    path; look with screenshot or tree; use tap, type, scroll and advance; ask why_size and why_body for causes. Sources \
    that have changed are compiled anew at the next call; handles of before are stale then.
    """

  private static func describe(_ tool: MCPTool) -> JSON {
    [
      "name": .string(tool.name), "description": .string(tool.description),
      "inputSchema": tool.schema,
    ]
  }

  private func call(_ name: String, _ arguments: JSON) -> JSON {
    do {
      let answer = try toolbox.call(name, arguments)
      var content: [JSON] = [["type": "text", "text": .string(answer.text)]]
      if let picture = answer.picture {
        content.append([
          "type": "image", "data": .string(picture.base64EncodedString()),
          "mimeType": "image/png",
        ])
      }
      return [
        "content": .array(content), "structuredContent": .object(answer.json), "isError": false,
      ]
    } catch {
      let failure = error as? MCPToolbox.Failure
      let message = failure?.message ?? error.words
      return [
        "content": [["type": "text", "text": .string(message)]],
        "structuredContent": [
          "reason": .string(failure?.reason ?? "failed"), "message": .string(message),
        ],
        "isError": true,
      ]
    }
  }

  // MARK: - JSON-RPC

  private func result(_ id: JSON, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private func error(_ id: JSON, _ code: Int, _ message: String) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(Double(code)), "message": .string(message)],
    ]
  }
}
