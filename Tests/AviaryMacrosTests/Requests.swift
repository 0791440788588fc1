@testable import AviaryMacros

/// The place that test excerpts begin at, unless a test gives another.
let start = SourceExcerpt.Location(
  fileID: "App/File.swift",
  fileName: "/App/File.swift",
  offset: 100,
  line: 10,
  column: 3
)

/// A request for the expansion of an attribute, which stands where the declaration begins.
func attached(
  _ macro: String,
  _ role: String,
  to declaration: String,
  in context: [String]
) -> CompilerMessage {
  .expandAttached(
    AttachedExpansion(
      macro: MacroReference(moduleName: "AviaryMacros", typeName: macro, name: macro),
      macroRole: role,
      discriminator: "$s1",
      attributeSyntax: SourceExcerpt(source: "@Entry ", location: start),
      declSyntax: SourceExcerpt(source: declaration, location: start),
      lexicalContext: context.map { SourceExcerpt(source: $0, location: start) }
    )
  )
}

/// A request for the expansion of a `#Preview`.
func freestanding(
  _ source: String,
  in context: [String] = [],
  at location: SourceExcerpt.Location = start
) -> CompilerMessage {
  .expandFreestanding(
    FreestandingExpansion(
      macro: MacroReference(
        moduleName: "AviaryMacros",
        typeName: "PreviewMacro",
        name: "Preview"
      ),
      macroRole: "declaration",
      discriminator: "$s1",
      syntax: SourceExcerpt(source: source, location: location),
      lexicalContext: context.map { SourceExcerpt(source: $0, location: start) }
    )
  )
}

extension Reply {
  /// The expanded source; nil for an error or another reply.
  var source: String? {
    guard case .expansion(let source, _) = self else { return nil }
    return source
  }

  /// What the user is told.
  var diagnostics: [WireDiagnostic] {
    guard case .expansion(_, let diagnostics) = self else { return [] }
    return diagnostics
  }
}
