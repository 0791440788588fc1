@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryLayout

/// Says how a view stands in its cell of a grid.
nonisolated struct GridCellModifier: _TraitModifier {
  enum Trait: Equatable {
    case anchor(UnitPoint)
    case columns(Int)
    case unsizedAxes(Axis.Set)
    case columnAlignment(HorizontalAlignment)
  }

  let trait: Trait

  func _write(to traits: inout _ViewTraits) {
    traits.changeGridCell {
      switch trait {
      case .anchor(let anchor): $0.anchor = anchor
      case .columns(let count): $0.columnSpan = count
      case .unsizedAxes(let axes): $0.unsizedAxes = axes
      case .columnAlignment(let guide): $0.columnAlignment = guide
      }
    }
  }
}

extension View {
  /// Sets the point of this view and its cell that lie on each other.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(trait: .anchor(anchor)))
  }

  /// Sets the number of columns that this view's cell covers.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(trait: .columns(count)))
  }

  /// Keeps this view from asking for more space on some axes than others in its row or column need.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(trait: .unsizedAxes(axes)))
  }

  /// Sets the alignment of the whole column that this view stands in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(trait: .columnAlignment(guide)))
  }
}
