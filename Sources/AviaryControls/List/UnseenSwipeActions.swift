@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

/// The buttons of swipe actions, for those who can't swipe: asked for by their names.
///
/// They are made in a root of their own, with the row's environment, for as long as somebody asks; as long as nobody does
/// nothing of them is there.
///
/// Source: Apple's accessibility documentation, which has swipe actions among the custom actions of a row.
struct UnseenSwipeActions {
  let actions: [RowSwipeActions]
  /// Where they belong.
  let node: ViewNode

  /// What the buttons are called that can be used, in their order.
  var names: [String] {
    read { tree, buttons in buttons.map(\.label) } ?? []
  }

  /// Does what the button of a name does.
  ///
  /// - Returns: Whether there is one, and it could be used.
  func perform(_ name: String) -> Bool {
    read { tree, buttons in
      guard let button = buttons.first(where: { $0.label == name }) else { return false }
      return AccessibleTree.offers(button).reversed().contains { $0.0 == .activate && $0.1() }
    } ?? false
  }

  private func read<Answer>(_ answer: (AccessibleTree, [AccessibilityElement]) -> Answer) -> Answer?
  {
    guard !actions.isEmpty, node.isMounted else { return nil }
    let surroundings = EnvironmentValues(scope: node.environment)
    guard Tracker.untracked({ surroundings.isEnabled }) else { return nil }
    let root = node.root
    let host = ViewHost(
      content: UnseenButtons(actions: actions),
      textEngine: root.textEngine,
      images: root.images,
      services: root.services
    ) { $0 = surroundings }
    defer { host.close() }
    let tree = AccessibleTree(root: host.root)
    host.proposal = ProposedViewSize(node.size)
    do { try host.update() } catch { root.warn("swipeActions: \(error)") }
    _ = tree.update()
    var buttons: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      let isButton = AccessibleTree.offers(element).contains { $0.0 == .activate }
      if isButton, element.isEnabled, !element.label.isEmpty {
        buttons.append(element)
      } else {
        element.children.forEach(visit)
      }
    }
    visit(host.root.accessibilityTree)
    return answer(tree, buttons)
  }
}

/// The buttons, one below the other.
private struct UnseenButtons: View {
  let actions: [RowSwipeActions]

  var body: some View {
    VStack {
      ForEach(Array(actions.indices), id: \.self) { actions[$0].content }
    }
    .buttonStyle(.borderless)
    .environment(\.controlPlace, .plain)
  }
}
