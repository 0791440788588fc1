public import Foundation

/// A view that was given an identifier by `_identified(by:)`, and where it lies.
public struct _IdentifiedViewProxy {
  /// The identifier.
  public var identifier: AnyHashable
  /// The bounds in the space of the window, in points.
  public var boundingRect: CGRect
}

/// The views in a place that were given identifiers.
public indirect enum _IdentifiedViewTree {
  /// There are none.
  case empty
  /// One view.
  case proxy(_IdentifiedViewProxy)
  /// Those of several places, in order.
  case array([_IdentifiedViewTree])

  /// Hands over each view, in order.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}

@available(*, unavailable)
extension _IdentifiedViewProxy: Sendable {}
@available(*, unavailable)
extension _IdentifiedViewTree: Sendable {}

/// The preference by which identified views are found.
public enum _IdentifiedViewsKey: PreferenceKey {
  public typealias Value = _IdentifiedViewTree

  public static var defaultValue: _IdentifiedViewTree { .empty }

  public static func reduce(
    value: inout _IdentifiedViewTree,
    nextValue: () -> _IdentifiedViewTree
  ) {
    var trees: [_IdentifiedViewTree] = []
    for tree in [value, nextValue()] {
      switch tree {
      case .empty: continue
      case .proxy: trees.append(tree)
      case .array(let more): trees += more
      }
    }
    value = trees.count > 1 ? .array(trees) : trees.first ?? .empty
  }
}

extension View {
  /// Gives the view an identifier by which ``_IdentifiedViewsKey`` tells where it lies.
  ///
  /// - Parameter identifier: What the view is called there; it changes nothing of the view's identity.
  public nonisolated func _identified<I: Hashable>(by identifier: I) -> some View {
    anchorPreference(key: _IdentifiedViewsKey.self, value: .bounds) { anchor in
      .proxy(
        _IdentifiedViewProxy(identifier: AnyHashable(identifier), boundingRect: anchor.value)
      )
    }
  }
}
