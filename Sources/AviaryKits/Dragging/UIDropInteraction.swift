import AviaryGraphics
public import Foundation

/// What lets things be dropped on a view of UIKit: kept, and SwiftUI's `onDrop` is called.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who is told what is dropped; never here.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  /// Whether several drags at once are taken; kept.
  open var allowsSimultaneousDropSessions = false

  /// What lets things be dropped on a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it; says once that SwiftUI's drops are called.
  open func didMove(to view: UIView?) {
    self.view = view
    guard view != nil else { return }
    Missing.tell("UIDropInteraction", "drops are taken with SwiftUI's dropDestination and onDrop")
  }
}

/// Who is told what is dropped on a view of UIKit; never here.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether it takes what is dragged.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  /// What is dragged came over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  )
  /// What would be done with what is over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// What is dragged left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  )
  /// What is dragged was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  )
  /// What was dropped has come to rest.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  )
  /// The drag ended.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  )
  /// What is shown of something that is dropped; nil for nothing.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Something that was dropped comes to rest.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

extension UIDropInteractionDelegate {
  /// It does.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {}
  /// What is usual.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
