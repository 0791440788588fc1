import Foundation
import Observation

/// Whether a window has the whole screen, and what gives it that.
@MainActor
@Observable
package final class FullScreenSwitch {
  package var isOn = false
  /// Whether people may give it the screen; they may take it away at all times.
  package var isAllowed = true
  /// Gives the window the whole screen, or takes that away.
  @ObservationIgnored package var toggle: @MainActor () -> Void = {}

  package nonisolated init() {}
}
