import Foundation
import Testing

@testable import AviaryLayout

/// Lazy containers without views: lengths come from a table, and what is measured is written down.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md.
@Suite("LazyLayoutSolver")
struct LazyLayoutSolverTests {
  /// A container of lines with known lengths, of which the solver learns only what it measures.
  private struct Container {
    var solver: LazyLayoutSolver
    var lengths: [CGFloat]
    var measured: [Int] = []

    init(_ lengths: [CGFloat], spacing: CGFloat = 0, map: LineMap? = nil, guess: CGFloat = 10) {
      self.lengths = lengths
      solver = LazyLayoutSolver(spacing: spacing)
      solver.use(map ?? LineMap(elementCount: lengths.count, perLine: 1))
      solver.assume(guess)
    }

    /// Shows a range, moves the scroll view along as the solution asks, and writes down what was measured.
    mutating func show(
      _ range: VisibleRange,
      keeping kept: LazyLayoutSolver.Anchor? = nil
    ) -> LazyLayoutSolver.Solution {
      var seen: [Int] = []
      let lengths = lengths
      let solution = solver.solve(in: range, keeping: kept) {
        seen.append($0)
        return lengths[$0]
      }
      measured = seen
      return solution
    }
  }

  private func positions(_ lines: [LazyLayoutSolver.Line]) -> [Int: CGFloat] {
    Dictionary(uniqueKeysWithValues: lines.map { ($0.line, $0.position) })
  }

  // MARK: - What is visible

  @Test("of a million lines those visible are measured, once each, and no other")
  func measuresWhatIsVisible() {
    var container = Container([CGFloat](repeating: 20, count: 1_000_000), spacing: 5)
    let solution = container.show(VisibleRange(start: 0, end: 100))
    #expect(container.measured == [0, 1, 2, 3])
    #expect(positions(solution.visible) == [0: 0, 1: 25, 2: 50, 3: 75])
    #expect(solution.shift == 0)
    #expect(container.solver.visibleLines == 0..<4)
    let total: CGFloat = 24_999_995
    #expect(container.solver.lengths.total == total)
  }

  @Test("nothing is measured where nothing is visible")
  func nothingVisible() {
    var container = Container([20, 20, 20])
    let solution = container.show(VisibleRange(start: 30, end: 30))
    #expect(container.measured.isEmpty)
    #expect(solution.visible.isEmpty)
    #expect(solution.first == nil)
    #expect(container.solver.visibleLines.isEmpty)
  }

  @Test("without lines there is nothing to solve")
  func noLines() {
    var container = Container([])
    let range = VisibleRange(start: 0, end: 100)
    let solution = container.show(range)
    #expect(solution.visible.isEmpty && solution.pinned.isEmpty && solution.shift == 0)
    #expect(solution.visibleRange == range)
  }

  @Test("a line that only touches the range is not visible, and one without length within it is")
  func edges() {
    var container = Container([10, 0, 10, 10])
    let solution = container.show(VisibleRange(start: 10, end: 20))
    #expect(solution.visible.map(\.line) == [1, 2])
  }

  @Test("lines before the one that stays are measured backwards until the range is full")
  func measuresBackwards() {
    var container = Container([CGFloat](repeating: 10, count: 100))
    _ = container.show(VisibleRange(start: 500, end: 540))
    #expect(container.measured == [50, 51, 52, 53])
    let solution = container.show(VisibleRange(start: 475, end: 515))
    #expect(container.measured == [50, 51, 49, 48, 47])
    #expect(solution.visible.map(\.line) == [47, 48, 49, 50, 51])
    #expect(solution.first == LazyLayoutSolver.Anchor(line: 47, distance: -5))
  }

  // MARK: - What stays

  @Test("lines that turn out longer than was guessed take the scroll view along")
  func drift() {
    var container = Container([CGFloat](repeating: 20, count: 100), guess: 10)
    let solution = container.show(VisibleRange(start: 505, end: 605))
    // Line 50 was guessed to lie at 500, and lies at 1000: it is still seen 5 before the start.
    #expect(solution.visible.first?.line == 50)
    #expect(solution.visible.first?.position == 1_000)
    #expect(solution.shift == 500)
    #expect(solution.visibleRange == VisibleRange(start: 1_005, end: 1_105))
    #expect(solution.first == LazyLayoutSolver.Anchor(line: 50, distance: -5))
  }

  @Test("while the start of the container is visible, the start is what stays")
  func startStays() {
    var container = Container([CGFloat](repeating: 50, count: 10), guess: 10)
    let solution = container.show(VisibleRange(start: -20, end: 60))
    #expect(solution.visible.map(\.line) == [0, 1])
    #expect(solution.shift == 0)
    #expect(solution.first == nil)
  }

