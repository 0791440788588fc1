public import AviaryGraphics
public import Foundation

/// A field in which a person chooses a colour, of UIKit: its values are kept, and nothing draws it.
///
/// SwiftUI's `ColorPicker` is drawn.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// The colour; nil for none.
  open var selectedColor: UIColor?
  /// What is said above the colours.
  open var title: String?
  /// Whether something may shine through.
  open var supportsAlpha = true
  /// Whether a colour can be taken from the display.
  open var supportsEyedropper = true
  /// How many times brighter than white a colour may be.
  open var maximumLinearExposure: CGFloat = 1
}
