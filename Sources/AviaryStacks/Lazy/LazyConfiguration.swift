@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What tells lazy containers apart: the axis along which they grow, and how elements stand across it.
struct LazyConfiguration: Equatable {
  var axis: Axis
  /// The tracks of a grid; nil for a stack.
  var tracks: [GridTrack]?
  var alignment: Alignment
  /// The distance between lines that somebody asked for; nil for none.
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews

  /// The distance between lines; nil where neighbours are asked, as in stacks that are not lazy.
  ///
  /// Source: layout-rules V7 and its correction; grids keep the default distance.
  var lineSpacing: CGFloat? {
    if let spacing = spacing?.finiteOrNil("spacing") { return spacing }
    return tracks == nil ? nil : ViewSpacing.defaultDistance
  }
}

/// A lazy stack or grid.
protocol LazyContainer: _LeafView {
  associatedtype LazyContent: View
  nonisolated var configuration: LazyConfiguration { get }
  nonisolated var lazyContent: LazyContent { get }
}

/// The node of a lazy stack or grid.
final class LazyNode<V: LazyContainer>: LazyContainerNode {
  private let list: _LeafList<V>

  init(_ list: _LeafList<V>, _ place: Place) {
    self.list = list
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    super.init(
      place,
      configuration: list.view.configuration,
      content: V.LazyContent._makeList(list.view.lazyContent, inputs)
    )
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(V.self)" }
  override var declaringList: _ViewList? { list }

  override func viewDidChange() {
    configuration = list.view.configuration
    V.LazyContent._updateList(content, list.view.lazyContent)
  }
}
