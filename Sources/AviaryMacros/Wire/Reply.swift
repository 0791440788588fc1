/// What the plug-in answers to one message (protocol version 7).
enum Reply: Equatable {
  case capability(protocolVersion: Int)
  /// The expanded source, or nil where there is nothing to add; and what to tell the user.
  case expansion(source: String?, diagnostics: [WireDiagnostic])

  /// The protocol version this plug-in was written against.
  static let protocolVersion = 7
}

/// A diagnostic in the compiler's format.
struct WireDiagnostic: Encodable, Equatable {
  /// A place in the user's file, in bytes.
  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }

  private struct Nothing: Encodable, Equatable {}

  var message: String
  var severity: String
  var position: Position
  private var highlights: [Nothing] = []
  private var notes: [Nothing] = []
  private var fixIts: [Nothing] = []

  init(message: String, severity: String, position: Position) {
    self.message = message
    self.severity = severity
    self.position = position
  }
}

extension Reply: Encodable {
  private enum Name: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion: Int
      var features: [String] = []
    }
    var capability: Capability
  }

  private struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [WireDiagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability(let version):
      try container.encode(
        CapabilityResult(capability: .init(protocolVersion: version)),
        forKey: .getCapabilityResult
      )
    case .expansion(let source, let diagnostics):
      try container.encode(
        ExpansionResult(expandedSource: source, diagnostics: diagnostics),
        forKey: .expandMacroResult
      )
    }
  }
}
