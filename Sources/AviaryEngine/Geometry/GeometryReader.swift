import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryLayout
import Foundation

/// A view whose content knows the size and the frames of the space it has.
///
/// It takes what is proposed, 10 points for nil, and puts its content at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view that takes all the space it is offered, its content in the top leading corner.
  ///
  /// - Parameter content: Makes the content; runs again when the size or position that it read
  ///   changes.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

@available(*, unavailable)
extension GeometryReader: Sendable {}

extension GeometryReader: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    GeometryReaderNode(list, place)
  }
}

/// What the content of a geometry reader read of it.
final class GeometryState {
  let signal = Signal()
  weak var node: ViewNode?
  /// Whether the content read a frame, which may change while the size stays.
  var readsFrame = false
  /// Tell whether what else the content has read is the same.
  var checks: [() -> Bool] = []
  /// Where the node was in the root's space when the content was made.
  ///
  /// Content that is made anew in the midst of a layout, as for what is around it, may read a frame that this layout moves yet.
  var madeAt = CGRect.null
}

/// Runs the closure of a geometry reader.
struct GeometryContent<Content: View> {
  let content: (GeometryProxy) -> Content
  let state: GeometryState
}

extension GeometryContent: View {
  var body: some View {
    let state = state
    state.signal.track()
    state.readsFrame = false
    state.checks.removeAll()
    guard let node = state.node else { preconditionFailure("a geometry reader that is not shown") }
    state.madeAt = node.convert(CGRect(origin: .zero, size: node.size), to: nil as ViewNode?)
    return content(
      GeometryProxy(node, onFrameRead: { state.readsFrame = true }) { state.checks.append($0) }
    )
  }
}

final class GeometryReaderNode<Content: View>: ContainerNode {
  private let list: _LeafList<GeometryReader<Content>>
  private let state = GeometryState()
  private var isLaidOut = false

  init(_ list: _LeafList<GeometryReader<Content>>, _ place: Place) {
    self.list = list
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    super.init(
      place,
      content: GeometryContent<Content>._makeList(
        GeometryContent(content: list.view.content, state: state),
        inputs
      )
    )
    state.node = self
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(GeometryReader<Content>.self)" }

  override func didMount() {
    root.geometryObservers.add(self) { [unowned self] in
      if !state.checks.allSatisfy({ $0() }) {
        state.checks.removeAll()
        state.signal.send()
        return true
      }
      guard state.readsFrame else { return false }
      let frame = convert(CGRect(origin: .zero, size: size), to: nil as ViewNode?)
      guard frame != state.madeAt else { return false }
      state.madeAt = frame
      state.signal.send()
      return true
    }
  }

  override func viewDidChange() {
    GeometryContent<Content>._updateList(
      content,
      GeometryContent(content: list.view.content, state: state)
    )
  }

  // The content is made once the size is known.
  override func syncIfNeeded() {
    if isLaidOut { super.syncIfNeeded() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var sourceList: _ViewList? { list }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    var reason = LayoutReason.takesProposal(layoutName, proposal)
    reason.steps.append("its content is offered that and lies at the top leading corner")
    return reason
  }

  private var lastSize: CGSize?

  override func layoutContent() {
    if lastSize != size {
      lastSize = size
      state.signal.send()
      isLaidOut = true
      _ = root.graph.flush()
      super.syncIfNeeded()
    }
    let proposal = ProposedViewSize(size)
    for node in nodes { node.place(at: .zero, size: node.measure(proposal), proposal: proposal) }
  }
}
