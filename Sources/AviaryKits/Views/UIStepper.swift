import AviaryGraphics
import Foundation

/// A value that is stepped through, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How far a step is.
  open var stepValue: Double = 1
  /// Whether it goes on from one end at the other.
  open var wraps = false
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// Whether it tells values while it is held.
  open var isContinuous = true
}
