import AviaryMessages
import Foundation

/// Something that programs can ask for: a tool of the protocol, and a subcommand.
struct MCPTool {
  /// As the protocol names it; the subcommand has hyphens for underscores.
  var name: String
  /// What it does, in a sentence or two.
  var description: String
  /// Its own arguments, by name; those for all tools are left out.
  var arguments: [Argument] = []
  /// Whether it takes how the preview is shown.
  var takesSettings = false

  struct Argument {
    enum Kind: String {
      case string, number, integer, boolean
    }

    var name: String
    var kind: Kind
    var description: String
    var isRequired = false
    var choices: [String] = []
    /// Whether a whole number is as good as a text that says it.
    var takesNumbers = false

    /// The option of the subcommand: `--right-to-left` for `rightToLeft`.
    var option: String {
      name.reduce(into: "--") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
  }

  /// The arguments of all tools.
  private static let common = [
    Argument(
      name: "path",
      kind: .string,
      description: "A Swift file, a package or a project; the last one used where it is left out"
    ),
    Argument(
      name: "preview",
      kind: .string,
      description:
        "The name or number of a #Preview; the one that is shown, or the first, where it is left out",
      takesNumbers: true
    ),
  ]

  /// How a preview is shown.
  private static let settings = [
    Argument(name: "width", kind: .number, description: "In points"),
    Argument(name: "height", kind: .number, description: "In points"),
    Argument(name: "device", kind: .string, description: "Such as iPhone 16 or iPad mini"),
    Argument(name: "dark", kind: .boolean, description: "In dark appearance"),
    Argument(
      name: "typeSize",
      kind: .string,
      description: "xSmall to xxxLarge, accessibility1 to accessibility5"
    ),
    Argument(name: "locale", kind: .string, description: "Such as de_DE"),
    Argument(name: "rightToLeft", kind: .boolean, description: "Lines begin at the right"),
    Argument(name: "highContrast", kind: .boolean, description: "Colours stand out more"),
    Argument(name: "scale", kind: .number, description: "Pixels a point"),
  ]

  var allArguments: [Argument] {
    Self.common + arguments + (takesSettings ? Self.settings : [])
  }

  /// The names of the arguments that tell how a preview is shown.
  static let settingNames = Set(settings.map(\.name))

  /// The subcommand.
  var command: String { name.replacingOccurrences(of: "_", with: "-") }

  /// The arguments as a JSON schema.
  var schema: JSON {
    var properties: [String: JSON] = [:]
    for argument in allArguments {
      var members: [String: JSON] = [
        "type": .string(argument.kind.rawValue), "description": .string(argument.description),
      ]
      if !argument.choices.isEmpty { members["enum"] = .strings(argument.choices) }
      properties[argument.name] = .object(members)
    }
    return [
      "type": "object", "properties": .object(properties),
      "required": .strings(allArguments.filter(\.isRequired).map(\.name)),
      "additionalProperties": false,
    ]
  }

  /// Whether it answers a picture.
  var draws: Bool { ["render", "variants", "screenshot"].contains(name) }

  /// The arguments with texts for numbers, where a number is as good as a text.
  func withTexts(_ given: JSON) -> JSON {
    guard var members = given.object else { return given }
    for argument in allArguments where argument.takesNumbers {
      if let number = members[argument.name]?.int { members[argument.name] = .string("\(number)") }
    }
    return .object(members)
  }

  /// Says what is wrong with arguments; nil for nothing.
  ///
  /// - Parameters:
  ///   - given: The arguments, by their names.
  ///   - words: What an argument is called where it was given.
  func fault(
    in given: JSON,
    calling words: (Argument) -> String = { "'\($0.name)'" }
  ) -> String? {
    guard let members = given.object else { return "the arguments are no object" }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let argument = allArguments.first(where: { $0.name == name }) else {
        return
          "\(self.name) takes no '\(name)', but \(allArguments.map(\.name).joined(separator: ", "))"
      }
      let fits: Bool =
        switch argument.kind {
        case .string: value.string != nil
        case .number: value.number != nil
        case .integer: value.int != nil
        case .boolean: value.bool != nil
        }
      if !fits, value != .null {
        return "\(words(argument)) has to be a \(argument.kind.rawValue)"
      }
      if !argument.choices.isEmpty, let text = value.string, !argument.choices.contains(text) {
        return
          "\(words(argument)) is one of \(argument.choices.joined(separator: ", ")), not '\(text)'"
      }
    }
    let missing = allArguments.first { $0.isRequired && given[$0.name] == nil }
    return missing.map { "\(words($0)) is missing" }
  }
}
