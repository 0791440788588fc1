@_spi(Hosting) import AviaryDrawing
import AviaryGraphics

// MARK: - By what they are for

extension NSColor {
  /// Text of primary content.
  public static let labelColor = NSColor(light: 0x000000D9, dark: 0xFFFFFFD9)
  /// Text of secondary content.
  public static let secondaryLabelColor = NSColor(light: 0x00000080, dark: 0xFFFFFF8C)
  /// Text of tertiary content.
  public static let tertiaryLabelColor = NSColor(light: 0x00000042, dark: 0xFFFFFF40)
  /// Text of quaternary content.
  public static let quaternaryLabelColor = NSColor(light: 0x0000001A, dark: 0xFFFFFF1A)
  /// Text of the least content.
  public static let quinaryLabel = NSColor(light: 0x0000000D, dark: 0xFFFFFF0D)
  /// Links.
  public static let linkColor = NSColor(light: 0x0068DAFF, dark: 0x419CFFFF)
  /// Placeholders in controls.
  public static let placeholderTextColor = NSColor(light: 0x00000040, dark: 0xFFFFFF40)
  /// Text in a window's frame.
  public static let windowFrameTextColor = NSColor(light: 0x000000D9, dark: 0xFFFFFFD9)
  /// Text of a selected menu item.
  public static let selectedMenuItemTextColor = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFFFF)
  /// Text on a selection.
  public static let alternateSelectedControlTextColor = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFFFF)
  /// Text of a table's header.
  public static let headerTextColor = NSColor(light: 0x000000D9, dark: 0xFFFFFFD9)
  /// Lines between parts.
  public static let separatorColor = NSColor(light: 0x0000001A, dark: 0xFFFFFF1A)
  /// Lines of a table's grid.
  public static let gridColor = NSColor(light: 0xE6E6E6FF, dark: 0x1A1A1AFF)
  /// The background of a window.
  public static let windowBackgroundColor = NSColor(light: 0xECECECFF, dark: 0x323232FF)
  /// The background behind pages.
  public static let underPageBackgroundColor = NSColor(light: 0x969696E6, dark: 0x282828FF)
  /// The background of large controls, as lists.
  public static let controlBackgroundColor = NSColor(light: 0xFFFFFFFF, dark: 0x1E1E1EFF)
  /// The background of a selection that has the keyboard.
  public static let selectedContentBackgroundColor = NSColor(light: 0x0063E1FF, dark: 0x0058D0FF)
  /// The background of a selection that does not have the keyboard.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    light: 0xDCDCDCFF,
    dark: 0x464646FF
  )
  /// The background of what was searched for.
  public static let findHighlightColor = NSColor(light: 0xFFFF00FF, dark: 0xFFFF00FF)
  /// Text.
  public static let textColor = NSColor(light: 0x000000FF, dark: 0xFFFFFFFF)
  /// The background of text.
  public static let textBackgroundColor = NSColor(light: 0xFFFFFFFF, dark: 0x1E1E1EFF)
  /// Text that is selected.
  public static let selectedTextColor = NSColor(light: 0x000000FF, dark: 0xFFFFFFFF)
  /// The background of text that is selected.
  public static let selectedTextBackgroundColor = NSColor(light: 0xB3D7FFFF, dark: 0x3F638BFF)
  /// The background of text that is selected, without the keyboard.
  public static let unemphasizedSelectedTextBackgroundColor = NSColor(
    light: 0xDCDCDCFF,
    dark: 0x464646FF
  )
  /// Text that is selected, without the keyboard.
  public static let unemphasizedSelectedTextColor = NSColor(light: 0x000000FF, dark: 0xFFFFFFFF)
  /// The surface of a control.
  public static let controlColor = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFF40)
  /// Text of a control.
  public static let controlTextColor = NSColor(light: 0x000000D9, dark: 0xFFFFFFD9)
  /// The surface of a selected control.
  public static let selectedControlColor = NSColor(light: 0xB3D7FFFF, dark: 0x3F638BFF)
  /// Text of a selected control.
  public static let selectedControlTextColor = NSColor(light: 0x000000D9, dark: 0xFFFFFFD9)
  /// Text of a disabled control.
  public static let disabledControlTextColor = NSColor(light: 0x00000040, dark: 0xFFFFFF40)
  /// The ring around what has the keyboard.
  public static let keyboardFocusIndicatorColor = NSColor(light: 0x0067F480, dark: 0x1AA9FF80)
  /// Light that falls on an edge.
  public static let highlightColor = NSColor(light: 0xFFFFFFFF, dark: 0xB4B4B4FF)
  /// Shadows.
  public static let shadowColor = NSColor(light: 0x000000FF, dark: 0x000000FF)
  /// The background of a strip to choose from.
  public static let scrubberTexturedBackground = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFFFF)
  /// Small shapes.
  public static let systemFill = NSColor(light: 0x0000001A, dark: 0xFFFFFF1A)
  /// Shapes of middle size.
  public static let secondarySystemFill = NSColor(light: 0x00000014, dark: 0xFFFFFF14)
  /// Large shapes.
  public static let tertiarySystemFill = NSColor(light: 0x0000000D, dark: 0xFFFFFF0D)
  /// The largest areas.
  public static let quinarySystemFill = NSColor(light: 0x00000005, dark: 0xFFFFFF05)
  /// The background of what is chosen, with the keyboard.
  public static let alternateSelectedControlColor = NSColor(light: 0x0064E1FF, dark: 0x0059D1FF)
  /// The background of what is chosen, without the keyboard.
  public static let secondarySelectedControlColor = NSColor(light: 0xDCDCDCFF, dark: 0x464646FF)
  /// The darkest edge of a control.
  public static let controlDarkShadowColor = NSColor(light: 0x000000FF, dark: 0x000000FF)
  /// The dark edge of a control.
  public static let controlShadowColor = NSColor(light: 0x808080FF, dark: 0x808080FF)
  /// The light edge of a control.
  public static let controlHighlightColor = NSColor(light: 0xE3E3E3FF, dark: 0xE3E3E3FF)
  /// The lightest edge of a control.
  public static let controlLightHighlightColor = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFFFF)
  /// The background of a table's header.
  public static let headerColor = NSColor(light: 0xFFFFFFFF, dark: 0x1E1E1EFF)
  /// What is dragged in a slider or in a bar that scrolls.
  public static let knobColor = NSColor(light: 0xFFFFFFFF, dark: 0xFFFFFF40)
  /// What is being dragged there.
  public static let selectedKnobColor = NSColor(light: 0x0064E1FF, dark: 0x0059D1FF)
  /// Where what is dragged moves.
  public static let scrollBarColor = NSColor(light: 0xAAAAAAFF, dark: 0xAAAAAAFF)
  /// The background of a menu's item that is chosen.
  public static let selectedMenuItemColor = NSColor(light: 0x0064E1FF, dark: 0x0059D1FF)
  /// The caret.
  public static let textInsertionPointColor = NSColor(Color.accentColor)
  /// A window's frame.
  public static let windowFrameColor = NSColor(light: 0xAAAAAAFF, dark: 0xAAAAAAFF)
  /// The backgrounds of rows, in turn; `alternatingContentBackgroundColors` is newer.
  public static var controlAlternatingRowBackgroundColors: [NSColor] {
    alternatingContentBackgroundColors
  }
  /// Large areas.
  public static let quaternarySystemFill = NSColor(light: 0x00000008, dark: 0xFFFFFF08)
  /// The backgrounds of rows, in turn.
  public static let alternatingContentBackgroundColors = [
    NSColor(light: 0xFFFF_FFFF, dark: 0x1E1E_1EFF), NSColor(light: 0xF4F5_F5FF, dark: 0xFFFF_FF0D),
  ]
  /// The tint of controls, as `Color.accentColor`.
  public static let controlAccentColor = NSColor(Color.accentColor)

  /// - Parameters:
  ///   - light: Red, green, blue and opacity, eight bits each, in light interfaces.
  ///   - dark: As `light`, in dark ones.
  private convenience init(light: UInt32, dark: UInt32) {
    let colors = (RGBA(hexadecimal: light), RGBA(hexadecimal: dark))
    self.init(UIColor(ColorProvider { $0.colorScheme == .dark ? colors.1 : colors.0 }))
  }
}

