@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

extension View {
  /// Lets the rows inside offer their `swipeActions`, as those of a list do.
  ///
  /// For scroll views and stacks. At most one row is open; scrolling closes it, and a press elsewhere.
  public nonisolated func swipeActionsContainer() -> some View {
    environment(\.isSwipeContainer, true)
  }
}

enum IsSwipeContainerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether rows outside of lists are swiped.
  var isSwipeContainer: Bool {
    get { self[IsSwipeContainerKey.self] }
    set { self[IsSwipeContainerKey.self] = newValue }
  }
}

/// Offers the swipe actions of a view itself where no list does.
struct SwipeActionsModifier: ViewModifier {
  @Environment(\.isSwipeContainer) private var isSwipeContainer
  let edge: HorizontalEdge
  let actions: RowSwipeActions

  nonisolated init(edge: HorizontalEdge, actions: RowSwipeActions) {
    self.edge = edge
    self.actions = actions
  }

  func body(content: Content) -> some View {
    if isSwipeContainer {
      SwipeRow(edge: edge, actions: actions, content: content)
    } else {
      content
    }
  }
}

/// A view that is slid, and uncovers actions at one of its edges.
struct SwipeRow<Content: View>: View {
  @State private var swipe = RowSwipe()
  let edge: HorizontalEdge
  let actions: RowSwipeActions
  let content: Content

  var body: some View {
    SwipeRowLayout(along: swipe.along) {
      if swipe.edge == edge {
        RowActions(actions: [actions], edge: edge, swipe: $swipe)
          .layoutValue(key: ListRowPart.self, value: .actions)
      }
      content.layoutValue(key: ListRowPart.self, value: .content)
    }
    .clipped()
    .modifier(
      SwipeRowModifier(edge: edge, actions: actions, swipe: $swipe, isOpen: swipe.along != 0)
    )
  }
}

/// Places a view where it was slid to, and its actions in what that uncovers.
struct SwipeRowLayout: Layout {
  /// How far the view is slid towards the trailing edge, in points.
  let along: CGFloat

  private func part(_ part: ListRowPart, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0[ListRowPart.self] == part }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    part(.content, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    if let actions = part(.actions, subviews) {
      let least = actions.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
      let width = max(abs(along), least)
      actions.place(
        at: CGPoint(
          x: along > 0 ? bounds.minX + along - width : bounds.maxX + along,
          y: bounds.minY
        ),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
    part(.content, subviews)?.place(
      at: CGPoint(x: bounds.minX + along, y: bounds.minY),
      proposal: proposal
    )
  }
}
