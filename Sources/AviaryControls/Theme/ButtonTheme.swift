import AviaryEngine
import Foundation

/// The numbers of buttons, and what is pressed.
struct ButtonTheme: Sendable {
  /// Around labels of mini and small buttons with a border, in points; chosen.
  var smallPadding = CGSize(width: 10, height: 5)
  /// Around labels of regular buttons with a border, in points; measured.
  var padding = CGSize(width: 12, height: 7)
  /// Around labels of large buttons with a border, in points; chosen.
  var largePadding = CGSize(width: 20, height: 15)
  /// Around labels of extra large buttons with a border, in points; chosen.
  var extraLargePadding = CGSize(width: 20, height: 18)
  /// The radius of the corners of mini and small buttons, in points; chosen.
  var smallRadius: CGFloat = 6
  /// The radius of the corners of regular buttons, in points; measured.
  var radius: CGFloat = 8
  /// The radius of the corners of large and extra large buttons, in points; chosen.
  var largeRadius: CGFloat = 12
  /// From which size on buttons have corners where nobody gave them a shape, and below that round ends; nil for round
  /// ends in all sizes; chosen.
  var leastCorneredSize: ControlSize? = .regular
  /// How opaque a label without a border is while it is pressed, 0 to 1; chosen.
  var borderlessPressedOpacity: Double = 0.2
  /// How opaque other buttons are while they are pressed, 0 to 1; chosen.
  var pressedOpacity: Double = 0.75
  /// How opaque a label that looks like a link is while it is pressed, 0 to 1; chosen.
  var linkPressedOpacity: Double = 0.5
  /// How opaque the tint is on a background with a border, 0 to 1; chosen.
  var tintedFillOpacity: Double = 0.18
  /// Around labels of regular buttons of glass; in circles the lesser all around, in points; chosen.
  var glassPadding = CGSize(width: 16, height: 8)
  /// How much more that is at other sizes than around labels with a border, in points; chosen.
  var glassExtra = CGSize(width: 2, height: 1)
  /// How far a finger may slide off before the press does not count, in points; chosen.
  var pressSlack: CGFloat = 70
  /// How long a button is held before it acts by itself, in seconds; chosen.
  var repeatDelay: Double = 0.5
  /// Between two times that it acts by itself, in seconds; chosen.
  var repeatInterval: Double = 0.1
  /// The diameter of a button for help, in points; chosen.
  var helpLength: CGFloat = 20
  /// The size of the font of its sign, which is medium, in points; chosen.
  var helpTextSize: CGFloat = 13
  /// Around labels of buttons in bars that narrow what is shown, in points; chosen.
  var accessoryPadding = CGSize(width: 8, height: 3)
  /// How opaque their background is in the label's colour, 0 to 1, and while they are pressed; chosen.
  var accessoryOpacity: Double = 0.08
  var accessoryPressedOpacity: Double = 0.16
}

extension ButtonTheme {
  /// Around labels of buttons with a border, in points.
  func padding(_ size: ControlSize) -> CGSize {
    switch size {
    case .mini, .small: smallPadding
    case .regular: padding
    case .large: largePadding
    case .extraLarge: extraLargePadding
    }
  }

  /// Around labels of buttons of glass, in points.
  func glassPadding(_ size: ControlSize) -> CGSize {
    guard size != .regular else { return glassPadding }
    let plain = padding(size)
    return CGSize(
      width: plain.width + glassExtra.width,
      height: plain.height + glassExtra.height
    )
  }

  /// The radius of round corners, in points.
  func radius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: smallRadius
    case .regular: radius
    case .large, .extraLarge: largeRadius
    }
  }

  /// That of a button that nobody gave a shape; nil for round ends.
  func usualRadius(_ size: ControlSize) -> CGFloat? {
    let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
    guard let least = leastCorneredSize.flatMap(sizes.firstIndex),
      let index = sizes.firstIndex(of: size), index >= least
    else { return nil }
    return radius(size)
  }
}
