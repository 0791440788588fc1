import Foundation

extension SymbolEntry {
  /// Reads a table of symbols, one a line, each a name, a colon and a description.
  ///
  /// Blank lines and lines that begin with `#` are passed over.
  /// The tables are text because the compiler takes minutes over literals of a thousand such values.
  static func table(_ text: String) -> [String: SymbolEntry] {
    var table: [String: SymbolEntry] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.range(of: ": "),
        let entry = SymbolEntry(description: line[colon.upperBound...])
      else {
        assertionFailure("a symbol's line cannot be read: \(line)")
        continue
      }
      table[String(line[..<colon.lowerBound])] = entry
    }
    return table
  }

  /// Reads how a symbol is put together.
  ///
  ///     ICON                              the icon, filling the square
  ///     ICON X Y SIDE                     the icon in a part of the square
  ///     … mirror, … turn DEGREES          left for right, or turned to the right
  ///     … with ICON X Y SIDE              another icon over it
  ///     … cut ICON X Y SIDE               another icon cut out of it
  ///     … badge ICON [X Y SIDE]           another with a gap around it, at the lower right
  ///     … in FORM, … in FORM.fill         made small in an outline, or cut out of the filled form
  ///     … slash                           crossed out
  ///     … trio                            three times side by side
  init?(description: Substring) {
    var words = description.split(separator: " ")[...]
    guard let icon = words.popFirst() else { return nil }
    var entry = SymbolEntry(String(icon))
    if let frame = Self.frame(&words) { entry.layers[0].frame = frame }
    while let word = words.popFirst() {
      switch word {
      case "mirror":
        entry.layers[0].turn = .mirrored
      case "turn":
        guard let degrees = words.popFirst().flatMap({ Int($0) }) else { return nil }
        entry.layers[0].turn = .by(degrees)
      case "with", "cut":
        guard let icon = words.popFirst(), let frame = Self.frame(&words) else { return nil }
        entry.layers.append(
          Layer(icon: String(icon), frame: frame, role: word == "cut" ? .cutOut : .drawn)
        )
      case "badge":
        guard let icon = words.popFirst() else { return nil }
        entry = entry.badged(String(icon))
        if let frame = Self.frame(&words) { entry.layers[entry.layers.count - 1].frame = frame }
      case "in":
        guard let form = words.popFirst()?.split(separator: "."), let name = form.first,
          let enclosure = Enclosure(rawValue: String(name))
        else { return nil }
        entry = entry.enclosed(in: enclosure, isFilled: form.count > 1)
      case "slash":
        entry = entry.slashed()
      case "trio":
        entry = Self.trio(String(icon))
      default:
        return nil
      }
    }
    self = entry
  }

  private static func frame(_ words: inout ArraySlice<Substring>) -> CGRect? {
    let numbers = words.prefix(3).compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    words = words.dropFirst(3)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[2])
  }
}
