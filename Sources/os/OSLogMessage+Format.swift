import Foundation

extension OSLogMessage {
  /// A message of a format of C and values.
  ///
  /// Words in braces after the percent sign say who may read the value. A value that is missing is
  /// written as `<missing>`.
  init(format: String, arguments: [any CVarArg]) {
    var parts: [LogPart] = []
    var words = ""
    var values = arguments[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        words += "%"
        rest.removeFirst()
        continue
      }
      guard let place = FormatPlace(&rest) else {
        words += "%"
        continue
      }
      if !words.isEmpty { parts.append(LogPart(words: words)) }
      words = ""
      // A star takes a value of its own, the width or the precision.
      let stars = place.specification.filter { $0 == "*" }.count
      let widths = values.prefix(stars)
      values = values.dropFirst(stars)
      let text = values.popFirst().map { place.text(of: $0, widths: widths) } ?? "<missing>"
      parts.append(LogPart(value: text, privacy: place.privacy, isPlain: place.isPlain))
    }
    words += rest
    if !words.isEmpty { parts.append(LogPart(words: words)) }
    self.init(parts: parts)
  }
}

/// A place for a value in a format.
private struct FormatPlace {
  /// What stands between the percent sign and the letter, without what is in braces.
  var specification = ""
  var letter: Character = "@"
  var privacy = OSLogPrivacy.auto

  /// Reads what follows a percent sign; nil where it is no place, and nothing is read.
  init?(_ text: inout Substring) {
    var rest = text
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let words = rest[..<end].dropFirst().split(separator: ",").map { $0.filter { $0 != " " } }
      let hashes = words.contains("mask.hash")
      if words.contains("public") { privacy = .public }
      if words.contains("private") { privacy = hashes ? .private(mask: .hash) : .private }
      if words.contains("sensitive") { privacy = hashes ? .sensitive(mask: .hash) : .sensitive }
      rest = rest[rest.index(after: end)...]
    }
    while let character = rest.popFirst() {
      if character.isLetter && !"hlqLztj".contains(character) || character == "@" {
        letter = character
        text = rest
        return
      }
      guard "0123456789+-# .*'hlqLztj".contains(character) else { return nil }
      specification.append(character)
    }
    return nil
  }

  /// Whether anyone may read the value where nothing else is said: numbers, not texts and objects.
  var isPlain: Bool { !"@sSP".contains(letter) }

  func text(of value: any CVarArg, widths: ArraySlice<any CVarArg>) -> String {
    if letter == "@" || letter == "s" || letter == "S" {
      if letter == "s", let pointer = value as? UnsafePointer<CChar> {
        return String(cString: pointer)
      }
      return "\(value)"
    }
    if letter == "m" { return String(cString: strerror(errno)) }
    if letter == "D" || letter == "U" || letter == "P" { return "\(value)" }
    return String(format: "%\(specification)\(letter)", arguments: Array(widths) + [value])
  }
}
