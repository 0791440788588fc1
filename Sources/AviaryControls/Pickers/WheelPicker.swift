@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: WheelTheme { ControlTheme.standard.wheel }

/// A picker whose choices stand on a wheel, the selected one in front.
struct WheelPicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlPlace) private var controlPlace
  let parts: PickerParts

  var body: some View {
    Wheel(
      content: parts.content,
      isSelected: { parts.isSelected($0) },
      isShown: parts.isChoice,
      select: parts.select
    )
    .background { parts.label.hiddenForControls(true) }
    .modifier(ControlTexts())
    .accessibilityContainer(.labeled)
  }
}

/// What is behind the selected row of a wheel, or of several beside each other.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: theme.radius).fill(Color(.tertiarySystemFill))
      .frame(height: theme.rowHeight)
  }
}

/// Views on a wheel, seen from the front.
///
/// Those further than three from the selected one are on the far side. A click on a row chooses it, as do arrows. The
/// lengths are chosen, not measured.
struct Wheel: View {
  /// What it is called where nothing beside it says so.
  var name = ""
  /// Whether the views are all that there are, and not those near the selected one.
  var hasAll = true
  /// Whether the band behind the selected row is its own, and not one behind several wheels.
  var hasBand = true
  let content: AnyView
  let isSelected: (ContainerValues) -> Bool
  let isShown: (ContainerValues) -> Bool
  let select: (ContainerValues) -> Void

  private static var rowHeight: CGFloat { theme.rowHeight }
  private static var height: CGFloat { theme.height }
  private static var reach: Int { theme.reach }

  var body: some View {
    Group(subviews: content) { subviews in
      let rows = subviews.filter { isShown($0.containerValues) }
      let selected = rows.firstIndex { isSelected($0.containerValues) } ?? 0
      ZStack {
        if hasBand { WheelBand() }
        visibleRows(rows, selected)
      }
      .frame(height: Self.height)
      .modifier(
        ChoiceKeysModifier(axis: .vertical, isAdjustable: true) { step in
          if rows.indices.contains(selected + step) {
            select(rows[selected + step].containerValues)
          }
        }
      )
      .modifier(
        WheelDescription(
          name: name,
          range: hasAll && !rows.isEmpty
            ? AccessibilityRange(0, Double(rows.count - 1), Double(selected), step: 1) : nil
        )
      )
    }
  }

  private func visibleRows(_ rows: [Subview], _ selected: Int) -> some View {
    let first = max(0, selected - Self.reach)
    let last = min(rows.count, selected + Self.reach + 1)
    return ForEach(first < last ? Array(rows[first..<last]) : []) { row in
      let index = rows.firstIndex { $0.id == row.id } ?? 0
      let distance = CGFloat(index - selected)
      let angle = distance * theme.rowAngle
      row
        .font(.system(size: theme.textSize))
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .frame(height: Self.rowHeight)
        .contentShape(Rectangle())
        .onTapGesture { select(row.containerValues) }
        .controlDescription(.text, kind: .option, state: .selected(distance == 0))
        .scaleEffect(x: 1, y: cos(angle))
        .opacity(distance == 0 ? 1 : theme.fadedOpacity * Double(cos(angle)))
        .offset(y: sin(angle) * Self.height * theme.radiusShare)
    }
  }
}
