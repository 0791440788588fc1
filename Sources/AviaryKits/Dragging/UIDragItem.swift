public import AviaryInteraction
public import Foundation

/// Something that is dragged, of UIKit: its values are kept, and SwiftUI's `draggable` drags.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What gives its data.
  public let itemProvider: NSItemProvider
  /// What stands for it within the program; nil for nothing.
  open var localObject: Any?
  /// Makes what is shown of it; nil for what is usual, and nothing asks.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Something whose data somebody gives.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Says that what is shown of it changed; nothing shows it.
  open func setNeedsDropPreviewUpdate() {}
}

/// What is shown of something that is dragged, of UIKit: kept.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What it looks like.
  public let parameters: UIDragPreviewParameters

  /// A view, and what it looks like.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// What something that is dragged looks like, of UIKit: its values are kept.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is shown of something that is dragged goes, of UIKit: kept.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown of something that is dragged, and where, of UIKit: kept.
open class UITargetedDragPreview: UITargetedPreview {}

/// What may be done with something that is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing, by the program's choice.
  case cancel = 0
  /// Nothing: it is not allowed.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What would be done with something that is held over a view, of UIKit: its values are kept.
@MainActor @preconcurrency
open class UIDropProposal: NSObject, NSCopying {
  /// What would be done.
  public let operation: UIDropOperation
  /// Whether it is held where nothing is shown of it.
  open var isPrecise = false
  /// Whether what is shown of it is not larger.
  open var prefersFullSizePreview = false

  /// What would be done.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// One with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a drag shows how many things are dragged.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// As usual.
  case `default` = 1
}

/// What a drag of UIKit and what it is held over know; never made here.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is, in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether only this program may take it.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether something of it has data of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether something of it can become objects of a class.
  func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether something of it has data of one of some types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Whether something of it can become objects of a class.
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag of UIKit, where it begins; never made here.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// What stands for it within the program; nil for nothing.
  var localContext: Any? { get set }
}

/// A drag of UIKit, where it is held over something; never made here.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this program; nil for others.
  var localDragSession: (any UIDragSession)? { get }
  /// How it shows how far its data has come.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of a class of what is dragged, and hands them on.
  @discardableResult
  func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
}

/// What happens beside a drag of UIKit that begins or ends.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes values beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
