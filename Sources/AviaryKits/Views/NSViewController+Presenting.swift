import AviaryEngine
import Foundation

extension NSViewController {
  /// How one controller's view comes in place of another one's.
  public struct TransitionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// One fades as the other comes.
    public static let crossfade = TransitionOptions(rawValue: 0x1)
    /// The new one comes from below.
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    /// The new one comes from above.
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    /// The new one comes from the right.
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    /// The new one comes from the left.
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    /// The new one comes from where lines end.
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    /// The new one comes from where lines begin.
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    /// Views can be used meanwhile.
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)

    var isMoving: Bool { !subtracting(.allowUserInteraction).isEmpty }
  }

  /// The controllers that it presents; nil for none.
  public var presentedViewControllers: [NSViewController]? {
    presentations.isEmpty ? nil : presentations.map(\.controller)
  }

  /// Shows a controller in a window of its own, which is taken away as a person closes it.
  func presentInWindow(_ viewController: NSViewController) {
    guard viewController.presentingViewController == nil else { return }
    let window = NSWindow(contentViewController: viewController)
    window.styleMask = [.titled, .closable]
    window.own.isDialog = true
    viewController.presentingViewController = self
    presentations.append(NSViewControllerPresentation(controller: viewController, window: window))
    window.whenGone = { [weak self, weak viewController] in
      if let viewController { self?.forget(viewController) }
    }
    window.makeKeyAndOrderFront(nil)
  }

  /// It is not presented any more.
  func forget(_ viewController: NSViewController) {
    presentations.removeAll { $0.controller === viewController }
    viewController.presentingViewController = nil
  }
}

/// A controller that another one presents, and the window that shows it.
struct NSViewControllerPresentation {
  let controller: NSViewController
  let window: NSWindow
}
