public import AviaryGeometry
import AviaryGraph

/// A proxy of one resolved subview, to be placed by the container that resolved it.
///
/// Modifiers of the original view apply inside, those of the proxy outside. The bodies that were
/// run to find the subview saw the environment of the container; the subview itself is drawn in the
/// environment of the place where the proxy stands. (Source: documentation of `Subview`.)
public struct Subview: Identifiable {
  /// The identity of a subview: unique within its collection, stable over updates and moves.
  public struct ID: Hashable {
    package let element: ElementID
  }

  package let list: _ViewList
  /// Where the subview stood when the proxy was made; a hint for finding it.
  package let index: Int
  /// What tells the subview apart: stable over updates and moves, so that it may key what belongs
  /// to it.
  public let id: ID

  package init(_ list: _ViewList, _ index: Int) {
    self.list = list
    self.index = index
    id = ID(element: list.elementID(at: index))
  }

  /// What the subview, or modifiers on it, wrote for its container.
  ///
  /// Defaults where the subview is gone.
  public var containerValues: ContainerValues {
    var traits = ViewTraits()
    if let index = list.index(of: id.element, hint: index) {
      list.collectTraits(at: index, into: &traits)
    }
    return ContainerValues(traits: traits)
  }

  /// Tells lazy containers of the sizes to expect.
  public enum ContainerSizingOptions: Sendable {
    /// All subviews are equally long along the axes.
    case uniform(axis: Axis.Set)
    /// Subviews differ in length.
    case variable
  }
}

@available(*, unavailable)
extension Subview: Sendable {}
@available(*, unavailable)
extension Subview.ID: Sendable {}

extension Subview: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "Subview") }

  public nonisolated static func _makeList(_ view: Subview, _ inputs: _ListInputs) -> _ViewList {
    SubviewProxyList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Subview) {
    unsafeDowncast(list, to: SubviewProxyList.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { .single.withTraits }
}

extension Subview: ComparedByKey {
  package var comparisonKey: ComparisonKey { ComparisonKey(list: ObjectIdentifier(list), id: id) }

  package struct ComparisonKey: Equatable {
    let list: ObjectIdentifier
    let id: ID
  }
}
