@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
public import CoreTransferable
public import Foundation
import UniformTypeIdentifiers

extension View {
  /// Lets things of a type be dropped on this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type; of a drag that has none of it the view hears nothing.
  ///   - action: Takes the things, at a point of the view's own space; returns whether it could.
  ///   - isTargeted: Told whether such a drag is over the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropDestinationModifier(
        isEnabled: true,
        types: { T.importedContentTypes().map(\.identifier) },
        canTake: { $0.canTransfer(to: T.self) },
        isTargeted: isTargeted,
        take: { providers, session in
          // What comes late was taken: nobody can be told otherwise any more.
          var isTaken = true
          NSItemProvider.transfer(to: T.self, providers) { items in
            isTaken = !items.isEmpty && action(items, session.location)
          }
          return isTaken
        }
      )
    )
  }

  /// Lets things of a type be dropped on this view.
  ///
  /// - Parameters:
  ///   - type: The type; of a drag that has none of it the view hears nothing.
  ///   - isEnabled: Whether it is a destination at all; true by default.
  ///   - action: Takes the things; what the drop does is decided by `dropConfiguration`.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropDestinationModifier(
        isEnabled: isEnabled,
        types: { T.importedContentTypes().map(\.identifier) },
        canTake: { $0.canTransfer(to: T.self) },
        isTargeted: { _ in },
        take: { providers, session in
          NSItemProvider.transfer(to: T.self, providers) { items in
            if !items.isEmpty { action(items, session) }
          }
          return true
        }
      )
    )
  }
}

extension DynamicViewContent {
  /// Lets things of a type be dropped between the elements, in a list.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - action: Puts the things into the data, before the element at an offset; the number of elements for the end.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(RowInsertionModifier(of: T.self, action: action))
  }
}

/// Lets things be dropped on a view.
nonisolated struct DropDestinationModifier: _NodeModifier {
  let isEnabled: Bool
  /// The identifiers of the types that are taken, the preferred one first.
  let types: () -> [String]
  /// Whether one of the things can be taken.
  let canTake: (NSItemProvider) -> Bool
  let isTargeted: (Bool) -> Void
  /// Takes the things, and says whether it could.
  let take: ([NSItemProvider], DropSession) -> Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DropDestinationNode(list, child, place)
  }
}

/// The node of a view on which things can be dropped.
final class DropDestinationNode: ModifierNode<DropDestinationModifier> {
  override func viewDidChange() {}

  override func willUnmount() {
    // What was said of the view is said no more, once the tree is at rest.
    if isTargeted { root.actions.append(("isTargeted", { self.isTargeted = false })) }
    super.willUnmount()
  }

  /// Whether a drag is over it that it would take.
  private var isTargeted = false {
    didSet {
      guard isTargeted != oldValue else { return }
      modifier.isTargeted(isTargeted)
      if isOnElement { invalidateDrawing() }
    }
  }

  /// Whether things are dropped onto an element that other elements could be moved beside, which is then marked.
  private var isOnElement: Bool {
    nearestAncestor(as: ReorderItemNode.self)?.collection.modifier.purpose == .container
  }

  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    guard isTargeted, isOnElement else { return }
    let values = EnvironmentValues(scope: environment)
    let bounds = CGRect(origin: .zero, size: size)
    let outline = Path(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: Self.markRadius)
    recorder.builder.fill(
      outline,
      resolveStyle(Color.accentColor.opacity(0.2), in: values),
      in: bounds
    )
    recorder.builder.stroke(
      outline,
      StrokeStyle(lineWidth: 2),
      resolveStyle(Color.accentColor, in: values),
      in: bounds
    )
  }

  /// How round the mark of an element is, in points; chosen.
  private static let markRadius: CGFloat = 6

  /// How much of an element that can be moved is left at each edge for what goes between the elements.
  private static let edgeShare: CGFloat = 0.25

  private func providers(_ drag: Drag) -> [NSItemProvider] {
    drag.providers.filter(modifier.canTake)
  }

  /// The containers inside of which elements can be moved.
  private var containers: [ReorderContainerNode] {
    child.nodes(of: ReorderContainerNode.self).filter { $0.isEnabled && !$0.modifier.kind.isOfList }
  }

  private func session(_ drag: Drag, at location: CGPoint, _ phase: DropSession.Phase)
    -> DropSession
  {
    DropSession(
      id: DropSession.ID(number: drag.number),
      itemsCount: providers(drag).count,
      location: location,
      size: size,
      suggestedOperations: DropOperation.Set(drag.allowed),
      phase: phase,
      localSession: drag.isLocal
        ? DropSession.LocalSession(itemIDs: drag.note(DraggedItemIDs.self)?.all ?? []) : nil,
      reorderPlaces: containers.compactMap(\.visitedPlace)
    )
  }

  private func configuration(_ session: DropSession) -> DropConfiguration? {
    nearestAncestor(as: DropConfigurationNode.self)?.modifier.configuration(session)
  }

  private func tell(_ session: DropSession) {
    for observer in ancestors(as: DropObserverNode.self) { observer.modifier.onUpdate(session) }
  }
}

extension DropDestinationNode: DropTarget {
  func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    guard modifier.isEnabled, !providers(drag).isEmpty else { return false }
    guard let own = drag.note(ReorderSession.self),
      let item = nearestAncestor(as: ReorderItemNode.self),
      item.collection.link === own.link
    else { return true }
    // On an element that could give way: its middle is for what is dropped on it, its edges for what goes beside it.
    guard item.itemID.map(own.lifts) != true else { return false }
    let edge = CGSize(width: size.width * Self.edgeShare, height: size.height * Self.edgeShare)
    let isAcross = item.collection.host?.stackOrientation == .horizontal
    return CGRect(origin: .zero, size: size)
      .insetBy(dx: isAcross ? edge.width : 0, dy: isAcross ? 0 : edge.height).contains(location)
  }

  func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    if drag.note(ReorderSession.self) == nil {
      for container in containers { container.visit(drag) }
    }
    if hasEntered { isTargeted = true }
    tell(session(drag, at: location, hasEntered ? .entering : .active))
  }

  func dragDidLeave(_ drag: Drag) {
    for container in containers { container.endVisit() }
    isTargeted = false
    tell(session(drag, at: locationInNode(drag.location) ?? .zero, .exiting))
  }

  var droppedTypes: [String] { modifier.types() }

  func proposedOperation(for drag: Drag, at location: CGPoint) -> DropOperation {
    drag.operation(for: configuration(session(drag, at: location, .active))?.operation)
  }

  func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    let configuration = configuration(session(drag, at: location, .active))
    let operation = drag.operation(for: configuration?.operation)
    isTargeted = false
    guard ![.cancel, .forbidden].contains(operation) else {
      for container in containers { container.endVisit() }
      tell(session(drag, at: location, .ended(operation)))
      return operation
    }
    var taken = providers(drag)
    if let count = configuration?.acceptedItemCount { taken = Array(taken.prefix(max(count, 0))) }
    let ended = session(drag, at: location, .ended(operation))
    var isTaken = false
    withAnimation {
      isTaken = modifier.take(taken, ended)
      for container in containers { container.endVisit() }
    }
    tell(ended)
    if isTaken { tell(session(drag, at: location, .dataTransferCompleted)) }
    return isTaken ? operation : .cancel
  }
}
