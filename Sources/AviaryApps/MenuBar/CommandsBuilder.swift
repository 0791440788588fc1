public import AviaryEngine

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// The commands of one statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// The commands of one statement.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// The commands of several statements, in their order.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var members: [() -> [_CommandPart]] = []
    for commands in repeat each content { members.append { commands._parts() } }
    return CommandList(members: members)
  }
  /// The commands of an `if` without `else`; none where the condition fails.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// The commands where a condition holds.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }
  /// The commands where a condition fails.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }
  /// The commands of an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    CommandList(members: [{ content._parts() }])
  }
}
