@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraphics

extension View {
  /// Offers buttons when the row is swiped.
  ///
  /// - Parameters:
  ///   - edge: The edge from which they appear.
  ///   - allowsFullSwipe: Whether swiping across the whole row does what the first button does.
  ///   - content: The buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) { _ in }
  }

  /// Offers buttons when the row is swiped, and tells when they come and go.
  ///
  /// - Parameters:
  ///   - edge: The edge from which they appear.
  ///   - allowsFullSwipe: Whether swiping across the whole row does what the first button does.
  ///   - content: The buttons.
  ///   - onPresentationChanged: Called with true when they come into view, and with false when they leave it.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    let actions = RowSwipeActions(
      content: AnyView(content()),
      allowsFullSwipe: allowsFullSwipe,
      presentation: onPresentationChanged
    )
    return modifier(SwipeActionsModifier(edge: edge, actions: actions))
      .modifier(
        ListTraitModifier {
          if edge == .leading {
            $0.listRow.leadingActions.append(actions)
          } else {
            $0.listRow.trailingActions.append(actions)
          }
        }
      )
  }
}
