import FoundationEssentials

/// The compiler plug-in behind `@Entry`, `@State`, `@Animatable`, `#Preview` and `@Previewable`.
///
/// It speaks the compiler's protocol itself and so needs no swift-syntax build: clients pay two
/// seconds for the macro target instead of minutes, and it starts in three milliseconds.
@main
struct Plugin {
  /// Answers the compiler's messages until it asks to stop.
  ///
  /// - Throws: `FrameError` or a decoding error; the compiler then reports that the plug-in ended.
  static func main() throws {
    try serve(.standard())
  }

  /// Answers the messages of `frames`, one reply each, in order.
  static func serve(_ frames: Frames) throws {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let bytes = try frames.read() {
      let message = try decoder.decode(CompilerMessage.self, from: Data(bytes))
      try frames.write([UInt8](encoder.encode(reply(to: message))))
    }
  }

  /// The reply to one message.
  static func reply(to message: CompilerMessage) -> Reply {
    switch message {
    case .getCapability:
      .capability(protocolVersion: Reply.protocolVersion)
    case .expandAttached(let request):
      reply(at: request.attributeSyntax) { () throws(MacroError) in try expand(request) }
    case .expandFreestanding(let request):
      reply(at: request.syntax, advice: advice(on: request)) { () throws(MacroError) in
        try expand(request)
      }
    case .unknown(let name):
      // An empty expansion is the one reply every request accepts; the compiler then reports what
      // it misses. Nothing but macro expansion is asked of a plug-in that announces no features.
      .expansion(
        source: nil,
        diagnostics: [
          WireDiagnostic(
            message: "AviaryMacros does not know the request '\(name)'",
            severity: "error",
            position: .init(fileName: "", offset: 0)
          )
        ]
      )
    }
  }

  private static func expand(_ request: AttachedExpansion) throws(MacroError) -> String {
    switch (request.macro.typeName, request.macroRole) {
    case ("AnimatableMacro", "member"): try AnimatableMacro.members(request)
    case ("AnimatableMacro", "extension"): AnimatableMacro.conformance(request)
    // It marks a property for the macro of its type.
    case ("AnimatableIgnoredMacro", "peer"): ""
    case ("EntryMacro", "accessor"): EntryMacro.accessors(request)
    case ("EntryMacro", "peer"): try EntryMacro.key(request)
    case ("EntryDefaultValueMacro", "accessor"): try EntryDefaultValueMacro.accessors(request)
    case ("PreviewableMacro", "peer"): try PreviewableMacro.peers(request)
    case ("StateMacro", "accessor"): StateMacro.accessors(request)
    case ("StateMacro", "peer"): try StateMacro.peers(request)
    case ("StateProjectionMacro", "accessor"): try StateProjectionMacro.accessors(request)
    default: throw .unknownMacro(request.macro.typeName, role: request.macroRole)
    }
  }

  private static func expand(_ request: FreestandingExpansion) throws(MacroError) -> String {
    switch request.macro.typeName {
    case "PreviewMacro": try PreviewMacro.declarations(request)
    default: throw .unknownMacro(request.macro.typeName, role: request.macroRole ?? "freestanding")
    }
  }

  private static func advice(on request: FreestandingExpansion) -> [WireDiagnostic] {
    request.macro.typeName == "PreviewMacro" ? PreviewMacro.advice(request) : []
  }

  private static func reply(
    at excerpt: SourceExcerpt,
    advice: [WireDiagnostic] = [],
    _ expand: () throws(MacroError) -> String
  ) -> Reply {
    do {
      return .expansion(source: try expand(), diagnostics: advice)
    } catch {
      let place = (error.excerpt ?? excerpt).location(at: error.offset)
      let position = WireDiagnostic.Position(fileName: place.fileName, offset: place.offset)
      return .expansion(
        source: nil,
        diagnostics: [
          WireDiagnostic(message: error.message, severity: "error", position: position)
        ]
      )
    }
  }
}
