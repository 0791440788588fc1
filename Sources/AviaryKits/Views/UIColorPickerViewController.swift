public import AviaryGraphics
public import Foundation

/// What a person chooses a colour with, of UIKit: kept, and nothing shows it.
///
/// SwiftUI's `ColorPicker` is shown.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// Who is told; never here.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor: UIColor = .black
  /// Whether something may shine through.
  open var supportsAlpha = true
  /// Whether a colour can be taken from the display.
  open var supportsEyedropper = true
}

/// Who is told of a colour that a person chose; never here.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// It is closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
