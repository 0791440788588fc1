@_spi(Engine) public import AviaryEngine
import AviaryStacks

/// Says whether a view gets the focus first in a namespace.
nonisolated struct DefaultFocusModifier: _NodeModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DefaultFocusNode(list, child, place)
  }
}

final class DefaultFocusNode: ModifierNode<DefaultFocusModifier> {
  /// The namespace in which it comes first; nil for none.
  var preferringNamespace: Namespace.ID? { modifier.isPreferred ? modifier.namespace : nil }
}

/// Bounds the search for the view that gets the focus first.
nonisolated struct FocusScopeModifier: _NodeModifier {
  let namespace: Namespace.ID

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FocusScopeNode(list, child, place)
  }
}

final class FocusScopeNode: ModifierNode<FocusScopeModifier> {
  var namespace: Namespace.ID { modifier.namespace }
}

extension View {
  /// Says that the view gets the focus first: when its window opens, and when `resetFocus` is called for the namespace.
  ///
  /// A focus state that asks for the focus goes before.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether it does; `true` by default.
  ///   - namespace: The namespace of a `focusScope(_:)` around.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Bounds the search for the view that gets the focus first in a namespace: it lies in this view.
  ///
  /// - Parameter namespace: What `prefersDefaultFocus(_:in:)` and `resetFocus` name.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }
}

extension FocusController {
  /// Gives the focus to the view that prefers it in a namespace, or else to the first of the namespace's scope.
  ///
  /// - Returns: Whether there is such a scope, and a view in it that can have the focus.
  func reset(in namespace: Namespace.ID) -> Bool {
    guard let front = root.frontmostNode,
      let scope = front.firstNode(
        of: FocusScopeNode.self,
        inReach: true,
        where: { $0.namespace == namespace }
      )
    else { return false }
    let preferred = Self.preferred(in: scope) { $0 == namespace }
    guard let new = preferred ?? Self.targets(in: scope).first else { return false }
    focus(new, isShown: root.input.isLedByKeys)
    new.scrollIntoView()
    return true
  }

  /// Gives the focus to the first view that prefers it, where nothing has it yet; once after time has begun to pass.
  func enterPreferredIfDue() {
    guard isPreferredDue else { return }
    isPreferredDue = false
    guard current == nil, let front = root.frontmostNode,
      let new = Self.preferred(in: front, where: { _ in true })
    else { return }
    focus(new)
  }

  private static func preferred(
    in node: ViewNode,
    where accepts: (Namespace.ID) -> Bool
  ) -> (any FocusTarget)? {
    let preferring = node.firstNode(of: DefaultFocusNode.self, inReach: true) { node in
      node.preferringNamespace.map(accepts) == true && !targets(in: node).isEmpty
    }
    return preferring.flatMap { targets(in: $0).first }
  }
}

/// Has the focus go where it was first, in a namespace.
///
/// Found as `resetFocus` in the environment.
public struct ResetFocusAction {
  let reference: RootReference?

  /// Gives the focus to the view that prefers it in a namespace, or else to the first one in the namespace's scope.
  ///
  /// Where no `focusScope(_:)` has the namespace it says so once, and the focus stays.
  ///
  /// - Parameter namespace: That of a `focusScope(_:)`.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let root = reference?.root else { return }
    if !root.input.focus.reset(in: namespace) {
      Warnings.once("resetFocus: no focusScope with a view that can have the focus is shown")
    }
  }
}

extension EnvironmentValues {
  /// Has the focus go where it was first.
  public var resetFocus: ResetFocusAction {
    ResetFocusAction(reference: scope?.livingRoot?.reference)
  }
}
