public import AviaryGraphics
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

  /// What is told; never here.
  open weak var delegate: (any UIScrollViewDelegate)?
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

  /// Scrolls it; nothing moves.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// Rows of UIKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Room beside the lines between rows, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of rows in points; -1 for their own.
  open var rowHeight: CGFloat = -1
  /// What is above all rows.
  open var tableHeaderView: UIView?
  /// What is below all rows.
  open var tableFooterView: UIView?
  /// Room above sections, in points.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// Whether rows can be chosen.
  open var allowsSelection = true
}

/// A row of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// What is shown behind it while it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// As usual.
    case `default` = 3
  }

  /// What is shown behind it while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What is shown behind it while it is chosen.
  open var selectedBackgroundView: UIView?
}

/// Things in a layout of UIKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Whether things can be chosen.
  open var allowsSelection = true
}
