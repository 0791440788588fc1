@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Items that a view puts into the bars around, in the environment of that view.
struct ToolbarSource: Equatable, Identifiable {
  let id: Int
  /// Another number for each value of the items.
  let version: Int
  let view: AnyView
  let environment: EnvironmentScope
  /// The parts of bars that the items go to.
  let slots: Set<ToolbarSlot>

  static func == (left: ToolbarSource, right: ToolbarSource) -> Bool {
    left.id == right.id && left.version == right.version && left.slots == right.slots
  }

  func holds(_ slot: ToolbarSlot) -> Bool { slots.contains(slot) }
  var isInBottomBar: Bool { holds(.bottom) }
  var isAboveKeyboard: Bool { holds(.keyboard) }
  var isInNavigationBar: Bool {
    !slots.isDisjoint(with: [.leading, .center, .trailing, .secondary, .titleMenu])
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarSource] { [] }
  static func reduce(value: inout [ToolbarSource], nextValue: () -> [ToolbarSource]) {
    value += nextValue()
  }
}

/// Puts items into the bars around.
nonisolated struct ToolbarModifier: _NodeModifier {
  let items: AnyView

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ToolbarNode(list, child, place)
  }
}

/// The node of a view with items for bars.
///
/// It resolves them to learn where they go, but doesn't show them.
final class ToolbarNode: ModifierNode<ToolbarModifier>, _ListOwner {
  private let id: Int
  private var version = 0
  private var items: _ViewList!

  override init(_ list: _ModifiedList<ToolbarModifier>, _ child: ViewNode, _ place: Place) {
    id = list.root.makeNumber()
    super.init(list, child, place)
    items = AnyView._makeList(
      list.modifier.items,
      _ListInputs(
        root: root,
        environment: place.environment,
        base: IdentityPath(nil, .none),
        depth: list.inputs.depth + 1
      )
    )
    items.owner = self
  }

  deinit { items.owner = nil }

  override func didMount() { preferencesDidChange(ObjectIdentifier(ToolbarKey.self)) }

  override func willUnmount() {
    items.tearDown()
    preferencesDidChange(ObjectIdentifier(ToolbarKey.self))
  }

  override func viewDidChange() {
    version += 1
    AnyView._updateList(items, modifier.items)
    preferencesDidChange(ObjectIdentifier(ToolbarKey.self))
  }

  func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    preferencesDidChange(ObjectIdentifier(ToolbarKey.self))
  }

  private var slots: Set<ToolbarSlot> {
    var slots: Set<ToolbarSlot> = []
    for index in 0..<items.count {
      var traits = ViewTraits()
      items.collectTraits(at: index, into: &traits)
      if let slot = ContainerValues(traits: traits).toolbarPlacement.slot { slots.insert(slot) }
    }
    return slots
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    super.collectPreferences(collector)
    guard collector.key == ObjectIdentifier(ToolbarKey.self) else { return }
    unsafeDowncast(collector, to: TypedPreferenceCollector<ToolbarKey>.self).add([
      ToolbarSource(
        id: id,
        version: version,
        view: modifier.items,
        environment: environment,
        slots: slots
      )
    ])
  }
}
