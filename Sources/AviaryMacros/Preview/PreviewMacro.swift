import AviarySwiftSource

/// The implementation of `#Preview`.
///
///     #Preview("Empty", traits: .sizeThatFitsLayout) { InboxView() }
///
/// becomes
///
///     nonisolated enum <unique>: SwiftUI.PreviewRegistry {
///       static var fileID: Swift.String { "Mail/InboxView.swift" }
///       static var line: Swift.Int { 12 }
///       static var column: Swift.Int { 1 }
///       @MainActor static func makePreview() throws -> SwiftUI.Preview {
///         SwiftUI.Preview._make("Empty", traits: .sizeThatFitsLayout) { InboxView() }
///       }
///       @used @section("swui_previews") static let record: … = { … }
///     }
///
/// The record is a function pointer in a linker section of its own. `_PreviewRegistry` finds all of
/// them between the section's bounds, without a list of types and without running anything before.
enum PreviewMacro {
  /// The enum that registers the preview.
  static func declarations(_ request: FreestandingExpansion) throws(MacroError) -> String {
    guard let call = PreviewCall(request.syntax.source) else {
      throw MacroError(message: "'#Preview' needs a closure that makes a view")
    }
    guard request.lexicalContext?.contains(where: isGeneric) != true else {
      throw MacroError(message: "'#Preview' cannot be used in a generic declaration")
    }
    let name = "\(request.discriminator)\("PreviewRegistry".utf8.count)PreviewRegistryfMu_"
    let location = request.syntax.location(at: call.offset)
    return """
      nonisolated enum \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(literal(location.fileID)) }
        static var line: Swift.Int { \(location.line) }
        static var column: Swift.Int { \(location.column) }
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
      \(making(call))
        }
        @used @section("swui_previews")
        static let record: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
          $0.assumingMemoryBound(to: (any SwiftUI.PreviewRegistry.Type).self)
            .initialize(to: \(name).self)
        }
      }
      """
  }

  /// What to do where the compiler has not found what `@State` adds to a type within the braces.
  static func advice(_ request: FreestandingExpansion) -> [WireDiagnostic] {
    PreviewStates(request.syntax.source).properties.map { property in
      let place = request.syntax.location(at: property.use)
      return WireDiagnostic(
        message: """
          what '@State' adds to '\(property.name)' cannot be found within '#Preview': \
          declare '\(property.owner)' outside of it, or move the state into the preview with \
          '@Previewable @State var \(property.name)'
          """,
        severity: "warning",
        position: .init(fileName: place.fileName, offset: place.offset)
      )
    }
  }

  /// The statements of `makePreview()`.
  private static func making(_ call: PreviewCall) -> String {
    guard let body = call.body else { return "return SwiftUI.Preview._make\(call.suffix)" }
    let state = PreviewableState(call.source, body: body)
    guard !state.properties.isEmpty else { return "return SwiftUI.Preview._make\(call.suffix)" }
    let arguments = call.source.text(ofTokens: call.arguments)
    return """
      struct __PreviewContent: SwiftUI.View {
      \(state.properties.joined(separator: "\n"))
      var body: some SwiftUI.View {
      \(state.rest)
      }
      }
      return SwiftUI.Preview._make(\(arguments)) { __PreviewContent() }
      """
  }

  /// Whether a declaration has generic parameters, and so cannot hold stored type properties.
  private static func isGeneric(_ context: SourceExcerpt) -> Bool {
    let source = Source(context.source)
    let head = DeclarationHead(source)
    guard ["struct", "class", "enum", "actor", "func"].contains(source.text(at: head.end)) else {
      return false
    }
    return source.text(at: head.end + 2) == "<"
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text {
      if character == "\"" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
    return literal + "\""
  }
}
