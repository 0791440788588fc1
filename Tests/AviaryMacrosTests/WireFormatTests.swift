import FoundationEssentials
import Glibc
import Testing

@testable import AviaryMacros

/// The compiler's messages as Swift 6.3.1 sends them (protocol version 7).
enum RecordedMessages {
  static let getCapability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

  static let attached = #"""
    {"expandAttachedMacro":{
      "attributeSyntax":{"kind":"attribute","location":{"column":30,"fileID":"App/Entries.swift",
        "fileName":"/App/Entries.swift","line":7,"offset":179},
        "source":"\n  /// Documented.\n  @Entry "},
      "declSyntax":{"kind":"declaration","location":{"column":30,"fileID":"App/Entries.swift",
        "fileName":"/App/Entries.swift","line":7,"offset":179},
        "source":"\n  /// Documented.\n  @Entry var typed: Bool = false // trailing"},
      "discriminator":"$s7SwiftUI17EnvironmentValuesV3AppE5typed5EntryfMp_",
      "lexicalContext":[{"kind":"declaration","location":{"column":0,"fileID":"","fileName":"",
        "line":0,"offset":0},"source":"\n\nextension EnvironmentValues {}"}],
      "macro":{"moduleName":"AviaryMacros","name":"Entry ","typeName":"EntryMacro"},
      "macroRole":"peer",
      "staticBuildConfiguration":"{\"endianness\":\"little\"}",
      "aFieldOfTomorrow":[{"deep":1}]}}
    """#

  static let freestanding = #"""
    {"expandFreestandingMacro":{
      "discriminator":"$s3App7PreviewfMf_",
      "lexicalContext":[],
      "macro":{"moduleName":"AviaryMacros","name":"Preview","typeName":"PreviewMacro"},
      "macroRole":"declaration",
      "syntax":{"kind":"declaration","location":{"column":15,"fileID":"App/P.swift",
        "fileName":"/App/P.swift","line":1,"offset":14},"source":"\n\n#Preview { Text(\"a\") }"}}}
    """#
}

@Suite("Wire format")
struct WireFormatTests {
  private func decode(_ text: String) throws -> CompilerMessage {
    try JSONDecoder().decode(CompilerMessage.self, from: Data(text.utf8))
  }

  private func encode(_ reply: Reply) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(reply), as: UTF8.self)
  }

  @Test("the handshake is answered with the version this was written against")
  func capability() throws {
    let message = try decode(RecordedMessages.getCapability)
    #expect(message == .getCapability)
    #expect(
      try encode(Plugin.reply(to: message))
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#
    )
  }

  @Test("a recorded attribute request is decoded, unknown fields left aside")
  func attachedRequest() throws {
    guard case .expandAttached(let request) = try decode(RecordedMessages.attached) else {
      Issue.record("Not an attached expansion")
      return
    }
    #expect(request.macro.typeName == "EntryMacro")
    #expect(request.macroRole == "peer")
    #expect(request.declSyntax.location.offset == 179)
    #expect(request.lexicalContext?.first?.source == "\n\nextension EnvironmentValues {}")
    let reply = Plugin.reply(to: .expandAttached(request))
    #expect(reply.source?.hasPrefix("private struct __Key_typed: SwiftUI.EnvironmentKey {") == true)
  }

  @Test("a recorded expression request gives the place of its first token")
  func freestandingRequest() throws {
    let reply = Plugin.reply(to: try decode(RecordedMessages.freestanding))
    let source = try #require(reply.source)
    #expect(source.contains("static var line: Swift.Int { 3 }"))
    #expect(source.contains("static var column: Swift.Int { 1 }"))
  }

  @Test("a request without its optional fields is decoded")
  func optionalFields() throws {
    let text = RecordedMessages.freestanding
      .replacing("\"lexicalContext\":[],", with: "")
      .replacing("\"macroRole\":\"declaration\",", with: "")
    #expect(Plugin.reply(to: try decode(text)).source != nil)
  }

  @Test("a request this plug-in does not know gets an empty expansion with an error")
  func unknown() throws {
    let message = try decode(#"{"loadPluginLibrary":{"libraryPath":"x"}}"#)
    #expect(message == .unknown("loadPluginLibrary"))
    #expect(Plugin.reply(to: message).diagnostics.map(\.severity) == ["error"])
    #expect(throws: DecodingError.self) { try decode("{}") }
    #expect(throws: DecodingError.self) { try decode(#"{"expandAttachedMacro":{}}"#) }
  }

  @Test("an error is encoded as the compiler reads it")
  func errorReply() throws {
    let reply = Reply.expansion(
      source: nil,
      diagnostics: [
        WireDiagnostic(message: "m", severity: "error", position: .init(fileName: "/f", offset: 3))
      ]
    )
    #expect(
      try encode(reply) == """
        {"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"m","notes":[],\
        "position":{"fileName":"/f","offset":3},"severity":"error"}]}}
        """
    )
    #expect(
      try encode(.expansion(source: "a", diagnostics: []))
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"a"}}"#
    )
  }
}

@Suite("Frames", .timeLimit(.minutes(5)))
struct FramesTests {
  /// Two pipes: what is written to `send` is read by `frames`, which answers into `receive`.
  private func pipes() -> (frames: Frames, send: Int32, receive: Int32) {
    var toPlugin: [Int32] = [0, 0]
    var fromPlugin: [Int32] = [0, 0]
    pipe(&toPlugin)
    pipe(&fromPlugin)
    return (Frames(input: toPlugin[0], output: fromPlugin[1]), toPlugin[1], fromPlugin[0])
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) {
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  private func frame(_ text: String) -> [UInt8] {
    let count = UInt8(text.utf8.count)
    return [count, 0, 0, 0, 0, 0, 0, 0] + Array(text.utf8)
  }

  @Test("a length of zero stops the plug-in, after the messages before it")
  func zeroStops() throws {
    let (frames, send, receive) = pipes()
    self.send(frame(RecordedMessages.getCapability), to: send)
    self.send([UInt8](repeating: 0, count: 8), to: send)
    try Plugin.serve(frames)
    let reply = try #require(try Frames(input: receive, output: -1).read())
    #expect(String(decoding: reply, as: UTF8.self).hasPrefix(#"{"getCapabilityResult""#))
  }

  @Test("the end of the input stops the plug-in between messages and is an error inside one")
  func endOfInput() throws {
    var (frames, send, _) = pipes()
    close(send)
    #expect(try frames.read() == nil)

    (frames, send, _) = pipes()
    self.send([5, 0, 0, 0, 0, 0, 0, 0, 1, 2], to: send)
    close(send)
    #expect(throws: FrameError.closed) { try frames.read() }
  }

  @Test("a length that no message has is an error, not an allocation")
  func oversized() throws {
    let (frames, send, _) = pipes()
    self.send([UInt8](repeating: 0xFF, count: 8), to: send)
    #expect(throws: FrameError.oversized(.max)) { try frames.read() }
  }
}
