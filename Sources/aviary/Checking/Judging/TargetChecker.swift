import AviaryProject
import Foundation
import Synchronization

/// Type-checks a target: the files that changed, or all where what they see of each other did.
struct TargetChecker: Sendable {
  let frontend: Frontend
  let cache: CheckCache
  let target: JudgedTarget
  /// Tells how many files are judged.
  var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  /// What an error is about.
  let sort: @Sendable (Diagnostic) -> Finding

  /// How often what is not there is hidden to find more of it.
  private static let rounds = 6
  /// How many files one process of the compiler judges.
  private static let batch = 12

  /// The errors of the target's files.
  func check() throws -> [Diagnostic] {
    let known = cache.results(of: target.target.id)
    var results: [String: CheckCache.Result] = [:]
    var waiting: [JudgedTarget.File] = []
    for file in target.files {
      try CheckCache.write(file.text, to: file.copy)
      let key = BuildCache.key(of: [file.text, target.interfaceKey])
      if let result = known[file.path], result.key == key {
        results[file.path] = result
      } else {
        results[file.path] = CheckCache.Result(key: key, diagnostics: [])
        waiting.append(file)
      }
    }
    if !waiting.isEmpty {
      for diagnostic in try diagnostics(of: waiting) {
        results[diagnostic.file]?.diagnostics.append(diagnostic)
      }
      try cache.keep(results, of: target.target.id)
    }
    return target.files.flatMap { results[$0.path]?.diagnostics ?? [] }
  }

  /// Judges files, and again with what is not there hidden, until nothing new is found.
  private func diagnostics(of files: [JudgedTarget.File]) throws -> [Diagnostic] {
    var found = try judge(files, support: nil)
    var all = found
    var masks: [String: SourceMask] = [:]
    for _ in 1..<Self.rounds {
      var changed: Set<String> = []
      for diagnostic in found {
        guard let file = files.first(where: { $0.path == diagnostic.file }) else { continue }
        var mask = masks[file.path] ?? SourceMask(file.places)
        if mask.hide(sort(diagnostic)) { changed.insert(file.path) }
        masks[file.path] = mask
      }
      if changed.isEmpty { break }
      let again = files.filter { changed.contains($0.path) }
      for file in again {
        if let mask = masks[file.path] { try CheckCache.write(mask.text, to: file.copy) }
      }
      let names = masks.values.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      found = try judge(again, support: names)
      for diagnostic in found where isTrusted(diagnostic) {
        guard !all.contains(where: { $0.isSame(as: diagnostic) }) else { continue }
        var late = diagnostic
        late.isLate = true
        all.append(late)
      }
    }
    // The next call judges other files beside these.
    for file in files { try CheckCache.write(file.text, to: file.copy) }
    return all
  }

  /// Whether an error that only showed with other things hidden is one: those about names are.
  private func isTrusted(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.message.contains(SourceMask.absent) { return false }
    switch DiagnosticSubject(diagnostic.message) {
    // What is given to a value that takes every call has no type.
    case .member(_, "Any"): return false
    case .global, .member: return true
    case .call: return true
    default: return false
    }
  }

  // MARK: - Running the compiler

  private func judge(_ files: [JudgedTarget.File], support names: Set<String>?) throws
    -> [Diagnostic]
  {
    var extra: [String] = []
    if let names {
      guard let folder = target.files.first?.copy.deletingLastPathComponent() else { return [] }
      let support = folder.appendingPathComponent("AviaryAbsentNames.swift")
      try CheckCache.write(SourceMask.support(for: names), to: support)
      extra = [support.path]
    }
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let size = min(Self.batch, max(1, (files.count + cores - 1) / cores))
    let batches = stride(from: 0, to: files.count, by: size).map {
      Array(files[$0..<min($0 + size, files.count)])
    }
    let state = Mutex<(diagnostics: [[Diagnostic]], done: Int, error: CommandError?)>(
      (Array(repeating: [], count: batches.count), 0, nil)
    )
    let others = extra + target.support.map(\.path)
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      do {
        let found = try judge(batches[index], extra: others)
        state.withLock { $0.diagnostics[index] = found }
      } catch {
        state.withLock { $0.error = error as? CommandError ?? CommandError("\(error)") }
      }
      let done = state.withLock { state in
        state.done += batches[index].count
        return state.done
      }
      progress(done, files.count)
    }
    return try state.withLock { state in
      if let error = state.error { throw error }
      return state.diagnostics.flatMap { $0 }
    }
  }

  /// Judges a batch; where the compiler crashes, each of its files alone.
  private func judge(_ batch: [JudgedTarget.File], extra: [String]) throws -> [Diagnostic] {
    let primaries = Set(batch.map(\.path))
    let others = target.files.filter { !primaries.contains($0.path) }.map(\.copy.path)
    let (text, didCrash) = try frontend.typecheck(
      batch.map(\.copy.path),
      beside: others + extra,
      options: target.options
    )
    if didCrash || text.contains("No space left on device") {
      try DiskSpace.check(after: text, writingTo: batch.first?.copy.path ?? "/")
    }
    if didCrash {
      if batch.count > 1 { return try batch.flatMap { try judge([$0], extra: extra) } }
      let message = "the Swift compiler crashes on this file"
      return batch.map { Diagnostic(file: $0.path, line: 1, column: 1, message: message) }
    }
    let originals = Dictionary(batch.map { ($0.copy.path, $0.path) }) { first, _ in first }
    let found = Diagnostic.all(in: text, originals: originals)
    if found.isEmpty, let fault = Self.fault(in: text), let first = batch.first {
      let message = "the Swift compiler refuses to work: \(fault)"
      return [Diagnostic(file: first.path, line: 1, column: 1, message: message)]
    }
    return found
  }

  /// An error that is about no file: a wrong option, a module that cannot be read.
  private static func fault(in text: String) -> String? {
    CompilerOutput(text).messages.first { message in
      guard let first = message.lines.first else { return false }
      let isPlaceless = first.hasPrefix("error: ") || first.hasPrefix("<unknown>:0: error: ")
      // What is told of modules with errors, which are asked for.
      return isPlaceless && !first.contains("allowing deserialization")
        && !first.contains("fatalError")
    }?.lines.first
  }
}
