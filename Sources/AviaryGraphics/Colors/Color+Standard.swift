extension Color {
  /// The system's red.
  public static let red = Color(SystemColor.red)
  /// The system's orange.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green.
  public static let green = Color(SystemColor.green)
  /// The system's mint.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown.
  public static let brown = Color(SystemColor.brown)
  /// The system's grey.
  public static let gray = Color(SystemColor.gray)
  /// White, in light and dark.
  public static let white = Color(SystemColor.white)
  /// Black, in light and dark.
  public static let black = Color(SystemColor.black)
  /// No colour at all.
  public static let clear = Color(SystemColor.clear)
  /// The colour of primary content: that of labels.
  public static let primary = Color(Provider.primary)
  /// The colour of secondary content: that of subordinate labels.
  public static let secondary = Color(Provider.secondary)

  /// The colour of what can be used: the tint around, or else the asset `AccentColor`, or else
  /// blue.
  public static var accentColor: Color { Color(Provider.accent) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// White, in light and dark.
  public static var white: Color { .white }
  /// Black, in light and dark.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}
