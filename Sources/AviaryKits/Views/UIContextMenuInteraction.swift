import AviaryGraphics
public import Foundation

/// What is added to a view of UIKit; kept, and nothing does it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it is on; nil for none.
  var view: UIView? { get }
  /// Called before it comes to a view or leaves it.
  func willMove(to view: UIView?)
  /// Called when it came to a view or left it.
  func didMove(to view: UIView?)
}

/// What opens a menu on a view of UIKit: kept, and nothing opens it.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  /// Who is asked for the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// What opens a menu that is asked for.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it.
  open func didMove(to view: UIView?) { self.view = view }
  /// Takes the menu away, which is not shown.
  open func dismissMenu() {}
  /// Where the menu is opened, in a view; nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Who is asked for a menu; never here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is shown beside the menu; nil for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is shown as the menu goes; nil for the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// A person chose what is shown beside the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// What happens while a menu on a view of UIKit comes or goes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown beside it; nil for none.
  var previewViewController: UIViewController? { get }
  /// Changes values beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is shown beside a menu of UIKit becomes what is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows.
  case pop = 1
}

/// What happens while what is shown beside a menu of UIKit is opened.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it becomes what is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// A menu and what is shown beside it, of UIKit: kept.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// What it is found by; nil for nothing.
  public let identifier: (any NSCopying)?

  /// A menu.
  ///
  /// - Parameters:
  ///   - identifier: What it is found by; nil for nothing.
  ///   - previewProvider: What is shown beside it; nil for the view itself.
  ///   - actionProvider: Makes the menu of what the system offers; nil for none.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.actionProvider = actionProvider
    self.identifier = identifier
    super.init()
  }
}

extension UIView {
  /// Adds what it does; nothing does it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes away what it does.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
