@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Shows the first of several views whose ideal size fits into the space.
///
/// If none fits, the last one is shown.
///
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 23 to 26; layout-rules T1 to T3.
@frozen public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice among views.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view has to fit.
  ///   - content: The views, the preferred one first.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

@available(*, unavailable)
extension ViewThatFits: Sendable {}

extension ViewThatFits: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    ViewThatFitsNode(list, place)
  }
}

/// Mounts candidates in order, up to the first that fits.
///
/// Those that are not shown never appear.
final class ViewThatFitsNode<Content: View>: ListNode {
  private struct Candidate {
    let node: ViewNode
    /// What its views want to do when they appear; held until it is shown.
    var pendingActions: [(name: String, action: () -> Void)]
  }

  private let list: _LeafList<ViewThatFits<Content>>
  private var axes: Axis.Set
  /// The candidates that had to be measured so far, by their place.
  private var candidates: [Int: Candidate] = [:]
  private var shown: ViewNode?

  init(_ list: _LeafList<ViewThatFits<Content>>, _ place: Place) {
    self.list = list
    axes = list.view.axes
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    super.init(place, content: Content._makeList(list.view.content, inputs))
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(ViewThatFits<Content>.self)" }

  // Only what is shown is drawn, read and asked for preferences.
  override func forEachChild(_ body: (ViewNode) -> Void) { shown.map(body) }

  override func viewDidChange() {
    if axes != list.view.axes {
      axes = list.view.axes
      invalidateLayout()
    }
    Content._updateList(content, list.view.content)
  }

  override func willUnmount() {
    super.willUnmount()
    for candidate in candidates.values where candidate.node !== shown { candidate.node.detach() }
  }

  override func sync() {
    let count = content.count
    for (index, candidate) in candidates {
      if index < count, !candidate.node.isStale,
        candidate.node.elementID == content.elementID(at: index)
      {
        continue
      }
      drop(index)
    }
    childrenDidChange()
  }

  override func readTraits() {
    for (index, candidate) in candidates { readTraits(of: candidate.node, at: index) }
  }

  private func drop(_ index: Int) {
    guard let candidate = candidates.removeValue(forKey: index) else { return }
    if candidate.node === shown { shown = nil }
    unmount(candidate.node)
  }

  private func candidate(_ index: Int) -> ViewNode {
    if let candidate = candidates[index] { return candidate.node }
    let waiting = root.actions.count
    let node = mount(index, content.elementID(at: index))
    node.attach(to: self)
    readTraits(of: node, at: index)
    candidates[index] = Candidate(node: node, pendingActions: Array(root.actions[waiting...]))
    root.actions.removeSubrange(waiting...)
    return node
  }

  override func holds(
    _ action: (name: String, action: () -> Void),
    of child: _ViewNode
  ) -> Bool {
    if child === shown { return false }
    if let index = candidates.first(where: { $0.value.node === child })?.key {
      candidates[index]?.pendingActions.append(action)
    } else {
      // The candidate is being mounted, and collects what it finds there.
      root.actions.append(action)
    }
    return true
  }

  override func shows(_ child: _ViewNode) -> Bool { child === shown }

  private func choice(_ proposal: ProposedViewSize) -> Int? {
    let ideal = idealProposal(proposal)
    return firstThatFits(count: content.count, in: axes, proposal) { candidate($0).measure(ideal) }
  }

  /// Asks for the ideal length on the axes that count, as documented; on the other one the proposal is what there is.
  private func idealProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let choice = choice(proposal) else { return .zero }
    return candidate(choice).measure(proposal)
  }

  override var sourceList: _ViewList? { list }

  // Asks as laying out does: a candidate that was let go of is mounted once more, and not shown.
  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let ideal = idealProposal(proposal)
    return firstThatFitsReason(count: content.count, in: axes, proposal) {
      candidate($0).measure(ideal)
    }
  }

  override func layoutContent() {
    let choice = choice(proposal)
    show(choice)
    guard let choice else { return }
    let node = candidate(choice)
    node.place(at: .zero, size: node.measure(proposal), proposal: proposal)
  }

  // Source: layout-rules A3.
  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal).flatMap {
      candidate($0).explicitAlignment(key, size: size, proposal: proposal)
    }
  }

  private func show(_ choice: Int?) {
    let node = choice.map(candidate)
    guard node !== shown else { return }
    // What was shown disappears; should it be needed again, it is made anew.
    if let old = candidates.first(where: { $0.value.node === shown })?.key { drop(old) }
    shown = node
    if let choice, let candidate = candidates[choice] {
      root.actions += candidate.pendingActions
      candidates[choice]?.pendingActions = []
    }
    invalidateDrawing()
    preferencesInsideDidChange()
    root.geometryDidChange = true
  }
}
