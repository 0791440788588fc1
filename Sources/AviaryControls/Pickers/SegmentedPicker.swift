@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
package import Foundation

/// A picker whose choices stand side by side, all equally wide.
struct SegmentedPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.controlTheme.segmented) private var theme
  let parts: PickerParts

  var body: some View {
    Group(subviews: parts.content) { subviews in
      let choices = parts.choices(subviews)
      let selected = choices.firstIndex { parts.isSelected($0.containerValues) }
      EqualColumns(
        height: theme.height,
        inset: theme.inset,
        margin: theme.padding - theme.leastPadding
      ) {
        ForEach(choices) { choice in
          let index = choices.firstIndex { $0.id == choice.id } ?? 0
          PickerSegment(
            choice: choice,
            isSelected: index == selected,
            hasDivider: index > 0 && index != selected && index - 1 != selected
          )
          .onActivation { parts.select(choice.containerValues) }
        }
      }
      // The picker has the focus as a whole.
      .environment(\.canBeFocused, false)
      .modifier(
        ChoiceKeysModifier(axis: .horizontal) { step in
          let next = selected.map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
          if choices.indices.contains(next) { parts.select(choices[next].containerValues) }
        }
      )
    }
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: theme.radius))
    .background { parts.label.hiddenForControls(true) }
    .fixedSize(horizontal: controlPlace == .navigationBar, vertical: false)
    .opacity(isEnabled ? 1 : ControlTheme.standard.shared.disabledOpacity)
    .modifier(ControlTexts())
    .accessibilityContainer(.labeled)
  }
}

/// One choice of a segmented picker.
private struct PickerSegment: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlTheme.segmented) private var theme
  let choice: Subview
  let isSelected: Bool
  let hasDivider: Bool

  var body: some View {
    choice
      .font(.system(size: theme.textSize, weight: isSelected ? .semibold : .medium))
      .foregroundStyle(Color(.label))
      .lineLimit(1)
      .padding(.horizontal, theme.leastPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: theme.segmentRadius)
            .fill(colorScheme == .dark ? Color(.systemGray2) : Color.white)
            .shadow(theme.shadow)
        }
      }
      .overlay(alignment: .leading) {
        if hasDivider { Color(.separator).frame(width: 1, height: theme.dividerHeight) }
      }
      .controlDescription(.button, kind: .option, state: .selected(isSelected))
  }
}

/// Columns of one width and a fixed height, within an inset.
struct EqualColumns<Content: View> {
  let layout: EqualColumnsLayout
  let content: Content

  nonisolated init(
    height: CGFloat,
    inset: CGFloat,
    margin: CGFloat = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = EqualColumnsLayout(height: height, inset: inset, margin: margin)
    self.content = content()
  }
}

extension EqualColumns: _LayoutContainer {
  nonisolated var _layout: EqualColumnsLayout { layout }
  nonisolated var _content: Content { content }
}

/// Divides the proposed width; without one every column is as wide as the widest wants to be.
package struct EqualColumnsLayout: Layout, Equatable {
  let height: CGFloat
  package let inset: CGFloat
  /// Beside each column where there is space for it, in points.
  let margin: CGFloat

  private func ideal(_ subviews: Subviews) -> CGFloat {
    (subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0) + 2 * margin
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? ideal(subviews) * CGFloat(subviews.count) + 2 * inset
    return CGSize(
      width: width.isFinite ? width : ideal(subviews) * CGFloat(subviews.count) + 2 * inset,
      height: height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let space = bounds.insetBy(dx: inset, dy: inset)
    let width = space.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: space.minX + width * CGFloat(index), y: space.minY),
        proposal: ProposedViewSize(width: width, height: space.height)
      )
    }
  }
}
