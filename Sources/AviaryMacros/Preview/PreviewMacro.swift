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
///         #sourceLocation(file: "/Mail/InboxView.swift", line: 12)
///         return SwiftUI.Preview._make("Empty", traits: .sizeThatFitsLayout) { InboxView() }
///         #sourceLocation()
///       }
///       @used @section("swui_previews") static let record: … = { … }
///     }
///
/// The record is a function pointer in a linker section of its own. `_PreviewRegistry` finds all of
/// them between the section's bounds, without a list of types and without running anything before.
/// What is written in the source keeps its lines, so that a trap within it names the place that people know.
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
      \(making(call, request.syntax))
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
  private static func making(_ call: PreviewCall, _ syntax: SourceExcerpt) -> String {
    func placed(_ text: String, _ offset: Int) -> String {
      let place = syntax.location(at: offset)
      return """
        #sourceLocation(file: \(literal(place.fileName)), line: \(place.line))
        \(text)
        #sourceLocation()
        """
    }
    let whole = "return SwiftUI.Preview._make\(call.suffix)"
    guard let body = call.body else { return placed(whole, call.suffixOffset) }
    let state = PreviewableState(call.source, body: body)
    guard !state.properties.isEmpty else { return placed(whole, call.suffixOffset) }
    let arguments = call.source.text(ofTokens: call.arguments)
    return """
      struct __PreviewContent: SwiftUI.View {
      \(state.properties.map { placed($0.text, $0.offset) }.joined(separator: "\n"))
      var body: some SwiftUI.View {
      \(state.rest.map { placed($0.text, $0.offset) }.joined(separator: "\n"))
      }
      }
      \(placed("return SwiftUI.Preview._make(\(arguments)) { __PreviewContent() }", call.suffixOffset))
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
