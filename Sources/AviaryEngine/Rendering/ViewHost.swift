@_spi(Hosting) package import AviaryDrawing
package import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Keeps one view alive: what a renderer or a window holds.
///
/// After a change of the content, of what it observes or of state, ``update()`` does the work of the change
/// and no more.
package final class ViewHost<Content: View> {
  package let root: ViewRoot
  private let list: _LeafList<RootView<Content>>

  /// The view.
  ///
  /// A new value updates what is there.
  package var content: Content {
    didSet {
      root.animator?.noteChange()
      RootView<Content>._updateList(list, RootView(content: content))
    }
  }

  /// - Parameters:
  ///   - services: What the platform does for the view; by default what it does without a desktop.
  ///   - environment: Writes the outermost environment.
  package init(
    content: Content,
    textEngine: any TextEngine,
    images: any ImageSource,
    services: PlatformServices = PlatformServices(),
    environment: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    root = ViewRoot(
      textEngine: textEngine,
      images: images,
      services: services,
      environment: environment
    )
    let inputs = _ListInputs(
      root: root,
      environment: root.environment,
      base: .makeRoot(),
      depth: 0
    )
    list = _LeafList(RootView(content: content), inputs)
    root.show(list.mount(at: 0, in: Place(root: root, environment: root.environment)))
  }

  /// What is offered to the view; nil lengths ask for its ideal ones.
  package var proposal: ProposedViewSize {
    get { root.proposal }
    set { root.propose(newValue) }
  }

  /// Writes the outermost environment anew.
  package func setEnvironment(_ apply: @escaping (inout EnvironmentValues) -> Void) {
    root.environment.replace(apply)
  }

  /// Brings the view to rest.
  package func update() throws { try root.update() }

  /// Takes the view away for good, and lets its parts know.
  package func close() { root.close() }

  deinit { root.end() }
}

/// The outermost view: its content, or several views in a column.
struct RootView<Content: View> {
  let content: Content
}

extension RootView: _LayoutContainer {
  nonisolated var _layout: RootLayout { RootLayout() }
  nonisolated var _content: TupleView<(OutermostContent<Content>, RootOverlay)> {
    TupleView((OutermostContent(content), RootOverlay()))
  }
}

extension RootLayout: ExplainedLayout {
  func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    let count = contentCount(subviews)
    let presents = count < subviews.count
    var reason: LayoutReason
    switch count {
    case 0: reason = LayoutReason("window: no views, no size")
    case 1:
      reason = LayoutReason(
        "window: offers its one view what there is" + (presents ? "" : ", and is as large")
      )
    default:
      reason = column.engine.reason(
        "window, a VStack of several views",
        for: proposal,
        size: size,
        subviews[0..<count].elements
      )
    }
    if presents { reason.steps.append("what is presented has the whole window, \(size.inWords)") }
    return reason
  }
}

/// Gives a single view the place of its container, and puts several into a column.
struct RootLayout: Layout {
  private var column: VStackLayout { VStackLayout() }

  init() {}

  func makeCache(subviews: Subviews) -> VStackLayout.Cache {
    column.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout VStackLayout.Cache, subviews: Subviews) {
    column.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    let count = contentCount(subviews)
    let content = contentSize(proposal, subviews, count, &cache)
    guard count < subviews.count else { return content }
    return CGSize(
      width: proposal.width ?? max(content.width, Self.screen.width),
      height: proposal.height ?? max(content.height, Self.screen.height)
    )
  }

  /// The space for what is presented where nothing is proposed, in points.
  private static var screen: CGSize { CGSize(width: 390, height: 844) }

  /// The number of subviews before what is presented.
  private func contentCount(_ subviews: Subviews) -> Int {
    guard subviews.last?[IsOverlay.self] == true else { return subviews.count }
    return subviews.firstIndex { $0[IsOverlay.self] } ?? subviews.count
  }

  private func contentSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ count: Int,
    _ cache: inout VStackLayout.Cache
  ) -> CGSize {
    if count == 0 { return .zero }
    if count == 1 { return subviews[0].sizeThatFits(proposal) }
    guard count < subviews.count else {
      return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let content = subviews[0..<count]
    var cache = column.makeCache(subviews: content)
    return column.sizeThatFits(proposal: proposal, subviews: content, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      return
    }
    let count = contentCount(subviews)
    guard count < subviews.count else {
      column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return
    }
    if count == 1 {
      // As a window shows it: in the middle of the space for what is presented.
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: proposal
      )
    } else if count > 1 {
      let content = subviews[0..<count]
      var cache = column.makeCache(subviews: content)
      column.placeSubviews(in: bounds, proposal: proposal, subviews: content, cache: &cache)
    }
    for presented in subviews[count..<subviews.endIndex] {
      presented.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
