import AviaryEngine

/// What UIKit and AppKit have and Aviary does not: said once, by name.
package enum Missing {
  /// Says that something has no effect, and why.
  package static func tell(_ name: String, _ reason: String) { Warnings.once("\(name): \(reason)") }
}
