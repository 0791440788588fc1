/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// One view, as it is written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Explains what is wrong with an expression that is no view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

  /// No views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without `else`; nothing where the condition fails.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of an `if`, or of a case.
  ///
  /// Its identity is not that of the other branch's view.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of an `else`, or of another case.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The view of an `if #available`, its type hidden, since it may not be there everywhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The builder's name from SDK 27 on.
public typealias ContentBuilder = ViewBuilder
