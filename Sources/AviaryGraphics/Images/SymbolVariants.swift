/// Forms of symbols: filled, crossed out, in an outline.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Sendable {
    case circle, square, rectangle
  }

  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?

  /// No particular form.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash

  /// The same in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// The same filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all that another one asks for is asked for here.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
      && (other.enclosure == nil || other.enclosure == enclosure)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Both together; of two outlines the other one.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed,
      enclosure: other.enclosure ?? enclosure
    )
  }

  /// The names that a symbol may have in this form, the one that fits best first.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    var words = name.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    func spelled(_ enclosure: Enclosure?, slash: Bool, fill: Bool) -> String {
      var result = words
      func add(_ word: String) { if !result.contains(word) { result.append(word) } }
      if let enclosure { add(enclosure.rawValue) }
      if slash { add("slash") }
      if fill { result.append("fill") }
      return result.joined(separator: ".")
    }
    let fill = isFilled || wasFilled
    return [
      spelled(enclosure, slash: isSlashed, fill: fill),
      spelled(enclosure, slash: isSlashed, fill: wasFilled),
      spelled(nil, slash: isSlashed, fill: fill), spelled(nil, slash: false, fill: fill), name,
    ]
  }
}
