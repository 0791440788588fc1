import AviaryMessages
import Foundation

/// The command itself: from arguments to an exit status.
package enum CommandLineTool {
  static let version = "0.1.0"

  /// Runs one call; all failures are written here, and nowhere else.
  package static func main(_ arguments: [String]) -> Int32 {
    do {
      let status = try run(Invocation.parse(arguments))
      try StandardOutput.flush()
      return status
    } catch let error as CommandError {
      let text = error.isVerbatim ? error.message : "aviary: \(error.message)"
      write(error.showsUsage ? "\(text)\n\(Usage.short)" : text)
      // For `check`, 1 says that something was found.
      return arguments.first == "check" ? 2 : error.status
    } catch {
      write("aviary: \(error.words)")
      return arguments.first == "check" ? 2 : 1
    }
  }

  /// Does what is asked for.
  ///
  /// - Returns: The exit status.
  private static func run(_ invocation: Invocation) throws -> Int32 {
    switch invocation {
    case .help: print(Usage.text)
    case .version: print("aviary \(version)")
    case .render(let options): try RenderCommand(options: options).run()
    case .inspect(let options): try InspectCommand(options: options).run()
    case .inspectLayout(let options): try LayoutCommand(options: options).run()
    case .new(let options): try NewCommand(options: options).run()
    case .bundle(let options): try BundleCommand(options: options).run()
    case .tool(let options): try MCPToolCommand(options: options).run()
    case .preview(let options): try PreviewCommand(options: options).run()
    case .mcp(let options): try MCPServer(MCPToolbox(options)).run()
    case .check(let options): return try CheckCommand(options: options).run()
    }
    return 0
  }

  /// The command's own file.
  static func ownExecutable() -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
