package import Foundation

/// What was done to a screen, as the source of a test that does it again.
package struct Recording: Sendable {
  /// The view's own source, as it stands in the test: `CounterView()`.
  package var subject: String
  package var width: CGFloat
  package var height: CGFloat
  /// What else the screen is made with: `colorScheme: .dark`.
  package var settings: [String] = []
  /// What the screen is told before anything is done: `screen.contrast = .increased`.
  package var preparation: [String] = []
  /// Declarations that the test needs beside itself; empty for none.
  package var declarations = ""
  private var lines: [String] = []
  /// A text that is being typed, and not written yet.
  private var typed = ""
  /// A wheel that is being turned, and not written yet.
  private var scrolled: (distance: CGSize, place: CGPoint)?

  package init(subject: String, width: CGFloat, height: CGFloat) {
    self.subject = subject
    self.width = width
    self.height = height
  }

  /// Whether nothing was done yet.
  package var isEmpty: Bool { lines.isEmpty && typed.isEmpty && scrolled == nil }

  /// What was done, as lines of source.
  package var steps: [String] {
    var copy = self
    copy.flush()
    return copy.lines
  }

  /// Takes what was done to the same view in an earlier program for what came before.
  package mutating func goOn(from steps: [String]) { lines = steps + lines }

  /// Notes a line of source.
  package mutating func add(_ line: String) {
    flush()
    if line != Self.rest || lines.last != Self.rest { lines.append(line) }
  }

  /// Waits until all is at rest.
  package static let rest = "await screen.settle()"

  /// Notes a text that was typed where the focus is.
  package mutating func type(_ text: String) {
    if scrolled != nil { flush() }
    typed += text
  }

  /// Notes a turn of the wheel.
  package mutating func scroll(by distance: CGSize, at place: CGPoint) {
    if !typed.isEmpty { flush() }
    if let before = scrolled, before.place == place {
      scrolled?.distance.width += distance.width
      scrolled?.distance.height += distance.height
    } else {
      flush()
      scrolled = (distance, place)
    }
  }

  /// Notes that time passed; nothing is written where nothing was done since.
  package mutating func advance(by seconds: TimeInterval) {
    flush()
    lines.append("\(Self.passing).seconds(\(Self.number(seconds))))")
  }

  /// How a line begins that lets time pass.
  private static let passing = "await screen.advance(by: "

  private mutating func flush() {
    if !typed.isEmpty {
      lines.append("try screen.type(\(Self.literal(typed)))")
      typed = ""
    }
    if let (distance, place) = scrolled {
      scrolled = nil
      let width = Self.number(distance.width)
      let height = Self.number(distance.height)
      let size = "CGSize(width: \(width), height: \(height))"
      lines.append("try screen.scroll(by: \(size), at: \(Self.point(place)))")
      lines.append(Self.rest)
    }
  }

  /// The test.
  ///
  /// - Parameter expectations: Lines that say what is to be seen at the end.
  package func source(expecting expectations: [String] = []) -> String {
    var copy = self
    copy.flush()
    // Some time is not until all is at rest: what has not come by then is not waited for.
    let endsAtRest = copy.lines.last.map { !$0.hasPrefix(Self.passing) } ?? false
    if endsAtRest { copy.add(Self.rest) }
    let name = subject.prefix { $0.isLetter || $0.isNumber }
    let body = (preparation + copy.lines + expectations).map { "  \($0)" }
    let size =
      "ScreenSize(width: \(Self.number(width)), height: \(Self.number(height)))"
    let arguments = (["size: \(size)"] + settings).joined(separator: ", ")
    return """
      import SwiftUI
      import SwiftUITesting
      import Testing

      \(declarations.isEmpty ? "" : declarations + "\n\n")@MainActor
      @Test func \(name.isEmpty ? "preview" : name.prefix(1).lowercased() + name.dropFirst())IsUsed() async throws {
        let screen = Screen(\(subject), \(arguments))
      \(body.joined(separator: "\n"))
      }

      """
  }

  // MARK: - Words of Swift

  package static func literal(_ text: String) -> String {
    var words = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": words += "\\\""
      case "\\": words += "\\\\"
      case "\n": words += "\\n"
      case "\t": words += "\\t"
      case "\r": words += "\\r"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          words += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          words.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(words)\""
  }

  package static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  package static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }
}
