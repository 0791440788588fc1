@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Keeps a control's label for assistive technology but not for the eye.
nonisolated struct HiddenLabel: _NodeModifier {
  /// Whether pictures are not told of it either, where nobody listens.
  var isForListenersAlone = false

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    HiddenLabelNode(list, child, place)
  }
}

/// Takes no space and draws nothing, but says what it says.
final class HiddenLabelNode: ModifierNode<HiddenLabel> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    LayoutReason("hidden label: read out, but takes no room")
  }

  override func layoutContent() {
    child.place(at: .zero, size: child.measure(proposal), proposal: proposal)
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func computeSpacing() -> ViewSpacing { .zero }

  override var isOutOfReach: Bool { true }

  override func draw(into recorder: inout NodeRecorder) {
    if modifier.isForListenersAlone, !root.tracksAccessibility { return }
    recorder.accessibility += recorder.apart(child).accessibility
  }
}

extension View {
  /// This label, or only what it says.
  @ViewBuilder
  nonisolated func hiddenForControls(_ isHidden: Bool) -> some View {
    if isHidden { modifier(HiddenLabel()) } else { self }
  }
}
