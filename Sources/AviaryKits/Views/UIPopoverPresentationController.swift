public import AviaryGraphics
public import Foundation

/// What points from something, of UIKit: its values are kept, and nothing shows it.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Who is asked and told; never here.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { _delegate as? any UIPopoverPresentationControllerDelegate }
    set { _delegate = newValue }
  }
  /// The view that it points from.
  open var sourceView: UIView?
  /// Where in that view, in points.
  open var sourceRect = CGRect.zero
  /// The item of a bar that it points from.
  open var barButtonItem: UIBarButtonItem?
  /// Which ways it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// Which way it points: not known, since it is not shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether it may lie over what it points from.
  open var canOverlapSourceViewRect = false
  /// Views beside it that can be used meanwhile.
  open var passthroughViews: [UIView]?
  /// Room that it keeps to the window's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// What it points from: a view or the item of a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sheet that it becomes in little room: kept, and not shown.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: nil
    )
}

/// What something can point from, of UIKit.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Who is asked and told about what points from something; never here.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Whether a person may close it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A person closed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// A person may.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Which way something points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
