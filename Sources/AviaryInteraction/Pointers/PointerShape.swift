/// What a pointer looks like.
package struct PointerShape: Hashable, Sendable {
  /// The name of the shape in CSS, by which desktops know theirs; nil for the ordinary one.
  package let name: String?

  private init(_ name: String?) { self.name = name }

  package static let ordinary = PointerShape(nil)
  /// None at all.
  package static let hidden = PointerShape("none")
  /// A beam between characters.
  package static let text = PointerShape("text")
  /// A beam between the characters of lines that run downwards.
  package static let verticalText = PointerShape("vertical-text")
  /// A hand that points at what opens something.
  package static let link = PointerShape("pointer")
  /// A cross, for what is selected by a rectangle.
  package static let cross = PointerShape("crosshair")
  /// An open hand.
  package static let grab = PointerShape("grab")
  /// A closed hand.
  package static let grabbing = PointerShape("grabbing")
  package static let zoomIn = PointerShape("zoom-in")
  package static let zoomOut = PointerShape("zoom-out")
  /// What drags an edge to the sides.
  package static let columnResize = PointerShape("col-resize")
  /// What drags an edge up and down.
  package static let rowResize = PointerShape("row-resize")

  /// What drags an edge or a corner of something, one way or both.
  ///
  /// - Parameter directions: Where to, by points of the compass as they stand on the screen: `n`, `ne`, `ew`.
  package static func resize(_ directions: String) -> PointerShape {
    PointerShape("\(directions)-resize")
  }
}
