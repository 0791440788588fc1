import AviaryGeometry
import Foundation

/// One effect of one symbol over time.
struct SymbolEffectRun {
  private(set) var request: SymbolEffectRequest
  /// What plays; nil at rest.
  private var cycles: SymbolCycles?
  /// How much of what the effect holds is there.
  private var hold: SymbolRamp

  /// An effect that nothing has happened to yet.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - isSeen: Whether its beginning is to be seen: a symbol that appears does so then.
  init(_ request: SymbolEffectRequest, isSeen: Bool) {
    self.request = request
    hold = SymbolRamp(at: Self.end(of: request))
    if isSeen, request.isActive, case .appear = request.configuration.kind { playAppearance() }
  }

  /// How much is held once nothing moves; what appears is there then.
  private static func end(of request: SymbolEffectRequest) -> Double {
    if case .appear = request.configuration.kind { return 0 }
    return request.isActive ? 1 : 0
  }

  private var holdDuration: Double { request.configuration.duration / request.options.rate }

  private mutating func playAppearance() {
    hold = SymbolRamp(at: 1)
    hold.go(to: 0, in: holdDuration)
  }

  /// The effect is asked for in another way.
  ///
  /// - Parameters:
  ///   - new: What is asked for, with the same kind of effect.
  ///   - isSeen: Whether somebody sees it over time.
  mutating func change(to new: SymbolEffectRequest, isSeen: Bool) {
    let old = request
    request = new
    if new.configuration.plays {
      cycles?.change(to: new)
      switch (old.trigger, new.trigger) {
      case (.value(let before), .value(let now)): if before != now { if isSeen { play() } }
      case (_, .active(true)): if !old.isActive || old.count != new.count { if isSeen { play() } }
      case (_, .active(false)): cycles?.finish()
      case (.active, .value): cycles?.finish()
      }
    } else if new.isActive != old.isActive {
      if case .appear = new.configuration.kind {
        if new.isActive { playAppearance() } else { hold.go(to: 0, in: holdDuration) }
      } else {
        hold.go(to: Self.end(of: new), in: holdDuration)
      }
    }
    if !isSeen { rest() }
  }

  /// Time passes from now on, or the effect may be seen again.
  mutating func begin() {
    if request.isActive, request.configuration.plays, cycles == nil { play() }
  }

  private mutating func play() {
    if cycles == nil { cycles = SymbolCycles(request) } else { cycles?.playAgain(request.count) }
  }

  /// Goes to where nothing moves.
  mutating func rest() {
    cycles = nil
    hold = SymbolRamp(at: Self.end(of: request))
  }

  mutating func advance(by seconds: Double) {
    hold.advance(by: seconds)
    cycles?.advance(by: seconds)
    if cycles?.isOver == true { cycles = nil }
  }

  /// The seconds until something moves; nil for never.
  var delay: Double? {
    if !hold.isAtRest { return 0 }
    return cycles?.delay
  }

  func pose(isRightToLeft: Bool, reducesMotion: Bool) -> SymbolPose {
    let configuration = request.configuration
    guard configuration.plays else {
      return configuration.pose(holding: hold.value, reducesMotion: reducesMotion)
    }
    guard let cycles else { return .rest }
    return configuration.pose(
      at: cycles.progress,
      isEven: cycles.isEven,
      isRightToLeft: isRightToLeft
    )
  }
}

/// Where an effect is that is played again and again.
struct SymbolCycles {
  /// Seconds of the effect, and of the pause behind it.
  private var length: Double
  private var pause: Double
  /// Seconds since the effect began to be played the last time.
  private var time = 0.0
  /// How many times are left, the one under way included; nil for no end.
  private var left: Int?

  init(_ request: SymbolEffectRequest) {
    (length, pause) = Self.lengths(request)
    left = request.count
  }

  private static func lengths(_ request: SymbolEffectRequest) -> (Double, Double) {
    let configuration = request.configuration
    return (
      configuration.duration / request.options.rate,
      request.options.pause(isPeriodic: configuration.isPeriodic)
    )
  }

  /// Takes over how fast the effect is, and stays where it is.
  mutating func change(to request: SymbolEffectRequest) {
    let (progress, waited) = (progress, max(0, time - length))
    (length, pause) = Self.lengths(request)
    time = progress < 1 ? progress * length : length + waited
  }

  /// Plays so many times more when the time under way is over; nil for no end.
  mutating func playAgain(_ count: Int?) {
    if progress >= 1 {
      time = 0
      left = count
    } else {
      left = count.map { $0 + 1 }
    }
  }

  /// Ends with the time that is under way.
  mutating func finish() { left = progress < 1 ? 1 : 0 }

  mutating func advance(by seconds: Double) {
    time += max(0, seconds)
    guard time >= length + pause else { return }
    let rounds = (time / (length + pause)).rounded(.down)
    time -= rounds * (length + pause)
    // Far more rounds than anybody can count pass where nobody has told the time for long.
    if let left { self.left = rounds >= Double(left) ? 0 : left - Int(bounded: rounds) }
  }

  var isOver: Bool { left == 0 || (left == 1 && time >= length) }

  /// From 0 to 1; 1 in the pause.
  var progress: Double { min(time / length, 1) }

  /// Whether it goes on without a pause and without an end.
  var isEven: Bool { pause == 0 && left != 1 }

  /// The seconds until something moves.
  var delay: Double { progress < 1 ? 0 : max(0, length + pause - time) }
}

/// A number on its way to another one, slow at both ends.
struct SymbolRamp {
  private var start: Double
  private var end: Double
  private var length = 0.0
  private var time = 0.0

  init(at value: Double) { (start, end) = (value, value) }

  /// Goes to another value from where it is.
  mutating func go(to new: Double, in seconds: Double) {
    (start, end) = (value, new)
    (length, time) = (seconds, 0)
  }

  mutating func advance(by seconds: Double) { time = min(time + max(0, seconds), length) }

  var isAtRest: Bool { time >= length || start == end }

  var value: Double {
    isAtRest ? end : start + (end - start) * (time / length).eased
  }
}
