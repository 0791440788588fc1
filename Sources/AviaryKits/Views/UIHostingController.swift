import AviaryCairo
public import AviaryEngine
import AviaryGraphics
import AviaryQuartz
import AviaryQuartzViews
import AviaryStacks
public import Foundation

/// A controller of UIKit with a view of SwiftUI in it, which the windows of UIKit's programs show.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content { didSet { change.send() } }

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// None: there are no interface files here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// The size that the view takes in a room, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { HostedSize.of(rootView, in: size) }

  /// Whether its view pays no regard to safe areas; kept, since it has none.
  public final var _disableSafeArea = false

  /// Brings its view up to date: it is when it is drawn.
  public final func _render(seconds: Double) {}

  /// What of the view's size is told to what is around it; kept, since nothing asks.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Makes a view that draws what it shows where it is asked to.
  open override func loadView() { view = HostingContentView(self) }

  override func makeContent() -> AnyView {
    loadViewIfNeeded()
    return AnyView(rootView)
  }
}

/// What of a hosted view's size is told to what is around it.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As the content size that is preferred.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// As the view's own size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a `UIHostingController`: as large as the SwiftUI view wants to be, and drawn where
/// it is asked to.
final class HostingContentView<Content: View>: UIView {
  private weak var controller: UIHostingController<Content>?

  init(_ controller: UIHostingController<Content>) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.owner = self
  }

  required init?(coder: NSCoder) { nil }

  override var hostedContent: AnyView? { controller.map { KitContent.of($0) } }

  override var intrinsicContentSize: CGSize {
    controller.map { HostedSize.of($0.rootView, in: nil) } ?? .zero
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    controller.map { HostedSize.of($0.rootView, in: size) } ?? .zero
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let controller, rect.width > 0, rect.height > 0,
      let context = GraphicsStack.wanted(by: "UIView.drawHierarchy")
    else { return false }
    let content = controller.rootView
      .frame(width: rect.width, height: rect.height)
      .background(backgroundColor.map { Color(uiColor: $0) } ?? .clear)
    ImageRenderer(content: content).render { _, draw in
      context.upright(in: rect) { draw(context) }
    }
    return true
  }
}
