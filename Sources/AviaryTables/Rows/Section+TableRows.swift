@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// What stands above a section of a table's rows, across all columns.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension TableHeaderRowContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: Content { content }
  public nonisolated static var _mayNest: Bool { false }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: Section<Parent._RowViews, Content._RowViews, Footer._RowViews> {
    Section<Parent._RowViews, Content._RowViews, Footer._RowViews>(
      header: header._rowViews,
      footer: footer._rowViews,
      content: content._rowViews,
      isExpanded: isExpanded
    )
  }
  public nonisolated static var _mayNest: Bool { Content._mayNest }
  public nonisolated var _nests: Bool { content._nests }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// A section of rows with neither header nor footer.
  ///
  /// - Parameter content: The rows.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), footer: EmptyTableRowContent(), content: content())
  }

  /// A section of rows with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: What stands above them.
  @_disfavoredOverload
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(header()),
      footer: EmptyTableRowContent(),
      content: content()
    )
  }

  /// A section of rows with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: What stands above the rows.
  ///   - content: The rows.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(Text(titleKey)),
      footer: EmptyTableRowContent(),
      content: content()
    )
  }

  /// A section of rows with a title.
  ///
  /// - Parameters:
  ///   - title: What stands above the rows.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(Text(title)),
      footer: EmptyTableRowContent(),
      content: content()
    )
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// A section of rows that can be folded away, with a header.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: What stands above them, and folds them away.
  @_disfavoredOverload
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(header()),
      footer: EmptyTableRowContent(),
      content: content(),
      isExpanded: isExpanded
    )
  }

  /// A section of rows that can be folded away, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: What stands above the rows, and folds them away.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(Text(titleKey)),
      footer: EmptyTableRowContent(),
      content: content(),
      isExpanded: isExpanded
    )
  }

  /// A section of rows that can be folded away, with a title.
  ///
  /// - Parameters:
  ///   - title: What stands above the rows, and folds them away.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(Text(title)),
      footer: EmptyTableRowContent(),
      content: content(),
      isExpanded: isExpanded
    )
  }
}
