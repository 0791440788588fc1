@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import Foundation

/// Something that a person drags: from the moment it is lifted until it has come to rest.
///
/// Used on the main thread only.
package final class Drag {
  /// Tells drags of a tree apart.
  package let number: Int
  /// What is handed over, a provider for each thing; empty for what stays with the one who lifted it.
  ///
  /// Of what comes from another program, what is known of it so far; the data is there once it is dropped.
  package private(set) var providers: [NSItemProvider]
  /// Grows with each change of what is handed over.
  private(set) var revision = 0
  /// Who began it; nil for what comes from elsewhere.
  package weak var origin: (any DragOrigin)?
  /// Where it was lifted, in the root's space.
  package let start: CGPoint
  /// Where the pointer is, in the root's space.
  package internal(set) var location: CGPoint {
    didSet { farthest = max(farthest, start.distance(to: location)) }
  }
  /// How far from its start it was at most, in points.
  private(set) var farthest: CGFloat = 0
  /// Whether a finger has lifted it by holding it.
  package var isHeld = false
  /// What is drawn under the pointer, the first on top.
  package var pictures: [DragPicture]
  /// How many things are dragged.
  package var count: Int
  /// What is drawn over the pictures to say how many things there are; nil for nothing.
  package internal(set) var badge: DragPicture?
  /// Whether it began in this program.
  package let isLocal: Bool
  /// What whoever takes it may do with it, as whoever lifted it allows.
  package var allowed: Set<DropOperation> = [.copy, .move]
  /// What other programs may do with it.
  package var allowedOutside: Set<DropOperation> = [.copy]
  /// Whether the desktop shows what is dragged: then the tree does not.
  package internal(set) var isShownByDesktop = false
  /// What those that take part keep with it, by type.
  private var notes: [ObjectIdentifier: (value: Any, isOfTree: Bool)] = [:]
  /// Where the pictures go once it is let go; nil for nowhere: they vanish.
  package var landing: (() -> CGPoint?)?
  /// Called once the pictures have come to rest, or are gone.
  package var whenAtRest: [() -> Void] = []

  /// - Parameters:
  ///   - root: The tree in which it is dragged.
  ///   - providers: What is handed over.
  ///   - origin: Who lifts it; nil for what comes from elsewhere.
  ///   - start: Where the pointer was when it was lifted, in the root's space.
  ///   - pictures: What is drawn under the pointer, the first on top.
  package init(
    in root: ViewRoot,
    providers: [NSItemProvider],
    origin: (any DragOrigin)?,
    start: CGPoint,
    pictures: [DragPicture]
  ) {
    number = root.makeNumber()
    self.providers = providers
    self.origin = origin
    isLocal = origin != nil
    self.start = start
    location = start
    self.pictures = pictures
    count = providers.count
  }

  /// The drag of another tree of the program, over this one.
  ///
  /// - Parameters:
  ///   - other: What leads it where it began, who is told of its end.
  ///   - root: The tree over which it is now.
  ///   - location: Where the pointer is, in that root's space.
  package init(continuing other: Drag, in root: ViewRoot, at location: CGPoint) {
    number = root.makeNumber()
    providers = other.providers
    isLocal = true
    start = location
    self.location = location
    pictures = []
    count = other.count
    allowed = other.allowed
    isShownByDesktop = true
    notes = other.notes.filter { !$0.value.isOfTree }
  }

  /// Something else is known to be handed over: views are asked anew whether they take it.
  package func setProviders(_ providers: [NSItemProvider]) {
    self.providers = providers
    revision += 1
  }

  /// How far it was dragged, in points.
  package var distance: CGSize {
    CGSize(width: location.x - start.x, height: location.y - start.y)
  }

  /// What somebody keeps with the drag; nil for nothing of the type.
  package func note<Note>(_ type: Note.Type) -> Note? {
    notes[ObjectIdentifier(type)]?.value as? Note
  }

  /// Keeps something with the drag, in place of what was kept of its type.
  ///
  /// - Parameters:
  ///   - note: What is kept; nil for nothing.
  ///   - isOfTree: Whether it means nothing in other trees, to which the drag may go.
  package func setNote<Note>(_ note: Note?, isOfTree: Bool = false) {
    notes[ObjectIdentifier(Note.self)] = note.map { ($0, isOfTree) }
  }
}

/// Who lifts something, and is told what becomes of it.
package protocol DragOrigin: AnyObject {
  /// The pointer has moved.
  func dragDidMove(_ drag: Drag)

  /// It was let go, or called off.
  ///
  /// Called once a drag, after whoever took it.
  ///
  /// - Parameter operation: What was done with it; `.cancel` where nobody took it.
  func dragDidEnd(_ drag: Drag, _ operation: DropOperation)
}

extension DragOrigin {
  package func dragDidMove(_ drag: Drag) {}
}
