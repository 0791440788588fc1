public import AviaryGeometry
import Foundation

/// What a scroll view does.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// It rests.
  case idle
  /// A finger lies on it, and may be about to scroll.
  case tracking
  /// A person scrolls.
  case interacting
  /// It runs out after a gesture.
  case decelerating
  /// It goes to a place by itself.
  case animating

  /// Whether the scroll view moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// How large the scroll view is, and how far it is scrolled.
  public let geometry: ScrollGeometry
  /// The velocity in points a second; nil where the scroll view does not move.
  public let velocity: CGVector?
}

@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}
