@_spi(Engine) package import AviaryEngine

/// The text that typing finds a row by, of what the row shows.
package struct ListRowText {
  let text: (Any) -> String?

  /// - Parameter text: Makes the text, when somebody types; nil for a row that can't be found.
  package init(_ text: @escaping (Any) -> String?) { self.text = text }
}

private enum ListRowTextKey: EnvironmentKey {
  static var defaultValue: ListRowText? { nil }
}

extension EnvironmentValues {
  /// What typing finds rows by that have a value; nil where they are not found.
  package var listRowText: ListRowText? {
    get { self[ListRowTextKey.self] }
    set { self[ListRowTextKey.self] = newValue }
  }
}

extension View {
  /// Says what the row of a table shows.
  package nonisolated func listRowValue(_ value: Any) -> some View {
    modifier(ListTraitModifier { $0.listRow.value = value })
  }

  /// Says that there are rows under this one, which keys and assistive technology fold and unfold.
  package nonisolated func listRowExpansion(_ isExpanded: Binding<Bool>) -> some View {
    modifier(ListTraitModifier { $0.listRow.expansion = isExpanded })
  }

  /// Says that these rows are under another one, to which keys go from them.
  package nonisolated func listRowsUnderAnother() -> some View {
    modifier(ListTraitModifier { $0.listRow.depth += 1 })
  }
}
