/// What a string table says for a key: one string, or several to choose from.
package indirect enum CatalogueEntry: Equatable, Sendable {
  /// The same for all numbers.
  case text(String)
  /// One for each plural category, `zero` to `other`; the first number of the arguments decides, or the one
  /// at `argument`, from 0.
  case plural([String: CatalogueEntry], argument: Int?)
  /// One for each kind of device, `mac`, `iphone` … `other`.
  case device([String: CatalogueEntry])
  /// A format with names in it, `%#@name@`, and what stands for each.
  case substitutions(CatalogueEntry, [String: Substitution])

  /// What stands for a name in a format.
  package struct Substitution: Equatable, Sendable {
    /// Which argument it is about, from 0; nil for the one at the name's place.
    var argument: Int?
    /// The conversion that `%arg` stands for, such as `lld`.
    var specifier: String
    /// The strings to choose from.
    var entry: CatalogueEntry
  }

  /// The kinds of devices to look for, the best first: a desktop's words are those for a Mac.
  private static let devices = ["mac", "other", "ipad", "iphone"]

  /// The format for some arguments.
  ///
  /// - Parameters:
  ///   - numbers: The arguments; nil for one that is no number.
  ///   - language: Whose plural rules count.
  func format(_ numbers: [FormatNumber?], language: String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms, let argument):
      let index = argument ?? numbers.firstIndex { $0 != nil }
      let number = index.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
      return Self.choose(forms, number, language)?.format(numbers, language: language) ?? ""
    case .device(let forms):
      let found = Self.devices.lazy.compactMap { forms[$0] }.first
      let any = found ?? forms.min { $0.key < $1.key }?.value
      return any?.format(numbers, language: language) ?? ""
    case .substitutions(let entry, let substitutions):
      var next = 0
      return Self.substituting(
        entry.format(numbers, language: language),
        substitutions,
        numbers,
        language,
        &next
      )
    }
  }

  /// The form for a number.
  ///
  /// Zero has its own form in every language that is given one.
  private static func choose(
    _ forms: [String: CatalogueEntry],
    _ number: FormatNumber?,
    _ language: String
  ) -> CatalogueEntry? {
    guard let number else { return forms["other"] ?? forms.min { $0.key < $1.key }?.value }
    if number.isZero, let zero = forms["zero"] { return zero }
    let other = forms["other"]
    // The digits after the point decide too; the form for others tells how many are shown.
    let specifier = other.flatMap { Self.firstSpecifier(of: $0) }
    let category = PluralRules.category(of: number.operand(specifier), language: language)
    return forms[category] ?? other ?? forms.min { $0.key < $1.key }?.value
  }

  private static func firstSpecifier(of entry: CatalogueEntry) -> String? {
    guard case .text(let text) = entry else { return nil }
    for case .place(let place) in FormatString(text).parts where place.conversion != "@" {
      return place.specifier
    }
    return nil
  }

  /// A format in which each name is replaced by its string, and each place for a value has its number.
  private static func substituting(
    _ format: String,
    _ substitutions: [String: Substitution],
    _ numbers: [FormatNumber?],
    _ language: String,
    _ next: inout Int
  ) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
      } else if let (name, position, end) = name(rest), let found = substitutions[name] {
        let argument = position ?? found.argument ?? next
        next = max(next, argument + 1)
        result += variant(found, argument, substitutions, numbers, language)
        rest = rest[end...]
      } else {
        let (place, end) = numbered(rest, &next)
        result += "%" + place
        rest = rest[end...]
      }
    }
    return result + rest
  }

  /// The string that stands for a name, its places about the name's argument.
  private static func variant(
    _ substitution: Substitution,
    _ argument: Int,
    _ substitutions: [String: Substitution],
    _ numbers: [FormatNumber?],
    _ language: String
  ) -> String {
    var entry = substitution.entry
    if case .plural(let forms, nil) = entry { entry = .plural(forms, argument: argument) }
    let place = "%\(argument + 1)$\(substitution.specifier)"
    let text = entry.format(numbers, language: language).replacing("%arg", with: place)
    var next = argument
    return substituting(text, substitutions, numbers, language, &next)
  }

  /// Reads `#@name@` or `2$#@name@`; the position counts from 0.
  private static func name(
    _ text: Substring
  ) -> (name: String, position: Int?, end: String.Index)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (String(rest[..<end]), position, rest.index(after: end))
  }

  /// A place with its number written out; what is no place stays.
  private static func numbered(_ text: Substring, _ next: inout Int) -> (String, String.Index) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
      if let position = Int(digits) { next = max(next, position) }
      let end = text.index(text.startIndex, offsetBy: digits.count + 1)
      return (String(text[..<end]), end)
    }
    let known = FormatString("%" + text).parts.first
    guard case .place? = known else { return ("", text.startIndex) }
    next += 1
    return ("\(next)$", text.startIndex)
  }
}
