import AviaryMessages
import Foundation

/// Numbers previews, whichever program they are of, so that no two have handles alike.
final class HandleNumbers {
  private(set) var last = 0

  func note(_ number: Int) { last = max(last, number) }
}

/// The previews at a path, kept compiled and running: compiled anew when their sources have changed.
///
/// Used by one thread at a time.
final class PreviewHost {
  let path: String
  private let options: CompileOptions
  private var watch: SourceSnapshot?
  private var child: PreviewChild?
  private var preview: PreviewProgram?
  private let numbers: HandleNumbers
  /// The id of the preview that is shown, or was in the program before; nil before one is.
  private(set) var shown: String?
  /// Whether the program that runs shows it.
  private var isOpen = false
  /// How it is shown.
  private var settings: [String: JSON] = [:]
  /// What went wrong last, in words, the newest last.
  private(set) var faults: [String] = []

  init(_ options: CompileOptions, _ numbers: HandleNumbers) {
    path = options.file
    self.options = options
    self.numbers = numbers
  }

  deinit { child?.stop() }

  /// Whether there was a program once.
  var wasCompiled: Bool { preview != nil }

  /// What the previews' own code has written to its standard output and errors, the last of it.
  var words: String { child?.words ?? "" }

  // MARK: - The program

  /// The program, compiled and running.
  ///
  /// - Throws: `CommandError` with the compiler's words where it can't be compiled.
  private func running(wanted: String?) throws -> PreviewChild {
    let root = preview?.root ?? path
    let isCompiled = preview != nil && watch == SourceSnapshot(root)
    if isCompiled, let child, !child.hasEnded, !child.wasStopped { return child }
    let before = SourcesBefore(path, root)
    do {
      let program = try isCompiled ? preview : compile(wanted)
      guard let program else { throw CommandError("\(path): there is no program") }
      preview = program
      // A file that lies in a project changes with the project.
      watch = before.sources(of: program.root)
      child?.stop()
      isOpen = false
      var request = program.request(.serve, options)
      request.preview = nil
      let started = try PreviewChild(program.program, request)
      child = started
      return started
    } catch let error as CommandError {
      note(error.message)
      throw error
    }
  }

  private func compile(_ wanted: String?) throws -> PreviewProgram {
    do {
      return try PreviewProgram(options, linking: .shared)
    } catch let error as CommandError {
      // Of several views without previews one has to be named before the file is compiled.
      guard let wanted, !error.isVerbatim, options.preview == nil else { throw error }
      var named = options
      named.preview = wanted
      return try PreviewProgram(named, linking: .shared)
    }
  }

  private func note(_ fault: String) {
    faults.append(fault)
    if faults.count > 20 { faults.removeFirst() }
  }

  /// Compiles where something has changed, and tells what the compiler said; nil for nothing.
  ///
  /// - Throws: `CommandError` where it is not the sources that are at fault.
  func compileFault() throws -> String? {
    do {
      _ = try running(wanted: nil)
      return nil
    } catch let error as CommandError where error.isOfSources {
      return error.message
    }
  }

  // MARK: - Asking

  /// Asks the program something that needs no preview to be open.
  func ask(_ name: String, _ arguments: JSON, preview wanted: String? = nil) throws
    -> PreviewChild.Answer
  {
    let child = try running(wanted: wanted)
    do {
      return try child.ask(name, arguments)
    } catch let failure as PreviewChild.Failure {
      // What was asked for wrongly is no fault of the previews.
      if ["crashed", "timedOut", "ended"].contains(failure.reason) { note(failure.description) }
      throw failure
    }
  }

  /// Opens a preview, unless it is the one that is shown.
  ///
  /// - Parameters:
  ///   - wanted: Its name or number; nil for the one that is shown, or the first.
  ///   - settings: How it is shown; what isn't named stays as it was.
  ///   - fresh: Whether what was done to it is forgotten.
  func open(_ wanted: String?, _ settings: [String: JSON], fresh: Bool = false) throws {
    _ = try running(wanted: wanted)
    if isOpen, wanted == nil, !fresh, settings.isEmpty { return }
    // They stay for later calls once they were shown.
    let settings = self.settings.merging(settings) { $1 }
    var arguments = settings
    if let wanted {
      arguments["preview"] = .string(wanted)
    } else if let shown {
      arguments["id"] = .string(shown)
    }
    arguments["generation"] = .number(Double(numbers.last + 1))
    if fresh { arguments["fresh"] = true }
    let answer = try ask("open", .object(arguments), preview: wanted)
    self.settings = settings
    shown = answer.json["id"]?.string
    isOpen = true
    numbers.note(answer.json["generation"]?.int ?? 0)
  }

  /// What was done, as a test; where that begins anew the preview has another number.
  func record(_ arguments: [String: JSON]) throws -> JSON {
    let json = try ask("record", .object(arguments)).json
    numbers.note(json["generation"]?.int ?? 0)
    return json
  }

  /// The source of the preview that is shown; nil where it is not known.
  func source() throws -> PreviewSource? {
    let all = try ask("list", [:]).json.array ?? []
    guard let entry = all.first(where: { $0["id"]?.string == shown }) else { return nil }
    return PreviewSource(entry, among: watch?.stamps.keys.map(\.self) ?? [])
  }
}
