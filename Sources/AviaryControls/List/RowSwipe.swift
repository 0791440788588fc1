@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

/// How far a person has slid the content of a row.
struct RowSwipe: Equatable {
  /// How far it is slid towards the trailing edge, in points; less than 0 uncovers the trailing actions.
  var along: CGFloat = 0

  /// The edge whose actions are uncovered; nil for none.
  var edge: HorizontalEdge? { along > 0 ? .leading : along < 0 ? .trailing : nil }
}

/// What a row uncovers at one edge: the buttons of its swipe actions, the first one outermost.
///
/// Source: the documentation of `swipeActions(edge:allowsFullSwipe:content:)`.
struct RowActions: View {
  let actions: [RowSwipeActions]
  let edge: HorizontalEdge
  let swipe: Binding<RowSwipe>

  var body: some View {
    Group(
      subviews: ForEach(Array(actions.indices), id: \.self) { actions[$0].content }
    ) { buttons in
      HStack(spacing: 0) {
        if edge == .leading {
          ForEach(buttons) { $0 }
        } else {
          ForEach(buttons.reversed()) { $0 }
        }
      }
    }
    .modifier(RowActionsModifier())
    .buttonStyle(RowActionStyle(swipe: swipe))
    .environment(\.controlPlace, .plain)
    .tint(Color(.systemGray))
  }
}

/// A button in a row's swipe actions: red where it destroys, and else in its tint, or grey.
///
/// It shows the icon of a label alone. The row closes when it is pressed.
private struct RowActionStyle: PrimitiveButtonStyle {
  let swipe: Binding<RowSwipe>

  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLayout(
      padding: theme.actionPadding,
      widths: theme.actionWidth...theme.greatestActionWidth
    ) {
      configuration.label
        .labelStyle(.iconOnly)
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .foregroundStyle(Color.white)
    }
    .background(
      configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    )
    .controlDescription(.button)
    .onActivation {
      withAnimation {
        swipe.wrappedValue = RowSwipe()
        configuration.trigger()
      }
    }
  }
}

/// Marks the uncovered actions of a row.
nonisolated struct RowActionsModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    RowActionsNode(list, child, place)
  }
}

/// The node of a row's uncovered actions.
final class RowActionsNode: ModifierNode<RowActionsModifier> {
  /// How wide the buttons are at least, in points.
  var openWidth: CGFloat {
    child.measure(ProposedViewSize(width: nil, height: size.height)).width
  }

  /// The button at the row's edge: the first one.
  func firstAction(_ edge: HorizontalEdge) -> (any Activatable)? {
    let found = child.nodes(of: (any Activatable).self, outermostOnly: true)
    return edge == .leading ? found.first : found.last
  }
}
