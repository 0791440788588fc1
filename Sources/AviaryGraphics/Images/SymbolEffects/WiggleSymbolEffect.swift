public import AviaryGeometry

/// Moves or turns a symbol back and forth.
public struct WiggleSymbolEffect: Hashable, Sendable {
  private var way = SymbolWiggle.turning(clockwise: true)

  /// To and fro, first to the left.
  public var left: Self { Self(way: .along(degrees: 180)) }
  /// To and fro, first to the right.
  public var right: Self { Self(way: .along(degrees: 0)) }
  /// Up and down, first up.
  public var up: Self { Self(way: .along(degrees: 270)) }
  /// Up and down, first down.
  public var down: Self { Self(way: .along(degrees: 90)) }
  /// To and fro, first to where text goes on.
  public var forward: Self { Self(way: .reading(forward: true)) }
  /// To and fro, first to where text comes from.
  public var backward: Self { Self(way: .reading(forward: false)) }
  /// Turns back and forth, first clockwise, as it does unless told otherwise.
  public var clockwise: Self { Self(way: .turning(clockwise: true)) }
  /// Turns back and forth, first counter-clockwise.
  public var counterClockwise: Self { Self(way: .turning(clockwise: false)) }

  /// Back and forth along a line.
  ///
  /// - Parameter angle: Where it goes first, in degrees clockwise from the right.
  /// - Returns: The effect.
  public func custom(angle: Double) -> Self { Self(way: .along(degrees: angle)) }

  /// Back and forth along a line.
  ///
  /// - Parameter angle: Where it goes first, clockwise from the right.
  /// - Returns: The effect.
  public func custom(angle: Angle) -> Self { custom(angle: angle.degrees) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(way)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves or turns a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
