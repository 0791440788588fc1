package import AviaryGraphics

/// What lights an item of a menu.
package enum MenuHighlight {
  package static var color: Color { Color(.tertiarySystemFill) }
}
