import AviaryMessages
import Foundation

/// Opens sources in the editor that the user has named.
struct SourceEditor {
  private let options: PreviewOptions

  init(_ options: PreviewOptions) { self.options = options }

  /// Opens a file at a line, or where a view is declared.
  ///
  /// - Returns: What went wrong, in words; nil for nothing.
  func open(_ arguments: JSON) -> String? {
    var file: String?
    var line = arguments["line"]?.int ?? 1
    if let name = arguments["file"]?.string {
      file = source(named: name)
    } else if let view = arguments["view"]?.string, let place = declaration(of: view) {
      (file, line) = place
    }
    guard let file else { return "the source is not known" }
    guard let command = command(file, line) else {
      return "\(file):\(line). Name an editor with --editor, or in EDITOR"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    do { try process.run() } catch { return "\(command[0]) can't be started" }
    return nil
  }

  private func command(_ file: String, _ line: Int) -> [String]? {
    let name = options.editor ?? ProcessInfo.processInfo.environment["EDITOR"] ?? ""
    switch (name as NSString).lastPathComponent {
    case "": return nil
    case "vscode", "code": return ["code", "--goto", "\(file):\(line)"]
    case "gnome-builder": return ["gnome-builder", file]
    case "vi", "vim", "nvim", "nano", "emacs": return [name, "+\(line)", file]
    default: return name.split(separator: " ").map(String.init) + [file]
    }
  }

  /// One of the sources at the path: pages name no other files.
  private func source(named name: String) -> String? {
    let all = SourceSnapshot(options.compile.file).stamps.keys.filter { $0.hasSuffix(".swift") }
    return all.first { $0 == name } ?? all.first { ($0 as NSString).lastPathComponent == name }
  }

  /// Where a view's type is declared.
  private func declaration(of view: String) -> (String, Int)? {
    let files = SourceSnapshot(options.compile.file).stamps.keys.filter { $0.hasSuffix(".swift") }
    for file in files.sorted() {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains(view)
      else {
        continue
      }
      if let type = SourceSummary(source: text).views.first(where: { $0.name == view }) {
        return (file, type.line)
      }
    }
    return nil
  }
}
