public import AviaryEngine
public import Foundation

/// A view of AppKit with a view of SwiftUI in it, which windows show whose content it is or lies
/// in.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content { didSet { change.send() } }

  /// A view of AppKit with a view in it.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  override var hostedContent: AnyView? {
    AnyView(HostedContent(change: change) { [unowned self] in rootView })
  }

  /// Which sizes of the view become rules; kept: nobody solves rules.
  open var sizingOptions = NSHostingSizingOptions.standardBounds
  /// The size that the view takes by itself, in points.
  open override var fittingSize: NSSize { HostedSize.of(rootView, in: nil) }
  /// The size that the view takes by itself, in points.
  open override var intrinsicContentSize: NSSize { fittingSize }
}

/// A controller of AppKit with a view of SwiftUI in it, which windows show that it is given to.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content {
    didSet { (viewIfLoaded as? NSHostingView<Content>)?.rootView = rootView }
  }

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a view that hosts it.
  open override func loadView() {
    let hosting = NSHostingView(rootView: rootView)
    hosting.sizingOptions = sizingOptions
    view = hosting
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// Which sizes of the view become rules; with `preferredContentSize` it is the controller's size.
  open var sizingOptions = NSHostingSizingOptions.standardBounds {
    didSet { (viewIfLoaded as? NSHostingView<Content>)?.sizingOptions = sizingOptions }
  }
  /// The size that it would like, in points: its view's own where `sizingOptions` say so.
  open override var preferredContentSize: NSSize {
    get {
      guard sizingOptions.contains(.preferredContentSize) else { return super.preferredContentSize }
      return HostedSize.of(rootView, in: nil)
    }
    set { super.preferredContentSize = newValue }
  }

  /// The size that the view takes in a room, in points.
  open func sizeThatFits(in size: NSSize) -> NSSize { HostedSize.of(rootView, in: size) }
}

/// Which sizes of a hosted view become rules for what is around it.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The least size.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The size that the view takes by itself.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The greatest size.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The size that the view takes by itself, as its controller's.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// The least size, the greatest, and that which the view takes by itself.
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}
