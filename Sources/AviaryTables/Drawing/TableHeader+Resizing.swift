import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

// The lines between columns, which are dragged to make a column wider or narrower.
extension TableHeader {
  @ViewBuilder
  func divider(_ place: TableArrangement.Column) -> some View {
    let line = Color(.separator).frame(width: pixelLength)
      .padding(.vertical, TableTheme.dividerInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .accessibilityHidden(true)
    if choices.canResize(choices.columns[place.index]) {
      line.columnResizePointer().highPriorityGesture(resize(place))
    } else {
      line
    }
  }

  private func resize(_ column: TableArrangement.Column) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { drag in
        let start = resized?.id == column.id ? resized?.width ?? column.width : column.width
        resized = (column.id, start)
        choices.resize(
          column.id,
          to: start + drag.translation.width * mirror,
          arrangement
        )
      }
      .onEnded { _ in resized = nil }
  }
}
