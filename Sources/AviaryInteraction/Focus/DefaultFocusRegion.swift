@_spi(Engine) public import AviaryEngine

/// A part of a window in which a value of a focus state says which view has the focus first.
nonisolated struct DefaultFocusRegionModifier: _NodeModifier {
  let priority: DefaultFocusEvaluationPriority
  /// Gives the focus state its value.
  let choose: () -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DefaultFocusRegionNode(list, child, place)
  }
}

final class DefaultFocusRegionNode: ModifierNode<DefaultFocusRegionModifier> {
  var leadsKeys: Bool { modifier.priority.isUserInitiated }

  override func didMount() {
    root.actions.append(
      (
        "default focus",
        { [weak self] in
          // What appears beside the view that has the focus does not take it away.
          guard let self, isMounted, !root.input.focus.isInFront else { return }
          modifier.choose()
        }
      )
    )
  }

  /// Gives the focus state its value.
  ///
  /// - Returns: The view in here that is to have the focus then; nil where there is none.
  func chosenTarget() -> (any FocusTarget)? {
    modifier.choose()
    return firstNode(of: FocusedNode.self, inReach: true) { node in
      node.movesFocus && node.isWanted && !FocusController.targets(in: node).isEmpty
    }
    .flatMap { FocusController.targets(in: $0).first }
  }
}

extension FocusController {
  /// Where a key leads that would go to a view: to the default of the region that it enters, where keys count there.
  func destination(_ new: any FocusTarget, from old: ViewNode?) -> any FocusTarget {
    // Outermost first: what is entered first decides.
    let entered = new.ancestors(as: DefaultFocusRegionNode.self).reversed().filter { region in
      region.leadsKeys && old?.isInside(region) != true
    }
    return entered.lazy.compactMap { $0.chosenTarget() }.first ?? new
  }

  /// The view that has the focus where a program gives it to the views inside of a node: the default of a region there, or
  /// the first one.
  func firstTarget(in node: ViewNode) -> (any FocusTarget)? {
    let region = node.firstNode(of: DefaultFocusRegionNode.self, inReach: true)
    return region?.chosenTarget() ?? Self.targets(in: node).first
  }
}

extension View {
  /// Says which view has the focus first in this part of a window, by a value of a focus state.
  ///
  /// It counts when the window or what is presented appears and nothing there has the focus yet, and when a program
  /// moves the focus to a view around. What appears beside the view that has the focus leaves it there.
  ///
  /// Source: Apple's documentation, page `defaultFocus(_:_:priority:)`.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: What the state is while the view has the focus that comes first.
  ///   - priority: Whether the view comes first also where a person moves the focus into this part; `.automatic`, not
  ///     there, by default.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      DefaultFocusRegionModifier(priority: priority, choose: { binding.wrappedValue = value })
    )
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// When a window or presentation appears, and when a program moves the focus.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also where a person moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
