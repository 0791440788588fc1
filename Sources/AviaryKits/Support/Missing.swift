import AviaryEngine

/// What UIKit and AppKit have and Aviary does not: said once, by name.
enum Missing {
  /// Says that something has no effect, and why.
  static func tell(_ name: String, _ reason: String) { Warnings.once("\(name): \(reason)") }
}
