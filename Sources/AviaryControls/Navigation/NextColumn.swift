@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Leads from a list in one column of a split view to the next column, which matters where one lies over the other.
final class NextColumn {
  var show: () -> Void = {}
  /// Goes back to the list, where nothing is selected in it any more.
  var hide: () -> Void = {}
  /// Takes the selection away that led to the next column.
  var clear: (() -> Void)?
  /// Whether a selection that is there from the start leads on: not where the program says which column is on top.
  var leadsAtStart = true
  /// Whether somebody went back before the list was there, whose selection is to be taken away.
  private var isLeft = false

  /// The list is there, or something else is selected in it.
  func selectionDidChange(
    _ selection: ListSelection,
    from old: Set<AnyHashable>,
    to new: Set<AnyHashable>
  ) {
    let isStart = clear == nil
    clear = selection.clear
    if isStart, isLeft, !new.isEmpty {
      isLeft = false
      selection.clear()
    } else if !new.isEmpty {
      if !isStart || leadsAtStart { show() }
    } else if !old.isEmpty {
      hide()
    }
  }

  /// A link was followed in a list of which several rows can be selected, whose selection leads nowhere by itself.
  func lead(from selection: ListSelection) {
    clear = { [weak self] in
      selection.clear()
      self?.hide()
    }
    show()
  }

  /// Lets those go that the columns have left here, once they are gone.
  func disconnect() {
    show = {}
    hide = {}
    clear = nil
  }

  /// Somebody goes back to the list.
  func leave() {
    if let clear { clear() } else { isLeft = true }
  }
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: NextColumn? { nil }
}

/// The way back from a column that lies over the one before.
struct ColumnBefore {
  /// What the column before shows.
  let model: NavigationModel
  let goBack: () -> Void
}

private enum ColumnBeforeKey: EnvironmentKey {
  static var defaultValue: ColumnBefore? { nil }
}

extension EnvironmentValues {
  /// Where a selection in a list leads; nil in the last column, and outside of columns.
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  /// Where the first screen of a column leads back to; nil where it lies over no other column.
  var columnBefore: ColumnBefore? {
    get { self[ColumnBeforeKey.self] }
    set { self[ColumnBeforeKey.self] = newValue }
  }
}
