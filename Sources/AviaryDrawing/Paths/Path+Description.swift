import Foundation

extension Path {
  /// A description of the path that `init(_:)` reads: numbers before the letters m, l, q, c and h.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      for point in points {
        words.append(Path.word(point.x))
        words.append(Path.word(point.y))
      }
      words.append(letter)
    }
    for element in elements {
      switch element {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Initializes from the result of a previous call to `description`.
  ///
  /// nil if `string` is something else.
  ///
  /// - Parameter string: Numbers, each followed by its letter: `m`, `l`, `q`, `c` and `h`.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: points[0]))
      case ("l", 2): elements.append(.line(to: points[0]))
      case ("q", 4): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 6):
        elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    if let first = elements.first {
      guard case .move = first else { return nil }
    }
    self.init(elements: elements)
  }

  /// The shortest decimal that reads back as the same number, without ".0".
  private static func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
