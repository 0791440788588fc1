import AviaryGraphics
public import Foundation

/// Who is told how a view of UIKit is scrolled; never here.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person begins to scroll it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has scrolled it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It stands still.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// What is made larger by two fingers.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It was made larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Its content begins to be made larger or smaller.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Its content was made larger or smaller.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat)
  /// A person lets it go; where it will rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// It goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It arrived where it was sent.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether it may go to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It went to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// It may.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A view of UIKit that is scrolled: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// How the keyboard goes away while something is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// At once.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
  }

  /// What is told, as the views know it that have a delegate of another protocol.
  final weak var _delegate: (any UIScrollViewDelegate)?
  /// How far it is scrolled, in points.
  open var contentOffset = CGPoint.zero
  /// How large its content is, in points.
  open var contentSize = CGSize.zero
  /// Room around its content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it goes beyond its ends and back.
  open var bounces = true
  /// Whether it does so where there is nothing to scroll, up and down.
  open var alwaysBounceVertical = false
  /// Whether it does so where there is nothing to scroll, to the sides.
  open var alwaysBounceHorizontal = false
  /// Whether a bar tells how far it is scrolled up and down.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar tells how far it is scrolled to the sides.
  open var showsHorizontalScrollIndicator = true
  /// How the keyboard goes away while it is scrolled.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How small its content may become, as a factor.
  open var minimumZoomScale: CGFloat = 1
  /// How large its content may become, as a factor.
  open var maximumZoomScale: CGFloat = 1
  /// How large its content is, as a factor.
  open var zoomScale: CGFloat = 1

  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// A rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What bars over it and under it do to its room.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// They count where it can be scrolled.
    case scrollableAxes = 1
    /// They don't count.
    case never = 2
    /// They count.
    case always = 3
  }

  /// The colour of the bars that tell how far it is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// As suits the appearance.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What bars over it do to its room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Room around its content with that of bars, in points: none of those here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The colour of the bars that tell how far it is scrolled.
  open var indicatorStyle = IndicatorStyle.default
  /// Room around the bar that tells how far it is scrolled up and down, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the bar that tells how far it is scrolled to the sides, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around both bars, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether it keeps to one direction once a person scrolls it.
  open var isDirectionalLockEnabled = false
  /// Whether the bar of time takes it to the top.
  open var scrollsToTop = true
  /// Whether views in it hear of touches later.
  open var delaysContentTouches = true
  /// Whether it takes touches from views in it.
  open var canCancelContentTouches = true
  /// Whether its content goes beyond its sizes and back.
  open var bouncesZoom = true
  /// Whether a finger is on it: never.
  open var isTracking: Bool { false }
  /// Whether a person scrolls it: never.
  open var isDragging: Bool { false }
  /// Whether it goes on by itself: never.
  open var isDecelerating: Bool { false }
  /// Whether its content is made larger or smaller: never.
  open var isZooming: Bool { false }
  /// What knows that a person scrolls it; it never begins.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// What knows that a person makes its content larger; it never begins.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// What loads its content anew when it is pulled down; kept, and not shown.
  open var refreshControl: UIRefreshControl?
  /// The rectangle of its content, for rules.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(self, .content)
  /// The rectangle that it is seen in, for rules.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(self, .all)

  /// Scrolls it until a rectangle of its content is seen; nothing moves.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let origin = CGPoint(
      x: min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX),
      y: min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    )
    setContentOffset(origin, animated: animated)
  }
  /// Makes its content larger or smaller; nothing moves.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Shows a rectangle of its content as large as it can be; nothing moves.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }
  /// Whether a view in it hears of touches: it does; never asked here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
  /// Whether touches may be taken from a view in it: not from a control; never asked here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Called when its room with that of bars changed; never here.
  open func adjustedContentInsetDidChange() {}
  /// Whether the room of bars counts on its sides; kept.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Where a person begins to read, in points.
  open var contentAlignmentPoint = CGPoint.zero
  /// Shows for a moment how far it is scrolled; nothing is drawn.
  open func flashScrollIndicators() {}

  /// Scrolls it; nothing moves.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
