import AviaryLayout

/// The views above all others of a root: none, until somebody shows a view there.
struct RootOverlay {}

extension RootOverlay: View {
  typealias Body = Never
  nonisolated var body: Never { primitiveBody(of: "RootOverlay") }

  nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    let list = AnyView._makeList(AnyView(EmptyView()), inputs)
    inputs.root.overlay.list = list
    return list
  }

  nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {}

  nonisolated static var _shape: _ListShape { .unknown }
}

/// What is shown above all other views of a root.
package final class OverlayContent {
  fileprivate weak var list: _ViewList?

  /// Shows a view above all others, in place of what was shown there; of several subviews the last
  /// one is on top.
  ///
  /// Those whose value of ``IsOverlay`` is true have all of the root's size, whatever lies below.
  /// Does nothing in a tree without a host.
  package func show<V: View>(_ view: V) {
    if let list { AnyView._updateList(list, AnyView(view)) }
  }
}

extension ViewRoot {
  /// What is shown above all other views.
  package var overlay: OverlayContent { rootStorage { OverlayContent() } }
}

/// Tells the root's layout which of its subviews lie above all others.
package enum IsOverlay: LayoutValueKey {
  package static var defaultValue: Bool { false }
}
