public import AviaryLayout

/// A layout with content: what calling a layout gives.
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension _LayoutView: _LayoutContainer {
  public nonisolated var _layout: L { layout }
  public nonisolated var _content: Content { content }
}

/// A view of a layout that was called, whatever its types.
protocol CallableLayoutView {}

extension _LayoutView: CallableLayoutView {}

extension Layout {
  /// Lays out views with this layout.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension LayoutSubview {
  /// What the subview wrote for its container.
  public var containerValues: ContainerValues {
    let element = (element as? RecordingElement)?.base ?? element
    guard let node = element as? ViewNode else { return ContainerValues(traits: ViewTraits()) }
    return ContainerValues(
      traits: node.parent?.elementContainer?.allTraits(of: node) ?? node.traits
    )
  }
}
