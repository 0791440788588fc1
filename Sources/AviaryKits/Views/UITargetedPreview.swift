public import AviaryGeometry
public import AviaryGraphics
public import Foundation

/// What a view looks like where it is shown apart, of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject, NSCopying {
  /// The colour behind it; nil for the usual one.
  open var backgroundColor: UIColor?
  /// What of it is seen; nil for all.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow; nil for its own.
  open var shadowPath: UIBezierPath?

  /// As usual.
  @MainActor @preconcurrency public override init() { super.init() }

  /// As a text's lines are, where those are.
  ///
  /// - Parameter textLineRects: Where its lines are, as values of rectangles.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }

  /// One with the same values, on the main thread.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIPreviewParameters = onMainThread {
      let copy = UIPreviewParameters()
      copy.backgroundColor = backgroundColor
      copy.visiblePath = visiblePath
      copy.shadowPath = shadowPath
      return copy
    }
    return copy
  }
}

/// Where a view is shown apart, of UIKit: kept.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view that it is shown in.
  public let container: UIView
  /// Its middle in that view, in points.
  public let center: CGPoint
  /// How it is moved, turned and scaled.
  public let transform: CGAffineTransform

  /// A place in a view.
  ///
  /// - Parameters:
  ///   - container: The view that it is shown in.
  ///   - center: Its middle in that view, in points.
  ///   - transform: How it is moved, turned and scaled.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is shown apart, of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What it looks like.
  public let parameters: UIPreviewParameters
  /// Where it is shown.
  public let target: UIPreviewTarget

  /// A view in a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)
    )
  }

  /// A view where it is, as usual.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// How large the view is, in points.
  open var size: CGSize { view.bounds.size }

  /// The same view in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
