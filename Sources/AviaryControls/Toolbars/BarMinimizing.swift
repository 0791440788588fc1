import AviaryEngine
import AviaryStacks
import Foundation

/// When a bar gives its space to what is scrolled beside it.
enum BarMinimizing: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never

  /// Whether the bar ever gives way.
  var minimizes: Bool { self == .onScrollDown || self == .onScrollUp }

  /// Whether the bar is small after what is scrolled has come from one place to another; nil for as before.
  ///
  /// At the start the bar is whole, whatever led there. What is hardly longer than the space has it whole as well: there
  /// would be nothing left to scroll back.
  func isMinimized(from old: BarTravel, to new: BarTravel) -> Bool? {
    guard minimizes, new != old else { return nil }
    if new.distance <= 0 { return false }
    // Where the space is another one, nobody has scrolled: the bar itself may have made it so.
    guard new.room == old.room, new.distance != old.distance else { return nil }
    let isSmall = (new.distance > old.distance) == (self == .onScrollDown)
    return isSmall && new.longest <= new.barLength ? nil : isSmall
  }
}
