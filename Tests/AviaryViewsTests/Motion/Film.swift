@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Shows a view over time, on a clock that tests move.
@MainActor
final class Film<Content: View> {
  let harness: Harness<Content>
  private let start = Date(timeIntervalSinceReferenceDate: 5_000)

  init(_ content: Content, width: CGFloat? = 400, height: CGFloat? = 400) throws {
    harness = try Harness(content, width: width, height: height)
    try go(to: 0)
  }

  var root: ViewRoot { harness.root }
  var now: Double { root.clock.now.timeIntervalSince(start) }
  var isAtRest: Bool {
    _ = root.displayList()
    return root.nextWakeUp == .never
  }

  /// Shows the frame at a time in seconds; frames between are left out.
  func go(to time: Double) throws {
    root.clock.tick(start.addingTimeInterval(time))
    try root.update()
    _ = root.displayList()
  }

  /// Shows all frames up to a time, sixty a second.
  func play(to time: Double) throws {
    while now < time - 1e-9 { try go(to: min(time, now + 1.0 / 60)) }
  }

  /// Makes a change and shows the frame.
  func change(_ body: () -> Void) throws {
    body()
    try root.update()
    _ = root.displayList()
  }

  /// The frame of what has a label, in the root's space.
  func frame(_ label: String) -> CGRect { harness.frame(label) ?? .null }

  /// Where the first rectangle of a colour is drawn, in the root's space.
  func drawn(_ color: String) -> CGRect { harness.drawn(color) }

  func x(_ label: String) -> CGFloat { frame(label).minX }

  /// Plays until nothing moves.
  ///
  /// - Returns: How long that took, in seconds; nil if it is more than `limit`.
  func playToRest(limit: Double = 10) throws -> Double? {
    let begin = now
    while !isAtRest {
      guard now - begin < limit else { return nil }
      try go(to: now + 1.0 / 60)
    }
    return now - begin
  }
}

extension Harness {
  /// Where the first rectangle of a colour is drawn, in the root's space.
  func drawn(_ color: String) -> CGRect { root.drawn(color) }

  /// Where all rectangles of a colour are drawn, in the root's space.
  func allDrawn(_ color: String) -> [CGRect] { root.allDrawn(color) }
}

extension ViewRoot {
  /// Where the first rectangle of a colour is drawn, in the root's space.
  func drawn(_ color: String) -> CGRect { allDrawn(color).first ?? .null }

  /// Where all rectangles of a colour are drawn, in the root's space.
  func allDrawn(_ color: String) -> [CGRect] {
    var found: [CGRect] = []
    var transforms: [(indent: Int, transform: CGAffineTransform)] = []
    for line in displayList().dump.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      transforms.removeAll { $0.indent >= indent }
      let words = line.split { $0 == " " || $0 == "," || $0 == "x" }
      let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
      let outer = transforms.last?.transform ?? .identity
      var own = CGAffineTransform.identity
      if words.first == "at", numbers.count >= 2 {
        own = CGAffineTransform(translationX: numbers[0], y: numbers[1])
      } else if words.first == "transform", numbers.count == 6 {
        own = CGAffineTransform(
          a: numbers[0],
          b: numbers[1],
          c: numbers[2],
          d: numbers[3],
          tx: numbers[4],
          ty: numbers[5]
        )
      } else if words.first == "fill", line.hasSuffix(color), numbers.count >= 4 {
        found.append(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            .applying(outer)
        )
      }
      transforms.append((indent, own.concatenating(outer)))
    }
    return found
  }
}

extension View {
  /// Something to see and to find, without a text.
  func labelled(_ label: String) -> some View {
    accessibilityElement().accessibilityLabel(label)
  }
}

func close(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(a - b) <= tolerance
}

extension Film {
  /// When the clock is to be told the time again, in seconds of the film; nil for never or at once.
  var wakeUp: Double? {
    guard case .at(let date) = root.nextWakeUp else { return nil }
    return now + date.timeIntervalSince(root.clock.now)
  }
}
