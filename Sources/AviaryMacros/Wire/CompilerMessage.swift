/// A message from the compiler, as far as this plug-in needs it (protocol version 7).
///
/// The format is the compiler's own and has kept its shape since Swift 5.9. Fields that are not listed
/// here are ignored, so a newer compiler may send more.
enum CompilerMessage: Equatable {
  /// Asks which protocol version the plug-in speaks.
  case getCapability
  /// Asks for the expansion of an attribute such as `@Entry`, in one of its roles.
  case expandAttached(AttachedExpansion)
  /// Asks for the expansion of an expression or declaration such as `#Preview`.
  case expandFreestanding(FreestandingExpansion)
  /// A message this plug-in does not know, such as `loadPluginLibrary`.
  case unknown(String)
}

/// The macro's declaration as the compiler resolved it.
struct MacroReference: Decodable, Equatable {
  /// The plug-in's module, as written in `#externalMacro`.
  var moduleName: String
  /// The implementing type, as written in `#externalMacro`.
  var typeName: String
  /// The macro's name in source.
  var name: String
}

/// A piece of the user's source with its place.
///
/// The source begins with the white space and the comments in front of its first token, and so does
/// its location.
struct SourceExcerpt: Decodable, Equatable {
  /// Where an excerpt begins.
  struct Location: Decodable, Equatable {
    var fileID: String
    var fileName: String
    /// Bytes from the beginning of the file to the beginning of the excerpt.
    var offset: Int
    var line: Int
    var column: Int
  }

  var source: String
  var location: Location
}

/// The fields of `expandAttachedMacro`.
struct AttachedExpansion: Decodable, Equatable {
  var macro: MacroReference
  var macroRole: String
  var discriminator: String
  var attributeSyntax: SourceExcerpt
  var declSyntax: SourceExcerpt
  /// The declarations around the attribute, innermost first, without their members.
  var lexicalContext: [SourceExcerpt]?
  /// The type that an extension is asked for, qualified; nil in other roles.
  var extendedTypeSyntax: SourceExcerpt?
  /// What the type does not conform to by itself; nil or empty for nothing.
  var conformanceListSyntax: SourceExcerpt?
}

/// The fields of `expandFreestandingMacro`.
struct FreestandingExpansion: Decodable, Equatable {
  var macro: MacroReference
  var macroRole: String?
  var discriminator: String
  var syntax: SourceExcerpt
  /// The declarations around the macro, innermost first, without their members.
  var lexicalContext: [SourceExcerpt]?
}

extension CompilerMessage: Decodable {
  /// The name of a message, which is the only key of the outermost object.
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A message without a name")
      )
    }
    switch name.stringValue {
    case "getCapability":
      self = .getCapability
    case "expandAttachedMacro":
      self = .expandAttached(try container.decode(AttachedExpansion.self, forKey: name))
    case "expandFreestandingMacro":
      self = .expandFreestanding(try container.decode(FreestandingExpansion.self, forKey: name))
    default:
      self = .unknown(name.stringValue)
    }
  }
}
