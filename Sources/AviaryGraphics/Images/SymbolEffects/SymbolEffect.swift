/// An effect that symbol images are shown with.
///
/// What kinds of use an effect is for, its conformances to ``DiscreteSymbolEffect``, ``IndefiniteSymbolEffect``,
/// ``TransitionSymbolEffect`` and ``ContentTransitionSymbolEffect`` say.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is played when something happens, and is over then.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on, or holds what it has changed, until it is turned off.
public protocol IndefiniteSymbolEffect {}

/// An effect that symbols come and go with.
public protocol TransitionSymbolEffect {}

/// An effect that one symbol becomes another one with.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
///
/// Source: Apple's documentation of the Symbols framework, which names the effects and their options.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case appear(scalesUp: Bool)
    case disappear(scalesUp: Bool)
    case bounce(up: Bool)
    case pulse
    case variableColor(reverses: Bool, hides: Bool)
    case scale(up: Bool)
    case wiggle(SymbolWiggle)
    case breathe(fades: Bool)
    case rotate(clockwise: Bool)
    case replace(SymbolReplacementStyle)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

/// Which way a wiggle goes first.
enum SymbolWiggle: Hashable, Sendable {
  /// Back and forth along a line, in degrees clockwise from the right.
  case along(degrees: Double)
  /// Towards where text goes, or away from there.
  case reading(forward: Bool)
  case turning(clockwise: Bool)
}

/// How one symbol is replaced by another one.
enum SymbolReplacementStyle: Hashable, Sendable {
  /// The old one shrinks, then the new one grows.
  case downUp
  /// The old one grows, then so does the new one.
  case upUp
  /// The old one is gone at once, the new one grows.
  case offUp
}
