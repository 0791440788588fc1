public import Foundation
public import QuartzCore

/// Changes of layers that belong together: made at once, since nothing draws layers.
public enum CATransaction {
  /// Begins changes.
  public static func begin() {}
  /// Ends changes.
  public static func commit() {}
  /// Makes changes now.
  public static func flush() {}
  /// Says whether changes are at once; they are.
  public static func setDisableActions(_ flag: Bool) {}
  /// Says how long changes take, in seconds; they take no time.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Says what is done when changes are over: done at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  /// Says which pace changes have; they take no time.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Whether changes are at once: they are.
  public static func disableActions() -> Bool { true }
  /// How long changes take, in seconds: no time.
  public static func animationDuration() -> CFTimeInterval { 0 }
}
