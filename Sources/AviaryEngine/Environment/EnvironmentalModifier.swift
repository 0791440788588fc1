/// A modifier that is made of the environment that it is in.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that it stands for.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier that it stands for.
  ///
  /// - Parameter environment: The values where it is.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that this one stands for.
  public func body(content: Content) -> some View {
    EnvironmentalBody(content: content, modifier: self)
  }
}

private struct EnvironmentalBody<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
