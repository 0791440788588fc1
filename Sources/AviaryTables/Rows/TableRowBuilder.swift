@_spi(Engine) public import AviaryEngine

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// One row, or several as one value.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// One row, or several as one value.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }

  /// Several rows, in their order.
  @_disfavoredOverload
  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TupleTableRowContent<Value, (repeat each C)> {
    var views: [AnyView] = []
    var nests = false
    for row in repeat each content {
      views.append(AnyView(row._rowViews))
      nests = nests || row._nests
    }
    return TupleTableRowContent(value: (repeat each content), views: views, nests: nests)
  }

  /// The rows of an `if` without `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where Value == C.TableRowValue { content }

  /// The rows of an `if`, or of a case.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The rows of an `else`, or of another case.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Rows one after another, as a builder makes them.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T
  let views: [AnyView]
  let nests: Bool
}

extension TupleTableRowContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: ForEach<Range<Int>, Int, AnyView> {
    let views = views
    return ForEach(data: 0..<views.count, identify: { $0 }) { views[$0] }
  }
  public nonisolated static var _mayNest: Bool { false }
  public nonisolated var _nests: Bool { nests }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: Wrapped._RowViews? { map(\._rowViews) }
  public nonisolated static var _mayNest: Bool { Wrapped._mayNest }
  public nonisolated var _nests: Bool { self?._nests ?? false }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews:
    _ConditionalContent<TrueContent._RowViews, FalseContent._RowViews>
  {
    switch storage {
    case .trueContent(let content): .init(storage: .trueContent(content._rowViews))
    case .falseContent(let content): .init(storage: .falseContent(content._rowViews))
    }
  }
  public nonisolated static var _mayNest: Bool { TrueContent._mayNest || FalseContent._mayNest }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: Content._RowViews { content._rowViews }
  public nonisolated static var _mayNest: Bool { Content._mayNest }
  public nonisolated var _nests: Bool { content._nests }
}

extension Group where Content: TableRowContent {
  /// Several rows as one value: a modifier on it applies to each of them.
  ///
  /// - Parameter content: The rows.
  @_disfavoredOverload
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue {
    self.init(_content: content())
  }
}
