@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Rows in a column that scrolls, of which only those visible are made.
///
/// Every subview of the content is a row. Sections set rows apart, under their headers. The list
/// takes the space that it is proposed; where no height is proposed it is as high as its rows.
///
/// ![A list in sections, and a plain one](Documentation/controls/lists.png)
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content

  nonisolated init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list in which any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tags of the selected rows; nil for a list without selection.
  ///   - content: The rows.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
  }

  /// Creates a list in which one row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row, or nil while none is; nil for a list without
  ///     selection.
  ///   - content: The rows.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }

  /// Creates a list in which one row is always selected.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(always: selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of any rows.
  ///
  /// - Parameter content: The rows, or sections of rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

@available(*, unavailable)
extension List: Sendable {}

extension List: _Control {
  public var _controlBody: some View {
    let list = ListBody(content: content)
      .environment(\.listSelection, selection)
      .modifier(SelectionLead(selection: selection))
    if let selection {
      list.modifier(ListKeysModifier(selection: selection))
    } else {
      list
    }
  }
}
