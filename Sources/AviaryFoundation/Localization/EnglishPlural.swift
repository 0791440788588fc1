/// The plurals of English nouns.
///
/// Regular endings, the common irregular nouns, and those that are the same in both numbers. A word that looks
/// like a plural already stays as it is. Source: the rules that grammars of English give.
enum EnglishPlural {
  /// The plural of a noun, in the capitals of the noun.
  ///
  /// - Parameter noun: One word of letters; it may have hyphens.
  static func of(_ noun: String) -> String {
    let lower = noun.lowercased()
    guard let last = lower.last, last.isASCII, last.isLetter else { return noun }
    if unchanged.contains(lower) || irregularPlurals.contains(lower) { return noun }
    if let plural = irregular[lower] { return inCapitals(of: noun, plural) }
    // The last part of a compound is what changes: policewoman, file-system.
    for ending in [
      "woman", "man", "child", "mouse", "foot", "tooth", "person", "knife", "wife", "shelf",
    ]
    where lower.hasSuffix(ending) && !notCompounds.contains(lower) {
      let head = noun.dropLast(ending.count)
      return head + inCapitals(of: String(noun.suffix(ending.count)), irregular[ending] ?? ending)
    }
    let isLoud = noun.count > 1 && noun == noun.uppercased()
    // Capitals without a vowel are an abbreviation, which gets a small s: three PDFs.
    if isLoud, !lower.contains(where: "aeiouy".contains) { return noun + "s" }
    let (dropped, ending) = regularEnding(of: lower)
    return noun.dropLast(dropped) + (isLoud ? ending.uppercased() : ending)
  }

  /// How many letters a regular noun loses, and what it gets.
  private static func regularEnding(of noun: String) -> (dropped: Int, ending: String) {
    if noun.hasSuffix("sis") { return (2, "es") }
    if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) {
      return noun.hasSuffix("quiz") ? (0, "zes") : (0, "es")
    }
    if noun.hasSuffix("s") { return (0, singularsInS.contains(noun) ? "es" : "") }
    let beforeLast = noun.dropLast().last
    if noun.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return (1, "ies") }
    return (0, "s")
  }

  private static func inCapitals(of noun: String, _ plural: String) -> String {
    guard noun != noun.lowercased() else { return plural }
    if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
    return plural.prefix(1).uppercased() + plural.dropFirst()
  }

  private static let irregular: [String: String] = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "mouse": "mice",
    "foot": "feet", "tooth": "teeth", "goose": "geese", "ox": "oxen", "louse": "lice",
    "die": "dice", "leaf": "leaves", "loaf": "loaves", "half": "halves", "calf": "calves",
    "knife": "knives", "life": "lives", "wife": "wives", "shelf": "shelves", "self": "selves",
    "wolf": "wolves", "thief": "thieves", "scarf": "scarves", "elf": "elves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "veto": "vetoes", "torpedo": "torpedoes",
    "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "medium": "media",
    "bacterium": "bacteria", "curriculum": "curricula", "index": "indexes", "matrix": "matrices",
    "vertex": "vertices", "appendix": "appendices", "cactus": "cacti", "fungus": "fungi",
    "nucleus": "nuclei", "stimulus": "stimuli", "axis": "axes", "this": "these", "that": "those",
    "is": "are", "was": "were", "has": "have",
  ]
  private static let irregularPlurals = Set(irregular.values)
  /// Nouns that are the same in both numbers, or have only one.
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "moose", "aircraft", "spacecraft", "series", "species", "news",
    "information", "equipment", "furniture", "money", "rice", "software", "hardware", "music",
    "homework", "feedback", "advice", "traffic", "luggage", "px", "pt", "kg", "km", "cm", "mm",
    "mb", "gb", "kb", "tb", "hz", "ms", "min",
  ]
  /// Nouns in one s that are not plurals.
  private static let singularsInS: Set<String> = [
    "gas", "lens", "bias", "canvas", "atlas", "alias",
  ]
  /// Words that end as an irregular noun does by chance.
  private static let notCompounds: Set<String> = ["human", "german", "roman", "talisman", "shaman"]
}
