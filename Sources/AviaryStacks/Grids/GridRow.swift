@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryLayout

/// The cells of one row of a ``Grid``.
///
/// Outside of a grid it is like a ``Group``.
///
/// A modifier on a row applies to each of its cells.
@frozen public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the cells lie in the row; nil for the grid's alignment.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

@available(*, unavailable)
extension GridRow: Sendable {}

extension GridRow: View {
  public var body: Never { primitiveBody(of: "GridRow") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    let trait = GridRowTrait(row: inputs.root.makeNumber(), alignment: view.alignment)
    return TraitList(trait, inputs, Content._makeList(view.content, inputs.inside()))
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    let list = unsafeDowncast(list, to: TraitList<GridRowTrait>.self)
    list.update(GridRowTrait(row: list.modifier.row, alignment: view.alignment))
    Content._updateList(list.content, view.content)
  }

  public nonisolated static var _shape: _ListShape { Content._shape.withTraits }
}

/// Says of each cell which row it stands in.
nonisolated struct GridRowTrait: _TraitModifier {
  /// Tells rows apart; the same as long as the row lives.
  let row: Int
  let alignment: VerticalAlignment?

  func _write(to traits: inout _ViewTraits) {
    traits.changeGridCell {
      $0.row = row
      $0.rowAlignment = alignment
    }
  }
}

extension ViewTraits {
  /// Changes what a view says about itself as a cell; what others wrote of it stays.
  mutating func changeGridCell(_ change: (inout GridCellTraits) -> Void) {
    let key = ObjectIdentifier(GridCellTraits.Key.self)
    var cell = value(key, as: GridCellTraits.self) ?? GridCellTraits()
    change(&cell)
    set(key, cell)
  }
}
