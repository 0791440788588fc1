@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ColorPickerTheme { ControlTheme.standard.colorPicker }

/// Colours side by side and below each other, the current one with a mark.
///
/// The grid is one place for the focus: arrows choose, and stop at the edges.
struct ColorGrid: View {
  /// The colour that is marked, whatever its opacity.
  let current: Color.Resolved
  let choose: (Color.Resolved) -> Void

  private static var cellLength: CGFloat { theme.cellLength }

  private var currentIndex: Int? {
    let hexadecimal = current.hexadecimal
    return ColorPalette.swatches.firstIndex { $0.color.hexadecimal == hexadecimal }
  }

  var body: some View {
    let columnCount = ColorPalette.columnCount
    let selected = currentIndex
    let shape = RoundedRectangle(cornerRadius: theme.gridRadius)
    VStack(spacing: 0) {
      ForEach(0..<ColorPalette.swatches.count / columnCount, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<columnCount, id: \.self) { column in
            cell(row * columnCount + column, selected)
          }
        }
      }
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color(.separator), lineWidth: theme.gridBorder) }
    .environment(\.canBeFocused, false)
    .modifier(
      ChoiceKeysModifier(axis: .horizontal, columnCount: columnCount) { step in
        if let next = Self.next(to: selected, by: step) {
          choose(ColorPalette.swatches[next].color)
        }
      }
    )
  }

  /// The colour that a step leads to; nil beyond the edges.
  ///
  /// From a colour that is not in the grid it leads to the first one, back to the last.
  private static func next(to selected: Int?, by step: Int) -> Int? {
    let count = ColorPalette.swatches.count
    guard let selected else { return step > 0 ? 0 : count - 1 }
    let next = selected + step
    let columnCount = ColorPalette.columnCount
    guard (0..<count).contains(next) else { return nil }
    let isInRow = next / columnCount == selected / columnCount
    return isInRow || abs(step) == columnCount ? next : nil
  }

  private func cell(_ index: Int, _ selected: Int?) -> some View {
    let swatch = ColorPalette.swatches[index]
    return Color(swatch.color)
      .frame(
        minWidth: theme.leastCellLength,
        idealWidth: Self.cellLength,
        maxWidth: Self.cellLength,
        minHeight: theme.leastCellLength,
        idealHeight: Self.cellLength,
        maxHeight: Self.cellLength
      )
      .overlay { if index == selected { CurrentColorMark() } }
      .controlDescription(
        .button,
        label: swatch.name,
        kind: .option,
        state: .selected(index == selected)
      )
      .onActivation { choose(swatch.color) }
  }
}

/// A frame that is seen on any colour: white within black.
private struct CurrentColorMark: View {
  var body: some View {
    Rectangle().strokeBorder(Color.black, lineWidth: 1)
    Rectangle().strokeBorder(Color.white, lineWidth: theme.markWidth).padding(1)
  }
}
