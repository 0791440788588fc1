package import AviaryGraphics

extension Color {
  /// What lights an item of a menu.
  package static var menuHighlight: Color { Color(.tertiarySystemFill) }
}
