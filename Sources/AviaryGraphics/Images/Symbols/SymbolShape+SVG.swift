import Foundation

extension SymbolShape {
  /// Reads an SVG document that consists of paths, circles and rectangles.
  ///
  /// Nothing else of SVG is understood: no strokes, styles or groups with transforms, which icon
  /// sets of one colour do without. A rectangle's `transform` is taken where it is a `matrix`.
  ///
  /// - Returns: nil where there is no view box or nothing to fill.
  package init?(svg: String) {
    var viewBox: CGRect?
    var paths: [Outline] = []
    for tag in Self.tags(in: svg) {
      let isEvenOdd = tag.attributes["fill-rule"] == "evenodd"
      switch tag.name {
      case "svg":
        let numbers = Self.numbers(tag.attributes["viewBox"] ?? "")
        guard numbers.count == 4 else { return nil }
        viewBox = CGRect(
          x: numbers[0],
          y: numbers[1],
          width: numbers[2],
          height: numbers[3]
        )
      case "path":
        if let data = tag.attributes["d"] { paths.append(Outline(d: data, evenOdd: isEvenOdd)) }
      case "circle":
        paths.append(Outline(d: Self.circle(tag), evenOdd: isEvenOdd))
      case "rect":
        paths.append(Outline(d: Self.rectangle(tag), evenOdd: isEvenOdd))
      default:
        break
      }
    }
    guard let viewBox, viewBox.width > 0, viewBox.height > 0, !paths.isEmpty else { return nil }
    self.init(viewBox: viewBox, paths: paths)
  }

  // MARK: - Basic shapes as path data

  private static func circle(_ tag: Tag) -> String {
    let (x, y, r) = (tag.number("cx"), tag.number("cy"), tag.number("r"))
    return "M\(x - r) \(y)a\(r) \(r) 0 1 0 \(2 * r) 0a\(r) \(r) 0 1 0 \(-2 * r) 0z"
  }

  private static func rectangle(_ tag: Tag) -> String {
    var (x, y) = (tag.number("x"), tag.number("y"))
    var (width, height) = (tag.number("width"), tag.number("height"))
    if let transform = tag.attributes["transform"], transform.hasPrefix("matrix("),
      case let matrix = numbers(String(transform.dropFirst(7).dropLast())), matrix.count == 6
    {
      // Upright matrices only: they turn a rectangle into a rectangle.
      x = matrix[0] * x + matrix[4]
      y = matrix[3] * y + matrix[5]
      width *= matrix[0]
      height *= matrix[3]
    }
    if width < 0 { (x, width) = (x + width, -width) }
    if height < 0 { (y, height) = (y + height, -height) }
    let r = min(max(tag.number("rx"), tag.number("ry")), width / 2, height / 2)
    guard r > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)z" }
    return """
      M\(x + r) \(y)h\(width - 2 * r)a\(r) \(r) 0 0 1 \(r) \(r)v\(height - 2 * r)\
      a\(r) \(r) 0 0 1 \(-r) \(r)h\(2 * r - width)a\(r) \(r) 0 0 1 \(-r) \(-r)\
      v\(2 * r - height)a\(r) \(r) 0 0 1 \(r) \(-r)z
      """
  }

  // MARK: - Markup

  private struct Tag {
    var name: String
    var attributes: [String: String]

    func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? 0 }
  }

  /// The opening tags of a document, in order; comments, declarations and text are passed over.
  private static func tags(in text: String) -> [Tag] {
    var tags: [Tag] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let first = rest.first, first.isLetter else { continue }
      let name = String(rest.prefix { $0.isLetter || $0 == "-" || $0 == ":" })
      rest = rest.dropFirst(name.count)
      var attributes: [String: String] = [:]
      while true {
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        guard let next = rest.first, next != ">" else { break }
        let key = String(rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace })
        rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
        guard rest.first == "=" else { continue }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
        let value = rest.dropFirst().prefix { $0 != quote }
        attributes[key] = String(value)
        rest = rest.dropFirst(value.count + 2)
      }
      tags.append(Tag(name: name, attributes: attributes))
    }
    return tags
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
  }
}
