import Foundation

/// The lines that a text has in a container, laid out word by word.
struct TextLines {
  struct Line {
    /// Its characters, with the end of the line or paragraph.
    let range: NSRange
    /// Where it is in the container, in points.
    let rect: CGRect
    /// How wide its letters are, in points.
    let width: CGFloat
  }

  let lines: [Line]
  private let text: NSAttributedString
  private let padding: CGFloat

  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the container in points; 0 for no end of a line but the text's own.
  ///   - padding: Room before and after lines, in points.
  ///   - limit: How many lines there may be; 0 for any.
  init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat, limit: Int) {
    self.text = text
    self.padding = padding
    let room = width > 0 ? max(width - 2 * padding, 1) : .infinity
    var lines: [Line] = []
    var y: CGFloat = 0
    for range in Self.ranges(of: text, room: room) {
      if limit > 0, lines.count == limit { break }
      let size = Self.size(of: range, in: text)
      let wide = room.isFinite ? width : size.width + 2 * padding
      let rect = CGRect(x: 0, y: y, width: wide, height: size.height)
      lines.append(Line(range: range, rect: rect, width: size.width))
      y += size.height
    }
    self.lines = lines
  }

  /// The parts of a text that stand on a line each.
  private static func ranges(of text: NSAttributedString, room: CGFloat) -> [NSRange] {
    let string = NSString(string: text.string)
    var result: [NSRange] = []
    var start = 0
    while start < string.length {
      let rest = NSRange(location: start, length: string.length - start)
      let end = string.range(of: "\n", options: [], range: rest)
      let paragraphEnd = end.location == NSNotFound ? string.length : end.location + end.length
      result += broken(start..<paragraphEnd, of: text, string, room)
      start = paragraphEnd
    }
    return result
  }

  private static func broken(
    _ paragraph: Range<Int>,
    of text: NSAttributedString,
    _ string: NSString,
    _ room: CGFloat
  ) -> [NSRange] {
    var result: [NSRange] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let rest = NSRange(location: start, length: paragraph.upperBound - start)
      guard size(of: rest, in: text).width > room else { return result + [rest] }
      var end = lastFit(rest, of: text, room)
      let space = string.range(
        of: " ",
        options: .backwards,
        range: NSRange(location: start, length: min(end + 1, paragraph.upperBound) - start)
      )
      if space.location != NSNotFound, space.location > start { end = space.location + 1 }
      result.append(NSRange(location: start, length: end - start))
      start = end
    }
    return result
  }

  /// Where the characters end that have room, at least one of them.
  private static func lastFit(_ rest: NSRange, of text: NSAttributedString, _ room: CGFloat) -> Int
  {
    var (low, high) = (1, rest.length)
    while low < high {
      let middle = (low + high + 1) / 2
      let part = NSRange(location: rest.location, length: middle)
      if size(of: part, in: text).width <= room { low = middle } else { high = middle - 1 }
    }
    return rest.location + low
  }

  /// The size of a part on one line, in points, without the end of its paragraph.
  private static func size(of range: NSRange, in text: NSAttributedString) -> CGSize {
    let part = text.attributedSubstring(from: range)
    let isEnded = part.string.hasSuffix("\n")
    let letters = NSRange(location: 0, length: part.length - (isEnded ? 1 : 0))
    if letters.length == 0 {
      let empty = NSAttributedString(string: " ", attributes: part.attributes)
      return CGSize(width: 0, height: empty.size().height)
    }
    return part.attributedSubstring(from: letters).size()
  }

  // MARK: - Questions

  /// How much room the lines take, in points.
  var used: CGRect {
    guard let last = lines.last else { return .zero }
    let width = lines.map(\.width).max() ?? 0
    return CGRect(x: 0, y: 0, width: width + 2 * padding, height: last.rect.maxY)
  }

  /// The line of a character; the last one for what is behind the text; nil without lines.
  func line(of index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) } ?? (index < 0 ? lines.first : lines.last)
  }

  /// How far a character is from the left of the container, in points.
  func x(of index: Int, in line: Line) -> CGFloat {
    let length = min(max(index - line.range.location, 0), line.range.length)
    guard length > 0 else { return padding }
    let part = NSRange(location: line.range.location, length: length)
    return padding + Self.size(of: part, in: text).width
  }

  /// Where the letters of a part are, in points.
  func bounds(of range: NSRange) -> CGRect {
    var result = CGRect.null
    for line in lines {
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { continue }
      let (left, right) = (x(of: part.location, in: line), x(of: NSMaxRange(part), in: line))
      let rect = CGRect(
        x: left,
        y: line.rect.minY,
        width: max(right - left, 0),
        height: line.rect.height
      )
      result = result.union(rect)
    }
    return result.isNull ? .zero : result
  }

  /// The character at a point, and how far the point is within it, from 0 to 1.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let below = lines.first { point.y < $0.rect.maxY }
    guard let line = below ?? lines.last, line.range.length > 0 else { return (0, 0) }
    let end = NSMaxRange(line.range)
    for index in line.range.location..<end {
      let right = x(of: index + 1, in: line)
      if point.x < right || index == end - 1 {
        let left = x(of: index, in: line)
        let share = right > left ? (point.x - left) / (right - left) : 0
        return (index, min(max(share, 0), 1))
      }
    }
    return (end, 0)
  }
}

extension NSAttributedString {
  /// The attributes of the first character; none without characters.
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }
}
