import Foundation

/// What effects look like over time. Apple publishes neither durations nor amounts: the numbers are ours.
extension SymbolEffectConfiguration {
  /// Whether the effect plays from rest to rest, or else holds what it has changed.
  var plays: Bool {
    switch kind {
    case .bounce, .pulse, .variableColor, .wiggle, .breathe, .rotate: true
    case .automatic, .appear, .disappear, .scale, .replace: false
    }
  }

  /// Whether the effect moves the symbol, rather than fading it alone.
  var moves: Bool {
    switch kind {
    case .pulse, .variableColor: false
    default: true
    }
  }

  /// Whether the effect pauses between one time and the next, unless told otherwise.
  var isPeriodic: Bool {
    switch kind {
    case .bounce, .wiggle: true
    default: false
    }
  }

  /// The seconds that the effect takes once.
  var duration: Double {
    switch kind {
    case .bounce, .wiggle: 0.6
    case .pulse, .variableColor: 1
    case .breathe: 2
    case .rotate: 1.5
    case .automatic, .appear, .disappear, .scale, .replace: 0.3
    }
  }

  /// The pose of an effect that plays.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1, at rest at both.
  ///   - isEven: Whether the effect goes on without a pause.
  ///   - isRightToLeft: Whether text goes to the left.
  /// - Returns: How the symbol is drawn.
  func pose(at progress: Double, isEven: Bool, isRightToLeft: Bool) -> SymbolPose {
    guard progress > 0, progress < 1 else { return .rest }
    /// 0 at both ends, 1 half way.
    let wave = (1 - cos(2 * .pi * progress)) / 2
    switch kind {
    case .bounce(let up):
      let swing = pow(1 - progress, 2) * sin(3 * .pi * progress)
      return SymbolPose(scale: 1 + (up ? 0.3 : -0.3) * swing)
    case .pulse: return SymbolPose(opacity: 1 - 0.7 * wave)
    case .variableColor(let reverses, let hides):
      // Without reversing, a fifth of the time is for going out.
      let weakness = reverses ? wave : progress < 0.2 ? progress / 0.2 : (1 - progress) / 0.8
      return SymbolPose(opacity: 1 - (hides ? 1 : 0.65) * weakness)
    case .wiggle(let way):
      return Self.wiggle(way, (1 - progress) * sin(4 * .pi * progress), isRightToLeft)
    case .breathe(let fades):
      return SymbolPose(scale: 1 + 0.15 * wave, opacity: fades ? 1 - 0.4 * wave : 1)
    case .rotate(let clockwise):
      let turn = isEven ? progress : progress.eased
      return SymbolPose(rotation: (clockwise ? 2 : -2) * .pi * turn)
    case .automatic, .appear, .disappear, .scale, .replace: return .rest
    }
  }

  private static func wiggle(
    _ way: SymbolWiggle,
    _ swing: Double,
    _ isRightToLeft: Bool
  ) -> SymbolPose {
    let degrees: Double
    switch way {
    case .turning(let clockwise):
      return SymbolPose(rotation: (clockwise ? swing : -swing) * .pi / 12)
    case .along(let angle): degrees = angle
    case .reading(let forward): degrees = forward == isRightToLeft ? 180 : 0
    }
    let radians = degrees * .pi / 180
    return SymbolPose(
      offset: CGPoint(x: cos(radians) * swing * 0.15, y: sin(radians) * swing * 0.15)
    )
  }

  /// The pose of an effect that holds what it has changed.
  ///
  /// - Parameters:
  ///   - amount: 0 for nothing, 1 for all of it.
  ///   - reducesMotion: Whether symbols that come and go only fade.
  /// - Returns: How the symbol is drawn.
  func pose(holding amount: Double, reducesMotion: Bool) -> SymbolPose {
    switch kind {
    case .scale(let up): SymbolPose(scale: 1 + (up ? 0.25 : -0.25) * amount)
    case .disappear(let up):
      .hidden(amount, isSmall: !up, reducesMotion: reducesMotion)
    case .appear(let up):
      .hidden(amount, isSmall: up, reducesMotion: reducesMotion)
    default: .rest
    }
  }
}

extension Double {
  /// From 0 to 1, slow at both ends.
  var eased: Double { self * self * (3 - 2 * self) }
}
