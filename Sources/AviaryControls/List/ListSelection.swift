@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Which rows of a list are selected, whatever the type of their tags.
package nonisolated struct ListSelection: @unchecked Sendable {
  /// Whether a row with those values is selected.
  let isSelected: (ContainerValues) -> Bool
  /// Selects a row with those values, or takes it out of the selection.
  let toggle: (ContainerValues) -> Void
  /// Whether a row with those values can be selected: it has a tag of the type.
  let isSelectable: (ContainerValues) -> Bool
  /// Whether several rows can be selected.
  let allowsSeveral: Bool
  /// The tags that are selected.
  let selected: () -> Set<AnyHashable>
  /// Selects a tag and no other.
  ///
  /// - Returns: Whether it can be selected: it has the type.
  let select: (AnyHashable) -> Bool
  /// Selects nothing; where something has to be selected, that stays.
  let clear: () -> Void
  /// The tag of a row with those values, of the selection's type; nil for a row that can't be selected.
  let tag: (ContainerValues) -> AnyHashable?
  /// Selects the tags that have the type, and no others; nothing where only one can be selected.
  let selectSeveral: (Set<AnyHashable>) -> Void

  package init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    allowsSeveral = true
    selected = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    select = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = [value]
      return true
    }
    clear = { selection.wrappedValue = [] }
    tag = { $0.tag(for: Value.self).map { AnyHashable($0) } }
    selectSeveral = { tags in selection.wrappedValue = Set(tags.compactMap { $0.base as? Value }) }
    isSelectable = { $0.tag(for: Value.self) != nil }
    isSelected = { $0.tag(for: Value.self).map { selection.wrappedValue.contains($0) } ?? false }
    toggle = { values in
      guard let tag = values.tag(for: Value.self) else { return }
      if selection.wrappedValue.contains(tag) {
        selection.wrappedValue.remove(tag)
      } else {
        selection.wrappedValue.insert(tag)
      }
    }
  }

  package init<Value: Hashable>(one selection: Binding<Value?>) {
    allowsSeveral = false
    selected = { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
    select = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
    clear = { selection.wrappedValue = nil }
    tag = { $0.tag(for: Value.self).map { AnyHashable($0) } }
    selectSeveral = { _ in }
    isSelectable = { $0.tag(for: Value.self) != nil }
    isSelected = {
      guard let tag = $0.tag(for: Value.self) else { return false }
      return selection.wrappedValue == tag
    }
    toggle = { if let tag = $0.tag(for: Value.self) { selection.wrappedValue = tag } }
  }

  init<Value: Hashable>(always selection: Binding<Value>) {
    allowsSeveral = false
    selected = { [AnyHashable(selection.wrappedValue)] }
    select = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
    clear = {}
    tag = { $0.tag(for: Value.self).map { AnyHashable($0) } }
    selectSeveral = { _ in }
    isSelectable = { $0.tag(for: Value.self) != nil }
    isSelected = { $0.tag(for: Value.self).map { selection.wrappedValue == $0 } ?? false }
    toggle = { if let tag = $0.tag(for: Value.self) { selection.wrappedValue = tag } }
  }
}

enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the list around; nil outside of lists and for lists without one.
  package var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// Goes on to the next column of a split view when something is selected, and back when nothing is.
package struct SelectionLead: ViewModifier {
  @Environment(\.nextColumn) private var nextColumn
  let selection: ListSelection?

  package nonisolated init(selection: ListSelection?) { self.selection = selection }

  package func body(content: Content) -> some View {
    if let nextColumn, let selection, !selection.allowsSeveral {
      content
        .onChange(of: selection.selected(), initial: true) { old, selected in
          nextColumn.selectionDidChange(selection, from: old, to: selected)
        }
    } else {
      content
    }
  }
}
