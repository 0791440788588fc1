package import Foundation

/// What a system symbol is drawn from: one icon, or several laid over each other.
///
/// Places are in a square of 16 units, the icons' own grid.
package struct SymbolEntry: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One icon in its place.
  package struct Layer: Hashable, Sendable {
    /// How a layer meets those before it.
    package enum Role: Hashable, Sendable {
      case drawn
      /// Cut out of what was drawn before.
      case cutOut
      /// Drawn, with a gap around it cleared first.
      case badge
    }

    /// A Bootstrap icon's name, or one of our own drawings' with `own:` before it.
    package var icon: String
    package var frame: CGRect
    package var role: Role = .drawn
    package var turn: Turn = .none
  }

  /// How an icon is turned, in its own square.
  package enum Turn: Hashable, Sendable {
    case none
    /// Degrees to the right.
    case by(Int)
    /// Left for right.
    case mirrored
  }

  package var layers: [Layer]
  /// Whether a stroke crosses the symbol out.
  package var isSlashed = false

  package init(layers: [Layer], isSlashed: Bool = false) {
    self.layers = layers
    self.isSlashed = isSlashed
  }

  package init(_ icon: String) {
    self.init(layers: [Layer(icon: icon, frame: Self.all)])
  }

  package init(stringLiteral icon: String) {
    self.init(icon)
  }

  /// The icons it is made of.
  package var icons: [String] { layers.map(\.icon) }

  static let all = CGRect(x: 0, y: 0, width: 16, height: 16)
}

// MARK: - Compositions

extension SymbolEntry {
  /// What a symbol may stand in.
  package enum Enclosure: String, CaseIterable, Sendable {
    case circle
    case square
    case rectangle
    case diamond
    case triangle
    case shield
    case app
    case octagon
    case bubble

    /// The icon for the outline.
    var icon: String {
      switch self {
      case .circle: "circle"
      case .square, .app: "square"
      case .rectangle: "own:rectangle"
      case .diamond: "diamond"
      case .triangle: "triangle"
      case .shield: "shield"
      case .octagon: "octagon"
      case .bubble: "chat-left"
      }
    }

    var filledIcon: String { icon + "-fill" }

    /// Where the content goes.
    var interior: CGRect {
      switch self {
      case .circle, .octagon: CGRect(x: 3.75, y: 3.75, width: 8.5, height: 8.5)
      case .square, .app: CGRect(x: 3.5, y: 3.5, width: 9, height: 9)
      case .rectangle: CGRect(x: 4, y: 4, width: 8, height: 8)
      case .diamond: CGRect(x: 4.5, y: 4.5, width: 7, height: 7)
      case .triangle: CGRect(x: 5, y: 6.5, width: 6, height: 6)
      case .shield: CGRect(x: 4.25, y: 3.5, width: 7.5, height: 7.5)
      case .bubble: CGRect(x: 4.25, y: 2.25, width: 7.5, height: 7.5)
      }
    }
  }

  /// The symbol made smaller, inside an outline or cut out of a filled form.
  package func enclosed(in enclosure: Enclosure, isFilled: Bool) -> SymbolEntry {
    let outer = Layer(
      icon: isFilled ? enclosure.filledIcon : enclosure.icon,
      frame: Self.all
    )
    var inner = fitted(into: enclosure.interior)
    if isFilled {
      for index in inner.indices { inner[index].role = .cutOut }
    }
    return SymbolEntry(layers: [outer] + inner, isSlashed: isSlashed)
  }

  /// The symbol with a small icon at the lower right.
  package func badged(_ badge: String) -> SymbolEntry {
    let frame = CGRect(x: 9, y: 9, width: 7, height: 7)
    return SymbolEntry(
      layers: layers + [Layer(icon: badge, frame: frame, role: .badge)],
      isSlashed: isSlashed
    )
  }

  /// The symbol crossed out.
  package func slashed() -> SymbolEntry {
    SymbolEntry(layers: layers, isSlashed: true)
  }

  /// An icon three times side by side, the middle one larger.
  static func trio(_ icon: String) -> SymbolEntry {
    let frames = [
      CGRect(x: -2, y: 5, width: 7.5, height: 7.5), CGRect(x: 10.5, y: 5, width: 7.5, height: 7.5),
      CGRect(x: 3, y: 2.5, width: 10, height: 10),
    ]
    return SymbolEntry(layers: frames.map { Layer(icon: icon, frame: $0) })
  }

  private func fitted(into frame: CGRect) -> [Layer] {
    let scale = frame.width / Self.all.width
    return layers.map { layer in
      var layer = layer
      layer.frame = CGRect(
        x: frame.minX + layer.frame.minX * scale,
        y: frame.minY + layer.frame.minY * scale,
        width: layer.frame.width * scale,
        height: layer.frame.height * scale
      )
      return layer
    }
  }
}