  @Test("a line that is kept is seen where it was when lines came before it")
  func keptLine() {
    var container = Container([CGFloat](repeating: 10, count: 100))
    let first = container.show(VisibleRange(start: 203, end: 243)).first
    #expect(first == LazyLayoutSolver.Anchor(line: 20, distance: -3))
    // Seven lines come in front.
    container.lengths += [CGFloat](repeating: 10, count: 7)
    container.solver.use(LineMap(elementCount: 107, perLine: 1))
    let solution = container.show(
      VisibleRange(start: 203, end: 243),
      keeping: LazyLayoutSolver.Anchor(line: 27, distance: -3)
    )
    #expect(solution.shift == 70)
    #expect(solution.visible.map(\.line) == [27, 28, 29, 30, 31])
    #expect(solution.visibleRange.start == 273)
  }

  @Test("another number of lines forgets lengths, and keeps their mean as a guess")
  func forgets() {
    var container = Container([CGFloat](repeating: 30, count: 10))
    _ = container.show(VisibleRange(start: 0, end: 60))
    #expect(container.solver.knowsLengths)
    container.solver.use(LineMap(elementCount: 20, perLine: 1))
    #expect(!container.solver.knowsLengths)
    #expect(container.solver.lengths.total == 600)
    container.solver.spacing = 5
    #expect(container.solver.map == nil)
    #expect(container.show(VisibleRange(start: 0, end: 60)).visible.isEmpty)
  }

  @Test("wherever it is scrolled, what is visible fills the range, stays, and is found again")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<300 {
      let count = Int.random(in: 1...60, using: &generator)
      let spacing = CGFloat(Int.random(in: 0...8, using: &generator))
      let lengths = (0..<count).map { _ in CGFloat(Int.random(in: 1...90, using: &generator)) }
      var container = Container(lengths, spacing: spacing)
      for _ in 0..<12 {
        let total = container.solver.lengths.total
        let start = CGFloat(Int.random(in: -30...Int(total), using: &generator))
        let range = VisibleRange(start: start, end: start + 150)
        let solution = container.show(range)
        let settled = solution.visibleRange
        #expect(Set(container.measured).count == container.measured.count, "round \(round)")
        #expect(abs(settled.start - start - solution.shift) < 0.001)
        for (line, next) in zip(solution.visible, solution.visible.dropFirst()) {
          #expect(next.line == line.line + 1)
          #expect(abs(next.position - line.end - spacing) < 0.001)
        }
        for line in solution.visible { #expect(line.length == lengths[line.line]) }
        if let first = solution.visible.first, first.line > 0 {
          #expect(first.position - spacing <= settled.start + 0.001)
        }
        if let last = solution.visible.last, last.line < count - 1 {
          #expect(last.end + spacing >= settled.end - 0.001)
        }
        // What is at its place stays there.
        let again = container.show(settled)
        #expect(abs(again.shift) < 0.001)
        #expect(again.visible.map(\.line) == solution.visible.map(\.line), "round \(round)")
      }
    }
  }

  // MARK: - Headers and footers

  /// Two sections of a header, five lines and a footer each, all 10 long.
  private func sections() -> Container {
    let map = LineMap(sections: [(0..<1, 1..<6, 6..<7), (7..<8, 8..<13, 13..<14)], perLine: 1)
    var container = Container([CGFloat](repeating: 10, count: 14), map: map)
    container.solver.pinsHeaders = true
    return container
  }

  @Test("a header lies at the start of what is visible until the end of its section pushes it out")
  func pinnedHeader() {
    var container = sections()
    #expect(container.show(VisibleRange(start: 0, end: 40)).pinned.isEmpty)
    #expect(positions(container.show(VisibleRange(start: 25, end: 65)).pinned) == [0: 25])
    // The content of the section ends at 60.
    #expect(positions(container.show(VisibleRange(start: 55, end: 95)).pinned) == [0: 50])
    #expect(container.show(VisibleRange(start: 62, end: 102)).pinned.isEmpty)
    #expect(positions(container.show(VisibleRange(start: 75, end: 115)).pinned) == [7: 75])
  }

  @Test("a header that is out of sight is measured for its place, and not counted as visible")
  func measuresPinned() {
    var container = sections()
    let solution = container.show(VisibleRange(start: 25, end: 45))
    #expect(container.measured.sorted() == [0, 2, 3, 4])
    #expect(solution.visible.map(\.line) == [2, 3, 4])
    #expect(container.solver.visibleLines == 2..<5)
  }

  @Test("a footer lies at the end of what is visible from the start of its section's content on")
  func pinnedFooter() {
    var container = sections()
    container.solver.pinsHeaders = false
    container.solver.pinsFooters = true
    #expect(positions(container.show(VisibleRange(start: 0, end: 40)).pinned) == [6: 30])
    // The content of the section begins at 10: the footer does not come before it.
    #expect(positions(container.show(VisibleRange(start: 0, end: 15)).pinned) == [6: 10])
    #expect(container.show(VisibleRange(start: 30, end: 70)).pinned.isEmpty)
  }

  @Test("what is pinned stops at the margins, not at the edges")
  func pinningMargins() {
    var container = sections()
    let range = VisibleRange(start: 20, end: 60, pinStart: 28, pinEnd: 52)
    #expect(positions(container.show(range).pinned) == [0: 28])
  }
}
