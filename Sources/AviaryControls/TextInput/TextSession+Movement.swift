@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import Foundation

extension TextSession {
  /// A way for the caret.
  enum Step {
    /// By a character, as the text is read or as it stands on the screen.
    case back, forward, left, right
    case wordBack, wordForward, wordLeft, wordRight
    case lineStart, lineEnd, start, end
    case up, down, pageUp, pageDown
  }

  /// Moves the caret.
  ///
  /// - Parameter extends: Whether the other end of the selection stays.
  func move(_ step: Step, extends: Bool) {
    let isBackwards: Bool? =
      switch step {
      case .back, .left, .wordBack, .wordLeft: true
      case .forward, .right, .wordForward, .wordRight: false
      default: nil
      }
    let goal: Int
    if !extends, !selection.isEmpty, let isBackwards, !step.isByWord {
      // A selection is left at the end that lies that way.
      let isFlipped = step.isVisual && runsRightToLeft(at: head)
      goal = isBackwards != isFlipped ? selection.lowerBound : selection.upperBound
    } else {
      goal = destination(step)
    }
    let keepsAim = step.keepsAim
    select(goal, anchor: extends ? anchor : goal, keepsAim: keepsAim)
  }

  /// Where a step leads from the caret.
  func destination(_ step: Step) -> Int {
    switch step {
    case .back: before(head)
    case .forward: after(head)
    case .left: visual(toRight: false)
    case .right: visual(toRight: true)
    case .wordBack: wordBoundary(before: head)
    case .wordForward: wordBoundary(after: head)
    case .wordLeft:
      runsRightToLeft(at: head) ? wordBoundary(after: head) : wordBoundary(before: head)
    case .wordRight:
      runsRightToLeft(at: head) ? wordBoundary(before: head) : wordBoundary(after: head)
    case .start: 0
    case .end: text.utf8.count
    case .lineStart: line(at: head)?.lowerBound ?? 0
    case .lineEnd: line(at: head)?.upperBound ?? text.utf8.count
    case .up: line(above: true)
    case .down: line(above: false)
    case .pageUp: line(above: true, page: node.textView?.pageHeight ?? 0)
    case .pageDown: line(above: false, page: node.textView?.pageHeight ?? 0)
    }
  }

  func place(before place: Int) -> Int { before(place) }
  func place(after place: Int) -> Int { after(place) }

  // MARK: - Characters and words

  private func before(_ place: Int) -> Int {
    let index = index(place)
    return index > text.startIndex ? self.place(text.index(before: index)) : 0
  }

  private func after(_ place: Int) -> Int {
    let index = index(place)
    return index < text.endIndex ? self.place(text.index(after: index)) : text.utf8.count
  }

  /// The end of the word at a place or behind it; in a secret there are no words to be found.
  func wordBoundary(after place: Int) -> Int {
    guard !node.isSecure else { return text.utf8.count }
    var index = index(place)
    while index < text.endIndex, !text[index].isInWord { index = text.index(after: index) }
    while index < text.endIndex, text[index].isInWord { index = text.index(after: index) }
    return self.place(index)
  }

  /// The start of the word before a place.
  func wordBoundary(before place: Int) -> Int {
    guard !node.isSecure else { return 0 }
    var index = index(place)
    while index > text.startIndex, !text[text.index(before: index)].isInWord {
      index = text.index(before: index)
    }
    while index > text.startIndex, text[text.index(before: index)].isInWord {
      index = text.index(before: index)
    }
    return self.place(index)
  }

  /// The word around a place: what a double click selects.
  func word(at place: Int) -> Range<Int> {
    guard !node.isSecure else { return 0..<text.utf8.count }
    var (low, high) = (index(place), index(place))
    if high == text.endIndex || !text[high].isInWord {
      guard low > text.startIndex, text[text.index(before: low)].isInWord else {
        return place..<after(place)
      }
    }
    while low > text.startIndex, text[text.index(before: low)].isInWord {
      low = text.index(before: low)
    }
    while high < text.endIndex, text[high].isInWord { high = text.index(after: high) }
    return self.place(low)..<self.place(high)
  }

  /// The line around a place, without its break: what a triple click selects.
  func paragraph(at place: Int) -> Range<Int> {
    let index = index(place)
    let low = text[..<index].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    let high = text[index...].firstIndex(of: "\n") ?? text.endIndex
    return self.place(low)..<self.place(high)
  }

  // MARK: - What is on the screen

  /// Whether the text at a place runs from right to left.
  private func runsRightToLeft(at place: Int) -> Bool {
    guard let node = node.textView else { return false }
    let (low, high) = (before(place), after(place))
    let (x, y) = (node.caret(at: low).minX, node.caret(at: high).minX)
    if abs(x - y) > 0.01 { return y < x }
    return node.isRightToLeft
  }

  /// The place beside the caret on the screen: the nearest one on the same line.
  ///
  /// In text of both directions this is the place that comes next to the eye, whichever way the text runs.
  private func visual(toRight: Bool) -> Int {
    guard let edited = node.textView else { return toRight ? after(head) : before(head) }
    let caret = edited.caret(at: head)
    var best: (distance: CGFloat, place: Int)?
    let line = line(at: head) ?? 0..<text.utf8.count
    var index = index(line.lowerBound)
    let end = self.index(line.upperBound)
    while true {
      let place = place(index)
      let distance = (edited.caret(at: place).minX - caret.minX) * (toRight ? 1 : -1)
      if place != head, distance > 0.01, distance < best?.distance ?? .infinity {
        best = (distance, place)
      }
      guard index < end else { break }
      index = text.index(after: index)
    }
    if let best { return best.place }
    // At the end of a line the next one begins.
    let goesOn = toRight != runsRightToLeft(at: head)
    return goesOn ? after(head) : before(head)
  }

  /// The places of the line on the screen around a place, without a break at its end.
  private func line(at place: Int) -> Range<Int>? {
    guard let lines = node.textView?.textLines, node.isMultiline else {
      return paragraph(at: place)
    }
    let line = lines.last { $0.range.lowerBound <= node.shownPlace(place) } ?? lines.first
    return line.map {
      let low = node.textPlace($0.range.lowerBound)
      let high = node.textPlace($0.range.upperBound)
      return low..<max(low, high)
    }
  }

  /// The place above or below the caret, a line away or further.
  ///
  /// - Parameter page: How much further, in points.
  private func line(above: Bool, page: CGFloat = 0) -> Int {
    guard let edited = node.textView, node.isMultiline else {
      return above ? 0 : text.utf8.count
    }
    let caret = edited.caret(at: head)
    let aim = aim ?? caret.minX
    self.aim = aim
    let distance = caret.height / 2 + max(0, page - caret.height)
    let y = above ? caret.minY - distance : caret.maxY + distance
    if y < 0 { return 0 }
    if y > edited.textHeight { return text.utf8.count }
    return edited.place(at: CGPoint(x: aim, y: y))
  }
}

extension TextSession.Step {
  fileprivate var isByWord: Bool {
    switch self {
    case .wordBack, .wordForward, .wordLeft, .wordRight: true
    default: false
    }
  }

  /// Whether the caret goes from line to line, and aims at where it came from.
  fileprivate var keepsAim: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }

  fileprivate var isVisual: Bool { self == .left || self == .right }
}

extension Character {
  /// Whether the character is part of a word.
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
