/// A source as it is compiled where a copy of it can be.
package struct CompilableSource: Sendable {
  /// The text with what Swift on Linux does not take written otherwise; on the same lines.
  package let text: String
  /// How many of Objective-C's forms are written otherwise: `@objc` and its kin, `#selector`, `#keyPath`.
  package let objectiveCForms: Int
  /// The modules that it imports and that others stand for.
  package let replacedImports: Set<String>

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - original: The source.
  ///   - isForLinux: Whether it is to be as it is written for Linux: what Apple's systems alone have is no import then.
  /// - Complexity: O(*n*) in the length of `original`; what has none of it is only searched for words.
  package init(_ original: String, isForLinux: Bool = false) {
    var text = original
    var replacedImports: Set<String> = []
    if !isForLinux, StandInImports.mayBe(in: text) {
      let imports = StandInImports(text)
      text = imports.rewritten
      replacedImports = imports.replaced
    }
    self.replacedImports = replacedImports
    var count = 0
    if Self.mayHoldObjectiveC(text) {
      let forms = ObjectiveCForms(text)
      count = forms.count
      if count > 0 { text = forms.rewritten }
    }
    if GeometryNumbers.mayBe(in: text) { text = GeometryNumbers(text).rewritten }
    if !isForLinux, OptionalRequirementCalls.mayBe(in: text) {
      text = OptionalRequirementCalls(text).rewritten
    }
    if text.contains("#"), text.contains("Preview"), text.contains("State") {
      let states = PreviewStates(text)
      if !states.properties.isEmpty { text = states.rewritten }
    }
    self.text = text
    objectiveCForms = count
  }

  private static func mayHoldObjectiveC(_ text: String) -> Bool {
    [
      "objc", "#selector", "#keyPath", "@IB", "ApplicationMain", "@NSCopying",
      "@GKInspectable",
    ]
    .contains { text.contains($0) }
  }
}
