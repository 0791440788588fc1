import Foundation

/// Reads the language in which rules for views are drawn with letters.
///
/// The grammar is that of Apple's page "Visual Format Language": an orientation, then views in
/// brackets, with what is between them.
@MainActor
struct VisualFormat {
  /// Why a text can't be read.
  struct Fault: Error {
    let reason: String
  }

  /// What a length is compared with.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  private let letters: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ text: String, metrics: [String: Any], views: [String: Any]) {
    letters = Array(text.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  // MARK: - Rules

  /// The rules of the whole text.
  mutating func constraints(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(Fault) -> [NSLayoutConstraint] {
    var isVertical = false
    if skip("H", ":") {} else if skip("V", ":") { isVertical = true }
    let edges = Self.edges(isVertical, options)
    var rules: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    var gap: [Predicate]?
    var startsAtEdge = false
    if skip("|") {
      startsAtEdge = true
      gap = try connection(isEdge: true)
    }
    while true {
      let (item, sizes) = try view()
      for size in sizes {
        rules.append(Self.rule(item, isVertical ? .height : .width, size))
      }
      if let gap {
        for distance in gap {
          if let before = items.last {
            rules.append(Self.rule(item, edges.start, distance, before, edges.end))
          } else if startsAtEdge {
            let around = try superview(of: item)
            rules.append(Self.rule(item, edges.start, distance, around, edges.start))
          }
        }
      }
      items.append(item)
      guard position < letters.count else { break }
      let isAtEnd = endsWithEdge
      let distances = try connection(isEdge: isAtEnd)
      if skip("|") {
        let around = try superview(of: item)
        for distance in distances {
          rules.append(Self.rule(around, edges.end, distance, item, edges.end))
        }
        break
      }
      gap = distances
    }
    guard position == letters.count else { throw unexpected() }
    return rules + Self.aligned(items, options)
  }

  private static func edges(
    _ isVertical: Bool,
    _ options: NSLayoutConstraint.FormatOptions
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private static func rule(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ predicate: Predicate,
    _ other: AnyObject? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) -> NSLayoutConstraint {
    let isCompared = other == nil && predicate.item != nil
    let rule = NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: predicate.relation,
      toItem: other ?? predicate.item,
      attribute: isCompared ? attribute : otherAttribute,
      multiplier: 1,
      constant: predicate.constant
    )
    rule.priority = predicate.priority
    return rule
  }

  /// The rules that all views have the same edges or middles.
  private static func aligned(
    _ items: [AnyObject],
    _ options: NSLayoutConstraint.FormatOptions
  ) -> [NSLayoutConstraint] {
    let wanted: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    var rules: [NSLayoutConstraint] = []
    for (option, attribute) in wanted where options.contains(option) {
      for (item, next) in zip(items, items.dropFirst()) {
        rules.append(rule(item, attribute, Predicate(), next, attribute))
      }
    }
    return rules
  }

  // MARK: - Parts of the text

  /// A view in brackets, and what its length is compared with.
  private mutating func view() throws(Fault) -> (AnyObject, [Predicate]) {
    guard skip("[") else { throw unexpected() }
    let name = word()
    guard let item = views[name] else { throw Fault(reason: "there is no view \"\(name)\"") }
    var sizes: [Predicate] = []
    if peek == "(" { sizes = try predicates() }
    guard skip("]") else { throw unexpected() }
    return (item as AnyObject, sizes)
  }

  /// What is between two views: nothing, the usual room, or what is written there.
  private mutating func connection(isEdge: Bool) throws(Fault) -> [Predicate] {
    guard skip("-") else { return [Predicate()] }
    if peek == "[" || peek == "|" { return [Predicate(constant: isEdge ? 20 : 8)] }
    let found = peek == "(" ? try predicates() : [try predicate()]
    guard skip("-") else { throw unexpected() }
    return found
  }

  /// Whether what comes next is between a view and the edge around it.
  private var endsWithEdge: Bool {
    let rest = letters[position...]
    return rest.last == "|" && !rest.contains("[")
  }

  private mutating func predicates() throws(Fault) -> [Predicate] {
    guard skip("(") else { throw unexpected() }
    var found = [try predicate()]
    while skip(",") { found.append(try predicate()) }
    guard skip(")") else { throw unexpected() }
    return found
  }

  private mutating func predicate() throws(Fault) -> Predicate {
    var predicate = Predicate()
    if skip("=", "=") {
      predicate.relation = .equal
    } else if skip(">", "=") {
      predicate.relation = .greaterThanOrEqual
    } else if skip("<", "=") {
      predicate.relation = .lessThanOrEqual
    }
    if let number = number() {
      predicate.constant = number
    } else {
      let name = word()
      if let item = views[name], metrics[name] == nil {
        predicate.item = item as AnyObject
      } else {
        predicate.constant = try metric(name)
      }
    }
    if skip("@") {
      let written = number()
      let value = if let written { written } else { try metric(word()) }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  private func metric(_ name: String) throws(Fault) -> CGFloat {
    guard !name.isEmpty else { throw unexpected() }
    return switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: throw Fault(reason: "there is no number \"\(name)\"")
    }
  }

  private func superview(of item: AnyObject) throws(Fault) -> AnyObject {
    let around: AnyObject? =
      switch item {
      case let view as UIView: view.superview
      case let view as NSView: view.superview
      case let guide as UILayoutGuide: guide.owningView
      default: nil
      }
    guard let around else { throw Fault(reason: "what is between | is in no view") }
    return around
  }

  // MARK: - Letters

  private var peek: Character? { position < letters.count ? letters[position] : nil }

  private func unexpected() -> Fault {
    Fault(reason: peek.map { "\"\($0)\" can't stand at \(position)" } ?? "its end is missing")
  }

  /// Goes over some letters, where they are next.
  private mutating func skip(_ wanted: Character...) -> Bool {
    guard letters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func word() -> String {
    let start = position
    while let letter = peek, letter.isLetter || letter.isNumber || letter == "_" { position += 1 }
    return String(letters[start..<position])
  }

  private mutating func number() -> CGFloat? {
    let start = position
    if peek == "-" { position += 1 }
    while let letter = peek, letter.isNumber || letter == "." { position += 1 }
    if position > start, let value = Double(String(letters[start..<position])) {
      return CGFloat(value)
    }
    position = start
    return nil
  }
}
