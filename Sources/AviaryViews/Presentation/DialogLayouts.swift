import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// The answers of an alert: two side by side, others below each other.
struct AnswersLayoutView<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AnswersLayoutView: View {
  var body: some View {
    Group(subviews: content) { answers in
      AnswersFrame {
        ForEach(answers) { $0 }
        ForEach(0..<answers.count, id: \.self) { _ in
          Color(.separator).layoutValue(key: ConfirmationPart.self, value: .line)
        }
      }
    }
  }
}

struct AnswersFrame<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AnswersFrame: _LayoutContainer {
  nonisolated var _layout: AnswersLayout { AnswersLayout() }
  nonisolated var _content: Content { content }
}

/// What a part of a dialog is.
enum ConfirmationPart: LayoutValueKey {
  case action, heading, card, line
  static var defaultValue: ConfirmationPart { .action }
}

extension LayoutSubview {
  /// Whether this is the answer that cancels.
  fileprivate var cancels: Bool {
    dimensions(in: .unspecified)[explicit: .cancelAnswer] == 1
  }
}

struct AnswersLayout: Layout, Equatable {
  private static let height: CGFloat = 44
  private static let line: CGFloat = 0.5
  private static let padding: CGFloat = 8

  private func answers(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ConfirmationPart.self] == .action }
  }

  /// Whether there are two answers whose titles fit beside each other.
  private func areBeside(_ answers: [LayoutSubview], width: CGFloat) -> Bool {
    let room = (width - Self.line) / 2 - 2 * Self.padding
    return answers.count == 2 && answers.allSatisfy { $0.sizeThatFits(.unspecified).width <= room }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let answers = answers(subviews)
    let width = proposal.width ?? 270
    let rows = areBeside(answers, width: width) ? 1 : answers.count
    return CGSize(width: width, height: CGFloat(rows) * (Self.height + Self.line))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let answers = answers(subviews)
    var lines = subviews.filter { $0[ConfirmationPart.self] == .line }[...]
    func placeLine(_ rect: CGRect) {
      lines.popFirst()?.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
    // The answer that cancels is the first of two, and the last of several.
    let cancelling = answers.filter(\.cancels)
    let others = answers.filter { !$0.cancels }
    if areBeside(answers, width: bounds.width) {
      let width = (bounds.width - Self.line) / 2
      placeLine(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.line))
      for (index, answer) in (cancelling + others).enumerated() {
        answer.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(index) * (width + Self.line),
            y: bounds.minY + Self.line
          ),
          proposal: ProposedViewSize(width: width, height: Self.height)
        )
      }
      placeLine(
        CGRect(x: bounds.minX + width, y: bounds.minY, width: Self.line, height: bounds.height)
      )
      return
    }
    var y = bounds.minY
    for answer in others + cancelling {
      placeLine(CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.line))
      y += Self.line
      answer.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: Self.height)
      )
      y += Self.height
    }
  }
}

struct ConfirmationLayoutView<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ConfirmationLayoutView: _LayoutContainer {
  nonisolated var _layout: ConfirmationLayout { ConfirmationLayout() }
  nonisolated var _content: Content { content }
}

/// A heading and actions on one card, and the action that cancels on another below.
struct ConfirmationLayout: Layout, Equatable {
  private static let row: CGFloat = 57
  private static let gap: CGFloat = 8

  private struct Parts {
    var heading: LayoutSubview?
    var cards: [LayoutSubview] = []
    var actions: [LayoutSubview] = []
    var cancel: LayoutSubview?
  }

  private func parts(_ subviews: Subviews) -> Parts {
    var parts = Parts()
    for subview in subviews {
      switch subview[ConfirmationPart.self] {
      case .heading: parts.heading = subview
      case .card: parts.cards.append(subview)
      case .action, .line:
        if subview.cancels { parts.cancel = subview } else { parts.actions.append(subview) }
      }
    }
    return parts
  }

  private func headingHeight(_ parts: Parts, width: CGFloat?) -> CGFloat {
    let height =
      parts.heading?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    // Without title and message only the padding is left.
    return height > 40 ? height : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = parts(subviews)
    let width = min(proposal.width ?? 374, 500)
    return CGSize(
      width: width,
      height: headingHeight(parts, width: width) + Self.row * CGFloat(parts.actions.count)
        + Self.gap
        + Self.row
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let parts = parts(subviews)
    let heading = headingHeight(parts, width: bounds.width)
    let top = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: bounds.width,
      height: heading + Self.row * CGFloat(parts.actions.count)
    )
    let bottom = CGRect(
      x: bounds.minX,
      y: top.maxY + Self.gap,
      width: bounds.width,
      height: Self.row
    )
    for (card, rect) in zip(parts.cards, [top, bottom]) {
      card.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
    parts.heading?.place(
      at: CGPoint(x: bounds.midX, y: top.minY),
      anchor: .top,
      proposal: ProposedViewSize(width: bounds.width, height: nil)
    )
    for (index, action) in parts.actions.enumerated() {
      action.place(
        at: CGPoint(x: bounds.minX, y: top.minY + heading + Self.row * CGFloat(index)),
        proposal: ProposedViewSize(width: bounds.width, height: Self.row)
      )
    }
    parts.cancel?.place(
      at: bottom.origin,
      proposal: ProposedViewSize(width: bounds.width, height: Self.row)
    )
  }
}
