@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import Foundation

/// What a scroll position asks for.
struct ScrollRequest: Equatable {
  enum Place: Equatable {
    case id(AnyHashable)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place: Place
  var anchor: UnitPoint?
  /// Tells one request for a place from the next one for the same.
  var generation = 0

  /// The id of the view that is asked for; nil for other places.
  var id: AnyHashable? {
    if case .id(let id) = place { return id }
    return nil
  }

  var target: ScrollNode.Target {
    switch place {
    case .id(let id): .id(id, anchor)
    case .edge(.top): .offset(x: nil, y: -.infinity)
    case .edge(.bottom): .offset(x: nil, y: .infinity)
    case .edge(.leading): .offset(x: -.infinity, y: nil)
    case .edge(.trailing): .offset(x: .infinity, y: nil)
    case .point(let x, let y): .offset(x: x, y: y)
    }
  }
}

/// Ties a scroll view to a binding: what the binding asks for, and how the binding is told of the
/// place.
struct ScrollPositionLink {
  /// What is asked for; nil for nothing.
  ///
  /// The read is recorded.
  let read: () -> ScrollRequest?

  /// Tells the binding where the scroll view rests, and whether a person took it there.
  ///
  /// - Returns: What the binding asks for from now on, which is not to be followed; nil if nothing
  ///   was written.
  let write: (ScrollNode, _ byHand: Bool) -> ScrollRequest?
}

enum ScrollPositionLinkKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionLinkKey.self] }
    set { self[ScrollPositionLinkKey.self] = newValue }
  }
}

nonisolated struct ScrollPositionIDModifier<ID: Hashable>: _EnvironmentModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func _apply(to values: inout EnvironmentValues) {
    values.scrollPositionLink = ScrollPositionLink(
      read: { id.wrappedValue.map { ScrollRequest(place: .id(AnyHashable($0)), anchor: anchor) } },
      write: { node, _ in
        guard let found = node.restingTarget(as: ID.self, anchor: anchor) else { return nil }
        if id.wrappedValue != found { id.wrappedValue = found }
        return ScrollRequest(place: .id(AnyHashable(found)), anchor: anchor)
      }
    )
  }
}

nonisolated struct ScrollPositionModifier: _EnvironmentModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func _apply(to values: inout EnvironmentValues) {
    values.scrollPositionLink = ScrollPositionLink(
      read: { position.wrappedValue.request(defaultAnchor: anchor) },
      write: { node, byHand in
        guard byHand else { return nil }
        var value = position.wrappedValue
        value.wasMovedByUser(to: node.restingTarget(of: value.idType, anchor: anchor))
        position.wrappedValue = value
        return nil
      }
    )
  }
}

extension View {
  /// Ties the place of a scroll view to the id of a view in it.
  ///
  /// Setting the id scrolls to that view. Scrolling sets the id to that of the target that is first
  /// visible, or that lies at the anchor; targets are the views of a layout with
  /// ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - id: The view's id; nil asks for nothing.
  ///   - anchor: Which part of the view goes to, or is looked for at, the same part of what is
  ///     visible. nil moves as little as possible, and tells the first view that is visible.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }

  /// Ties the place of a scroll view to a position.
  ///
  /// - Parameters:
  ///   - position: Where to scroll to. When a person scrolls, it is told so.
  ///   - anchor: Which part of a view goes to, or is looked for at, the same part of what is
  ///     visible. nil moves as little as possible, and tells the first view that is visible.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
