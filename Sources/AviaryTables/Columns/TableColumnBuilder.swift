@_spi(Engine) public import AviaryEngine
public import Foundation

/// Builds the columns of a table from the statements of a closure.
///
/// Columns that sort nothing may stand in a table that is sorted.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that may sort the rows.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column that sorts nothing.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Columns that may sort the rows.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Columns that sort nothing.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

  /// What never returns, as the body of columns that are built in.
  public static func buildExpression(_ column: Never) -> Never {}

  /// What never returns, as the body of columns that are built in.
  public static func buildBlock(_ column: Never) -> Never {}

  /// One column, or several as one value.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }

  /// Several columns, in their order.
  @_disfavoredOverload
  @MainActor
  public static func buildBlock<each C: TableColumnContent>(
    _ content: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
    var members: [any TableColumnContent] = []
    for column in repeat each content { members.append(column) }
    return TupleTableColumnContent(value: (repeat each content), members: members)
  }

  /// The columns of an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where RowValue == C.TableRowValue { content }

  /// The columns of an `if`, or of a case.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  { _ConditionalContent(storage: .trueContent(first)) }

  /// The columns of an `else`, or of another case.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue,
    T.TableColumnSortComparator == F.TableColumnSortComparator
  { _ConditionalContent(storage: .falseContent(second)) }

  /// The columns of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> {
    AnyTableColumns<RowValue, Sort>(content: content)
  }

  /// The columns of an `if #available`, which sort nothing.
  @_disfavoredOverload
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Never>
  ) -> some TableColumnContent<RowValue, Never> {
    AnyTableColumns<RowValue, Never>(content: content)
  }
}
