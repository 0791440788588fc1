import AviaryFoundation
public import Foundation

/// What is done with something that is dragged.
public struct NSDragOperation: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// What has bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// It is linked to.
  public static let link = NSDragOperation(rawValue: 2)
  /// What the program says.
  public static let generic = NSDragOperation(rawValue: 4)
  /// What both programs agree on.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// It is moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// It is deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// All of these.
  public static let every = NSDragOperation(rawValue: UInt.max)
}

/// Where something is dragged to.
public enum NSDraggingContext: Int, Sendable {
  /// To another program.
  case outsideApplication = 0
  /// Within this one.
  case withinApplication = 1
}

/// What several things that are dragged look like.
public enum NSDraggingFormation: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// As they were.
  case none = 1
  /// One on the other.
  case pile = 2
  /// In a list.
  case list = 3
  /// In a stack.
  case stack = 4
}

/// What is dragged over a view of AppKit; none is here.
@MainActor @preconcurrency
public protocol NSDraggingInfo: NSObjectProtocol {
  /// The window that it is over.
  var draggingDestinationWindow: NSWindow? { get }
  /// What may be done with it.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// Where the pointer is, in the window.
  var draggingLocation: NSPoint { get }
  /// Where its picture is, in the window.
  var draggedImageLocation: NSPoint { get }
  /// What is dragged.
  var draggingPasteboard: NSPasteboard { get }
  /// Where it comes from, if that is in this program.
  var draggingSource: Any? { get }
  /// The number of this drag.
  var draggingSequenceNumber: Int { get }
  /// What several things look like.
  var draggingFormation: NSDraggingFormation { get set }
  /// Whether its picture moves to where it was dropped.
  var animatesToDestination: Bool { get set }
  /// How many things are taken over.
  var numberOfValidItemsForDrop: Int { get set }
  /// Has its picture move somewhere.
  func slideDraggedImage(to screenPoint: NSPoint)
}

/// What things may be dragged onto, of AppKit; never called here: SwiftUI's `dropDestination` is.
@MainActor @preconcurrency
public protocol NSDraggingDestination: NSObjectProtocol {
  /// Something came; what would be done with it.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Something moved; what would be done with it.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Something went.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// Something is to be dropped; whether it may.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Something was dropped; whether it was taken over.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Something was taken over.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// Dragging ended.
  func draggingEnded(_ sender: any NSDraggingInfo)
  /// Whether `draggingUpdated` is called while nothing moves.
  var wantsPeriodicDraggingUpdates: Bool { get }
}

extension NSDraggingDestination {
  /// Nothing.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Nothing.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Does nothing.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// It may.
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// It was not.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Does nothing.
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Does nothing.
  public func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// It is.
  public var wantsPeriodicDraggingUpdates: Bool { true }
}

/// What things are dragged from, of AppKit; never called here: SwiftUI's `draggable` is.
@MainActor @preconcurrency
public protocol NSDraggingSource: NSObjectProtocol {
  /// What may be done with what is dragged.
  func draggingSession(
    _ session: NSDraggingSession,
    sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Dragging begins.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// The pointer moved.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Dragging ended, and what was done.
  func draggingSession(
    _ session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  )
  /// Whether keys count for nothing.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}

extension NSDraggingSource {
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(
    _ session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
  /// They count.
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

/// Something that is dragged, of AppKit: its values are kept.
@MainActor @preconcurrency
open class NSDraggingItem: NSObject {
  /// What is dragged.
  public let item: Any
  /// Where its picture is, in points.
  open var draggingFrame = NSRect.zero
  /// Makes the parts of its picture.
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])?
  /// The parts of its picture; nil where nobody makes them.
  open var imageComponents: [NSDraggingImageComponent]? { imageComponentsProvider?() }

  /// What writes itself to a clipboard.
  public init(pasteboardWriter: any NSPasteboardWriting) {
    item = pasteboardWriter
    super.init()
  }

  /// Says where its picture is, and what it shows.
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    draggingFrame = frame
    let part = NSDraggingImageComponent(key: .icon)
    part.contents = contents
    part.frame = NSRect(origin: .zero, size: frame.size)
    imageComponentsProvider = { [part] }
  }
}

/// A part of the picture of what is dragged, of AppKit: its values are kept.
@MainActor @preconcurrency
open class NSDraggingImageComponent: NSObject {
  /// What it is found by.
  open var key: NSDraggingItem.ImageComponentKey
  /// What it shows.
  open var contents: Any?
  /// Where it is, in points.
  open var frame = NSRect.zero

  /// A part that is found by something.
  public init(key: NSDraggingItem.ImageComponentKey) {
    self.key = key
    super.init()
  }
}

extension NSDraggingItem {
  /// What a part of a picture is found by.
  public struct ImageComponentKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let icon = ImageComponentKey("icon")
    /// The words.
    public static let label = ImageComponentKey("label")
  }
}

/// A drag of AppKit, from its begin to its end: it has ended as it is made, with nothing done.
@MainActor @preconcurrency
open class NSDraggingSession: NSObject {
  /// What is dragged.
  public let draggingPasteboard = NSPasteboard(name: .drag)
  /// What several things look like.
  open var draggingFormation = NSDraggingFormation.default
  /// Whether pictures move back where nothing was taken over.
  open var animatesToStartingPositionsOnCancelOrFail = true
  /// Which thing is in front.
  open var draggingLeaderIndex = 0
  /// The number of this drag.
  open var draggingSequenceNumber: Int { 0 }
  /// Where the pointer is, on the screen: at the origin.
  open var draggingLocation: NSPoint { .zero }

  override init() { super.init() }
}
