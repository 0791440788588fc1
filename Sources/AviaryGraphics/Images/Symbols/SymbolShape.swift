package import Foundation

/// The drawing of one icon, as its SVG file holds it.
package struct SymbolShape: Equatable, Sendable {
  /// One filled path.
  package struct Outline: Equatable, Sendable {
    /// Path data as in SVG's `d` attribute.
    package var d: String
    /// Whether the even-odd rule decides what is inside; otherwise the nonzero rule does.
    package var evenOdd: Bool

    package init(d: String, evenOdd: Bool) {
      self.d = d
      self.evenOdd = evenOdd
    }
  }

  /// The part of the plane that is the icon, y downwards.
  package var viewBox: CGRect
  package var paths: [Outline]

  package init(viewBox: CGRect, paths: [Outline]) {
    self.viewBox = viewBox
    self.paths = paths
  }
}
