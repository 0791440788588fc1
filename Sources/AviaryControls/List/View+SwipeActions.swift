@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics

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
    let actions = RowSwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(
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
