extension [AccessibilityElement] {
  /// What all of them say, in reading order.
  package var combinedLabel: String {
    flatMap { [$0.label] + [$0.children.combinedLabel] }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
