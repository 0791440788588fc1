import Foundation

/// The compiler's own jobs for the files of a module, to run that of one file again without asking what else to do.
struct CompilerJobs {
  private let folder: URL
  private let compiler: String

  /// - Parameter folder: Where the jobs are kept.
  init(folder: URL, compiler: String) {
    self.folder = folder
    self.compiler = compiler
  }

  private var file: URL { folder.appendingPathComponent("jobs.txt") }

  /// Asks for the jobs, unless they are known for the same arguments.
  ///
  /// - Parameter arguments: Those of a compilation of the whole module.
  /// - Returns: The jobs, a command line of the shell each.
  func lines(for arguments: [String]) throws -> [String] {
    let key = BuildCache.key(of: arguments)
    if let known = try? String(contentsOf: file, encoding: .utf8) {
      let lines = known.split(separator: "\n").map(String.init)
      if lines.first == key { return Array(lines.dropFirst()) }
    }
    let result = try ChildProcess.run(
      compiler,
      arguments + ["-driver-print-jobs"],
      output: .captured
    )
    guard result.status == .exited(0) else { return [] }
    let lines = result.standardOutput.split(separator: "\n").map(String.init)
    try CheckCache.write(([key] + lines).joined(separator: "\n"), to: file)
    return lines
  }

  /// Runs the jobs of some files, all at once.
  ///
  /// - Returns: What the compiler said, and whether all were compiled; nil where a file has no job of its own.
  func run(_ sources: [String], of lines: [String]) throws -> (text: String, isWell: Bool)? {
    let jobs = sources.map { source in
      lines.first {
        $0.contains("-primary-file \(source) ") || $0.contains("-primary-file '\(source)' ")
      }
    }
    let found = jobs.compactMap(\.self)
    guard found.count == sources.count, !found.isEmpty else { return nil }
    let script = found.map { "\($0) & jobs=\"$jobs $!\"" }.joined(separator: "\n")
    let result = try ChildProcess.run(
      "/bin/sh",
      [
        "-c", "\(script)\nstatus=0; for job in $jobs; do wait $job || status=1; done; exit $status",
      ],
      output: .captured
    )
    return (result.standardOutput + result.standardError, result.status == .exited(0))
  }
}
