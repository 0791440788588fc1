/// How often and how fast a symbol effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repetition: Hashable, Sendable {
    /// As the effect and its use have it.
    case automatic
    /// So many times, at least once; the pause between them is the effect's own.
    case times(Int)
    /// Until it is turned off; the pause is the effect's own.
    case endless
    case behaving(RepeatBehavior)
  }

  var repetition = Repetition.automatic
  /// How many times as fast as usual; from 1/16 to 16.
  private(set) var rate = 1.0

  /// Once where something has happened, and on and on while the effect is active.
  public static let `default` = SymbolEffectOptions()

  /// On and on.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// So many times.
  ///
  /// - Parameter count: Less than 1 counts as 1; nil for what the effect does of itself.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Again in a certain way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// So many times as fast.
  ///
  /// - Parameter speed: 1 changes nothing; kept between 1/16 and 16.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// These options, on and on.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .endless } }

  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .times(1) } }

  /// These options, so many times.
  ///
  /// - Parameter count: Less than 1 counts as 1; nil for what the effect does of itself.
  /// - Returns: The options.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .times(max(1, $0)) } ?? .automatic }
  }

  /// These options, again in a certain way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = .behaving(behavior) }
  }

  /// These options, so many times as fast.
  ///
  /// - Parameter speed: 1 changes nothing; kept between 1/16 and 16.
  /// - Returns: The options.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.rate = speed.isNaN ? 1 : min(max(speed, 1.0 / 16), 16) }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolEffectOptions {
  /// In which way an effect is played again.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Whether nothing separates one time from the next.
    let isContinuous: Bool
    /// At least 1; nil for no end.
    let count: Int?
    /// Seconds between one time and the next; nil for the default.
    let delay: Double?

    /// On and on, without a pause.
    public static var continuous: RepeatBehavior {
      RepeatBehavior(isContinuous: true, count: nil, delay: nil)
    }

    /// On and on, with a pause after each time.
    public static var periodic: RepeatBehavior { .periodic() }

    /// Again after a pause.
    ///
    /// - Parameters:
    ///   - count: How many times; less than 1 counts as 1, nil for on and on.
    ///   - delay: The pause in seconds, not negative; nil for half a second.
    /// - Returns: The behavior.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        isContinuous: false,
        count: count.map { max(1, $0) },
        delay: delay.map { $0.isFinite ? max(0, $0) : 0 }
      )
    }
  }
}

extension SymbolEffectOptions {
  /// The pause of what is played at intervals, in seconds: Apple gives no number.
  private static var usualPause: Double { 0.5 }

  /// How many times an effect is played; nil for no end.
  func count(isDiscrete: Bool) -> Int? {
    switch repetition {
    case .automatic: isDiscrete ? 1 : nil
    case .times(let count): count
    case .endless: nil
    case .behaving(let behavior): behavior.count
    }
  }

  /// The seconds between one time and the next, for an effect that has pauses of itself or not.
  func pause(isPeriodic: Bool) -> Double {
    switch repetition {
    case .automatic, .times, .endless: isPeriodic ? Self.usualPause : 0
    case .behaving(let behavior): behavior.isContinuous ? 0 : behavior.delay ?? Self.usualPause
    }
  }
}
