package import AviaryGeometry
package import Foundation

// How lengths, sizes and the like are written in reasons: in points, with at most two decimals.

extension CGFloat {
  /// The length with at most two decimals, infinity as `∞`.
  package var inWords: String {
    if isNaN { return "NaN" }
    if isInfinite { return self > 0 ? "∞" : "-∞" }
    let rounded = (self * 100).rounded() / 100
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int(rounded)) }
    return String(Double(rounded))
  }
}

extension CGFloat? {
  /// The length, or `nil`.
  package var inWords: String { map(\.inWords) ?? "nil" }
}

extension CGSize {
  /// Width and height: `200 × 100`.
  package var inWords: String { "\(width.inWords) × \(height.inWords)" }
}

extension ProposedViewSize {
  /// Width and height: `200 × nil`.
  package var inWords: String { "\(width.inWords) × \(height.inWords)" }
}

extension CGPoint {
  /// Both coordinates: `10, 20`.
  package var inWords: String { "\(x.inWords), \(y.inWords)" }
}

extension Axis {
  /// What a length along the axis is called.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension Alignment {
  /// The name that the alignment has in code: `topLeading`.
  package var inWords: String {
    let (x, y) = (horizontal.key.name, vertical.key.name)
    if y == "center" { return x }
    if x == "center" { return y }
    func joined(_ first: String, _ second: String) -> String {
      first + second.prefix(1).uppercased() + second.dropFirst()
    }
    return y == "top" || y == "bottom" ? joined(y, x) : joined(x, y)
  }
}

extension EdgeInsets {
  /// The insets that are not zero: `16 on all edges`, `8 top, 16 horizontal`.
  package var inWords: String {
    if top == bottom, leading == trailing {
      if top == leading { return "\(top.inWords) on all edges" }
      if top == 0 { return "\(leading.inWords) horizontal" }
      if leading == 0 { return "\(top.inWords) vertical" }
      return "\(leading.inWords) horizontal, \(top.inWords) vertical"
    }
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return edges.filter { $0.1 != 0 }.map { "\($0.1.inWords) \($0.0)" }.joined(separator: ", ")
  }
}

/// Words that reasons are made of.
enum LayoutWords {
  /// So many members of a list are named.
  static let listLimit = 12

  /// `1 child`, `3 children`.
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Lengths with a sign between: `50 + 20 + 30`.
  static func lengths(_ lengths: [CGFloat], separator: String = " + ") -> String {
    let named = lengths.prefix(listLimit).map(\.inWords)
    return (named + (lengths.count > listLimit ? ["…"] : [])).joined(separator: separator)
  }

  /// What lies between children: `2 gaps of 8`, `gaps of 8 and 10.6`, `no gaps`.
  static func gaps(_ gaps: [CGFloat]) -> String {
    guard let first = gaps.first, gaps.contains(where: { $0 != 0 }) else { return "no gaps" }
    if gaps.allSatisfy({ $0 == first }) {
      return "\(count(gaps.count, "gap", "gaps")) of \(first.inWords)"
    }
    let named = gaps.prefix(listLimit).map(\.inWords)
    if gaps.count > listLimit { return "gaps of \(named.joined(separator: ", ")), …" }
    return "gaps of \(named.dropLast().joined(separator: ", ")) and \(named[named.count - 1])"
  }

  /// How long something can be: `always 50`, `can be 0...∞`.
  static func range(_ least: CGFloat, _ most: CGFloat) -> String {
    least == most ? "always \(least.inWords)" : "can be \(least.inWords)...\(most.inWords)"
  }

  /// At most so many steps, and how many were left out.
  static func limited(_ steps: [String]) -> [String] {
    let limit = 40
    guard steps.count > limit + 1 else { return steps }
    return steps.prefix(limit) + ["and \(steps.count - limit) more"]
  }
}
