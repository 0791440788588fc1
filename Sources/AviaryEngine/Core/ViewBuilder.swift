/// Builds content from the statements of a closure: views, items of bars, commands, and whatever
/// else the types that it produces conform to.
///
/// The functions ask nothing of their content. What a block may hold is asked where its result is
/// used, by the conditional conformances of ``TupleContent``, `Optional`, ``EmptyView`` and others;
/// so one initialiser of a container such as ``Group`` serves all kinds of content.
@resultBuilder
public struct ViewBuilder {
  /// One view, as it is written.
  ///
  /// It comes before the form for all content, so that a statement such as `gradient.opacity(0.5)`,
  /// which could be a style as well, is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One statement's content, as it is written.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyContent { EmptyContent() }

  /// One statement's content, as it is written.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Several views, in their order, as a type that is written out in sources for SDKs before 27.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The content of several statements, in their order.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> {
    TupleContent((repeat each content))
  }

  /// The content of an `if` without `else`; nothing where the condition fails.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  /// The content of an `if`, or of a case.
  ///
  /// Its identity is not that of the other branch's content.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The content of an `else`, or of another case.
  public static func buildEither<TrueContent, FalseContent>(
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

/// The name, from SDK 27 on, of what an empty block builds.
public typealias EmptyContent = EmptyView
