public import AviaryEngine
import AviaryFoundation
import AviaryGraphics

/// Says once that a rotor is not offered: AT-SPI has none, screen readers bring their own.
nonisolated func warnOfRotors() {
  Warnings.once("accessibilityRotor has no effect: screen readers here bring their own rotors")
}

extension View {
  /// Marks this view as a stop of rotors, which nobody goes through here.
  ///
  /// - Parameters:
  ///   - id: The stop's id.
  ///   - namespace: Whose id it is.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    warnOfRotors()
    return self
  }
}