extension RGBA {
  fileprivate init(hexadecimal: UInt32) {
    func component(_ shift: UInt32) -> Float { Float(hexadecimal >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}

// MARK: - By name

extension NSColor {
  /// The system's red.
  public static let systemRed = NSColor(UIColor.systemRed)
  /// The system's orange.
  public static let systemOrange = NSColor(UIColor.systemOrange)
  /// The system's yellow.
  public static let systemYellow = NSColor(UIColor.systemYellow)
  /// The system's green.
  public static let systemGreen = NSColor(UIColor.systemGreen)
  /// The system's mint.
  public static let systemMint = NSColor(UIColor.systemMint)
  /// The system's teal.
  public static let systemTeal = NSColor(UIColor.systemTeal)
  /// The system's cyan.
  public static let systemCyan = NSColor(UIColor.systemCyan)
  /// The system's blue.
  public static let systemBlue = NSColor(UIColor.systemBlue)
  /// The system's indigo.
  public static let systemIndigo = NSColor(UIColor.systemIndigo)
  /// The system's purple.
  public static let systemPurple = NSColor(UIColor.systemPurple)
  /// The system's pink.
  public static let systemPink = NSColor(UIColor.systemPink)
  /// The system's brown.
  public static let systemBrown = NSColor(UIColor.systemBrown)
  /// The system's grey.
  public static let systemGray = NSColor(UIColor.systemGray)
  /// A fixed black.
  public static let black = NSColor(UIColor.black)
  /// A fixed white.
  public static let white = NSColor(UIColor.white)
  /// No colour at all.
  public static let clear = NSColor(UIColor.clear)
  /// A fixed red.
  public static let red = NSColor(UIColor.red)
  /// A fixed green.
  public static let green = NSColor(UIColor.green)
  /// A fixed blue.
  public static let blue = NSColor(UIColor.blue)
  /// A fixed cyan.
  public static let cyan = NSColor(UIColor.cyan)
  /// A fixed yellow.
  public static let yellow = NSColor(UIColor.yellow)
  /// A fixed magenta.
  public static let magenta = NSColor(UIColor.magenta)
  /// A fixed orange.
  public static let orange = NSColor(UIColor.orange)
  /// A fixed purple.
  public static let purple = NSColor(UIColor.purple)
  /// A fixed brown.
  public static let brown = NSColor(UIColor.brown)
  /// A fixed shade of grey.
  public static let darkGray = NSColor(UIColor.darkGray)
  /// A fixed shade of grey.
  public static let gray = NSColor(UIColor.gray)
  /// A fixed shade of grey.
  public static let lightGray = NSColor(UIColor.lightGray)
}
