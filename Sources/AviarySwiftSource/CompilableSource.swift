/// A source as it is compiled where a copy of it can be.
package enum CompilableSource {
  /// The text with what Swift on Linux does not take written otherwise; on the same lines.
  ///
  /// - Complexity: O(*n*) in the length of `text`; what has none of it is only searched for words.
  package static func text(of text: String) -> String {
    var text = text
    if mayHoldObjectiveC(text) {
      let forms = ObjectiveCForms(text)
      if forms.count > 0 { text = forms.rewritten }
    }
    guard text.contains("#"), text.contains("Preview"), text.contains("State") else { return text }
    let states = PreviewStates(text)
    return states.properties.isEmpty ? text : states.rewritten
  }

  /// How many of Objective-C's forms a text has: `@objc` and its kin, `#selector`, `#keyPath`.
  package static func objectiveCForms(in text: String) -> Int {
    mayHoldObjectiveC(text) ? ObjectiveCForms(text).count : 0
  }

  private static func mayHoldObjectiveC(_ text: String) -> Bool {
    ["objc", "#selector", "#keyPath", "@IB", "ApplicationMain", "@NSCopying", "@GKInspectable"]
      .contains { text.contains($0) }
  }
}
