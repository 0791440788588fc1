@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryLayout
import AviaryMotion
import AviaryStacks
import Foundation

/// The views that are presented, one for each presentation, above all others.
struct PresentationsView {}

extension PresentationsView: View {
  typealias Body = Never
  nonisolated var body: Never { primitiveBody(of: "PresentationsView") }

  nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    let list = PresentationsList(inputs)
    inputs.root.presentations.list = list
    return list
  }

  nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {}

  nonisolated static var _shape: _ListShape { _ListShape(count: nil) }
}

/// The list of what is presented.
///
/// Each presentation is in the environment of its presenter.
final class PresentationsList: _ViewList {
  private struct Item {
    let id: Int
    let list: _ViewList
    let environment: EnvironmentScope
    let transition: AnyTransition
  }

  private var items: [Item] = []
  private lazy var path = inputs.makePath()

  override var members: [_ViewList] { items.map(\.list) }

  /// Something is presented, or ended.
  func entriesDidChange() {
    let entries = root.presentations.entries
    var kept = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    items = entries.map { kept.removeValue(forKey: $0.id) ?? makeItem($0) }
    for item in kept.values {
      item.list.tearDown()
      item.list.owner = nil
    }
    changed([.structure, .traits])
  }

  /// A presentation has another value.
  func update(_ entry: PresentationRegistry.Entry) {
    guard let item = items.first(where: { $0.id == entry.id }) else { return }
    PresentedView._updateList(item.list, PresentedView(entry))
  }

  private func makeItem(_ entry: PresentationRegistry.Entry) -> Item {
    let scope = EnvironmentScope(
      parent: entry.presenter.environment,
      root: root,
      depth: inputs.depth
    ) { $0.leavePresenter() }
    let step = IdentityStep.key(AnyHashable(entry.id))
    let member = inputs.member(of: path, step).inside(environment: scope)
    let list = PresentedView._makeList(PresentedView(entry), member)
    list.owner = self
    return Item(
      id: entry.id,
      list: list,
      environment: scope,
      transition: AnyTransition(PresentationTransition(motion: entry.motion))
        .animation(entry.presentation.kind.animation)
    )
  }

  deinit { for item in items { item.list.owner = nil } }

  override var count: Int { items.count }

  override func elementID(at index: Int) -> ElementID { items[index].list.elementID(at: 0) }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    traits.set(ObjectIdentifier(IsOverlay.self), true)
    traits.set(ObjectIdentifier(TransitionTrait.self), items[index].transition)
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    let item = items[index]
    return item.list.mount(at: 0, in: place.with(environment: item.environment))
  }

  override func releaseElement(_ id: ElementID) {
    for item in items { item.list.releaseElement(id) }
  }

  override func tearDown() { for item in items { item.list.tearDown() } }
}

extension EnvironmentValues {
  /// Ends what holds only for the surroundings of a presenter.
  fileprivate mutating func leavePresenter() {
    enter(.plain)
    isInNavigation = false
    nextColumn = nil
    columnBefore = nil
    surroundingSearch = SearchParts()
    surroundingToolbar = []
    sidebarToggle = nil
    editMode = nil
    scrollContentBackground = .automatic
    isEnabled = true
    resetScrollSettings()
  }
}
