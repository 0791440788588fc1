import Foundation

/// Asks the compiler which of SwiftUI's forms Aviary has.
struct FormProbe {
  let frontend: Frontend
  let cache: CheckCache

  /// The forms that Aviary does not have.
  ///
  /// A form counts as absent only where the compiler says that there is no member, or nothing in scope, of its name and
  /// labels; what it cannot be asked about counts as there.
  func absent(among forms: Set<AppleNames.Form>, callees: [AppleNames.Form: String]) throws
    -> Set<AppleNames.Form>
  {
    guard !forms.isEmpty else { return [] }
    let folder = try cache.folder("probes", "forms")
    let list = forms.sorted { Self.name($0, callees) < Self.name($1, callees) }
    var lines = ["import SwiftUI"]
    var asked: [Int: AppleNames.Form] = [:]
    for form in list {
      lines.append(Self.question(form, callees[form] ?? "", number: lines.count))
      asked[lines.count] = form
    }
    let file = folder.appendingPathComponent("Forms.swift")
    try CheckCache.write(lines.joined(separator: "\n") + "\n", to: file)
    let (text, _) = try frontend.typecheck(
      [file.path],
      beside: [],
      options: ["-module-name", "Forms", "-swift-version", "5", "-parse-as-library"]
    )
    let diagnostics = Diagnostic.all(in: text, originals: [file.path: file.path])
    return Set(
      diagnostics.filter {
        $0.message.contains("has no member") || $0.message.hasPrefix("cannot find")
      }
      .compactMap { asked[$0.line] }
    )
  }

  private static func name(_ form: AppleNames.Form, _ callees: [AppleNames.Form: String]) -> String
  {
    "\(form.home.owner) \(callees[form] ?? "") \(form.labels)"
  }

  /// A function whose body names the form.
  private static func question(_ form: AppleNames.Form, _ callee: String, number: Int) -> String {
    let owner = form.home.owner
    let isInitializer = owner == callee || owner.hasSuffix("." + callee)
    let labels = "(" + form.labels.map { $0 + ":" }.joined() + ")"
    let base = isInitializer ? "init" : callee
    let name = form.labels.isEmpty ? base : base + labels
    if owner.isEmpty { return "@MainActor func p\(number)() { _ = \(name) }" }
    if AppleNames.isProtocol(owner) {
      return "@MainActor func p\(number)<T: \(owner)>(_ t: T) { _ = t.\(name) }"
    }
    return "@MainActor func p\(number)() { _ = \(owner).\(name) }"
  }
}
