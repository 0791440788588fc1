/// Reads a list of arguments from left to right: options with or without values, and operands.
///
/// `--name value` and `--name=value` are the same; after `--` everything is an operand.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var onlyOperands = false
  /// The value that came with `--name=value`, until it is asked for.
  private var attached: String?

  enum Item: Equatable {
    case option(String)
    case operand(String)
  }

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next option or operand, or nil at the end.
  ///
  /// - Throws: a usage error where the last option was given a value it does not take.
  mutating func next() throws -> Item? {
    if let attached { throw CommandError.usage("unexpected value '\(attached)'") }
    guard let argument = rest.popFirst() else { return nil }
    if onlyOperands { return .operand(argument) }
    if argument == "--" {
      onlyOperands = true
      return try next()
    }
    guard argument.hasPrefix("-"), argument != "-" else { return .operand(argument) }
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      attached = String(argument[argument.index(after: equals)...])
      return .option(String(argument[..<equals]))
    }
    return .option(argument)
  }

  /// The value of the option just read.
  mutating func value(of option: String) throws -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else {
      throw CommandError.usage("\(option) needs a value")
    }
    return value
  }
}
