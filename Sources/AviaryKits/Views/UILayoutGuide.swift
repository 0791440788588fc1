import AviaryGeometry
public import Foundation

/// A rectangle that rules are made of.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// Which part of a view it is.
  enum Part {
    /// Only rules tell, which nobody solves.
    case ruled
    /// All of it.
    case all
    /// What no bar covers.
    case safeArea
    /// What is within its margins.
    case margins
    /// What is scrolled in it.
    case content
    /// Nothing, at its lower edge.
    case lowerEdge
  }

  /// The rules of the view whose rectangle it is.
  var rules: [NSLayoutConstraint] = []
  /// The view whose edges these are; nil for those of the rectangle itself.
  weak var item: AnyObject?
  private let part: Part

  /// An empty one.
  @MainActor @preconcurrency public override init() {
    part = .ruled
    super.init()
  }

  init(_ view: UIView, _ part: Part) {
    self.part = part
    super.init()
    owningView = view
  }

  /// The view that it is in; nil for none.
  open internal(set) weak var owningView: UIView?
  /// What it is found by.
  open var identifier = ""

  /// Where it is in its view, in points; `.zero` where only rules tell, since nobody solves them.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch part {
    case .ruled: return .zero
    case .all: return view.bounds
    case .safeArea: return view.bounds.within(view.safeAreaInsets)
    case .margins: return view.bounds.within(view.layoutMargins)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .lowerEdge:
      return CGRect(x: view.bounds.minX, y: view.bounds.maxY, width: view.bounds.width, height: 0)
    }
  }

  /// The rules about how wide or high it is and where it lies: those of its view that name it.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraints.filter { $0.firstItem === self || $0.secondItem === self } ?? []
  }

  /// The leading edge.
  public private(set) lazy var leadingAnchor = NSLayoutXAxisAnchor(self, .leading)
  /// The trailing edge.
  public private(set) lazy var trailingAnchor = NSLayoutXAxisAnchor(self, .trailing)
  /// The left edge.
  public private(set) lazy var leftAnchor = NSLayoutXAxisAnchor(self, .left)
  /// The right edge.
  public private(set) lazy var rightAnchor = NSLayoutXAxisAnchor(self, .right)
  /// The upper edge.
  public private(set) lazy var topAnchor = NSLayoutYAxisAnchor(self, .top)
  /// The lower edge.
  public private(set) lazy var bottomAnchor = NSLayoutYAxisAnchor(self, .bottom)
  /// The width.
  public private(set) lazy var widthAnchor = NSLayoutDimension(self, .width)
  /// The height.
  public private(set) lazy var heightAnchor = NSLayoutDimension(self, .height)
  /// The middle from left to right.
  public private(set) lazy var centerXAnchor = NSLayoutXAxisAnchor(self, .centerX)
  /// The middle from top to bottom.
  public private(set) lazy var centerYAnchor = NSLayoutYAxisAnchor(self, .centerY)
  private(set) lazy var firstBaselineAnchor = NSLayoutYAxisAnchor(self, .firstBaseline)
  private(set) lazy var lastBaselineAnchor = NSLayoutYAxisAnchor(self, .lastBaseline)
}

/// A rectangle that follows something at an edge, of UIKit; nothing moves it here.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// Says which rules count while it is at an edge; kept.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { near[edge] = trackingConstraints }
  /// The rules that count while it is at an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge] ?? []
  }
  /// Says which rules count while it is away from an edge; kept.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { away[edge] = trackingConstraints }
  /// The rules that count while it is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge] ?? []
  }
  /// Forgets all rules.
  open func removeAllTrackedConstraints() { (near, away) = ([:], [:]) }
}

/// The rectangle of a keyboard, of UIKit: without height, at the lower edge, as there is none.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that lies over the window; kept.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area where there is no keyboard; kept.
  open var usesBottomSafeArea = true
  /// Room above the keyboard in which a finger takes it along, in points; kept.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// Puts a rectangle into it that rules are made of.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a rectangle out of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The radius of a corner, in points: its layer's, where the corner has it.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let isRound = corners.contains {
      corner.contains($0.0) && layer.maskedCorners.contains($0.1)
    }
    return isRound ? layer.cornerRadius : 0
  }
}

extension CGRect {
  /// What is left of it within some room at its edges.
  fileprivate func within(_ room: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + room.left,
      y: minY + room.top,
      width: max(0, width - room.left - room.right),
      height: max(0, height - room.top - room.bottom)
    )
  }
}
