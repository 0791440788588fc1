import AviaryProject
import Foundation

/// `aviary check`.
struct CheckCommand {
  let options: CheckOptions

  /// Checks what is at the path, prints the report, and gives the exit status: 0 where nothing was found, else 1.
  func run() throws -> Int32 {
    let report = try makeReport()
    switch options.format {
    case .table: print(report.table, terminator: "")
    case .json: print(try report.json)
    case .markdown: print(report.markdown, terminator: "")
    }
    return report.findings.isEmpty && report.absentModules.isEmpty ? 0 : 1
  }

  /// Checks what is at the path.
  func makeReport() throws -> CheckReport {
    let build = try BuildFolder.own()
    let project = try ProjectReading(build: build, packages: options.packages)
      .read(options.path, tests: options.includesTests, system: options.system)
    let system = options.system ?? SystemChoice.system(of: project)
    let judged = try JudgedProject(project, for: system, build: build)
    var report = try ProjectCheck(judged, path: options.path).report()
    if project.kind == .file, report.missesNames, let around = try reportAround(judged, build) {
      report = around
    }
    return report
  }

  /// What the project around a file says of it; nil where there is none that it belongs to.
  private func reportAround(_ file: JudgedProject, _ build: BuildFolder) throws -> CheckReport? {
    guard let path = file.targets.first?.target.files.first,
      let root = ProjectReader.root(around: path),
      let project = try? ProjectReading(build: build, packages: options.packages)
        .read(root, tests: options.includesTests, system: options.system),
      project.targets.contains(where: { !$0.isDependency && $0.files.contains(path) })
    else { return nil }
    let system = options.system ?? SystemChoice.system(of: project)
    let judged = try JudgedProject(project, for: system, build: build)
    return try ProjectCheck(judged, path: options.path).report().only(about: path)
  }
}

/// Which system sources are judged for where nobody says.
enum SystemChoice {
  /// Linux where a source of the project's own asks for it; macOS where no target is for anything else; else iOS.
  static func system(of project: Project) -> JudgedSystem {
    let own = project.targets.filter { !$0.isDependency && $0.kind != .clang }
    for file in own.flatMap(\.files) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("#if")
      else {
        continue
      }
      let hasLinux = ConditionalSource.conditions(in: text).contains { condition in
        ["Linux", "Glibc", "Musl", "FoundationNetworking"].contains { condition.contains($0) }
      }
      if hasLinux { return .linux }
    }
    let systems = own.reduce(into: Set<AppleSystem>()) { $0.formUnion($1.systems) }
    guard systems.isEmpty else { return systems == [.macOS] ? .macos : .ios }
    return own.flatMap(\.files).contains(where: needsAppKit) ? .macos : .ios
  }

  /// Whether a source imports AppKit, and nothing decides whether it does.
  private static func needsAppKit(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), !text.contains("#if")
    else {
      return false
    }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.contains("import AppKit") || lines.contains("import Cocoa")
  }
}
