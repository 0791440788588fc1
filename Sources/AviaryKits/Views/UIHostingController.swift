public import AviaryEngine
public import Foundation

/// A controller of UIKit with a view of SwiftUI in it: the view is kept, and nothing shows it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    Missing.tell("UIHostingController", "its view is not shown; an App's scenes are")
  }

  /// None: there are no interface files here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// The size that the view takes in a room, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { HostedSize.of(rootView, in: size) }
}

/// A view of AppKit with a view of SwiftUI in it: the view is kept, and nothing shows it.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content

  /// A view of AppKit with a view in it.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    Missing.tell("NSHostingView", "its view is not shown; an App's scenes are")
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// The size that the view takes by itself, in points.
  open override var fittingSize: NSSize { HostedSize.of(rootView, in: nil) }
  /// The size that the view takes by itself, in points.
  open override var intrinsicContentSize: NSSize { fittingSize }
}

/// A controller of AppKit with a view of SwiftUI in it: the view is kept, and nothing shows it.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    Missing.tell("NSHostingController", "its view is not shown; an App's scenes are")
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// The size that the view takes in a room, in points.
  open func sizeThatFits(in size: NSSize) -> NSSize { HostedSize.of(rootView, in: size) }
}
