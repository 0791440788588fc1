@testable import AviaryViews

/// Numbers that look random and are the same in each run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension Piece {
  /// A piece drawn at random, with at most `depth` pieces in one another.
  static func random(_ numbers: inout RandomNumbers, depth: Int) -> Piece {
    func name(_ numbers: inout RandomNumbers) -> Piece { .text("t\(numbers.below(1_000))") }
    guard depth > 0 else { return numbers.below(6) == 0 ? .nothing : name(&numbers) }
    let inner = depth - 1
    switch numbers.below(20) {
    case 0...2: return name(&numbers)
    case 3: return .group(list(&numbers, depth: inner))
    case 4: return .forEach(keyed(&numbers, depth: inner))
    case 5: return .rows(rows(&numbers))
    case 6, 7:
      return .section(
        header: list(&numbers, depth: 0, limit: 2),
        content: list(&numbers, depth: inner),
        footer: list(&numbers, depth: 0, limit: 2)
      )
    case 8:
      return .either(
        numbers.below(2) == 0,
        random(&numbers, depth: inner),
        random(&numbers, depth: inner)
      )
    case 9: return .optional(numbers.below(3) > 0, random(&numbers, depth: inner))
    case 10: return .stack(list(&numbers, depth: inner))
    case 11: return .level(numbers.below(4), random(&numbers, depth: inner))
    case 12: return .padded(random(&numbers, depth: inner))
    case 13: return .modified(random(&numbers, depth: inner))
    case 14: return .titled("title \(numbers.below(4))", random(&numbers, depth: inner))
    case 15: return .id(numbers.below(5), random(&numbers, depth: inner))
    case 16: return typed(&numbers)
    default: return .container(container(&numbers), list(&numbers, depth: inner))
    }
  }

  static func typed(_ numbers: inout RandomNumbers) -> Piece {
    .typed(
      container(&numbers),
      rows: rows(&numbers),
      level: numbers.below(5),
      isOn: numbers.below(2) == 0
    )
  }

  static func rows(_ numbers: inout RandomNumbers) -> [Int] {
    Array(Set((0..<numbers.below(5)).map { _ in numbers.below(9) })).sorted()
  }

  static func container(_ numbers: inout RandomNumbers) -> Container {
    Container.allCases[numbers.below(Container.allCases.count)]
  }

  static func list(_ numbers: inout RandomNumbers, depth: Int, limit: Int = 4) -> [Piece] {
    (0..<numbers.below(limit)).map { _ in random(&numbers, depth: depth) }
  }

  static func keyed(_ numbers: inout RandomNumbers, depth: Int) -> [Keyed] {
    Array(Set((0..<numbers.below(5)).map { _ in numbers.below(12) })).sorted()
      .map { Keyed(id: $0, piece: random(&numbers, depth: depth)) }
  }

  /// The piece with one change somewhere inside.
  func changed(_ numbers: inout RandomNumbers, depth: Int) -> Piece {
    if depth == 0 || numbers.below(6) == 0 { return .random(&numbers, depth: depth) }
    let inner = depth - 1
    switch self {
    case .text, .nothing: return .random(&numbers, depth: numbers.below(2))
    case .group(let pieces): return .group(Self.changed(pieces, &numbers, depth: inner))
    case .forEach(let pieces): return .forEach(Self.changed(pieces, &numbers, depth: inner))
    case .rows(let rows):
      if numbers.below(2) == 0 { return .rows(rows.shuffled(using: &numbers)) }
      let number = numbers.below(9)
      return .rows(rows.contains(number) ? rows.filter { $0 != number } : rows + [number])
    case .section(let header, let content, let footer):
      switch numbers.below(4) {
      case 0:
        return .section(
          header: Self.list(&numbers, depth: 0, limit: 2),
          content: content,
          footer: footer
        )
      case 1:
        return .section(
          header: header,
          content: content,
          footer: Self.list(&numbers, depth: 0, limit: 2)
        )
      default:
        return .section(
          header: header,
          content: Self.changed(content, &numbers, depth: inner),
          footer: footer
        )
      }
    case .either(let condition, let one, let other):
      switch numbers.below(3) {
      case 0: return .either(!condition, one, other)
      case 1: return .either(condition, one.changed(&numbers, depth: inner), other)
      default: return .either(condition, one, other.changed(&numbers, depth: inner))
      }
    case .optional(let condition, let piece):
      if numbers.below(2) == 0 { return .optional(!condition, piece) }
      return .optional(condition, piece.changed(&numbers, depth: inner))
    case .stack(let pieces): return .stack(Self.changed(pieces, &numbers, depth: inner))
    case .level(let level, let piece):
      if numbers.below(2) == 0 { return .level(numbers.below(4), piece) }
      return .level(level, piece.changed(&numbers, depth: inner))
    case .padded(let piece): return .padded(piece.changed(&numbers, depth: inner))
    case .modified(let piece): return .modified(piece.changed(&numbers, depth: inner))
    case .titled(let title, let piece):
      if numbers.below(2) == 0 { return .titled("title \(numbers.below(4))", piece) }
      return .titled(title, piece.changed(&numbers, depth: inner))
    case .id(let id, let piece):
      if numbers.below(2) == 0 { return .id(numbers.below(5), piece) }
      return .id(id, piece.changed(&numbers, depth: inner))
    case .typed(let kind, let rows, let level, let isOn):
      switch numbers.below(5) {
      case 0: return .typed(kind, rows: rows.shuffled(using: &numbers), level: level, isOn: isOn)
      case 1: return .typed(kind, rows: Self.rows(&numbers), level: level, isOn: isOn)
      case 2: return .typed(kind, rows: rows, level: numbers.below(5), isOn: isOn)
      case 3: return .typed(kind, rows: rows, level: level, isOn: !isOn)
      default: return .typed(Self.container(&numbers), rows: rows, level: level, isOn: isOn)
      }
    case .container(let kind, let pieces):
      if numbers.below(4) == 0 { return .container(Self.container(&numbers), pieces) }
      return .container(kind, Self.changed(pieces, &numbers, depth: inner))
    }
  }

  private static func changed(
    _ pieces: [Piece],
    _ numbers: inout RandomNumbers,
    depth: Int
  ) -> [Piece] {
    var pieces = pieces
    switch numbers.below(5) {
    case 0: pieces.insert(.random(&numbers, depth: depth), at: numbers.below(pieces.count + 1))
    case 1 where !pieces.isEmpty: pieces.remove(at: numbers.below(pieces.count))
    case 2: pieces.shuffle(using: &numbers)
    default:
      guard !pieces.isEmpty else { return [.random(&numbers, depth: depth)] }
      let index = numbers.below(pieces.count)
      pieces[index] = pieces[index].changed(&numbers, depth: depth)
    }
    return pieces
  }

  private static func changed(
    _ pieces: [Keyed],
    _ numbers: inout RandomNumbers,
    depth: Int
  ) -> [Keyed] {
    var pieces = pieces
    switch numbers.below(5) {
    case 0:
      let id = numbers.below(12)
      if !pieces.contains(where: { $0.id == id }) {
        pieces.insert(
          Keyed(id: id, piece: .random(&numbers, depth: depth)),
          at: numbers.below(pieces.count + 1)
        )
      }
    case 1 where !pieces.isEmpty: pieces.remove(at: numbers.below(pieces.count))
    case 2: pieces.shuffle(using: &numbers)
    default:
      guard !pieces.isEmpty else { return keyed(&numbers, depth: depth) }
      let index = numbers.below(pieces.count)
      pieces[index].piece = pieces[index].piece.changed(&numbers, depth: depth)
    }
    return pieces
  }
}
