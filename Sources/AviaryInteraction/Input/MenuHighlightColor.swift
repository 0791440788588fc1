package import AviaryGraphics

/// What lights an item of a menu.
package enum MenuHighlightColor {
  package static var color: Color { Color(.tertiarySystemFill) }
}
