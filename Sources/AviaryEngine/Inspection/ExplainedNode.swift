package import AviaryGeometry
@_spi(Engine) package import AviaryLayout
package import Foundation

/// A node as `aviary inspect --layout` shows it: what it was offered, what it took, where it lies, and why.
package struct ExplainedNode: Equatable {
  /// The place in the tree, from 1, parents before their children; also the label in pictures.
  package var number = 0
  /// The view or modifier as code names it.
  package var view: String
  /// What tells it from others of its kind; nil for most.
  package var label: String?
  /// The custom views whose bodies made it, the outermost first.
  package var madeBy: [String]
  /// The proposal that the node was laid out with, in points.
  package var proposal: ProposedViewSize
  package var size: CGSize
  /// The frame in the root's space, in points; where effects move what is drawn, where that is.
  package var frame: CGRect
  package var reason: LayoutReason
  /// Every proposal that the node was asked, where that was recorded.
  package var measurements: [LayoutRecorder.Measurement]?
  package var children: [ExplainedNode]

  /// This node and all in it, parents before their children.
  package var all: [ExplainedNode] { [self] + children.flatMap(\.all) }

  /// Numbers the tree.
  mutating func number(from first: Int = 1) -> Int {
    number = first
    var next = first + 1
    for index in children.indices { next = children[index].number(from: next) }
    return next
  }
}

// MARK: - Text

extension ExplainedNode {
  /// The tree as indented lines.
  package var text: String {
    var lines: [String] = []
    write(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func write(to lines: inout [String], indent: String) {
    let label = label.map { " \"\(Self.shortened($0))\"" } ?? ""
    let makers = madeBy.isEmpty ? "" : " of \(madeBy.joined(separator: ", "))"
    lines.append(
      "\(indent)[\(number)] \(view)\(label)\(makers)  \(proposal.inWords) → \(size.inWords) "
        + "at (\(frame.origin.inWords))\(drawnSize)"
    )
    lines.append("\(indent)    \(reason.summary)")
    for step in reason.steps { lines.append("\(indent)      \(step)") }
    if let measurements {
      let count = measurements.count
      lines.append("\(indent)    asked \(count == 1 ? "1 proposal" : "\(count) proposals")")
      for measurement in measurements { lines.append("\(indent)      \(measurement.text)") }
    }
    for child in children { child.write(to: &lines, indent: indent + "  ") }
  }

  /// The size in the picture, where an effect gives it another one.
  private var drawnSize: String {
    let isAsLarge =
      abs(frame.width - size.width) < 0.005 && abs(frame.height - size.height) < 0.005
    return isAsLarge ? "" : ", drawn \(frame.size.inWords)"
  }

  /// The beginning of a text, on one line.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension LayoutRecorder.Measurement {
  /// The question, the answer, and what the question is for: `0 × 20 → 8 × 20, the least width`.
  var text: String {
    let kinds = Axis.allCases.map { axis in
      switch proposal[axis] {
      case nil: "ideal"
      case 0?: "least"
      case .infinity?: "greatest"
      default: ""
      }
    }
    let answer = "\(proposal.inWords) → \(size.inWords)"
    if kinds[0] == kinds[1] { return kinds[0].isEmpty ? answer : "\(answer), the \(kinds[0]) size" }
    let named = zip(kinds, Axis.allCases).filter { !$0.0.isEmpty }
    return answer + named.map { ", the \($0) \($1.lengthName)" }.joined()
  }
}

// MARK: - JSON

extension ExplainedNode: Encodable {
  private enum Key: String, CodingKey {
    case number, view, label, madeBy, proposal, size, frame, reason, steps, measurements, children
  }

  private struct Size: Encodable {
    /// nil, for proposals alone, is written as null.
    let width, height: CGFloat?

    private enum Key: String, CodingKey { case width, height }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
    }
  }

  private struct Frame: Encodable {
    let x, y, width, height: CGFloat
  }

  private struct Question: Encodable {
    let proposal, size: Size
  }

  /// Writes what the text shows; infinite lengths as the encoder is told to.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(view, forKey: .view)
    try container.encodeIfPresent(label, forKey: .label)
    if !madeBy.isEmpty { try container.encode(madeBy, forKey: .madeBy) }
    try container.encode(Self.size(proposal), forKey: .proposal)
    try container.encode(Self.size(ProposedViewSize(size)), forKey: .size)
    try container.encode(
      Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      forKey: .frame
    )
    try container.encode(reason.summary, forKey: .reason)
    try container.encode(reason.steps, forKey: .steps)
    try container.encodeIfPresent(
      measurements?.map {
        Question(proposal: Self.size($0.proposal), size: Self.size(ProposedViewSize($0.size)))
      },
      forKey: .measurements
    )
    try container.encode(children, forKey: .children)
  }

  private static func size(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// The tree as JSON; infinity is the string `infinity`, since JSON has no number for it.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
