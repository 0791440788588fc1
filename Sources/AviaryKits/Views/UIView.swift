import AviaryEngine
import AviaryFoundation
public import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
public import AviaryQuartz
public import Foundation
public import QuartzCore

/// A view of UIKit: its values are kept.
///
/// It is there so that sources with `UIViewRepresentable` compile. Its colour is drawn there, what a program's own class
/// draws in `draw(_:)`, and views that SwiftUI has the like of: materials, signs that turn, texts, pictures, and views of
/// SwiftUI that are hosted; a box names others.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Where it is in the view around it, in points.
  open var frame: CGRect
  /// Its own rectangle, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Its middle in the view around it.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How it would be moved, turned and scaled, in its plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How it would be moved, turned and scaled: as its layer is.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The colour of its controls.
  open var tintColor: UIColor! = .tintColor
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is not seen.
  open var isHidden = false
  /// Whether nothing behind it is seen.
  open var isOpaque = true
  /// Whether what is beyond it is cut.
  open var clipsToBounds = false
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// How content fills it.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find it by.
  open var tag = 0
  /// Whether its frame makes rules for its layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What it keeps to when the view around it changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Room around its content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The views in it, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// The view around it; nil for none.
  open private(set) weak var superview: UIView?

  /// Its size when the views in it were placed, in points; nil where they never were.
  final var laidOutSize: CGSize?
  /// What tells the representable that shows it that it is to be drawn anew.
  final var shownBy: HostedChange? { ownShower ?? superview?.shownBy }
  /// The same, of the view that the representable has made itself.
  final weak var ownShower: HostedChange?
  /// The view of SwiftUI that it hosts; nil for none.
  var hostedContent: AnyView? { nil }
  /// What of SwiftUI's draws it, without the views in it; nil for nothing.
  var drawnContent: AnyView? { nil }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as there is room for.
    case scaleAspectFit
    /// So large that no room is left.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
  }

  /// What a view keeps to when the view around it changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Its height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// A view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    if !(coder is AppearanceCoder) { return nil }
  }

  /// Puts a view in front of the others in this one.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the others in this one, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Called before it comes into a view, or leaves one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when it came into a view, or left one.
  open func didMoveToSuperview() {}
  /// Called when a view came into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before it comes into a window; never here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when it comes to be seen in a representable, and when it is no longer.
  open func didMoveToWindow() {}
  /// Called when what it adapts to changed; never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What a view without a size of its own says for its width or height.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// What is drawn of it, of the class that `layerClass` tells.
  open private(set) lazy var layer: CALayer =
    makeObject(type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
  public final private(set) lazy var _guide = UILayoutGuide()
  /// The rectangles in it that rules are made of.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The rectangle that no bar covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(self, .safeArea)
  /// The rectangle within its margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(self, .margins)
  /// The rectangle in which lines of text can be read well: its own.
  open private(set) lazy var readableContentGuide = UILayoutGuide(self, .all)
  /// The rectangle of a keyboard: without height, at the lower edge, as there is none.
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(self, .lowerEdge)
  /// Whether its colour is as it is or grey; kept.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether it can be where keys go that move between views: no.
  open var canBecomeFocused: Bool { false }
  /// Whether it is where keys go that move between views: never.
  open var isFocused: Bool { false }
  /// Asks where keys are to go; views of SwiftUI have them.
  open func setNeedsFocusUpdate() {}
  /// Asks at once where keys are to go; views of SwiftUI have them.
  open func updateFocusIfNeeded() {}

  /// Whether a view's colour is as it is or grey.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view around it.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }
  /// Which appearance it has.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Draws what it shows into the current context, in UIKit's drawing.
  ///
  /// The view of a `UIHostingController` draws its SwiftUI view; others draw nothing, which is told
  /// once.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - afterUpdates: Counts for nothing: what is newest is drawn.
  /// - Returns: Whether something was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    Missing.tell("\(type(of: self)).drawHierarchy", "views of UIKit are not drawn")
    return false
  }

  /// This view, or one in it, with a number; nil where there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The window that it is in; nil for none.
  ///
  /// In a representable it is that of the views around it; in a picture that a view is drawn into there is none.
  open var window: UIWindow? { superview?.window ?? ownWindow }
  /// The window whose controller's view it is.
  final weak var ownWindow: UIWindow?
  /// The size of its content, -1 for no size of its own.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// What it is as large as; its size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Places the views in it; by default nothing.
  ///
  /// Called for a view in a representable, and for those in it, when they are shown and where their size changes.
  open func layoutSubviews() {}
  /// Which way it is read.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
  /// Called when its margins change; never here.
  open func layoutMarginsDidChange() {}
  /// Places the views in it at once.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Asks for the views in it to be placed; nothing draws them.
  open func setNeedsLayout() {}
  /// Asks for it to be drawn anew, where a representable shows it.
  open func setNeedsDisplay() { shownBy?.send() }
  /// Draws it; by default nothing.
  ///
  /// Called in a representable for a view of a program's own whose superclass is `UIView`, with a current context.
  open func draw(_ rect: CGRect) {}
  /// Draws its layer; by default nothing, and nothing asks.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Places what is in its layer: places the views in it.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Called when it was made of an interface file; never here.
  open func awakeFromNib() {}
  /// Called before an interface file's designer shows it; never here.
  open func prepareForInterfaceBuilder() {}
  /// Whether a movement of fingers may begin: it may; never asked here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The shape that its controls point at; nil for its own.
  open var focusGroupIdentifier: String?
  /// What it is kept by over the program's runs; kept.
  open var restorationIdentifier: String?
  /// Whether it has a menu of its own for a large text; kept.
  open var showsLargeContentViewer = false
  /// Whether its frame follows rules, for all views of its kind: no.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What knows movements of fingers on it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Adds what knows movements of fingers, on a view that a representable makes.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes away what knows movements of fingers.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// The foremost view at a point that takes touches: one in it, or itself; nil beside it, and
  /// where it is hidden, nearly clear, or takes no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
  /// Whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// What is seen of it, by its opacity; nil for all.
  open var mask: UIView?
  /// Which way its content runs.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Room around its content, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }
  /// Whether its margins lie within the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins of the view around it count.
  open var preservesSuperviewLayoutMargins = false
  /// Whether it takes several fingers.
  open var isMultipleTouchEnabled = false
  /// Whether it takes touches alone.
  open var isExclusiveTouch = false
  /// Whether the views in it follow its size.
  open var autoresizesSubviews = true
  /// How many pixels a point has.
  open var contentScaleFactor: CGFloat = 1
  /// What it does.
  open var interactions: [any UIInteraction] = []
  /// The kind of layer it has.
  open class var layerClass: AnyClass { CALayer.self }
  /// Called when its colour changed; never here.
  open func tintColorDidChange() {}
  /// Called when what lies around it changed; never here.
  open func safeAreaInsetsDidChange() {}
  /// Called when a view leaves this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Makes its rules; by default nothing.
  open func updateConstraints() {}
  /// Makes its rules, where they were asked for.
  open func updateConstraintsIfNeeded() { updateConstraints() }
  /// Asks for its rules; nobody solves them.
  open func setNeedsUpdateConstraints() {}
  /// Says that the size of its content changed; nobody asks for it.
  open func invalidateIntrinsicContentSize() {}
  /// Asks for a part of it to be drawn anew: all of it is, where a representable shows it.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// How large its rules make it: its size, since nobody solves them.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// How large its rules make it: its size, since nobody solves them.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  /// A view that shows what it shows; nil, since nothing draws it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// Takes the keyboard from the text that is edited, wherever it is in the program; whether it does: always.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    _ = FocusController.endEditing()
    return true
  }

  /// The size for which a view is as small as its rules let it.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size for which a view is as large as its rules let it.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What lies around it; none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// What it adapts to: as the view around it, or what is current, with what was said for it.
  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? .current).with(traitOverrides, overrideUserInterfaceStyle)
  }
  /// What was said for it and the views in it.
  open var traitOverrides: any UITraitOverrides = TraitValues()

}
