public import AviaryInteraction
public import Foundation

/// What becomes of what is dropped on a view of UIKit.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// It may not be dropped there.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What would become of what is dropped, of UIKit: kept.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// What becomes of it.
  public let operation: UIDropOperation
  /// Whether it is dropped at its very place.
  open var isPrecise = false
  /// Whether a small picture of it is shown.
  open var prefersFullSizePreview = false

  /// What would become of it.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A thing that is dragged, of UIKit: kept.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What is handed on.
  public let itemProvider: NSItemProvider
  /// What the program keeps of it; nil for nothing.
  open var localObject: Any?

  /// A thing that hands something on.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What goes on while things are dragged, of UIKit; nothing ever does, as views of SwiftUI are.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// Whether they may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether they stay in the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where they are, in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether one of them is of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// What goes on while things are dragged from a view of UIKit; nothing ever does.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What the program keeps of it; nil for nothing.
  var localContext: Any? { get set }
}

/// What goes on while things are dragged over a view of UIKit; nothing ever does.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the program; nil for another one.
  var localDragSession: (any UIDragSession)? { get }
}

/// What lets things be dropped on a view of UIKit: kept, and nothing is.
///
/// SwiftUI's `onDrop` takes them.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  /// Who is asked and told; never here.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops are taken at a time.
  open var allowsSimultaneousDropSessions = false

  /// What lets things be dropped.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it; that nothing is dropped is told once.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { Missing.tell("UIDropInteraction", "views of SwiftUI take drops by onDrop") }
  }
}

/// Who is asked and told of drops; never here.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether things can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Things come in.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would become of things.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Things go out.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Things are dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// It is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// They can.
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
    sessionDidEnd session: any UIDropSession
  ) {}
}

/// What lets things be dragged from a view of UIKit: kept, and nothing is; SwiftUI's `onDrag` does.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  /// Who is asked; never here.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether things can be dragged.
  open var isEnabled = true

  /// What lets things be dragged.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it; that nothing is dragged is told once.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { Missing.tell("UIDragInteraction", "views of SwiftUI are dragged by onDrag") }
  }
}

/// Who is asked for what is dragged; never here.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The things that a drag begins with; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
