import AviaryControls
@_spi(Engine) public import AviaryEngine
import AviaryInteraction

/// Changes rows of a table.
///
/// For the engine.
public protocol _TableRowContentModifier {
  /// What changes the rows as views.
  associatedtype _RowModifier: ViewModifier
  /// What changes the rows as views.
  nonisolated var _rowModifier: _RowModifier { get }
}

extension ModifiedContent: TableRowContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: ModifiedContent<Content._RowViews, Modifier._RowModifier> {
    ModifiedContent<Content._RowViews, Modifier._RowModifier>(
      content: content._rowViews,
      modifier: modifier._rowModifier
    )
  }
  public nonisolated static var _mayNest: Bool { Content._mayNest }
  public nonisolated var _nests: Bool { content._nests }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public typealias Data = Content.Data
  /// The data that the rows are made of.
  public var data: Content.Data { content.data }
}

/// Changes rows by a view modifier.
struct TableRowViewModifier<Change: ViewModifier>: _TableRowContentModifier {
  let change: Change
  nonisolated var _rowModifier: Change { change }
}

/// Opens a menu on rows.
public struct _ContextMenuTableRowModifier<MenuItems: View> {
  let items: MenuItems
}

/// What opens a menu, as a modifier of views.
///
/// For the engine.
public struct _TableRowMenu {
  let items: AnyView
}

extension _TableRowMenu: ViewModifier {
  public func body(content: Content) -> some View { content.contextMenu { items } }
}

extension _ContextMenuTableRowModifier: _TableRowContentModifier {
  public nonisolated var _rowModifier: _TableRowMenu { _TableRowMenu(items: AnyView(items)) }
}

/// Opens a menu with a preview on rows.
public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View> {
  let items: MenuItems
  let preview: Preview
}

/// What opens a menu with a preview, as a modifier of views.
///
/// For the engine.
public struct _TableRowPreviewMenu {
  let items: AnyView
  let preview: AnyView
}

extension _TableRowPreviewMenu: ViewModifier {
  public func body(content: Content) -> some View {
    content.contextMenu {
      items
    } preview: {
      preview
    }
  }
}

extension _ContextMenuPreviewTableRowModifier: _TableRowContentModifier {
  public nonisolated var _rowModifier: _TableRowPreviewMenu {
    _TableRowPreviewMenu(items: AnyView(items), preview: AnyView(preview))
  }
}

/// Calls an action when a pointer enters or leaves a row.
private struct TableRowHover {
  let action: (Bool) -> Void
}

extension TableRowHover: ViewModifier {
  func body(content: Content) -> some View { content.onHover(perform: action) }
}

/// Says whether a row can't be selected.
private struct TableRowSelectionDisabled {
  let isDisabled: Bool
}

extension TableRowSelectionDisabled: ViewModifier {
  func body(content: Content) -> some View { content.selectionDisabled(isDisabled) }
}

extension TableRowContent {
  /// Opens a menu on a long press of the row, or with a pointer's secondary button.
  ///
  /// - Parameter menuItems: The items of the menu.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
  }

  /// Opens a menu on a long press of the row, which shows another view meanwhile.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu.
  ///   - preview: What is shown above them.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
    ModifiedContent(
      content: self,
      modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview())
    )
  }

  /// Calls an action when a pointer enters or leaves the row.
  ///
  /// - Parameter action: Called with whether the pointer is over the row.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(
      content: self,
      modifier: TableRowViewModifier(change: TableRowHover(action: action))
    )
  }

  /// Says whether the row can't be selected.
  ///
  /// - Parameter isDisabled: Whether it can't; `true` by default.
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(
      content: self,
      modifier: TableRowViewModifier(change: TableRowSelectionDisabled(isDisabled: isDisabled))
    )
  }
}
