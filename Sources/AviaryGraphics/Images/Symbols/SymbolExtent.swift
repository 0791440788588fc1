@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// How large a symbol is beside text, in parts of the text's size.
///
/// The outlines come from icons that fill their square; Apple's symbols of the same name are smaller in theirs. What
/// was measured of a symbol stands in a table by name; the others are made smaller by their class.
struct SymbolExtent: Equatable {
  /// How large what is drawn is.
  enum Ink: Equatable {
    /// As large as was measured.
    case measured(CGSize)
    /// As large as in the icon's square, times a factor.
    case scaled(CGFloat)
  }

  let ink: Ink
  /// The symbol's space, as parts of ``side``.
  var space = CGSize(width: 1, height: 1)
  /// How far the middle of the ink is from that of the space, as parts of ``side``: of symbols with a badge the rest
  /// stands in the middle.
  var offset = CGPoint.zero

  /// The sides of a symbol's space where nothing was measured, in parts of the text's size.
  private static let side: CGFloat = 20.0 / 17

  /// The extent of a symbol.
  ///
  /// - Parameter name: The name that its outline was found by.
  static func extent(of name: String) -> SymbolExtent {
    if let known = measured[name] { return known }
    let words = name.split(separator: ".")
    let isEnclosed = words.dropFirst().contains {
      SymbolEntry.Enclosure(rawValue: String($0)) != nil
    }
    var extent = SymbolExtent(
      ink: .scaled(isEnclosed || words.first == "circle" ? enclosed : plain)
    )
    // Circles are as wide as each other, whatever is in them.
    let form = words.last == "fill" ? words.dropLast() : words[...]
    if form.last == "circle" {
      extent.space.width = measured["checkmark.circle.fill"]?.space.width ?? 1
    }
    return extent
  }

  /// A symbol in an outline, which is as wide as the text is large: info.circle, checkmark.circle.fill, circle.fill.
  private static let enclosed: CGFloat = 17.0 / 20
  /// Any other: the mean of what was measured.
  private static let plain: CGFloat = 0.88

  /// What was measured, beside text of which size: the ink, and the room beside it, in points.
  private static let measured: [String: SymbolExtent] = [
    "xmark": SymbolExtent(12.67, 12.67, margin: 2, at: 16),
    "checkmark": SymbolExtent(14, 13.5, margin: 2, at: 16),
    "chevron.up": SymbolExtent(13.67, 7.67, at: 16),
    "chevron.down": SymbolExtent(13.67, 7.67, at: 16),
    "plus": SymbolExtent(18, 18, at: 17),
    "checkmark.circle.fill": SymbolExtent(29, 29, margin: 2.67, at: 30),
    "person.fill.badge.plus": SymbolExtent(
      52.67,
      52,
      spaceHeight: 52.8,
      offset: CGPoint(x: 6, y: 4.2),
      at: 50
    ),
  ]

  init(ink: Ink) { self.ink = ink }

  /// What was measured in points.
  private init(
    _ width: CGFloat,
    _ height: CGFloat,
    margin: CGFloat? = nil,
    spaceHeight: CGFloat? = nil,
    offset: CGPoint = .zero,
    at size: CGFloat
  ) {
    let side = size * Self.side
    ink = .measured(CGSize(width: width / side, height: height / side))
    if let margin { space.width = (width + 2 * margin) / side }
    if let spaceHeight { space.height = spaceHeight / side }
    self.offset = CGPoint(x: offset.x / side, y: offset.y / side)
  }

  /// An outline at its place in the symbol's space.
  ///
  /// - Parameter path: The outline in a square with sides of 1.
  /// - Returns: The outline where the space is a square with sides of 1.
  func place(_ path: Path) -> Path {
    var middle = CGPoint(x: 0.5, y: 0.5)
    let scale: CGSize
    switch ink {
    case .scaled(let factor):
      scale = CGSize(width: factor, height: factor)
    case .measured(let size):
      let bounds = path.boundingRect
      guard bounds.width > 0, bounds.height > 0 else { return path }
      middle = CGPoint(x: bounds.midX, y: bounds.midY)
      scale = CGSize(width: size.width / bounds.width, height: size.height / bounds.height)
    }
    let (x, y) = (scale.width / space.width, scale.height / space.height)
    return path.applying(
      CGAffineTransform(
        a: x,
        b: 0,
        c: 0,
        d: y,
        tx: 0.5 + offset.x / space.width - x * middle.x,
        ty: 0.5 + offset.y / space.height - y * middle.y
      )
    )
  }
}
