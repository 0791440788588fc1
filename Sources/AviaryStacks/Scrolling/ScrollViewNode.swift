@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// The node of a scroll view of some content.
final class ScrollViewNode<Content: View>: ScrollNode {
  private let list: _LeafList<ScrollView<Content>>
  private let node: ScrollContentNode<Content>
  private var lastAxes: Axis.Set

  init(_ list: _LeafList<ScrollView<Content>>, _ place: Place) {
    self.list = list
    lastAxes = list.view.axes
    let inner = EnvironmentScope(
      parent: place.environment,
      root: place.root,
      depth: list.inputs.depth
    ) {
      $0.resetScrollSettings()
      // What scrolls within a row is not part of it: links have no sign there, and buttons are by themselves.
      if $0.controlPlace == .listRow { $0.controlPlace = .plain }
    }
    node = ScrollContentNode(
      list.view.content,
      place.with(environment: inner),
      depth: list.inputs.depth
    )
    super.init(place, axes: { [unowned list] in list.view.axes })
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(ScrollView<Content>.self)" }
  override var declaringList: _ViewList? { list }
  override var contentNode: ListNode { node }
  override var showsIndicators: Bool { list.view.showsIndicators }

  override func viewDidChange() {
    node.update(list.view.content)
    if lastAxes != list.view.axes {
      lastAxes = list.view.axes
      invalidateLayout()
    }
    invalidateDrawing()
  }
}
