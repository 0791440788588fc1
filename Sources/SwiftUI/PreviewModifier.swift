public import AviaryEngine

/// Surrounds previews with what they need, such as a model in the environment.
///
/// Use it as a trait: `#Preview(traits: .modifier(SampleData())) { … }`.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/previewmodifier
@MainActor
public protocol PreviewModifier {
  /// What all previews with this type of modifier share.
  associatedtype Context = Void
  /// The view that the modifier makes.
  associatedtype Body: View
  /// The preview's view.
  typealias Content = PreviewModifierContent

  /// Makes the shared context; called once for each type of modifier in a program.
  static func makeSharedContext() async throws -> Context

  /// The preview's view with what surrounds it.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a modifier of the preview sees it.
public struct PreviewModifierContent: View {
  fileprivate let content: AnyView

  /// The preview's view.
  public var body: some View { content }
}

/// The contexts that preview modifiers share, by the modifier's type.
@MainActor
enum PreviewModifierContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  /// Puts a modifier around a view.
  ///
  /// - Throws: What the modifier's `makeSharedContext()` throws; it is then asked again next time.
  static func apply<M: PreviewModifier>(_ modifier: M, to view: any View) async throws -> any View {
    let content = PreviewModifierContent(content: AnyView(view))
    return modifier.body(content: content, context: try await context(for: M.self))
  }

  private static func context<M: PreviewModifier>(for type: M.Type) async throws -> M.Context {
    if let context = contexts[ObjectIdentifier(type)] as? M.Context { return context }
    let context = try await type.makeSharedContext()
    contexts[ObjectIdentifier(type)] = context
    return context
  }
}
