import AviaryGraphics
public import Foundation

/// Who is asked which rows of UIKit are dragged; never here: SwiftUI's `draggable` is called.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged as a row is.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What more is dragged as a row is pressed meanwhile.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// What a row looks like that is dragged; nil for as usual.
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// A drag begins.
  func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  )
  /// A drag ended.
  func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  )
  /// Whether rows may be moved.
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether only this program may take rows.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As usual.
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  ) {}
  /// They may.
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Others may too.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Who is told what is dropped on rows of UIKit; never here: SwiftUI's `onDrop` is called.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// What is dragged was dropped.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Whether it takes what is dragged.
  func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool
  /// What is dragged came over the rows.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// What would be done with what is over the rows.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// What is dragged left the rows.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  )
  /// The drag ended.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  )
  /// What a row looks like that was dropped; nil for as usual.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// It does.
  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
  /// As usual.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What would be done with something that is held over rows of UIKit: its values are kept.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would be put.
  public enum Intent: Int, Sendable {
    /// Nowhere.
    case unspecified = 0
    /// Before or after a row.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// One of both, as it is held.
    case automatic = 3
  }

  /// Where it would be put.
  public let intent: Intent

  /// What would be done, and where it would be put.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// What would be done.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// Something that is dropped on rows of UIKit; never made here.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Which row it was; nil for what comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large what is shown of it is, in points.
  var previewSize: CGSize { get }
}

/// What puts what is dropped into rows of UIKit; never made here.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Which row it is dropped on; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// What was to be done.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has something come to rest at a row.
  ///
  /// - Parameters:
  ///   - dragItem: What is dragged.
  ///   - indexPath: Which one.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has something come to rest in a row.
  ///
  /// - Parameters:
  ///   - dragItem: What is dragged.
  ///   - indexPath: Which one.
  ///   - rect: A rectangle, in points.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
}
