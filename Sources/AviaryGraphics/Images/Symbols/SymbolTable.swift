import Foundation

/// Finds what a system symbol is drawn from.
package enum SymbolTable {
  /// The drawing of a symbol's name, such as `person.crop.circle.fill`.
  ///
  /// The listed names come first. For others the name is taken apart by the rules that names of
  /// symbols are made by (`.fill`, `.slash`, `.circle`, `.badge.plus` ...) and put together from the
  /// icons of its parts; last, its dots are read as dashes.
  ///
  /// - Returns: nil where no rule finds an icon: the caller draws a placeholder.
  package static func lookup(_ name: String) -> SymbolEntry? {
    if let entry = common[name] ?? further[name] { return entry }
    let words = name.split(separator: ".").map(String.init)
    guard !words.isEmpty else { return nil }
    return spelledOut(words) ?? composed(words) ?? number(words) ?? letter(words)
  }

  /// A number from 0 to 99, for `10.circle` and the like; signs of two digits stand closer.
  private static func number(_ words: [String]) -> SymbolEntry? {
    guard words.count == 1, let digits = words.first, (1...2).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let width: CGFloat = digits.utf8.count == 1 ? 16 : 8.5
    return SymbolEntry(
      layers: digits.enumerated().map { index, digit in
        let start = digits.utf8.count == 1 ? 0 : -0.5 + CGFloat(index) * width
        return SymbolEntry.Layer(
          icon: "own:digit-\(digit)",
          frame: CGRect(x: start, y: 0, width: width, height: 16)
        )
      }
    )
  }

  /// A letter, for `a.circle` and the like.
  private static func letter(_ words: [String]) -> SymbolEntry? {
    guard words.count == 1, let letter = words.first, letter.utf8.count == 1,
      letter.utf8.allSatisfy({ (97...122).contains($0) })
    else { return nil }
    return SymbolEntry("own:letter-\(letter)")
  }

  /// The icon whose name is the symbol's with dashes for dots, in either order of `fill`.
  private static func spelledOut(_ words: [String]) -> SymbolEntry? {
    let words = words.map { synonyms[$0] ?? $0 }
    let dashed = words.joined(separator: "-")
    if isIcon(dashed) { return SymbolEntry(dashed) }
    // `speaker.fill.x` is spelled `speaker-x-fill` there.
    guard let fill = words.firstIndex(of: "fill"), fill < words.count - 1 else { return nil }
    var moved = words
    moved.remove(at: fill)
    let last = (moved + ["fill"]).joined(separator: "-")
    return isIcon(last) ? SymbolEntry(last) : nil
  }

  /// What Bootstrap Icons calls the words of symbols' names.
  private static let synonyms = ["checkmark": "check", "xmark": "x", "minus": "dash"]

  // MARK: - Names made of parts

  private static func composed(_ words: [String]) -> SymbolEntry? {
    guard let last = words.last, words.count > 1 else { return nil }
    let stem = Array(words.dropLast())
    switch last {
    case "fill":
      return filled(stem)
    case "slash":
      return lookup(stem)?.slashed()
    case "rtl", "ltr", "inverse", "angled", "compact":
      return lookup(stem)
    case "forward":
      return lookup(stem + ["right"])
    case "backward":
      return lookup(stem + ["left"])
    default:
      break
    }
    if let enclosure = SymbolEntry.Enclosure(rawValue: last) {
      return lookup(stem)?.enclosed(in: enclosure, isFilled: false)
    }
    if let badge = words.lastIndex(of: "badge"), badge > 0 {
      let sign = words[(badge + 1)...].joined(separator: ".")
      guard let icon = badges[sign] else { return nil }
      return lookup(Array(words[..<badge]))?.badged(icon)
    }
    return nil
  }

  /// The filled form of a symbol: of an enclosure the content is cut out, of a badged one the base is
  /// filled.
  private static func filled(_ stem: [String]) -> SymbolEntry? {
    if let last = stem.last, let enclosure = SymbolEntry.Enclosure(rawValue: last), stem.count > 1 {
      let content = Array(stem.dropLast())
      return (lookup(content + ["fill"]) ?? lookup(content))?
        .enclosed(in: enclosure, isFilled: true)
    }
    if stem.last == "slash", stem.count > 1 {
      return lookup(stem.dropLast() + ["fill"])?.slashed()
    }
    guard var entry = lookup(stem) else { return nil }
    let icon = entry.layers[0].icon + "-fill"
    if isIcon(icon) { entry.layers[0].icon = icon }
    return entry
  }

  private static func lookup(_ words: [String]) -> SymbolEntry? {
    words.isEmpty ? nil : lookup(words.joined(separator: "."))
  }

  /// What small icon stands for the end of a name with `.badge`.
  private static let badges: [String: String] = [
    "": "circle-fill", "plus": "plus-circle-fill", "minus": "dash-circle-fill",
    "checkmark": "check-circle-fill", "xmark": "x-circle-fill",
    "exclamationmark": "exclamation-circle-fill", "questionmark": "question-circle-fill",
    "ellipsis": "three-dots", "clock": "clock-fill", "gearshape": "gear", "key": "key-fill",
    "person.crop": "person-fill", "magnifyingglass": "search", "lock": "lock-fill",
    "play": "play-fill", "arrow.up": "arrow-up-circle-fill",
    "arrow.down": "arrow-down-circle-fill", "bolt": "lightning-charge-fill",
    "shield.checkmark": "shield-fill-check",
  ]

  /// Whether there is such a Bootstrap icon or a drawing of our own.
  private static func isIcon(_ icon: String) -> Bool {
    if icon.hasPrefix("own:") { return SymbolDrawings.names.contains(String(icon.dropFirst(4))) }
    return BootstrapIcons.names.contains(icon)
  }
}
