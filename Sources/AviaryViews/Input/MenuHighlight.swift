/// What lights an item of a menu.
enum MenuHighlight {
  static var color: Color { Color(.tertiarySystemFill) }
}
