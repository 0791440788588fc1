import AviaryGraphics
public import Foundation

/// What does something when a drag is held over a view of UIKit: kept, and never called here.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// What does something when a drag is held over a view.
  ///
  /// - Parameter handler: What it does; never called here.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it; says once that it never does anything.
  open func didMove(to view: UIView?) {
    self.view = view
    guard view != nil else { return }
    Missing.tell("UISpringLoadedInteraction", "drags that are held over a view open nothing")
  }
}

/// How far a drag is that is held over a view of UIKit.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// It is not held.
  case inactive = 0
  /// It could be.
  case possible = 1
  /// It soon opens.
  case activating = 2
  /// It opened.
  case activated = 3
}

/// Where something is held over a view of UIKit; never made here.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is shown as held over; nil for that of the interaction.
  var targetView: UIView? { get set }
  /// What of it is shown as held over; nil for all.
  var targetItem: Any? { get set }
  /// Where it is held, in a view, in points.
  func location(in view: UIView?) -> CGPoint
}

/// What opens when a drag is held over it, of UIKit.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it opens when a drag is held over it.
  var isSpringLoaded: Bool { get set }
}
